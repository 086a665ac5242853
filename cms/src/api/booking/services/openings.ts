import type { Core } from '@strapi/strapi';
import type { BookingDay, Day, GetBookingCalendar, OpenSlot } from '../../../contract';
import { isBusyAt, overlaps } from '../../../domain/booking/booking-times';
import { oneOfEachTime } from '../../../domain/booking/consultants';
import { addDays, isSunday } from '../../../domain/booking/days';
import { bookableDays, slotObstacle } from '../../../domain/booking/slot-obstacle';
import {
  BOOKING,
  HOLIDAY,
  SLOT,
  type ConsultantRow,
  type ConsultantSlot,
  type HolidayRow,
} from '../booking-rows';
import { isAway } from '../is-away';
import { toOpenSlot } from '../to-booking';
import { pauseOf } from './calendar';
import { busyTimesOf, consultants } from './consultants';

interface Range {
  from: Day;
  until: Day;
}

/** Why a day has no consultations at all. */
export const closedDay = (day: Day, holiday: HolidayRow | undefined): BookingDay['closed'] => {
  if (isSunday(day)) return 'sunday';
  return holiday ? 'holiday' : null;
};

/** A consultation that somebody looks for. */
interface Wanted {
  /** How long it lasts; the usual length where nothing is given. */
  minutes?: number | null;
  /** Of one consultant, by name of their document; of everybody where none is given. */
  consultant?: string | null;
}

/** What one person could book. An opening that somebody else holds is not free for the moment. */
export const openings = (strapi: Core.Strapi, callerId: number, wanted: Wanted = {}) => {
  const { minutes = null, consultant = null } = wanted;
  const holidaysIn = ({ from, until }: Range): Promise<HolidayRow[]> =>
    strapi.db.query(HOLIDAY).findMany({ where: { day: { $gte: from, $lte: until } } });

  /** Each time that is free once, in order. */
  const freeIn = async ({ from, until }: Range, holidays: HolidayRow[], now: Date) => {
    const everybody = await consultants(strapi).active(consultant);
    const own = { consultant: { id: { $in: everybody.map(({ id }) => id) } } };
    const [rows, taken] = await Promise.all([
      strapi.db.query(SLOT).findMany({
        where: { ...own, day: { $gte: from, $lte: until }, available: true, startsAt: { $gt: now } },
        populate: { heldBy: { select: ['id'] }, consultant: { select: ['id'] } },
        orderBy: { startsAt: 'asc' },
      }),
      strapi.db.query(BOOKING).findMany({
        // An hour may begin before midnight and end after it.
        where: {
          ...own,
          day: { $gte: addDays(from, -1), $lte: addDays(until, 1) },
          slotKey: { $notNull: true },
        },
        populate: { consultant: { select: ['id'] } },
      }),
    ]);
    const closed = holidays.map(({ day }) => day);
    const freeOf = (one: ConsultantRow): ConsultantSlot[] => {
      const booked = taken.filter((booking) => booking.consultant?.id === one.id);
      const busyTimes = busyTimesOf(one);
      const isBusy = (startsAt: Date) =>
        isBusyAt({ startsAt, minutes }, busyTimes) ||
        booked.some((booking) =>
          overlaps(
            { startsAt, minutes },
            { startsAt: new Date(booking.startsAt), minutes: booking.minutes },
            pauseOf(one),
          ),
        );
      return rows
        .filter((row) => {
          if (row.consultant?.id !== one.id) return false;
          const startsAt = new Date(row.startsAt);
          const slot = { day: row.day, startsAt, available: !isAway(one, startsAt) };
          const held = row.heldUntil && new Date(row.heldUntil) > now && row.heldBy?.id !== callerId;
          const { noticeHours } = one;
          return !held && !isBusy(startsAt) && !slotObstacle(slot, { now, holidays: closed, noticeHours });
        })
        .map((row) => ({ ...row, consultant: one }));
    };
    const free = everybody.flatMap(freeOf).map((slot) => ({
      slot,
      startsAt: new Date(slot.startsAt),
      consultantId: slot.consultant.id,
    }));
    const bookingsOf = ({ slot, consultantId }: (typeof free)[number]) =>
      taken.filter((booking) => booking.consultant?.id === consultantId && booking.day === slot.day).length;
    return oneOfEachTime(free, bookingsOf).map(({ slot }) => slot);
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
