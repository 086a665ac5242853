import { lazy, Suspense } from 'react';
import { useLocale, useT } from '../../../i18n';
import { formatNumber } from '../../../lib/numbers';
import { buttonStyles } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Popover } from '../../../ui/popover';
import { tokens } from '../../../ui/tokens';
import { useNotifications } from '../api/use-notifications';

// With it come the dates and their words: it comes with the first look.
const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel')).NotificationPanel,
}));

const { color, radius } = tokens;
/** More do not fit into the mark; the label tells them all. */
const MOST_SHOWN = 99;

/** The bell of the header: how many notifications wait, and the newest of them. */
export function NotificationBell() {
  const t = useT();
  const { locale } = useLocale();
  const list = useNotifications();
  const { unread } = list;
  return (
    <Popover
      label={t('notifications.newest')}
      trigger={(props) => {
        const label = unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.bell');
        return (
          <button
            type="button"
            aria-label={label}
            title={label}
            css={[buttonStyles('ghost', 'm'), { position: 'relative', width: 44, padding: 0 }]}
            {...props}
          >
            <Icon name="bell" size={22} />
            {unread > 0 && (
              <span
                aria-hidden
                css={{
                  position: 'absolute',
                  top: 3,
                  right: 2,
                  minWidth: 18,
                  padding: '0 4px',
                  borderRadius: radius.full,
                  background: color.accent,
                  color: color.onAccent,
                  fontSize: '0.6875rem',
                  fontWeight: 700,
                  lineHeight: '18px',
                }}
              >
                {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(unread, locale)}
              </span>
            )}
          </button>
        );
      }}
    >
      {(close) => (
        <Suspense fallback={<div css={{ minHeight: 160 }} />}>
          <NotificationPanel list={list} close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
