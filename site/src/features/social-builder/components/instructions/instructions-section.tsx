import { SOCIAL_LIMITS, SOCIAL_TONES } from '@contract';
import { useT } from '../../../../i18n';
import { Choice } from '../../../../shared/builder/choice';
import { Columns, Group, Section } from '../../../../shared/builder/section';
import { ColorField } from '../../../../ui/color-field';
import { SwitchField } from '../../../../ui/switch-field';
import { TextArea } from '../../../../ui/text-area';
import { tokens } from '../../../../ui/tokens';
import { useSocialProjectContext } from '../social-project-context';
import { LinkFields } from '../link-fields';
import { ReferenceFiles } from './reference-files';

/** Istruzioni AI: what the writer is told. */
export function InstructionsSection() {
  const t = useT();
  const { settings, change } = useSocialProjectContext();
  return (
    <Section title={t('social.sections.instructions')} lead={t('social.instructions.lead')}>
      <Group title={t('social.instructions.about')}>
        <div css={{ display: 'grid', gap: 6 }}>
          <TextArea
            label={t('social.instructions.text')}
            hint={t('social.instructions.textHint')}
            placeholder={t('social.instructions.textPlaceholder')}
            rows={6}
            autoGrowMax={420}
            maxLength={SOCIAL_LIMITS.instructions}
            value={settings.instructions}
            onChange={(instructions) => change({ instructions })}
          />
          <span
            css={{
              justifySelf: 'end',
              color: tokens.color.muted,
              fontSize: tokens.size.xs,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {t('social.instructions.counter', {
              count: settings.instructions.length,
              max: SOCIAL_LIMITS.instructions,
            })}
          </span>
        </div>
        <Choice
          label={t('social.instructions.tone')}
          value={settings.tone}
          options={SOCIAL_TONES.map((tone) => ({
            value: tone,
            label: t(`social.instructions.tones.${tone}`),
          }))}
          onChange={(tone) => change({ tone })}
          draw={({ label }) => label}
          columns="repeat(auto-fill, minmax(min(100%, 140px), 1fr))"
        />
      </Group>
      <ReferenceFiles />
      <Group title={t('social.instructions.ending')}>
        <LinkFields />
        <SwitchField
          label={t('social.instructions.trackLinks')}
          hint={t('social.instructions.trackLinksHint')}
          checked={settings.trackLinks}
          onChange={(trackLinks) => change({ trackLinks })}
        />
      </Group>
      <Group title={t('social.instructions.approving')}>
        <SwitchField
          label={t('social.instructions.approveFirst')}
          hint={t('social.instructions.approveFirstHint')}
          checked={settings.approveFirst}
          onChange={(approveFirst) => change({ approveFirst })}
        />
      </Group>
      <Group title={t('social.instructions.brand')} lead={t('social.instructions.brandLead')}>
        <Columns>
          <ColorField
            label={t('social.instructions.brandColor')}
            value={settings.brandColor}
            onChange={(brandColor) => change({ brandColor })}
          />
          <ColorField
            label={t('social.instructions.brandTextColor')}
            value={settings.brandTextColor}
            onChange={(brandTextColor) => change({ brandTextColor })}
          />
        </Columns>
      </Group>
    </Section>
  );
}
