import type { Core } from '@strapi/strapi';
import type { BookingDay, BufferMinutes, Day, GetBookingCalendar, OpenSlot } from '../../../contract';
import { isBusyAt, overlaps } from '../../../domain/booking/booking-times';
import { addDays, isSunday } from '../../../domain/booking/days';
import { bookableDays, slotObstacle } from '../../../domain/booking/slot-obstacle';
import { BOOKING, HOLIDAY, SLOT, type BookingRow, type HolidayRow, type SlotRow } from '../booking-rows';
import { toOpenSlot } from '../to-booking';
import { calendar } from './calendar';

interface Range {
  from: Day;
  until: Day;
}

/** Why a day has no consultations at all. */
export const closedDay = (day: Day, holiday: HolidayRow | undefined): BookingDay['closed'] => {
  if (isSunday(day)) return 'sunday';
  return holiday ? 'holiday' : null;
};

/** What one person could book of a length. An opening that somebody else holds is not free for the moment. */
export const openings = (strapi: Core.Strapi, callerId: number, minutes: number | null = null) => {
  const holidaysIn = ({ from, until }: Range): Promise<HolidayRow[]> =>
    strapi.db.query(HOLIDAY).findMany({ where: { day: { $gte: from, $lte: until } } });

  const freeIn = async ({ from, until }: Range, holidays: HolidayRow[], now: Date): Promise<SlotRow[]> => {
    const days = { day: { $gte: from, $lte: until } };
    const busyTimes = await calendar(strapi).busyTimes();
    const [rows, taken, bufferMinutes]: [
      SlotRow[],
      Pick<BookingRow, 'startsAt' | 'minutes'>[],
      BufferMinutes,
    ] = await Promise.all([
      strapi.db.query(SLOT).findMany({
        where: { ...days, available: true, startsAt: { $gt: now } },
        populate: { heldBy: { select: ['id'] } },
        orderBy: { startsAt: 'asc' },
      }),
      strapi.db
        .query(BOOKING)
        .findMany({ where: { ...days, slotKey: { $notNull: true } }, select: ['startsAt', 'minutes'] }),
      calendar(strapi).buffer(),
    ]);
    const isBusy = (startsAt: Date) =>
      isBusyAt({ startsAt, minutes }, busyTimes) ||
      taken.some((booking) =>
        overlaps(
          { startsAt, minutes },
          { startsAt: new Date(booking.startsAt), minutes: booking.minutes },
          bufferMinutes,
        ),
      );
    const closed = holidays.map(({ day }) => day);
    return rows.filter((row) => {
      const slot = { day: row.day, startsAt: new Date(row.startsAt), available: row.available ?? false };
      const held = row.heldUntil && new Date(row.heldUntil) > now && row.heldBy?.id !== callerId;
      return !held && !isBusy(slot.startsAt) && !slotObstacle(slot, { now, holidays: closed });
    });
  };

  return {
    /** Every day from today to the last that can be booked. */
    async calendar(now = new Date()): Promise<GetBookingCalendar['response']['data']> {
      const range = bookableDays(now);
      const holidays = await holidaysIn(range);
      const free = await freeIn(range, holidays, now);
      const days: BookingDay[] = [];
      for (let day = range.from; day <= range.until; day = addDays(day, 1)) {
        const holiday = holidays.find((row) => row.day === day);
        days.push({
          day,
          closed: closedDay(day, holiday),
          holidayName: holiday?.name ?? '',
          free: free.filter((slot) => slot.day === day).length,
        });
      }
      return { today: range.from, days };
    },

    async ofDay(day: Day, now = new Date()): Promise<OpenSlot[]> {
      const range = { from: day, until: day };
      return (await freeIn(range, await holidaysIn(range), now)).map(toOpenSlot);
    },

    /** The first opening of all; null when there is none. */
    async first(now = new Date()): Promise<OpenSlot | null> {
      const range = bookableDays(now);
      const [slot] = await freeIn(range, await holidaysIn(range), now);
      return slot ? toOpenSlot(slot) : null;
    },
  };
};
