import type { Core } from '@strapi/strapi';
import { BOOKING_RULES, type BookingWeek, type BufferMinutes, type Day } from '../../../contract';
import { bufferOf, overlaps } from '../../../domain/booking/booking-times';
import { italianHolidays } from '../../../domain/booking/italian-holidays';
import { bookableDays } from '../../../domain/booking/slot-obstacle';
import { workingSlots, type WorkingSlot } from '../../../domain/booking/working-slots';
import {
  BOOKING,
  CONSULTANT,
  HOLIDAY,
  SLOT,
  slotKeyOf,
  type BookingRow,
  type ConsultantRow,
  type SlotRow,
} from '../booking-rows';
import { addRows } from './add-rows';
import { consultants, lockConsultant } from './consultants';

/** The pause that a consultant keeps between two consultations. */
export const pauseOf = ({ bufferMinutes }: Pick<ConsultantRow, 'bufferMinutes'>): BufferMinutes =>
  bufferOf(bufferMinutes);

/** True where two openings of one consultant are too near to each other for both to be booked. */
export const areTooNear = (
  one: { startsAt: string | Date },
  other: { startsAt: string | Date },
  bufferMinutes: BufferMinutes,
): boolean =>
  overlaps(
    { startsAt: new Date(one.startsAt), minutes: null },
    { startsAt: new Date(other.startsAt), minutes: null },
    bufferMinutes,
  );

/** Names an opening among those of one consultant. */
const timeOf = ({ day, time }: Pick<WorkingSlot, 'day' | 'time'>): string => `${day} ${time}`;

/** The weeks' hours and the openings that follow from them. Everything here may run twice without harm. */
export const calendar = (strapi: Core.Strapi) => {
  const slots = strapi.db.query(SLOT);

  const holidays = async (): Promise<Day[]> => {
    const rows = await strapi.db.query(HOLIDAY).findMany({ select: ['day'] });
    return rows.map(({ day }) => day);
  };

  /** Leaves out what is there, and what comes too near to an opening that stays: one that was opened by hand, or that is booked. */
  const addSlots = async (consultant: ConsultantRow, list: WorkingSlot[]): Promise<void> => {
    const days = [...new Set(list.map(({ day }) => day))];
    const open: SlotRow[] = await slots.findMany({
      where: { consultant: { id: consultant.id }, day: { $in: days }, available: true },
    });
    const pause = pauseOf(consultant);
    // At most starts of a server every opening is there: each is not compared with each for that.
    const existing = new Set(open.map(timeOf));
    const roomFor = (wanted: WorkingSlot) =>
      !existing.has(timeOf(wanted)) && open.every((slot) => !areTooNear(slot, wanted, pause));
    await addRows(
      strapi,
      SLOT,
      ['consultant_id', 'day', 'time'],
      list.filter(roomFor).map(({ day, time, startsAt }) => ({
        consultantId: consultant.id,
        day,
        time,
        startsAt: new Date(startsAt),
        timezone: BOOKING_RULES.zone,
        available: true,
        manual: false,
      })),
    );
  };

  /** What a consultant's week makes of the days that can be booked. */
  const wantedSlots = async ({ week, zone }: ConsultantRow, now: Date): Promise<WorkingSlot[]> => {
    const wanted = workingSlots(bookableDays(now), { week, zone, holidays: await holidays() });
    return wanted.filter(({ startsAt }) => new Date(startsAt) > now);
  };

  /** Italy's holidays of the years that can be booked, each year once: one that an administrator removed stays away. */
  const addHolidays = async (now: Date): Promise<void> => {
    const everybody = await consultants(strapi).all();
    const { from, until } = bookableDays(now);
    const doneUntil = Math.max(0, ...everybody.map(({ holidaysUntil }) => holidaysUntil ?? 0));
    const first = Math.max(Number(from.slice(0, 4)), doneUntil + 1);
    // Never only a part of the year: administrators see a whole one coming.
    const last = Math.max(Number(from.slice(0, 4)) + 1, Number(until.slice(0, 4)));
    if (first > last) return;
    const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    await addRows(strapi, HOLIDAY, ['day'], years.flatMap(italianHolidays));
    const ids = everybody.map(({ id }) => id);
    await strapi.db
      .query(CONSULTANT)
      .updateMany({ where: { id: { $in: ids } }, data: { holidaysUntil: last } });
  };

  return {
    holidays,

    /** Brings holidays and everybody's openings up to the last day that can be booked. */
    async prepare(now = new Date()): Promise<void> {
      await addHolidays(now);
      for (const { id } of await consultants(strapi).active())
        await strapi.db.transaction(async () => {
          // Read under the lock: the hours may have changed meanwhile.
          const consultant = await lockConsultant(strapi, { id });
          await addSlots(consultant, await wantedSlots(consultant, now));
        });
    },

    /**
     * Brings a consultant's openings in line with their hours. What was opened by hand, closed by hand or booked stays as it is.
     * Joins the running transaction, which holds the consultant.
     */
    async rebuild(consultant: ConsultantRow, now = new Date()): Promise<void> {
      const wanted = await wantedSlots(consultant, now);
      const times = new Set(wanted.map(timeOf));
      const own = { consultant: { id: consultant.id } };
      const ahead: SlotRow[] = await slots.findMany({
        where: { ...own, startsAt: { $gt: now }, available: true, manual: { $ne: true } },
      });
      const taken: Pick<BookingRow, 'slotKey'>[] = await strapi.db.query(BOOKING).findMany({
        where: { ...own, startsAt: { $gt: now }, slotKey: { $notNull: true } },
        select: ['slotKey'],
      });
      const booked = new Set(taken.map(({ slotKey }) => slotKey));
      const over = ahead.filter(
        (slot) => !times.has(timeOf(slot)) && !booked.has(slotKeyOf(slot, consultant)),
      );
      await slots.deleteMany({ where: { id: { $in: over.map(({ id }) => id) } } });
      await addSlots(consultant, wanted);
    },
  };
};

/** A consultant's week as the contract has it. */
export const weekOf = (consultant: ConsultantRow): BookingWeek => ({
  ...consultant.week,
  bufferMinutes: pauseOf(consultant),
});
