import { newRow } from '../../../database/new-row';
import type { Core } from '@strapi/strapi';
import { BOOKING_RULES, type BookingWeek, type BufferMinutes, type Day } from '../../../contract';
import { bufferOf, type BusyTime } from '../../../domain/booking/booking-times';
import { italianHolidays } from '../../../domain/booking/italian-holidays';
import { bookableDays } from '../../../domain/booking/slot-obstacle';
import {
  crowdedTime,
  DEFAULT_WEEK,
  workingSlots,
  type WorkingSlot,
} from '../../../domain/booking/working-slots';
import {
  BOOKING,
  CALENDAR,
  HOLIDAY,
  SLOT,
  slotKeyOf,
  type BookingRow,
  type CalendarRow,
  type SlotRow,
} from '../booking-rows';

/** The one calendar that there is: of the one consultant. */
const CALENDAR_NAME = 'consultations';
const AT_ONCE = 100;

/**
 * Makes what happens to the hours of the one consultant happen one after the other: two openings may share minutes. Before
 * every lock of an opening.
 */
export const lockConsultant = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('booking_calendars').where({ name: CALENDAR_NAME }).forUpdate().first('id');
  });
};

const TABLES = { [SLOT]: 'slots', [HOLIDAY]: 'holidays', [CALENDAR]: 'booking_calendars' } as const;

/** The week's hours and the openings that follow from them. Everything here may run twice without harm. */
export const calendar = (strapi: Core.Strapi) => {
  const calendars = strapi.db.query(CALENDAR);
  const slots = strapi.db.query(SLOT);
  const read = (): Promise<CalendarRow | null> => calendars.findOne({ where: { name: CALENDAR_NAME } });

  const holidays = async (): Promise<Day[]> => {
    const rows = await strapi.db.query(HOLIDAY).findMany({ select: ['day'] });
    return rows.map(({ day }) => day);
  };

  /** Rows that two instances may add at once: the unique index lets one of each be. */
  const addRows = async <Uid extends keyof typeof TABLES>(
    uid: Uid,
    unique: string[],
    rows: Parameters<typeof newRow<Uid>>[1][],
  ): Promise<void> => {
    const now = new Date();
    const whole = rows.map((row) => newRow(uid, row, now));
    await strapi.db.transaction(async ({ trx }) => {
      for (let at = 0; at < whole.length; at += AT_ONCE)
        await trx(TABLES[uid])
          .insert(whole.slice(at, at + AT_ONCE))
          .onConflict(unique)
          .ignore();
    });
  };

  /** Leaves out what comes too near to an opening that stays: one that was opened by hand, or that is booked. */
  const addSlots = async (list: WorkingSlot[], bufferMinutes: BufferMinutes): Promise<void> => {
    const days = [...new Set(list.map(({ day }) => day))];
    const open: SlotRow[] = await slots.findMany({ where: { day: { $in: days }, available: true } });
    const roomFor = ({ day, time }: WorkingSlot) =>
      open.every(
        (slot) =>
          slot.day !== day || slot.time === time || crowdedTime([slot.time, time], bufferMinutes) === null,
      );
    await addRows(
      SLOT,
      ['day', 'time'],
      list.filter(roomFor).map(({ day, time, startsAt }) => ({
        day,
        time,
        startsAt: new Date(startsAt),
        timezone: BOOKING_RULES.zone,
        available: true,
        manual: false,
      })),
    );
  };

  /** Italy's holidays of the years that can be booked, each year once: one that an administrator removed stays away. */
  const addHolidays = async (row: CalendarRow, now: Date): Promise<void> => {
    const { from, until } = bookableDays(now);
    const first = Math.max(Number(from.slice(0, 4)), (row.holidaysUntil ?? 0) + 1);
    // Never only a part of the year: administrators see a whole one coming.
    const last = Math.max(Number(from.slice(0, 4)) + 1, Number(until.slice(0, 4)));
    if (first > last) return;
    const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    await addRows(HOLIDAY, ['day'], years.flatMap(italianHolidays));
    await calendars.update({ where: { id: row.id }, data: { holidaysUntil: last } });
  };

  const ensureRow = async (): Promise<CalendarRow> => {
    await addRows(CALENDAR, ['name'], [{ name: CALENDAR_NAME, week: DEFAULT_WEEK }]);
    const row = await read();
    if (!row) throw new Error('The calendar of consultations was not stored');
    return row;
  };

  return {
    holidays,

    async week(): Promise<BookingWeek> {
      const row = await read();
      return { ...(row?.week ?? DEFAULT_WEEK), bufferMinutes: bufferOf(row?.bufferMinutes) };
    },

    /** The pause that is kept between two consultations. */
    async buffer(): Promise<BufferMinutes> {
      return bufferOf((await read())?.bufferMinutes);
    },

    /** When the consultant is busy by their own calendar, as it was read last. */
    async busyTimes(): Promise<BusyTime[]> {
      const row = await read();
      return (row?.busyTimes ?? []).map(({ from, until }) => ({
        from: new Date(from),
        until: new Date(until),
      }));
    },

    /** The calendar's row, made if there is none yet. */
    row: async (): Promise<CalendarRow> => (await read()) ?? (await ensureRow()),

    /** Brings holidays and openings up to the last day that can be booked. */
    async prepare(now = new Date()): Promise<void> {
      const row = (await read()) ?? (await ensureRow());
      await addHolidays(row, now);
      await strapi.db.transaction(async () => {
        await lockConsultant(strapi);
        // Read again: the hours may have changed meanwhile.
        const { week, bufferMinutes } = (await read()) ?? row;
        const made = workingSlots(bookableDays(now), { week, holidays: await holidays() });
        await addSlots(
          made.filter(({ startsAt }) => new Date(startsAt) > now),
          bufferOf(bufferMinutes),
        );
      });
    },

    /** New hours. What was opened by hand, closed by hand or booked stays as it is. Joins a running transaction. */
    async saveWeek({ bufferMinutes, ...week }: BookingWeek, now = new Date()): Promise<void> {
      await strapi.db.transaction(async () => {
        const row = await ensureRow();
        await calendars.update({ where: { id: row.id }, data: { week, bufferMinutes } });
        const wanted = workingSlots(bookableDays(now), { week, holidays: await holidays() });
        const times = new Set(wanted.map(({ day, time }) => `${day} ${time}`));
        const ahead: SlotRow[] = await slots.findMany({
          where: { startsAt: { $gt: now }, available: true, manual: { $ne: true } },
        });
        const taken: Pick<BookingRow, 'slotKey'>[] = await strapi.db
          .query(BOOKING)
          .findMany({ where: { startsAt: { $gt: now }, slotKey: { $notNull: true } }, select: ['slotKey'] });
        const booked = new Set(taken.map(({ slotKey }) => slotKey));
        const over = ahead.filter(
          (slot) => !times.has(`${slot.day} ${slot.time}`) && !booked.has(slotKeyOf(slot)),
        );
        await slots.deleteMany({ where: { id: { $in: over.map(({ id }) => id) } } });
        await addSlots(
          wanted.filter(({ startsAt }) => new Date(startsAt) > now),
          bufferMinutes,
        );
      });
    },
  };
};
