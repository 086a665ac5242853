import type { AdminPurchase, AdminPurchaseDetail } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { Dialog } from '../../../../ui/dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useAdminPurchase } from '../../api/use-documents';
import { LoadFailure } from '../load-failure';
import { DocumentLine } from './document-line';
import { NextBuyer } from './next-buyer';

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
        {detail.purchase && <Documents purchase={detail.purchase} onChanged={detail.reload} />}
      </div>
    </Dialog>
  );
}

interface DocumentsProps {
  purchase: AdminPurchaseDetail;
  onChanged: () => void;
}

function Documents({ purchase, onChanged }: DocumentsProps) {
  const t = useT();
  const { receipts, refund } = purchase;
  return (
    <>
      {refund && <RefundLine refund={refund} />}
      <NextBuyer purchase={purchase} onChanged={onChanged} />
      {receipts.length === 0 && <p css={{ color: tokens.color.muted }}>{t('admin.documents.none')}</p>}
      <ul css={{ display: 'grid', gap: 20, margin: 0, padding: 0 }}>
        {receipts.map((receipt) => (
          <DocumentLine key={receipt.id} receipt={receipt} onChanged={onChanged} />
        ))}
      </ul>
    </>
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
