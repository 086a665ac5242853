import type { GetPurchase } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';

/** One purchase with its receipts; asked for when somebody wants to see them. */
export function usePurchaseDetail(id: string | null) {
  const { data, error, mutate, isValidating } = useSWR<GetPurchase['response'], ApiFailure>(
    id ? `/purchases/${encodeURIComponent(id)}` : null,
  );
  return { purchase: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
