import type { GetAdminOverview } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** What the dashboard counts. */
export function useOverview() {
  const { data, error, mutate, isValidating } = useSWR<GetAdminOverview['response'], ApiFailure>(
    '/admin/overview',
  );
  const reload = () => void mutate();
  useLive('marketplace', reload);
  useLive('openings', reload);
  useLive('admin-purchases', reload);
  return { counts: data?.data, error, reading: isValidating, reload };
}
