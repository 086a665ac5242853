import { useState, type ReactNode } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button, type ButtonProps } from '../../../ui/button';
import { toast } from '../../../ui/toast';

interface DownloadButtonProps {
  /** Fetches the file; what it throws is said. */
  onSave: () => Promise<void>;
  /** Its whole name, where what it shows is not enough. */
  label?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  children: ReactNode;
}

/** Hands a file over, and says when it could not. */
export function DownloadButton({
  onSave,
  label,
  variant = 'secondary',
  size = 's',
  children,
}: DownloadButtonProps) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await onSave();
    } catch (failure) {
      toast.error(t('admin.purchases.exportFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size={size}
      variant={variant}
      icon="download"
      busy={busy}
      aria-label={label}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
