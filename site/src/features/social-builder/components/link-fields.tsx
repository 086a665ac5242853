import { SOCIAL_LIMITS } from '@contract';
import { useT } from '../../../i18n';
import { Columns } from '../../../shared/builder/section';
import { TextField } from '../../../ui/text-field';
import { isLink } from '../model/settings-draft';
import { useSocialProjectContext } from './social-project-context';

/** What posts ask their readers to do, and where they lead. */
export function LinkFields() {
  const t = useT();
  const { settings, change } = useSocialProjectContext();
  return (
    <Columns>
      <TextField
        label={t('social.instructions.callToAction')}
        hint={t('social.instructions.callToActionHint')}
        placeholder={t('social.instructions.callToActionPlaceholder')}
        maxLength={SOCIAL_LIMITS.callToAction}
        value={settings.callToAction}
        onChange={(callToAction) => change({ callToAction })}
      />
      <TextField
        label={t('social.instructions.link')}
        hint={t('social.instructions.linkHint')}
        type="url"
        placeholder="https://"
        spellCheck={false}
        maxLength={SOCIAL_LIMITS.link}
        error={isLink(settings.link) ? null : t('social.instructions.linkInvalid')}
        value={settings.link}
        onChange={(link) => change({ link: link.trim() })}
      />
    </Columns>
  );
}
