import type { ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';

/** A list or text that could not be read, and the way to try again. */
export function LoadFailed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <Notice
      tone="error"
      action={
        <Button size="s" variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
