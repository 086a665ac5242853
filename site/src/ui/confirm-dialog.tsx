import { useState, type ReactNode } from 'react';
import { useT } from '../i18n';
import { Button } from './button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  /** `danger` when something is lost for good. */
  tone?: 'normal' | 'danger';
  open: boolean;
  /** May take its time: the button shows so, and the dialog closes when it is done. */
  onConfirm: () => void | Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot simply be undone. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  tone = 'normal',
  open,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      width={460}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}
