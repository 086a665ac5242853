import type { ModelFeature } from '@contract';
import { useErrorText, useT } from '../../../../i18n';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast';
import { modelCalls } from '../../api/model-calls';

interface RemoveModelDialogProps {
  /** Null while nothing is being removed. */
  feature: ModelFeature | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a model and its key are forgotten: the key has to be typed again afterwards. */
export function RemoveModelDialog({ feature, onDone, onClose }: RemoveModelDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const remove = async () => {
    if (!feature) return;
    try {
      await modelCalls.remove(feature);
      toast.success(t('adminModels.removed'));
    } catch (failure) {
      toast.error(t('adminModels.removeFailed'), errorText(failure));
    }
    await onDone();
  };
  return (
    <ConfirmDialog
      open={feature !== null}
      title={t('adminModels.removeTitle')}
      body={<p>{t('adminModels.removeBody')}</p>}
      confirmLabel={t('adminModels.remove')}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
