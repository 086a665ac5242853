import type { TransferDetails } from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { formatEuro } from '../../../lib/money';
import { IconButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';
import { groupIban } from '../model/amounts';

/** What to write on the bank's form, each line ready to be copied. */
export function TransferSheet({ transfer }: { transfer: TransferDetails }) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p>{t('checkout.transferDetails.lead', { date: formatDate(transfer.expiresAt, locale) })}</p>
      <Card padding="s">
        <dl css={{ display: 'grid', gap: 12 }}>
          <Line label={t('checkout.transferDetails.payee')} shown={transfer.payee} copied={transfer.payee} />
          <Line
            label={t('checkout.transferDetails.iban')}
            shown={groupIban(transfer.iban)}
            copied={transfer.iban}
          />
          <Line
            label={t('checkout.transferDetails.amount')}
            shown={formatEuro(transfer.amountCents, locale)}
            copied={(transfer.amountCents / 100).toFixed(2).replace('.', locale === 'it' ? ',' : '.')}
          />
          <Line
            label={t('checkout.transferDetails.reference')}
            shown={transfer.reference}
            copied={transfer.reference}
          />
        </dl>
      </Card>
      <Notice tone="info">{t('checkout.transferDetails.referenceHint')}</Notice>
      <p css={{ color: tokens.color.muted }}>{t('checkout.transferDetails.after')}</p>
    </div>
  );
}

function Line({ label, shown, copied }: { label: string; shown: string; copied: string }) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: 8, justifyContent: 'space-between' }}>
      <div css={{ minWidth: 0 }}>
        <dt css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{label}</dt>
        <dd css={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {shown}
        </dd>
      </div>
      <div css={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <span role="status" css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>
          {state === 'copied' && t('checkout.transferDetails.copied')}
          {state === 'failed' && t('checkout.transferDetails.copyFailed')}
        </span>
        <IconButton
          icon={state === 'copied' ? 'check' : 'copy'}
          label={t('checkout.transferDetails.copy', { label })}
          onClick={() => void copy()}
        />
      </div>
    </div>
  );
}
