import { useErrorText, useT } from '../i18n';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

export interface LoadFailureProps {
  title?: string;
  error: unknown;
  /** Said before the reason. */
  lead?: string;
  /** Said after it. */
  hint?: string;
  onRetry: () => void;
  retrying: boolean;
  /** Something older is still in sight. */
  stale?: boolean;
}

/** What could not be read, why, and once more. */
export function LoadFailure({
  title,
  lead,
  error,
  hint,
  onRetry,
  retrying,
  stale = false,
}: LoadFailureProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <Notice
      tone={stale ? 'warning' : 'error'}
      title={title}
      action={
        <Button size="s" variant="secondary" icon="refresh" busy={retrying} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {[lead && `${lead}.`, errorText(error), hint].filter(Boolean).join(' ')}
    </Notice>
  );
}
