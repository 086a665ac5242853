import type { GetAdminOverview } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** Purchases of others are not announced to administrators: their number is looked at again. */
const LOOK_AGAIN_MS = 60_000;

/** What the dashboard counts. */
export function useOverview() {
  const { data, error, mutate, isValidating } = useSWR<GetAdminOverview['response'], ApiFailure>(
    '/admin/overview',
    { refreshInterval: LOOK_AGAIN_MS },
  );
  const reload = () => void mutate();
  useLive('marketplace', reload);
  useLive('openings', reload);
  return { counts: data?.data, error, reading: isValidating, reload };
}
