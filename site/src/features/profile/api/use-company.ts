import type { Company, GetCompany, SaveCompany } from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';

/** The person's company, and how it is written. */
export function useCompany() {
  const { data, error, mutate, isValidating } = useSWR<GetCompany['response'], ApiFailure>('/company');
  return {
    company: data?.data,
    error,
    reload: () => void mutate(),
    reloading: isValidating,
    /** Answers the company as it was read: codes in their own form. Throws `ApiFailure`. */
    save: async (company: Company): Promise<Company> => {
      const saved = await http.put<SaveCompany['response']>('/company', company);
      await mutate(saved, { revalidate: false });
      return saved.data;
    },
  };
}
