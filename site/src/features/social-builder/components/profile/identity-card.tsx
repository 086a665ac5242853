import {
  PROFILE_LIMITS,
  SOCIAL_VOICES,
  type ShownProfile,
  type SocialProfile,
  type SourcedField,
} from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { Columns, Group } from '../../../../shared/builder/section';
import { SelectField } from '../../../../ui/select-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { useSourceText } from './source-label';
import type { UpdateProfile } from './use-profile-draft';

interface IdentityCardProps {
  profile: SocialProfile;
  trades: ShownProfile['trades'];
  update: UpdateProfile;
}

/** Name, trade, place and voice of the business, and whom it serves. */
export function IdentityCard({ profile, trades, update }: IdentityCardProps) {
  const t = useT();
  const { locale } = useLocale();
  const sourceText = useSourceText();
  const { name, trade, place, language, voice, customers, sources } = profile;
  const set = (changes: Partial<SocialProfile>) => update((before) => ({ ...before, ...changes }));
  /** A corrected field is its owner's: it was read nowhere. */
  const setSourced = (field: SourcedField, value: string) =>
    update((before) => ({ ...before, [field]: value, sources: { ...before.sources, [field]: undefined } }));
  const hintOf = (field: SourcedField) => (sources?.[field] ? sourceText(sources[field]) : undefined);
  const sorted = [...trades].sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <Group title={t('socialProfile.identity.title')}>
      <Columns>
        <TextField
          label={t('socialProfile.identity.name')}
          hint={hintOf('name')}
          maxLength={PROFILE_LIMITS.short}
          value={name}
          onChange={(text) => setSourced('name', text)}
        />
        <TextField
          label={t('socialProfile.identity.place')}
          hint={hintOf('place')}
          maxLength={PROFILE_LIMITS.short}
          value={place}
          onChange={(text) => setSourced('place', text)}
        />
      </Columns>
      <SelectField
        label={t('socialProfile.identity.trade')}
        hint={[hintOf('trade'), t('socialProfile.identity.tradeHint')].filter(Boolean).join(' · ')}
        value={trade}
        options={sorted.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={(id) => setSourced('trade', id)}
      />
      <Columns>
        <SelectField
          label={t('socialProfile.identity.language')}
          value={language}
          options={(['it', 'en'] as const).map((value) => ({
            value,
            label: t(`socialProfile.identity.languages.${value}`),
          }))}
          onChange={(value) => set({ language: value })}
        />
        {language === 'it' && (
          <SelectField
            label={t('socialProfile.identity.voice')}
            value={voice}
            options={SOCIAL_VOICES.map((value) => ({
              value,
              label: t(`socialProfile.identity.voices.${value}`),
            }))}
            onChange={(value) => set({ voice: value })}
          />
        )}
      </Columns>
      <TextArea
        label={t('socialProfile.identity.customers')}
        hint={t('socialProfile.identity.customersHint')}
        rows={2}
        autoGrowMax={200}
        maxLength={PROFILE_LIMITS.text}
        value={customers}
        onChange={(text) => set({ customers: text })}
      />
    </Group>
  );
}
