import type { AdminPurchase, AdminPurchaseDetail } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { formatEuro } from '../../../../lib/money';
import { Dialog } from '../../../../ui/dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { purchaseCalls } from '../../api/purchase-calls';
import { useAdminPurchase } from '../../api/use-documents';
import { DownloadButton } from '../download-button';
import { LoadFailure } from '../load-failure';
import { InvoiceProblems } from './invoice-problems';

interface DocumentsDialogProps {
  purchase: AdminPurchase;
  onClose: () => void;
}

/** A purchase's receipts and credit notes, each to print and as an electronic invoice, and how its money went back. */
export function DocumentsDialog({ purchase, onClose }: DocumentsDialogProps) {
  const t = useT();
  const detail = useAdminPurchase(purchase.id);
  return (
    <Dialog open title={t('admin.documents.title', { title: purchase.productTitle })} onClose={onClose}>
      <div css={{ display: 'grid', gap: 16 }}>
        {detail.error && (
          <LoadFailure
            error={detail.error}
            stale={detail.purchase !== undefined}
            retrying={detail.reading}
            onRetry={detail.reload}
          />
        )}
        {!detail.purchase && !detail.error && <Skeleton height={96} />}
        {detail.purchase && <Documents purchase={detail.purchase} />}
      </div>
    </Dialog>
  );
}

function Documents({ purchase: { receipts, refund } }: { purchase: AdminPurchaseDetail }) {
  const t = useT();
  return (
    <>
      {refund && <RefundLine refund={refund} />}
      {receipts.length === 0 && <p css={{ color: tokens.color.muted }}>{t('admin.documents.none')}</p>}
      <ul css={{ display: 'grid', gap: 20, margin: 0, padding: 0 }}>
        {receipts.map((receipt) => (
          <DocumentLine key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </>
  );
}

function DocumentLine({ receipt }: { receipt: AdminPurchaseDetail['receipts'][number] }) {
  const t = useT();
  const { locale } = useLocale();
  const { id, number, issuedAt, amountCents, vatCents, problems } = receipt;
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
      </div>
      <InvoiceProblems problems={problems} />
    </li>
  );
}

function RefundLine({ refund }: { refund: NonNullable<AdminPurchase['refund']> }) {
  const t = useT();
  const { locale } = useLocale();
  const { state, day, iban, note } = refund;
  return (
    <div css={{ display: 'grid', gap: 4, padding: 12, borderRadius: 8, background: tokens.color.paper }}>
      <strong>
        {t(state === 'done' ? 'admin.refund.doneOn' : 'admin.refund.askedOn', {
          day: formatShortDate(`${day}T12:00:00Z`, locale),
        })}
      </strong>
      {iban && <span css={{ overflowWrap: 'anywhere' }}>{t('admin.refund.sentTo', { iban })}</span>}
      {note && <span css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</span>}
    </div>
  );
}
