import { ADMIN_LIMITS, type AdminPurchase } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { ApiFailure } from '../../../../lib/http';
import { formatEuro } from '../../../../lib/money';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { purchaseCalls } from '../../api/purchase-calls';
import { useAdminPurchase } from '../../api/use-documents';
import { FormDialog } from '../form-dialog';
import { LoadFailure } from '../load-failure';

interface RefundDialogProps {
  purchase: AdminPurchase;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Gives the last payment back: by the card's provider, or by writing down what was sent by hand. */
export function RefundDialog({ purchase, onDone, onClose }: RefundDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const detail = useAdminPurchase(purchase.id);
  const [day, setDay] = useState(today);
  const [iban, setIban] = useState('');
  const [note, setNote] = useState(purchase.refund?.note ?? '');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const byHand = purchase.refundWay === 'by-hand';

  const save = async () => {
    try {
      await purchaseCalls.refund(purchase, byHand ? { note, day, iban } : { note });
      toast.success(t(byHand ? 'admin.refund.done' : 'admin.refund.asked'));
      onClose();
    } catch (failure) {
      const fields = failure instanceof ApiFailure ? failure.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length > 0) return;
      toast.error(t('admin.refund.failed'), errorText(failure));
    }
    await onDone();
  };
  const problemOf = (field: 'day' | 'iban') => {
    const problem = problems[field];
    if (!problem) return null;
    return t(problem === 'required' ? 'admin.refund.problems.required' : `admin.refund.problems.${field}`);
  };

  return (
    <FormDialog
      title={t('admin.refund.title')}
      saveLabel={t('admin.refund.confirm')}
      variant="danger"
      onSave={save}
      onClose={onClose}
    >
      {!detail.purchase && detail.error && (
        <LoadFailure error={detail.error} retrying={detail.reading} onRetry={detail.reload} />
      )}
      {!detail.purchase && !detail.error && <Skeleton height={48} />}
      {detail.purchase && (
        <p>
          {t(byHand ? 'admin.refund.byHand' : 'admin.refund.byProvider', {
            amount: formatEuro(detail.purchase.refundCents, locale),
            title: purchase.productTitle,
          })}
        </p>
      )}
      <Notice tone="warning">{t('admin.refund.consequences')}</Notice>
      {byHand && (
        <>
          <TextField
            type="date"
            label={t('admin.refund.day')}
            required
            value={day}
            error={problemOf('day')}
            onChange={setDay}
          />
          <TextField
            label={t('admin.refund.iban')}
            hint={t('admin.refund.ibanHint')}
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={iban}
            error={problemOf('iban')}
            onChange={setIban}
          />
        </>
      )}
      <TextArea
        label={t('admin.refund.note')}
        hint={t('admin.purchases.noteHint')}
        value={note}
        onChange={setNote}
        maxLength={ADMIN_LIMITS.note}
        rows={3}
      />
    </FormDialog>
  );
}
