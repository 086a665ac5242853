import type { Page } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/**
 * A page of a list of the administrators'; the page before stays in sight until the next one is here. It is read again
 * whenever the server says `topic`.
 */
export function useList<Row>(path: string, query: string, page: number, topic?: string) {
  const search = new URLSearchParams(query);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  const { data, error, mutate, isValidating } = useSWR<Page<Row>, ApiFailure>(
    text ? `${path}?${text}` : path,
    { keepPreviousData: true },
  );
  useLive(topic ?? '', () => void mutate(), topic !== undefined);
  return {
    rows: data?.data,
    total: data?.meta.total ?? 0,
    pages: data ? Math.max(1, Math.ceil(data.meta.total / data.meta.pageSize)) : 1,
    error,
    reading: isValidating,
    reload: async (): Promise<void> => void (await mutate()),
  };
}
