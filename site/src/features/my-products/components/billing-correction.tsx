import type { BillingData, Purchase } from '@contract';
import { useT } from '../../../i18n';
import { BillingDialog } from '../../../shared/billing/billing-dialog';
import { LoadFailure } from '../../../shared/load-failure';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { correctBilling } from '../api/purchase-calls';
import { usePurchaseDetail } from '../api/use-purchase-detail';

interface BillingCorrectionProps {
  purchase: Purchase;
  onClose: () => void;
}

/** Who the next document of a purchase is made out to, for its buyer to correct. */
export function BillingCorrection({ purchase: { id }, onClose }: BillingCorrectionProps) {
  const t = useT();
  const { purchase, error, reload, reloading } = usePurchaseDetail(id);
  if (!purchase?.billing)
    return (
      <Dialog open title={t('billing.correct.title')} onClose={onClose}>
        {error ? (
          <LoadFailure error={error} onRetry={reload} retrying={reloading} />
        ) : (
          <Skeleton height={240} />
        )}
      </Dialog>
    );
  const save = async (billing: BillingData) => {
    await correctBilling(id, billing);
    toast.success(t('billing.correct.saved'));
    reload();
  };
  return (
    <BillingDialog
      title={t('billing.correct.title')}
      lead={t('billing.correct.lead')}
      saveLabel={t('billing.correct.save')}
      initial={purchase.billing}
      refusals={{ issued: t('billing.correct.issued') }}
      onSave={save}
      onClose={onClose}
    />
  );
}
