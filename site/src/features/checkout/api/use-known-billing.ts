import type { BillingData, Company, GetBilling, GetCompany } from '@contract';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

/** What is known of a buyer before they type. */
export type KnownBilling = { latest: BillingData } | { company: Company };

const ONCE = { revalidateIfStale: false, revalidateOnFocus: false };

/** Tells what the buyer gave with their latest order or, at the first, their company. An order needs neither: a failure is passed over. */
export function useKnownBilling(onKnown: (known: KnownBilling) => void): void {
  const billing = useSWR<GetBilling['response']>('/billing', ONCE);
  const company = useSWR<GetCompany['response']>('/company', ONCE).data?.data;
  const latest = billing.data?.data;
  const first = latest === null || Boolean(billing.error);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (latest) tell({ latest });
    else if (first && company) tell({ company });
  }, [latest, first, company]);
}
