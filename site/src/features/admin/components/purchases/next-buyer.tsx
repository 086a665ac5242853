import { ADMIN_LIMITS, type AdminPurchaseDetail, type BillingData } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { BillingDialog } from '../../../../shared/billing/billing-dialog';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { purchaseCalls } from '../../api/purchase-calls';

interface NextBuyerProps {
  purchase: AdminPurchaseDetail;
  onChanged: () => void;
}

const line = ({ address, postalCode, city, country }: BillingData): string =>
  [address, `${postalCode} ${city}`.trim(), country].filter(Boolean).join(', ');

/** Who the next document of an order is made out to, while one is due; corrected here. */
export function NextBuyer({ purchase, onChanged }: NextBuyerProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const [note, setNote] = useState('');
  const { id, billing, canCorrectBilling, productTitle } = purchase;
  if (!billing || !canCorrectBilling) return null;
  const save = async (corrected: BillingData) => {
    await purchaseCalls.correctBilling(id, { billing: corrected, note });
    toast.success(t('billing.correct.saved'));
    onChanged();
  };
  return (
    <section css={{ display: 'grid', gap: 8, padding: 12, borderRadius: 8, background: tokens.color.paper }}>
      <h3 css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>{t('adminBooks.billing.title')}</h3>
      <p css={{ overflowWrap: 'anywhere' }}>
        <strong>{billing.fullName}</strong>
        <br />
        {line(billing)}
      </p>
      <div>
        <Button
          size="s"
          variant="secondary"
          icon="edit"
          aria-label={t('adminBooks.billing.correctOf', { title: productTitle })}
          onClick={() => setEditing(true)}
        >
          {t('adminBooks.billing.correct')}
        </Button>
      </div>
      {editing && (
        <BillingDialog
          title={t('billing.correct.title')}
          lead={t('billing.correct.lead')}
          saveLabel={t('billing.correct.save')}
          initial={billing}
          refusals={{ issued: t('billing.correct.issued') }}
          onSave={save}
          onClose={() => setEditing(false)}
        >
          <TextField
            label={t('adminBooks.billing.reason')}
            hint={t('adminBooks.billing.reasonHint')}
            value={note}
            maxLength={ADMIN_LIMITS.reason}
            onChange={setNote}
          />
        </BillingDialog>
      )}
    </section>
  );
}
