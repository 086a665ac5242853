import type { ListPurchases } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** What the signed-in person bought, newest first; a payment that arrives shows by itself. */
export function usePurchases() {
  const { data, error, mutate, isValidating } = useSWR<ListPurchases['response'], ApiFailure>('/purchases');
  useLive('purchases', () => void mutate());
  return { purchases: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
