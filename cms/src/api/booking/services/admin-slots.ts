import type { Core } from '@strapi/strapi';
import {
  BOOKING_RULES,
  type AdminSlot,
  type BookingWeek,
  type Day,
  type GetBookingDay,
  type OpenSlotByHand,
  type SaveBookingWeek,
} from '../../../contract';
import { addDays, isSunday } from '../../../domain/booking/days';
import { bookableDays } from '../../../domain/booking/slot-obstacle';
import { crowdedDays, slotAt, type WorkingSlot } from '../../../domain/booking/working-slots';
import { ApiError } from '../../../http/api-error';
import {
  BOOKING,
  BOOKING_PEOPLE,
  CONSULTANT,
  HOLIDAY,
  SLOT,
  slotKeyOf,
  type BookingRow,
  type ConsultantRow,
  type ConsultantSlot,
  type HolidayRow,
  type SlotRow,
} from '../booking-rows';
import { record, type AuditContext } from '../audit-context';
import { toAdminSlot } from '../to-booking';
import { areTooNear, calendar, pauseOf, weekOf } from './calendar';
import { announceBookings } from './change-booking';
import { consultants, lockConsultant } from './consultants';
import { closedDay } from './openings';
import { isBooked, lockSlot, slotTaken } from './take-slot';

/** Openings as administrators arrange them: routes let nobody else in. */
export const adminSlots = (strapi: Core.Strapi) => {
  const slots = strapi.db.query(SLOT);

  /** Refuses what would come too near to another opening of the consultant that is open. */
  const refuseCrowded = async (
    consultant: ConsultantRow,
    wanted: Pick<WorkingSlot, 'day' | 'time'> & { startsAt: string | Date },
  ): Promise<void> => {
    const days = [addDays(wanted.day, -1), wanted.day, addDays(wanted.day, 1)];
    const open: SlotRow[] = await slots.findMany({
      where: { consultant: { id: consultant.id }, day: { $in: days }, available: true },
    });
    const isOther = (slot: SlotRow) => slot.day !== wanted.day || slot.time !== wanted.time;
    if (open.some((slot) => isOther(slot) && areTooNear(slot, wanted, pauseOf(consultant))))
      throw new ApiError('VALIDATION', { reason: 'overlap', fields: { time: 'overlap' } });
  };

  const setAvailable = async (
    row: ConsultantSlot,
    available: boolean,
    context: AuditContext,
  ): Promise<AdminSlot> => {
    if (row.available === available) return toAdminSlot(row, undefined);
    if (available) await refuseCrowded(row.consultant, row);
    await slots.update({ where: { id: row.id }, data: { available } });
    await record(strapi, context, {
      action: available ? 'slot.open' : 'slot.close',
      subject: { type: 'slot', id: row.documentId },
      before: { available: row.available },
      after: { available },
    });
    return toAdminSlot({ ...row, available }, undefined);
  };

  return {
    async day(day: Day): Promise<GetBookingDay['response']['data']> {
      const [holiday, rows, booked]: [HolidayRow | null, SlotRow[], BookingRow[]] = await Promise.all([
        strapi.db.query(HOLIDAY).findOne({ where: { day } }),
        slots.findMany({
          where: { day },
          orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
          populate: { consultant: true },
        }),
        strapi.db
          .query(BOOKING)
          .findMany({ where: { day, slotKey: { $notNull: true } }, populate: BOOKING_PEOPLE }),
      ]);
      return {
        day,
        closed: closedDay(day, holiday ?? undefined),
        holidayName: holiday?.name ?? '',
        slots: rows.flatMap(({ consultant, ...row }) => {
          if (!consultant) return [];
          const booking = booked.find(({ slotKey }) => slotKey === slotKeyOf(row, consultant));
          // Whoever takes nobody any more has only what is still ahead of them.
          return consultant.active || booking ? [toAdminSlot({ ...row, consultant }, booking)] : [];
        }),
      };
    },

    /** Opens a time of a day; one that is there already is opened again. */
    async open(
      { consultantId, day, time }: OpenSlotByHand['request'],
      context: AuditContext,
    ): Promise<AdminSlot> {
      const wanted = slotAt(day, time);
      if (!wanted) throw new ApiError('VALIDATION', { fields: { time: 'skipped' } });
      if (isSunday(day)) throw new ApiError('VALIDATION', { reason: 'sunday', fields: { day: 'sunday' } });
      if (new Date(wanted.startsAt) <= new Date())
        throw new ApiError('VALIDATION', { reason: 'past', fields: { day: 'past' } });
      if (day > bookableDays(new Date()).until)
        throw new ApiError('VALIDATION', { reason: 'horizon', fields: { day: 'horizon' } });
      const opened = await strapi.db.transaction(async () => {
        const consultant = await lockConsultant(strapi, { documentId: consultantId });
        const there: SlotRow | null = await slots.findOne({
          where: { consultant: { id: consultant.id }, day, time },
        });
        if (there) return setAvailable(await lockSlot(strapi, there.documentId), true, context);
        await refuseCrowded(consultant, wanted);
        const row = await slots.create({
          data: {
            ...wanted,
            consultant: consultant.id,
            timezone: BOOKING_RULES.zone,
            available: true,
            manual: true,
          },
        });
        await record(strapi, context, {
          action: 'slot.open',
          subject: { type: 'slot', id: row.documentId },
          after: { day, time },
        });
        return toAdminSlot({ ...row, consultant }, undefined);
      });
      announceBookings(strapi, null);
      return opened;
    },

    /** Opens or closes. Of an administrator who closes and a customer who confirms, exactly one is first. */
    async update(id: string, available: boolean, context: AuditContext): Promise<AdminSlot> {
      const saved = await strapi.db.transaction(async () => {
        const row = await lockSlot(strapi, id);
        if (!available && (await isBooked(strapi, row, row.consultant))) throw slotTaken();
        return setAvailable(row, available, context);
      });
      announceBookings(strapi, null);
      return saved;
    },

    week: async (consultantId: string): Promise<BookingWeek> =>
      weekOf(await consultants(strapi).get(consultantId)),

    async saveWeek(
      consultantId: string,
      request: SaveBookingWeek['request'],
      context: AuditContext,
    ): Promise<BookingWeek> {
      const saved = await strapi.db.transaction(async () => {
        const consultant = await lockConsultant(strapi, { documentId: consultantId });
        const before = weekOf(consultant);
        const { bufferMinutes = before.bufferMinutes, ...week } = request;
        const crowded = crowdedDays(week, bufferMinutes);
        if (crowded.length > 0)
          throw new ApiError('VALIDATION', {
            reason: 'overlap',
            fields: Object.fromEntries(crowded.map((day) => [day, 'overlap'])),
          });
        const changed = { ...consultant, week, bufferMinutes };
        await strapi.db
          .query(CONSULTANT)
          .update({ where: { id: consultant.id }, data: { week, bufferMinutes } });
        await calendar(strapi).rebuild(changed);
        const after = weekOf(changed);
        await record(strapi, context, {
          action: 'booking-week.save',
          subject: { type: 'booking-week', id: consultantId },
          before: { ...before },
          after: { ...after },
        });
        return after;
      });
      announceBookings(strapi, null);
      return saved;
    },
  };
};
