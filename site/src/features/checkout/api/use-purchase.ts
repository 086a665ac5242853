import type { GetPurchase } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';
import { pollingInterval } from '../model/payment-outcome';

/** One order of mine. A card payment is asked after until it is decided; the live stream is usually quicker. */
export function usePurchase(id: string | null) {
  const { data, error, mutate, isValidating } = useSWR<GetPurchase['response'], ApiFailure>(
    id ? `/purchases/${encodeURIComponent(id)}` : null,
    { refreshInterval: (latest) => pollingInterval(latest?.data), dedupingInterval: 500 },
  );
  useLive('purchases', () => void mutate());
  return { purchase: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
