import { CLOSING_QUESTIONS, PROFILE_LIMITS, type PostClosing } from '@contract';
import { useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { SelectField } from '../../../../ui/select-field';
import { TextArea } from '../../../../ui/text-area';
import type { UpdateProfile } from './use-profile-draft';

const NONE: PostClosing = { lines: [], question: 'never' };

interface ClosingCardProps {
  closing: PostClosing | undefined;
  update: UpdateProfile;
}

/** How posts end: words that stand under each of them, and how often a question to readers does. */
export function ClosingCard({ closing = NONE, update }: ClosingCardProps) {
  const t = useT();
  const set = (changes: Partial<PostClosing>) =>
    update((profile) => ({ ...profile, closing: { ...NONE, ...profile.closing, ...changes } }));
  return (
    <Group title={t('socialProfile.closing.title')}>
      <TextArea
        label={t('socialProfile.closing.lines')}
        hint={t('socialProfile.closing.linesHint', { max: PROFILE_LIMITS.closingLines })}
        rows={2}
        value={closing.lines.join('\n')}
        onChange={(text) =>
          set({
            lines: text
              .split('\n')
              .slice(0, PROFILE_LIMITS.closingLines)
              .map((line) => line.slice(0, PROFILE_LIMITS.short)),
          })
        }
      />
      <SelectField
        label={t('socialProfile.closing.question')}
        value={closing.question}
        onChange={(question) => set({ question })}
        options={CLOSING_QUESTIONS.map((value) => ({
          value,
          label: t(`socialProfile.closing.questions.${value}`),
        }))}
      />
    </Group>
  );
}
