import { useErrorText, useT } from '../../../i18n';
import { toast } from '../../../ui/toast';

interface Undoable {
  /** What was done, in words. */
  done: string;
  takeBack: () => Promise<unknown>;
  /** Shows how things are after it was taken back, or could not be. */
  onTakenBack: () => Promise<void>;
}

/** Says that something was done, beside a button that takes it back. */
export function useUndo() {
  const t = useT();
  const errorText = useErrorText();
  return ({ done, takeBack, onTakenBack }: Undoable): void => {
    const undo = async () => {
      try {
        await takeBack();
        toast.success(t('admin.undone'));
      } catch (failure) {
        toast.error(t('admin.undoFailed'), errorText(failure));
      }
      await onTakenBack();
    };
    toast.success(done, undefined, { label: t('admin.undo'), onSelect: () => void undo() });
  };
}
