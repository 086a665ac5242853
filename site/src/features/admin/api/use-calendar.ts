import type { GetBookingDay, GetBookingWeek, GetCalendarSync, ListHolidays } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';
import { consultantPath } from './consultant-calls';

/** Reads one path and again whenever the calendar of openings changes. */
export const useCalendarPart = <Body>(path: string) => {
  const { data, error, mutate, isValidating } = useSWR<Body, ApiFailure>(path);
  const reload = async (): Promise<void> => void (await mutate());
  /** Shows what is about to be so; `reload` shows what became of it. */
  const expect = (body: Body): void => void mutate(body, { revalidate: false });
  useLive('openings', () => void mutate());
  return { body: data, error, reading: isValidating, reload, expect };
};

/** The openings of one day, taken ones and closed ones too. */
export const useBookingDay = (day: string) =>
  useCalendarPart<GetBookingDay['response']>(`/admin/booking-days/${day}`);
export const useBookingWeek = (consultantId: string) =>
  useCalendarPart<GetBookingWeek['response']>(consultantPath(consultantId, '/week'));
export const useHolidays = () => useCalendarPart<ListHolidays['response']>('/admin/holidays');
export const useCalendarSync = (consultantId: string) =>
  useCalendarPart<GetCalendarSync['response']>(consultantPath(consultantId, '/calendar-sync'));
