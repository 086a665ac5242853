import type { BookingDay, GetBookingCalendar, ListOpenSlots } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** The days that can be booked, and how many openings each still has. */
export function useBookingCalendar() {
  const { data, error, mutate, isValidating } = useSWR<GetBookingCalendar['response'], ApiFailure>(
    '/bookings/calendar',
  );
  useLive('openings', () => void mutate());
  const days = data?.data.days;
  return {
    today: data?.data.today,
    days,
    /** The first day from this one on that has an opening. */
    nextFree: (from: string): BookingDay | undefined =>
      days?.find(({ day, free }) => day >= from && free > 0),
    error,
    reading: isValidating,
    reload: () => void mutate(),
  };
}

/** The openings of one day; those of a day chosen before are never shown in its place. */
export function useOpenSlots(day: string | null) {
  const { data, error, mutate, isValidating } = useSWR<ListOpenSlots['response'], ApiFailure>(
    day && `/bookings/slots?day=${day}`,
  );
  useLive('openings', () => void mutate(), day !== null);
  return { slots: data?.data, error, reading: isValidating, reload: () => void mutate() };
}
