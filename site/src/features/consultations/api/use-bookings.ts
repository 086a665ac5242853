import type {
  Consultant,
  GetBooking,
  ListBookableConsultations,
  ListBookings,
  ListConsultants,
} from '@contract';
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

/** Whom a customer may choose between; nobody has to be named while there is only one. */
export function useConsultants() {
  const { data, mutate } = useSWR<ListConsultants['response'], ApiFailure>('/bookings/consultants');
  useLive('openings', () => void mutate());
  const consultants = data?.data ?? [];
  return {
    consultants: consultants.length > 1 ? consultants : [],
    /** The name that is worth saying; null where there is nobody else. */
    nameOf: ({ id, name }: Consultant): string | null =>
      data && consultants.some((other) => other.id !== id) ? name : null,
  };
}

/** One consultation. */
export function useBooking(id: string | null) {
  const { data, error, mutate, isValidating } = useSWR<GetBooking['response'], ApiFailure>(
    id && `/bookings/${encodeURIComponent(id)}`,
  );
  return { booking: data?.data, error, reading: isValidating, reload: () => void mutate() };
}
