import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** What could not be read, why, and once more. */
export function LoadFailure({ title, error, onRetry, retrying }: LoadFailureProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <Notice
      tone="error"
      title={title}
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
