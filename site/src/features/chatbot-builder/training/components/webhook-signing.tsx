import type { ModelSettings } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Notice } from '../../../../ui/notice';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { CopyField } from '../../installation/components/copy-field';

interface WebhookSigningProps {
  settings: Pick<ModelSettings, 'webhookSecretHint' | 'formerWebhookSecretUntil'>;
  /** Answers the new secret, in the clear this once. */
  onRenew: () => Promise<string>;
  onForget: () => Promise<void>;
}

/** The secret by which an automation knows that a request comes from here: made, replaced, removed. */
export function WebhookSigning({ settings, onRenew, onForget }: WebhookSigningProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'renew' | 'forget' | null>(null);
  const { webhookSecretHint: hint, formerWebhookSecretUntil: until } = settings;

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (failure) {
      toast.error(t('builderModel.requestFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const renew = () => run(async () => setSecret(await onRenew()));
  const forget = () =>
    run(async () => {
      await onForget();
      setSecret(null);
    });

  return (
    <section aria-label={t('builderModel.signing.title')} css={{ display: 'grid', gap: 10 }}>
      <h4 css={{ fontSize: tokens.size.s, fontWeight: 600 }}>{t('builderModel.signing.title')}</h4>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
        {hint === null ? t('builderModel.signing.none') : t('builderModel.signing.signed', { hint })}
      </p>
      {secret !== null && (
        <Notice tone="warning" title={t('builderModel.signing.once')}>
          <CopyField
            label={t('builderModel.signing.secret')}
            copyLabel={t('builderModel.signing.copy')}
            value={secret}
          />
        </Notice>
      )}
      {until !== null && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderModel.signing.former', { when: formatDateTime(until, locale) })}
        </p>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button
          variant="secondary"
          size="s"
          busy={busy}
          onClick={() => (hint === null ? void renew() : setAsking('renew'))}
        >
          {t(hint === null ? 'builderModel.signing.create' : 'builderModel.signing.renew')}
        </Button>
        {hint !== null && (
          <Button variant="ghost" size="s" disabled={busy} onClick={() => setAsking('forget')}>
            {t('builderModel.signing.forget')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'renew'}
        title={t('builderModel.signing.renewTitle')}
        body={t('builderModel.signing.renewBody')}
        confirmLabel={t('builderModel.signing.renew')}
        onConfirm={renew}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'forget'}
        tone="danger"
        title={t('builderModel.signing.forgetTitle')}
        body={t('builderModel.signing.forgetBody')}
        confirmLabel={t('builderModel.signing.forget')}
        onConfirm={forget}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}
