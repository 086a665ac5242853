import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/text-field';
import { useCopy } from '../../components/use-copy';

interface CopyFieldProps {
  label: string;
  /** What the button does, in words. */
  copyLabel: string;
  value: string;
}

/** A value that is there to be taken along. */
export function CopyField({ label, copyLabel, value }: CopyFieldProps) {
  const t = useT();
  const { state, copy } = useCopy();
  return (
    <TextField
      label={label}
      value={value}
      onChange={() => undefined}
      readOnly
      suffix={
        <Button
          size="s"
          variant="ghost"
          icon={state === 'copied' ? 'check' : 'copy'}
          aria-label={state === 'copied' ? t('builderInstallation.copied') : copyLabel}
          onClick={() => void copy(value)}
        />
      }
      hint={state === 'failed' ? t('builderInstallation.copyFailed') : undefined}
    />
  );
}
