import { ADMIN_LIMITS, type AdminPurchase } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Notice } from '../../../../ui/notice';
import { TextArea } from '../../../../ui/text-area';
import { toast } from '../../../../ui/toast';
import { purchaseCalls } from '../../api/purchase-calls';
import { FormDialog } from '../form-dialog';

interface NoteDialogProps {
  purchase: AdminPurchase;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** What colleagues should know about a purchase. Two who write at once see each other's note before one is lost. */
export function NoteDialog({ purchase, onDone, onClose }: NoteDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [known, setKnown] = useState(purchase.note);
  const [note, setNote] = useState(purchase.note);
  const [stale, setStale] = useState(false);

  const save = async () => {
    try {
      await purchaseCalls.annotate(purchase, { note, before: known });
      toast.success(t('admin.purchases.noteSaved'));
      await onDone();
    } catch (failure) {
      const current = failure instanceof ApiFailure ? failure.details.current : undefined;
      if (failure instanceof ApiFailure && failure.code === 'STALE_VERSION' && typeof current === 'string') {
        setKnown(current);
        setNote((mine) => [current, mine].filter(Boolean).join('\n\n'));
        setStale(true);
      } else toast.error(t('admin.purchases.noteFailed'), errorText(failure));
    }
  };

  return (
    <FormDialog title={t('admin.purchases.noteTitle')} onSave={save} onClose={onClose}>
      {stale && <Notice tone="warning">{t('admin.purchases.noteStale')}</Notice>}
      <TextArea
        label={t('admin.purchases.noteLabel')}
        hint={t('admin.purchases.noteHint')}
        value={note}
        onChange={setNote}
        maxLength={ADMIN_LIMITS.note}
        rows={5}
      />
    </FormDialog>
  );
}
