import type { GetAdminPurchase, ListInvoices, VerifyBooks } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** What is opened was changed a moment ago, often enough: it is asked for anew each time. */
const ANEW = { revalidateOnMount: true, dedupingInterval: 0 } as const;

/** One purchase with its documents; asked for when somebody opens it. */
export function useAdminPurchase(id: string) {
  const { data, error, mutate, isValidating } = useSWR<GetAdminPurchase['response'], ApiFailure>(
    `/admin/purchases/${encodeURIComponent(id)}`,
    ANEW,
  );
  useLive('admin-purchases', () => void mutate());
  return { purchase: data?.data, error, reading: isValidating, reload: () => void mutate() };
}

/** Every document of the books, compared with what was written; asked for by whoever wants to know. */
export function useBooks(enabled: boolean) {
  const { data, error, mutate, isValidating } = useSWR<VerifyBooks['response'], ApiFailure>(
    enabled ? '/admin/books' : null,
    ANEW,
  );
  return { books: data?.data, error, reading: isValidating, reload: () => void mutate() };
}

/** What a period's archive of invoices will hold, and what it will not. */
export function useInvoices(period: string | null) {
  const { data, error, mutate, isValidating } = useSWR<ListInvoices['response'], ApiFailure>(
    period && `/admin/invoices?period=${period}`,
    ANEW,
  );
  return { invoices: data, error, reading: isValidating, reload: () => void mutate() };
}
