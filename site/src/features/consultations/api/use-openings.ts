import {
  BOOKING_RULES,
  type BookingDay,
  type ConsultationMinutes,
  type GetBookingCalendar,
  type ListOpenSlots,
} from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** What the server is asked for: it takes the usual length for granted. */
const queryOf = (params: { day?: string; minutes: ConsultationMinutes }): string => {
  const query = new URLSearchParams();
  if (params.day) query.set('day', params.day);
  if (params.minutes !== BOOKING_RULES.durationMinutes) query.set('minutes', String(params.minutes));
  return query.size > 0 ? `?${query.toString()}` : '';
};

/** The days that can be booked, and how many openings of a length each still has. */
export function useBookingCalendar(minutes: ConsultationMinutes) {
  const { data, error, mutate, isValidating } = useSWR<GetBookingCalendar['response'], ApiFailure>(
    `/bookings/calendar${queryOf({ minutes })}`,
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
export function useOpenSlots(day: string | null, minutes: ConsultationMinutes) {
  const { data, error, mutate, isValidating } = useSWR<ListOpenSlots['response'], ApiFailure>(
    day && `/bookings/slots${queryOf({ day, minutes })}`,
  );
  useLive('openings', () => void mutate(), day !== null);
  return { slots: data?.data, error, reading: isValidating, reload: () => void mutate() };
}
