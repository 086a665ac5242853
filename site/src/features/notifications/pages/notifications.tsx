import { NOTIFICATION_FILTERS, type Notification } from '@contract';
import { Link, useSearchParams } from 'react-router-dom';
import { useErrorText, useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Button, IconButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { Skeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { useNotifications, type NotificationList } from '../api/use-notifications';
import { NotificationText } from '../components/notification-text';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('notifications.title'), noIndex: true });

/** Everything a person was told in the last ninety days. */
export default function Notifications() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const filter = NOTIFICATION_FILTERS.find((value) => value === search.get('filter')) ?? 'all';
  const page = Math.max(1, Math.floor(Number(search.get('page')) || 1));
  const list = useNotifications({ filter, page });
  const act = useTelling();
  const choose = (choice: { filter?: string; page?: number }) =>
    setSearch({
      ...(choice.filter && choice.filter !== 'all' ? { filter: choice.filter } : {}),
      ...(choice.page && choice.page > 1 ? { page: String(choice.page) } : {}),
    });
  return (
    <PageBody frame="app" width="text">
      <header css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
        <div css={{ display: 'grid', gap: 8, marginRight: 'auto' }}>
          <h1 css={{ fontSize: tokens.size.xxl }}>{t('notifications.title')}</h1>
          <p css={{ color: tokens.color.muted }}>{t('notifications.lead')}</p>
        </div>
        <Button
          variant="secondary"
          icon="check"
          disabled={list.unread === 0}
          onClick={() => act(list.markAllRead())}
        >
          {t('notifications.markAll')}
        </Button>
      </header>
      <Tabs
        label={t('notifications.filter')}
        tabs={NOTIFICATION_FILTERS.map((id) => ({ id, label: t(`notifications.${id}`) }))}
        value={filter}
        onChange={(chosen) => choose({ filter: chosen })}
      >
        <List list={list} filter={filter} act={act} />
        {list.pages > 1 && (
          <Pager page={page} pages={list.pages} onPage={(next) => choose({ filter, page: next })} />
        )}
      </Tabs>
    </PageBody>
  );
}

/** Runs a change, and says so where it was not made. */
const useTelling = () => {
  const t = useT();
  const errorText = useErrorText();
  return (work: Promise<unknown>) =>
    void work.catch((failure: unknown) => toast.error(t('notifications.failed'), errorText(failure)));
};
type Act = ReturnType<typeof useTelling>;

function List({ list, filter, act }: { list: NotificationList; filter: string; act: Act }) {
  const t = useT();
  const { notifications, error, total } = list;
  return (
    <div css={{ display: 'grid', gap: 12 }}>
      {error && (
        <LoadFailure
          title={t('notifications.loadFailed')}
          error={error}
          stale={notifications !== undefined}
          onRetry={list.reload}
          retrying={list.reading}
        />
      )}
      <p role="status" css={visuallyHidden}>
        {notifications && t('notifications.count', { count: total })}
      </p>
      {!notifications && !error && (
        <>
          <Skeleton height={84} />
          <Skeleton height={84} />
        </>
      )}
      {notifications?.length === 0 && (
        <EmptyState
          icon="bell"
          title={t(filter === 'unread' ? 'notifications.emptyUnread' : 'notifications.empty')}
        >
          {t('notifications.emptyBody')}
        </EmptyState>
      )}
      {notifications && notifications.length > 0 && (
        <ul css={{ listStyle: 'none', display: 'grid', gap: 8 }}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Row notification={notification} list={list} act={act} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ notification, list, act }: { notification: Notification; list: NotificationList; act: Act }) {
  const t = useT();
  const read = notification.readAt !== null;
  return (
    <Card>
      <div css={{ display: 'flex', gap: 8, alignItems: 'flex-start' }}>
        {notification.link ? (
          <Link
            to={notification.link}
            onClick={() => {
              if (!read) act(list.mark(notification, true));
            }}
            css={{ display: 'flex', flex: 1, minWidth: 0, color: 'inherit', textDecoration: 'none' }}
          >
            <NotificationText notification={notification} />
          </Link>
        ) : (
          <NotificationText notification={notification} />
        )}
        <IconButton
          icon={read ? 'mail' : 'check'}
          label={t(read ? 'notifications.markUnread' : 'notifications.markRead')}
          onClick={() => act(list.mark(notification, !read))}
        />
        <IconButton
          icon="trash"
          label={t('notifications.remove')}
          onClick={() => act(list.remove(notification))}
        />
      </div>
    </Card>
  );
}
