import type { GetPlanOffer } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';

/** The plan that can be chosen for a purchase, and what it comes to; asked for when somebody wants to see it. */
export function usePlanOffer(id: string) {
  const { data, error, mutate, isValidating } = useSWR<GetPlanOffer['response'], ApiFailure>(
    `/purchases/${encodeURIComponent(id)}/plan`,
  );
  return { offer: data?.data, error, reload: () => mutate(), reloading: isValidating };
}
