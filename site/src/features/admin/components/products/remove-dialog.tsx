import type { AdminProduct } from '@contract';
import { useErrorText, useT } from '../../../../i18n';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast';
import { productCalls } from '../../api/product-calls';
import { reasonOf } from '../../model/conflict';
import { useUndo } from '../use-undo';

interface RemoveDialogProps {
  /** Null while nothing is being removed. */
  product: AdminProduct | null;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Deletes what nobody has ordered; what was ordered is taken off sale instead. */
export function RemoveDialog({ product, onDone, onClose }: RemoveDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const undoable = useUndo();
  const ordered = (product?.orders ?? 0) > 0;

  const confirm = async () => {
    if (!product) return;
    try {
      if (ordered) {
        const { data: hidden } = await productCalls.save(product, { listed: false });
        undoable({
          done: t('admin.products.withdrawn'),
          takeBack: () => productCalls.save(hidden, { listed: true }),
          onTakenBack: onDone,
        });
      } else {
        await productCalls.remove(product);
        toast.success(t('admin.products.deleted'));
      }
    } catch (failure) {
      const why = reasonOf(failure) === 'ordered' ? t('admin.products.ordered') : errorText(failure);
      toast.error(
        t('admin.error'),
        `${t(ordered ? 'admin.form.saveFailed' : 'admin.products.deleteFailed')}. ${why}`,
      );
    }
    await onDone();
  };

  const title = product?.title ?? '';
  return (
    <ConfirmDialog
      open={product !== null}
      tone="danger"
      title={t(ordered ? 'admin.products.withdrawTitle' : 'admin.products.deleteTitle', { title })}
      body={<p>{t(ordered ? 'admin.products.withdrawBody' : 'admin.products.deleteBody')}</p>}
      confirmLabel={t(ordered ? 'admin.products.withdrawConfirm' : 'admin.products.deleteConfirm')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
