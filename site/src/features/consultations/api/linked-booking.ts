import type { BookingLink, LinkedBooking, MoveLinkedBooking, OpenBookingLink } from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';

/** The booking that a mailed link opens; nothing is asked for without one. */
export function useLinkedBooking(link: BookingLink | null) {
  const { data, error, mutate, isValidating } = useSWR<
    OpenBookingLink['response'],
    ApiFailure,
    [string, BookingLink] | null
  >(link && ['/booking-link', link], ([path, body]) => http.post<OpenBookingLink['response']>(path, body));
  return { booking: data?.data, error, reading: isValidating, reload: () => void mutate() };
}

/** Gives it another time. Repeating it after a lost answer is safe: where it already is nothing happens. */
export const moveLinkedBooking = async (link: BookingLink, slotId: string): Promise<LinkedBooking> => {
  const request: MoveLinkedBooking['request'] = { ...link, slotId };
  return (await http.post<MoveLinkedBooking['response']>('/booking-link/move', request)).data;
};
