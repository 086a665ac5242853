import { LIMITS } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { TextField } from '../../../../ui/text-field';
import { checkSettings, completeAddress } from '../../model/check-settings';
import { siteAccess } from '../model/site-access';
import { useBuilder, useBuilderState } from '../../components/builder-context';

/** The address of the site the chatbot is for. Half an address is not worth saving: it waits until the field is left. */
export function SiteUrlField() {
  const t = useT();
  const builder = useBuilder();
  const settings = useBuilderState((state) => state.settings);
  const saved = useBuilderState((state) => state.chatbot);
  const [focused, setFocused] = useState(false);
  const wrong = !focused && checkSettings(settings).siteUrl;
  const access = siteAccess(settings, saved);
  const refused = !focused && access && !access.allowed ? access.domain : null;
  return (
    <>
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
          access?.allowed
            ? t('builderInstallation.domain', { domain: access.domain })
            : t('builderInstallation.siteUrlHint')
        }
      />
      {refused && (
        <Notice
          tone="warning"
          action={
            settings.allowedDomains.length < LIMITS.allowedDomains.max && (
              <Button
                size="s"
                variant="secondary"
                onClick={() =>
                  builder.store.getState().set({ allowedDomains: [...settings.allowedDomains, refused] })
                }
              >
                {t('builderInstallation.allowDomain', { domain: refused })}
              </Button>
            )
          }
        >
          {t('builderInstallation.domainRefused', { domain: refused })}
        </Notice>
      )}
    </>
  );
}
