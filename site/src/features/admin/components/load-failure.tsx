import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** Something older is still in sight. */
  stale?: boolean;
}

/** What could not be read, why, and once more. */
export function LoadFailure({ error, onRetry, retrying, stale = false }: LoadFailureProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <Notice
      tone={stale ? 'warning' : 'error'}
      title={t('admin.loadFailed')}
      action={
        <Button size="s" variant="secondary" icon="refresh" busy={retrying} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
