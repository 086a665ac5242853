import type { AdminReceipt } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { formatEuro } from '../../../../lib/money';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { purchaseCalls } from '../../api/purchase-calls';
import { DownloadButton } from '../download-button';
import { InvoiceProblems } from './invoice-problems';
import { ReissueDialog } from './reissue-dialog';
import { TransmissionStatus } from './transmission-status';

interface DocumentLineProps {
  receipt: AdminReceipt;
  onChanged: () => void;
}

/** One document: its files, where it stands with the exchange system, and how it is corrected. */
export function DocumentLine({ receipt, onChanged }: DocumentLineProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  const { id, number, issuedAt, amountCents, vatCents, problems, exchange, canReissue } = receipt;
  const again = exchange.transmission !== null;

  const transmit = async () => {
    setBusy(true);
    try {
      await purchaseCalls.transmit(id);
      toast.success(t('adminBooks.exchange.queued'));
    } catch (failure) {
      toast.error(t('adminBooks.exchange.failed'), errorText(failure));
    } finally {
      setBusy(false);
      onChanged();
    }
  };

  return (
    <li css={{ display: 'grid', gap: 8 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', justifyContent: 'space-between' }}>
        <strong>
          {t(amountCents < 0 ? 'admin.documents.creditNote' : 'admin.documents.receipt', { number })}
        </strong>
        <span css={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
          {formatEuro(amountCents, locale)}
        </span>
        <span css={{ flexBasis: '100%', color: tokens.color.muted, fontSize: tokens.size.s }}>
          {formatShortDate(issuedAt, locale)} ·{' '}
          {t('admin.documents.vat', { amount: formatEuro(vatCents, locale) })}
        </span>
      </div>
      <TransmissionStatus exchange={exchange} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <DownloadButton
          label={t('admin.documents.pdfOf', { number })}
          onSave={() => purchaseCalls.receiptPdf(id)}
        >
          {t('admin.documents.pdf')}
        </DownloadButton>
        {problems.length === 0 && (
          <DownloadButton
            label={t('admin.documents.xmlOf', { number })}
            onSave={() => purchaseCalls.invoice(id)}
          >
            {t('admin.documents.xml')}
          </DownloadButton>
        )}
        {exchange.refusal === null && (
          <Button
            size="s"
            variant="secondary"
            busy={busy}
            aria-label={t(again ? 'adminBooks.exchange.sendAgainOf' : 'adminBooks.exchange.sendOf', {
              number,
            })}
            onClick={() => void transmit()}
          >
            {t(again ? 'adminBooks.exchange.sendAgain' : 'adminBooks.exchange.send')}
          </Button>
        )}
        {canReissue && receipt.buyer && (
          <Button
            size="s"
            variant="secondary"
            icon="edit"
            aria-label={t('adminBooks.reissue.actionOf', { number })}
            onClick={() => setCorrecting(true)}
          >
            {t('adminBooks.reissue.action')}
          </Button>
        )}
      </div>
      <InvoiceProblems problems={problems} />
      {correcting && receipt.buyer && (
        <ReissueDialog
          receipt={receipt}
          buyer={receipt.buyer}
          onDone={onChanged}
          onClose={() => setCorrecting(false)}
        />
      )}
    </li>
  );
}
