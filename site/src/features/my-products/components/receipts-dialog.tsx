import { titleWithChatbot, type Purchase, type Receipt } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatShortDate } from '../../../lib/dates';
import { formatEuro } from '../../../lib/money';
import { LoadFailure } from '../../../shared/load-failure';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { downloadReceipt } from '../api/purchase-calls';
import { usePurchaseDetail } from '../api/use-purchase-detail';

interface ReceiptsDialogProps {
  purchase: Purchase;
  open: boolean;
  onClose: () => void;
}

/** The numbered receipts of a purchase, newest first. */
export function ReceiptsDialog({ purchase, open, onClose }: ReceiptsDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t('myProducts.receipts.title', {
        title: titleWithChatbot(purchase.product.title, purchase.chatbot),
      })}
      open={open}
      onClose={onClose}
      width={480}
    >
      {open && <Receipts id={purchase.id} />}
    </Dialog>
  );
}

function Receipts({ id }: { id: string }) {
  const t = useT();
  const { purchase, error, reload, reloading } = usePurchaseDetail(id);
  if (!purchase && error) return <LoadFailure error={error} onRetry={reload} retrying={reloading} />;
  if (!purchase) return <Skeleton height={72} />;
  if (purchase.receipts.length === 0)
    return <p css={{ color: tokens.color.muted }}>{t('myProducts.receipts.none')}</p>;
  return (
    <ul css={{ display: 'grid', gap: 16 }}>
      {purchase.receipts.map((receipt) => (
        <ReceiptLine key={receipt.id} purchaseId={id} receipt={receipt} />
      ))}
    </ul>
  );
}

function ReceiptLine({ purchaseId, receipt }: { purchaseId: string; receipt: Receipt }) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { locale } = useLocale();
  const { number, issuedAt, amountCents, vatCents, periodStart, periodEnd } = receipt;
  const save = async () => {
    setBusy(true);
    try {
      await downloadReceipt(purchaseId, receipt.id);
    } catch (failure) {
      toast.error(t('myProducts.receipts.pdfFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const muted = { color: tokens.color.muted, fontSize: tokens.size.s };
  return (
    <li css={{ display: 'flex', gap: 16, justifyContent: 'space-between' }}>
      <div css={{ minWidth: 0 }}>
        <p css={{ fontWeight: 650 }}>
          {t(amountCents < 0 ? 'myProducts.receipts.refund' : 'myProducts.receipts.number', { number })}
        </p>
        <p css={muted}>
          <time dateTime={issuedAt}>{formatShortDate(issuedAt, locale)}</time>
          {periodStart && periodEnd && (
            <>
              {' · '}
              {t('myProducts.receipts.period', {
                from: formatShortDate(periodStart, locale),
                to: formatShortDate(periodEnd, locale),
              })}
            </>
          )}
        </p>
        <div css={{ paddingTop: 8 }}>
          <Button
            size="s"
            variant="secondary"
            icon="download"
            busy={busy}
            aria-label={t('myProducts.receipts.pdfOf', { number })}
            onClick={() => void save()}
          >
            {t('myProducts.receipts.pdf')}
          </Button>
        </div>
      </div>
      <div css={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        <p css={{ fontWeight: 650 }}>{formatEuro(amountCents, locale)}</p>
        <p css={muted}>{t('myProducts.receipts.vat', { amount: formatEuro(vatCents, locale) })}</p>
      </div>
    </li>
  );
}
