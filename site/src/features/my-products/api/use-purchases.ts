import type { ListPurchases, Purchase } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** Orders that came to nothing: the money never came, and nothing was ever delivered. */
const cameToNothing = ({ status, installationId }: Purchase): boolean =>
  installationId === null && (status === 'cancelled' || status === 'failed');

/** What the signed-in person bought or is still buying, newest first; a payment that arrives shows by itself. */
export function usePurchases() {
  const { data, error, mutate, isValidating } = useSWR<ListPurchases['response'], ApiFailure>('/purchases');
  useLive('purchases', () => void mutate());
  return {
    purchases: data?.data.filter((purchase) => !cameToNothing(purchase)),
    error,
    reload: () => void mutate(),
    reloading: isValidating,
  };
}
