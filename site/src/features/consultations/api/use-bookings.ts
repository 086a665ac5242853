import type { GetBooking, ListBookings } from '@contract';
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

/** One consultation. */
export function useBooking(id: string | null) {
  const { data, error, mutate, isValidating } = useSWR<GetBooking['response'], ApiFailure>(
    id && `/bookings/${encodeURIComponent(id)}`,
  );
  return { booking: data?.data, error, reading: isValidating, reload: () => void mutate() };
}
