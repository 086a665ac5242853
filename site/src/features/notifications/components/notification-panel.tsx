import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import type { NotificationList } from '../api/use-notifications';
import { NotificationText } from './notification-text';

const { color, radius } = tokens;
const SHOWN = 6;

const row = {
  display: 'flex',
  width: '100%',
  padding: '10px 12px',
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.ink,
  textAlign: 'left',
  textDecoration: 'none',
  '&:hover': { background: color.accentSoft },
} as const;

/** The newest notifications, under the bell. */
export function NotificationPanel({ list, close }: { list: NotificationList; close: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const { notifications, unread, error } = list;
  const tell = (work: Promise<unknown>) =>
    void work.catch((failure: unknown) => toast.error(t('notifications.failed'), errorText(failure)));
  return (
    <div css={{ padding: 8, display: 'grid', gap: 4 }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: 8, padding: '4px 12px', minHeight: 44 }}>
        <h2 css={{ fontSize: tokens.size.l, marginRight: 'auto' }}>{t('notifications.title')}</h2>
        {unread > 0 && (
          <Button size="s" variant="ghost" onClick={() => tell(list.markAllRead())}>
            {t('notifications.markAll')}
          </Button>
        )}
      </div>
      {error && !notifications && (
        <LoadFailure
          title={t('notifications.loadFailed')}
          error={error}
          onRetry={list.reload}
          retrying={list.reading}
        />
      )}
      {!notifications && !error && (
        <div css={{ padding: 12 }}>
          <Skeleton lines={4} />
        </div>
      )}
      {notifications?.length === 0 && (
        <div css={{ padding: '12px 12px 20px', display: 'grid', gap: 4 }}>
          <p css={{ fontWeight: 650 }}>{t('notifications.empty')}</p>
          <p css={{ color: color.muted, fontSize: tokens.size.s }}>{t('notifications.emptyBody')}</p>
        </div>
      )}
      {notifications && notifications.length > 0 && (
        <ul css={{ listStyle: 'none', display: 'grid' }}>
          {notifications.slice(0, SHOWN).map((notification) => {
            const open = () => {
              if (notification.readAt === null) tell(list.mark(notification, true));
              close();
            };
            return (
              <li key={notification.id}>
                {notification.link ? (
                  <Link to={notification.link} css={row} onClick={open}>
                    <NotificationText notification={notification} />
                  </Link>
                ) : (
                  <button type="button" css={row} onClick={open}>
                    <NotificationText notification={notification} />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Link
        to={paths.notifications()}
        onClick={close}
        css={[
          row,
          {
            justifyContent: 'center',
            minHeight: 44,
            alignItems: 'center',
            fontWeight: 600,
            color: color.accent,
          },
        ]}
      >
        {t('notifications.seeAll')}
      </Link>
    </div>
  );
}
