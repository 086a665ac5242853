import { ADMIN_LIMITS, type AdminReceipt, type BillingData } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { BillingDialog } from '../../../../shared/billing/billing-dialog';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { purchaseCalls } from '../../api/purchase-calls';

interface ReissueDialogProps {
  receipt: AdminReceipt;
  buyer: BillingData;
  onDone: () => void;
  onClose: () => void;
}

/** Corrects an issued document: a credit note takes it back, a new one is made out to who it should have been. */
export function ReissueDialog({ receipt, buyer, onDone, onClose }: ReissueDialogProps) {
  const t = useT();
  const [note, setNote] = useState('');
  const save = async (billing: BillingData) => {
    const { data } = await purchaseCalls.reissue(receipt.id, { billing, note });
    toast.success(t('adminBooks.reissue.done', { creditNote: data.creditNote, document: data.document }));
    onDone();
  };
  return (
    <BillingDialog
      title={t('adminBooks.reissue.title', { number: receipt.number })}
      lead={t('adminBooks.reissue.lead')}
      saveLabel={t('adminBooks.reissue.confirm')}
      initial={buyer}
      refusals={{ credited: t('adminBooks.reissue.credited') }}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t('adminBooks.billing.reason')}
        hint={t('adminBooks.billing.reasonHint')}
        value={note}
        maxLength={ADMIN_LIMITS.reason}
        onChange={setNote}
      />
    </BillingDialog>
  );
}
