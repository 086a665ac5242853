import { useId, useState, type ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Button, type ButtonProps } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

interface FormDialogProps {
  title: string;
  /** May take its time: the button shows so, and nothing is sent twice. */
  onSave: () => Promise<void>;
  onClose: () => void;
  saveLabel?: string;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}

/** A short form in a window: its fields, Cancel and Save; Enter saves. */
export function FormDialog({ title, onSave, onClose, saveLabel, variant, children }: FormDialogProps) {
  const t = useT();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onSave();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} variant={variant}>
            {saveLabel ?? t('common.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        css={{ display: 'grid', gap: 16 }}
      >
        {children}
      </form>
    </Dialog>
  );
}
