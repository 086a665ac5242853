import { PROFILE_LIMITS, type ProfileQuestion } from '@contract';
import { useT } from '../../../../i18n';
import { TextArea } from '../../../../ui/text-area';
import { newQuestion } from '../../model/profile-draft';
import { ItemList } from './item-list';
import { SourceLabel } from './source-label';
import { WindowFields } from './say-window';
import type { UpdateProfile } from './use-profile-draft';

interface QuestionsCardProps {
  questions: readonly ProfileQuestion[];
  update: UpdateProfile;
}

/** What customers ask, with the owner's answers. */
export function QuestionsCard({ questions, update }: QuestionsCardProps) {
  const t = useT();
  return (
    <ItemList
      title={t('socialProfile.questions.title')}
      lead={t('socialProfile.questions.lead')}
      none={t('socialProfile.questions.none')}
      addLabel={t('socialProfile.questions.add')}
      items={questions}
      max={PROFILE_LIMITS.questions}
      create={newQuestion}
      onChange={(change) => update((profile) => ({ ...profile, questions: change(profile.questions) }))}
      nameOf={({ question }) => question}
      summary={({ question, answer, source }) => (
        <>
          <p>
            <strong>{question}</strong>
          </p>
          <p>{answer}</p>
          <SourceLabel source={source} />
        </>
      )}
      fields={(item, change) => {
        const set = (changes: Partial<ProfileQuestion>) => change({ ...item, ...changes, source: undefined });
        return (
          <>
            <TextArea
              label={t('socialProfile.questions.question')}
              rows={2}
              autoGrowMax={160}
              maxLength={PROFILE_LIMITS.text}
              value={item.question}
              onChange={(question) => set({ question })}
            />
            <TextArea
              label={t('socialProfile.questions.answer')}
              rows={2}
              autoGrowMax={240}
              maxLength={PROFILE_LIMITS.text}
              value={item.answer}
              onChange={(answer) => set({ answer })}
            />
            <WindowFields value={item} onChange={set} />
          </>
        );
      }}
    />
  );
}
