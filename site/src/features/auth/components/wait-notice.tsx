import { useT } from '../../../i18n';
import { Notice } from '../../../ui/notice';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { clock } from '../model/time-left';

/** A refusal that ends by itself: why, and how long it still lasts. */
export function WaitNotice({ title, body, left }: { title: string; body: string; left: number }) {
  const t = useT();
  return (
    <Notice tone="error" title={title}>
      {body}{' '}
      {left > 0 ? (
        // Said once by the alert; a clock that speaks every second would be unbearable.
        <span aria-live="off" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('auth.wait', { time: clock(left) })}
        </span>
      ) : (
        <VisuallyHidden>{t('auth.waitOver')}</VisuallyHidden>
      )}
    </Notice>
  );
}
