import type { Core } from '@strapi/strapi';
import {
  BOOKING_RULES,
  type AdminSlot,
  type BookingWeek,
  type Day,
  type GetBookingDay,
  type SaveBookingWeek,
} from '../../../contract';
import { isSunday } from '../../../domain/booking/days';
import { bookableDays } from '../../../domain/booking/slot-obstacle';
import { crowdedDays, crowdedTime, slotAt } from '../../../domain/booking/working-slots';
import { ApiError } from '../../../http/api-error';
import {
  BOOKING,
  HOLIDAY,
  SLOT,
  slotKeyOf,
  type BookingRow,
  type HolidayRow,
  type SlotRow,
} from '../booking-rows';
import { record, type AuditContext } from '../audit-context';
import { toAdminSlot } from '../to-booking';
import { calendar, lockConsultant } from './calendar';
import { announceBookings } from './change-booking';
import { closedDay } from './openings';
import { isBooked, lockSlot, slotTaken } from './take-slot';

/** Openings as administrators arrange them: routes let nobody else in. */
export const adminSlots = (strapi: Core.Strapi) => {
  const slots = strapi.db.query(SLOT);

  /** True where an opening of that time would come too near to another that is open. */
  const isCrowded = async (day: Day, time: string): Promise<boolean> => {
    const bufferMinutes = await calendar(strapi).buffer();
    const open: SlotRow[] = await slots.findMany({ where: { day, available: true, time: { $ne: time } } });
    return open.some((slot) => crowdedTime([slot.time, time], bufferMinutes) !== null);
  };

  const refuseCrowded = async ({ day, time }: Pick<SlotRow, 'day' | 'time'>): Promise<void> => {
    if (await isCrowded(day, time))
      throw new ApiError('VALIDATION', { reason: 'overlap', fields: { time: 'overlap' } });
  };

  const setAvailable = async (
    row: SlotRow,
    available: boolean,
    context: AuditContext,
  ): Promise<AdminSlot> => {
    if (row.available === available) return toAdminSlot(row, undefined);
    if (available) await refuseCrowded(row);
    const saved = (await slots.update({ where: { id: row.id }, data: { available } })) as SlotRow;
    await record(strapi, context, {
      action: available ? 'slot.open' : 'slot.close',
      subject: { type: 'slot', id: row.documentId },
      before: { available: row.available },
      after: { available },
    });
    return toAdminSlot(saved, undefined);
  };

  return {
    async day(day: Day): Promise<GetBookingDay['response']['data']> {
      const [holiday, rows, booked]: [HolidayRow | null, SlotRow[], BookingRow[]] = await Promise.all([
        strapi.db.query(HOLIDAY).findOne({ where: { day } }),
        slots.findMany({ where: { day }, orderBy: { startsAt: 'asc' } }),
        strapi.db
          .query(BOOKING)
          .findMany({ where: { day, slotKey: { $notNull: true } }, populate: ['owner'] }),
      ]);
      return {
        day,
        closed: closedDay(day, holiday ?? undefined),
        holidayName: holiday?.name ?? '',
        slots: rows.map((row) =>
          toAdminSlot(
            row,
            booked.find(({ slotKey }) => slotKey === slotKeyOf(row)),
          ),
        ),
      };
    },

    /** Opens a time of a day; one that is there already is opened again. */
    async open(day: Day, time: string, context: AuditContext): Promise<AdminSlot> {
      const wanted = slotAt(day, time);
      if (!wanted) throw new ApiError('VALIDATION', { fields: { time: 'skipped' } });
      if (isSunday(day)) throw new ApiError('VALIDATION', { reason: 'sunday', fields: { day: 'sunday' } });
      if (new Date(wanted.startsAt) <= new Date())
        throw new ApiError('VALIDATION', { reason: 'past', fields: { day: 'past' } });
      if (day > bookableDays(new Date()).until)
        throw new ApiError('VALIDATION', { reason: 'horizon', fields: { day: 'horizon' } });
      const opened = await strapi.db.transaction(async () => {
        await lockConsultant(strapi);
        const there: SlotRow | null = await slots.findOne({ where: { day, time } });
        if (!there) await refuseCrowded({ day, time });
        if (there) return setAvailable(await lockSlot(strapi, there.documentId), true, context);
        const row = await slots.create({
          data: { ...wanted, timezone: BOOKING_RULES.zone, available: true, manual: true },
        });
        await record(strapi, context, {
          action: 'slot.open',
          subject: { type: 'slot', id: row.documentId },
          after: { day, time },
        });
        return toAdminSlot(row, undefined);
      });
      announceBookings(strapi, null);
      return opened;
    },

    /** Opens or closes. Of an administrator who closes and a customer who confirms, exactly one is first. */
    async update(id: string, available: boolean, context: AuditContext): Promise<AdminSlot> {
      const saved = await strapi.db.transaction(async () => {
        await lockConsultant(strapi);
        const row = await lockSlot(strapi, id);
        if (!available && (await isBooked(strapi, row))) throw slotTaken();
        return setAvailable(row, available, context);
      });
      announceBookings(strapi, null);
      return saved;
    },

    week: (): Promise<BookingWeek> => calendar(strapi).week(),

    async saveWeek(request: SaveBookingWeek['request'], context: AuditContext): Promise<BookingWeek> {
      const saved = await strapi.db.transaction(async () => {
        await lockConsultant(strapi);
        const before = await calendar(strapi).week();
        const { bufferMinutes = before.bufferMinutes, ...hours } = request;
        const crowded = crowdedDays(hours, bufferMinutes);
        if (crowded.length > 0)
          throw new ApiError('VALIDATION', {
            reason: 'overlap',
            fields: Object.fromEntries(crowded.map((day) => [day, 'overlap'])),
          });
        const week = { ...hours, bufferMinutes };
        await calendar(strapi).saveWeek(week);
        await record(strapi, context, {
          action: 'booking-week.save',
          subject: { type: 'booking-week', id: 'consultations' },
          before: { ...before },
          after: { ...week },
        });
        return week;
      });
      announceBookings(strapi, null);
      return saved;
    },
  };
};
