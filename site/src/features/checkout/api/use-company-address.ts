import type { Company, GetCompany } from '@contract';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

/** Tells the buyer's company once it is known, if they have one. An order needs none: a failure is passed over. */
export function useCompanyAddress(onKnown: (company: Company) => void): void {
  const company = useSWR<GetCompany['response']>('/company', { revalidateIfStale: false }).data?.data;
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (company) tell(company);
  }, [company]);
}
