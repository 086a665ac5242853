import { SOCIAL_LIMITS, type SocialPlatform } from '@contract';
import { useT } from '../../../../i18n';
import { Columns } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { SelectField } from '../../../../ui/select-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import type { Composer } from '../../model/composer';
import { isLink } from '../../model/settings-draft';

/** Whose text is written: the common one, or that of one network. */
export type TextOf = SocialPlatform | 'common';

interface ComposerTextsProps {
  composer: Composer;
  of: TextOf;
  onOf: (of: TextOf) => void;
  onChange: (changes: Partial<Composer>) => void;
}

/** The words of a post: one text for all, and another where a network wants its own. */
export function ComposerTexts({ composer, of, onOf, onChange }: ComposerTextsProps) {
  const t = useT();
  const { platforms, copy, variants } = composer;
  const name = (platform: SocialPlatform) => t(`socialAccounts.platforms.${platform}`);
  const own = of !== 'common';
  const setVariant = (text: string) => own && onChange({ variants: { ...variants, [of]: text } });
  const backToCommon = () =>
    onChange({
      variants: Object.fromEntries(Object.entries(variants).filter(([platform]) => platform !== of)),
    });
  return (
    <>
      {platforms.length > 1 && (
        <SelectField
          label={t('socialComposer.texts')}
          value={of}
          options={[
            { value: 'common', label: t('socialComposer.common') },
            ...platforms.map((platform) => ({
              value: platform,
              label:
                variants[platform] === undefined
                  ? name(platform)
                  : `${name(platform)} (${t('socialComposer.own')})`,
            })),
          ]}
          onChange={onOf}
        />
      )}
      <TextArea
        label={own ? t('socialComposer.ownCopy', { platform: name(of) }) : t('socialComposer.copy')}
        hint={own ? t('socialComposer.ownHint') : undefined}
        rows={6}
        autoGrowMax={320}
        maxLength={SOCIAL_LIMITS.copy}
        value={own ? (variants[of] ?? copy) : copy}
        onChange={(text) => (own ? setVariant(text) : onChange({ copy: text }))}
      />
      {own && variants[of] !== undefined && (
        <Button size="s" variant="ghost" css={{ justifySelf: 'start' }} onClick={backToCommon}>
          {t('socialComposer.backToCommon')}
        </Button>
      )}
      {platforms.includes('pinterest') && (
        <TextField
          label={t('socialPosts.editor.titleField')}
          hint={t('socialPosts.editor.titleHint')}
          maxLength={SOCIAL_LIMITS.title}
          value={composer.title}
          onChange={(title) => onChange({ title })}
        />
      )}
      <Columns>
        <TextField
          label={t('socialPosts.editor.callToAction')}
          maxLength={SOCIAL_LIMITS.callToAction}
          value={composer.callToAction}
          onChange={(callToAction) => onChange({ callToAction })}
        />
        <TextField
          label={t('socialPosts.editor.link')}
          type="url"
          placeholder="https://"
          maxLength={SOCIAL_LIMITS.link}
          error={isLink(composer.link) ? null : t('social.instructions.linkInvalid')}
          value={composer.link}
          onChange={(link) => onChange({ link: link.trim() })}
        />
      </Columns>
      <TextField
        label={t('socialPosts.editor.hashtags')}
        hint={t('socialPosts.editor.hashtagsHint')}
        value={composer.hashtags}
        onChange={(hashtags) => onChange({ hashtags })}
      />
    </>
  );
}
