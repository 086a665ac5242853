import type { GetPurchase } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';

const POLL_MS = 2_000;

/** An order of credits that one comes back from paying: asked after until the payment is decided. */
export const useCreditOrder = (orderId: string | null) => {
  const { data, error, mutate } = useSWR<GetPurchase['response'], ApiFailure>(
    orderId ? `/purchases/${encodeURIComponent(orderId)}` : null,
    {
      refreshInterval: (latest) =>
        latest?.data.status === 'pending' && latest.data.method === 'card' ? POLL_MS : 0,
      dedupingInterval: 500,
    },
  );
  useLive('purchases', () => void mutate());
  return { order: data?.data, error };
};
