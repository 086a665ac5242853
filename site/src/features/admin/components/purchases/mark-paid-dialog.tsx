import type { AdminPurchase } from '@contract';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatEuro } from '../../../../lib/money';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast';
import { purchaseCalls } from '../../api/purchase-calls';

interface MarkPaidDialogProps {
  /** Null while nothing is being confirmed. */
  purchase: AdminPurchase | null;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Asks once more before a product starts: an arrived transfer cannot be taken back here. */
export function MarkPaidDialog({ purchase, onDone, onClose }: MarkPaidDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const confirm = async () => {
    if (!purchase) return;
    try {
      await purchaseCalls.markPaid(purchase);
      toast.success(t('admin.purchases.markedPaid'));
    } catch (failure) {
      toast.error(t('admin.purchases.markPaidFailed'), errorText(failure));
    }
    await onDone();
  };
  return (
    <ConfirmDialog
      open={purchase !== null}
      title={t('admin.purchases.markPaidTitle')}
      body={
        <p>
          {purchase &&
            t('admin.purchases.markPaidBody', {
              title: purchase.productTitle,
              // The first payment is what a coupon makes cheaper; renewals cost the whole price.
              amount: formatEuro(
                purchase.priceCents - (purchase.paidAt ? 0 : purchase.discountCents),
                locale,
              ),
              reference: purchase.transferReference,
            })}
        </p>
      }
      confirmLabel={t('admin.purchases.markPaid')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
