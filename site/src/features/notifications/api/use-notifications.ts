import type { ListNotifications, Notification, NotificationFilter } from '@contract';
import useSWR, { useSWRConfig } from 'swr';
import { http, type ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

type List = ListNotifications['response'];

const isList = (key: unknown) => typeof key === 'string' && key.startsWith('/notifications?');

/** A page of the person's notifications; the last one stays while another is read. */
export function useNotifications({
  filter = 'all',
  page = 1,
}: { filter?: NotificationFilter; page?: number } = {}) {
  const { mutate: mutateAll } = useSWRConfig();
  const { data, error, mutate, isValidating } = useSWR<List, ApiFailure>(
    `/notifications?filter=${filter}&page=${page}`,
    { keepPreviousData: true },
  );
  useLive('notifications', () => void mutate());

  const path = ({ id }: Notification) => `/notifications/${encodeURIComponent(id)}`;
  /** Does it, and has every list that is shown read again: bell and page show the same. */
  const after = async (work: Promise<unknown>): Promise<void> => {
    await work;
    await mutateAll(isList);
  };
  return {
    notifications: data?.data,
    unread: data?.meta.unread ?? 0,
    total: data?.meta.total ?? 0,
    pages: data ? Math.max(1, Math.ceil(data.meta.total / data.meta.pageSize)) : 1,
    error,
    reading: isValidating,
    reload: () => void mutate(),
    mark: (notification: Notification, read: boolean) => after(http.patch(path(notification), { read })),
    markAllRead: () => after(http.post('/notifications/read')),
    remove: (notification: Notification) => after(http.delete(path(notification))),
  };
}
export type NotificationList = ReturnType<typeof useNotifications>;
