import { PROFILE_FACT_KINDS, PROFILE_LIMITS, type ProfileFact } from '@contract';
import { useT } from '../../../../i18n';
import { Columns } from '../../../../shared/builder/section';
import { SelectField } from '../../../../ui/select-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';
import { newFact } from '../../model/profile-draft';
import { ItemList } from './item-list';
import { SourceLabel } from './source-label';
import { useWindowText, WindowFields } from './say-window';
import type { UpdateProfile } from './use-profile-draft';

interface FactsCardProps {
  facts: readonly ProfileFact[];
  update: UpdateProfile;
}

/** True sentences that posts may say. */
export function FactsCard({ facts, update }: FactsCardProps) {
  const t = useT();
  const windowText = useWindowText();
  return (
    <ItemList
      title={t('socialProfile.facts.title')}
      lead={t('socialProfile.facts.lead')}
      none={t('socialProfile.facts.none')}
      addLabel={t('socialProfile.facts.add')}
      items={facts}
      max={PROFILE_LIMITS.facts}
      create={newFact}
      onChange={(change) => update((profile) => ({ ...profile, facts: change(profile.facts) }))}
      nameOf={({ text }) => text}
      summary={(fact) => {
        const more = [t(`socialProfile.facts.kinds.${fact.kind}`), fact.topic, windowText(fact)];
        return (
          <>
            <p css={{ whiteSpace: 'pre-line' }}>{fact.text}</p>
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
              {more.filter(Boolean).join(' · ')}
            </p>
            <SourceLabel source={fact.source} />
          </>
        );
      }}
      fields={(fact, change) => {
        const set = (changes: Partial<ProfileFact>) => change({ ...fact, ...changes, source: undefined });
        return (
          <>
            <TextArea
              label={t('socialProfile.facts.text')}
              rows={2}
              autoGrowMax={240}
              maxLength={PROFILE_LIMITS.text}
              value={fact.text}
              onChange={(text) => set({ text })}
            />
            <Columns>
              <SelectField
                label={t('socialProfile.facts.kind')}
                value={fact.kind}
                options={PROFILE_FACT_KINDS.map((value) => ({
                  value,
                  label: t(`socialProfile.facts.kinds.${value}`),
                }))}
                onChange={(kind) => set({ kind })}
              />
              <TextField
                label={t('socialProfile.facts.topic')}
                maxLength={PROFILE_LIMITS.short}
                value={fact.topic}
                onChange={(topic) => set({ topic })}
              />
            </Columns>
            <WindowFields value={fact} onChange={set} />
          </>
        );
      }}
    />
  );
}
