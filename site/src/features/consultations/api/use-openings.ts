import {
  BOOKING_RULES,
  type BookingDay,
  type BookingLink,
  type ConsultationMinutes,
  type GetBookingCalendar,
  type ListOpenSlots,
} from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

interface Wanted {
  minutes: ConsultationMinutes;
  /** The one who is wanted; everybody without one. */
  consultantId?: string | null;
}
/** What the server is asked for: it takes the usual length and everybody for granted. */
const queryOf = (params: Wanted & { day?: string }): string => {
  const query = new URLSearchParams();
  if (params.day) query.set('day', params.day);
  if (params.minutes !== BOOKING_RULES.durationMinutes) query.set('minutes', String(params.minutes));
  if (params.consultantId) query.set('consultant', params.consultantId);
  return query.size > 0 ? `?${query.toString()}` : '';
};

/** Whose openings are meant: the signed-in person's, for a length; or those of the booking that a mailed link opens. */
export type OpeningsOf = Wanted | { link: BookingLink };

/** What a link asks stands in the body: its proof belongs in no address. */
const readByLink = <Response>([path, body]: readonly [string, object]): Promise<Response> =>
  http.post<Response>(path, body);

/** The days that can be booked, and how many openings of a length each still has. */
export function useBookingCalendar(of: OpeningsOf) {
  const own = useSWR<GetBookingCalendar['response'], ApiFailure>(
    'minutes' in of && `/bookings/calendar${queryOf(of)}`,
  );
  const linked = useSWR<GetBookingCalendar['response'], ApiFailure, [string, BookingLink] | null>(
    'link' in of ? ['/booking-link/calendar', of.link] : null,
    readByLink,
  );
  const { data, error, mutate, isValidating } = 'link' in of ? linked : own;
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
export function useOpenSlots(day: string | null, of: OpeningsOf) {
  const own = useSWR<ListOpenSlots['response'], ApiFailure>(
    day && 'minutes' in of && `/bookings/slots${queryOf({ ...of, day })}`,
  );
  const linked = useSWR<
    ListOpenSlots['response'],
    ApiFailure,
    [string, BookingLink & { day: string }] | null
  >(day && 'link' in of ? ['/booking-link/slots', { ...of.link, day }] : null, readByLink);
  const { data, error, mutate, isValidating } = 'link' in of ? linked : own;
  useLive('openings', () => void mutate(), day !== null);
  return { slots: data?.data, error, reading: isValidating, reload: () => void mutate() };
}
