import type { GetBooking, ListBookableConsultations, ListBookings } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** A page of the person's consultations: those ahead, or those that are over. */
export function useBookings(when: 'upcoming' | 'past', page = 1) {
  const { data, error, mutate, isValidating } = useSWR<ListBookings['response'], ApiFailure>(
    `/bookings?when=${when}&page=${page}`,
    { keepPreviousData: true },
  );
  useLive('bookings', () => void mutate());
  return {
    bookings: data?.data,
    pages: data ? Math.max(1, Math.ceil(data.meta.total / data.meta.pageSize)) : 1,
    error,
    reading: isValidating,
    reload: async (): Promise<void> => void (await mutate()),
  };
}

/** What the person may book: the free first consultation, and what they bought. */
export function useBookableConsultations() {
  const { data, error, mutate, isValidating } = useSWR<ListBookableConsultations['response'], ApiFailure>(
    '/bookings/consultations',
  );
  useLive('purchases', () => void mutate());
  return { consultations: data?.data, error, reading: isValidating, reload: () => void mutate() };
}

/** One consultation. */
export function useBooking(id: string | null) {
  const { data, error, mutate, isValidating } = useSWR<GetBooking['response'], ApiFailure>(
    id && `/bookings/${encodeURIComponent(id)}`,
  );
  return { booking: data?.data, error, reading: isValidating, reload: () => void mutate() };
}
