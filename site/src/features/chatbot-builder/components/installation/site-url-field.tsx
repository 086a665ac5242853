import { domainOf, LIMITS } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { TextField } from '../../../../ui/text-field';
import { checkSettings, completeAddress } from '../../model/check-settings';
import { useBuilder, useBuilderState } from '../builder-context';

/** The address of the site the chatbot is for. Half an address is not worth saving: it waits until the field is left. */
export function SiteUrlField() {
  const t = useT();
  const builder = useBuilder();
  const settings = useBuilderState((state) => state.settings);
  const [focused, setFocused] = useState(false);
  const wrong = !focused && checkSettings(settings).siteUrl;
  const domain = domainOf(settings.siteUrl.trim());
  return (
    <TextField
      label={t('builderInstallation.siteUrl')}
      type="url"
      autoComplete="url"
      maxLength={LIMITS.siteUrl.max}
      placeholder="https://"
      value={settings.siteUrl}
      onChange={(siteUrl) => builder.store.getState().set({ siteUrl })}
      onFocus={() => {
        setFocused(true);
        builder.hold('siteUrl');
      }}
      onBlur={() => {
        setFocused(false);
        builder.store.getState().set({ siteUrl: completeAddress(settings.siteUrl) });
        builder.release();
      }}
      error={wrong ? t('builderInstallation.siteUrlError') : null}
      hint={
        domain && settings.siteUrl
          ? t('builderInstallation.domain', { domain })
          : t('builderInstallation.siteUrlHint')
      }
    />
  );
}
