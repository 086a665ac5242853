import type { Core } from '@strapi/strapi';
import { BOOKING_RULES, type CreateHoliday, type Holiday } from '../../../contract';
import { dayIn } from '../../../domain/booking/zoned-instant';
import { ApiError } from '../../../http/api-error';
import { isUniqueViolation } from '../../../http/error-answer';
import { BOOKING, HOLIDAY, type HolidayRow } from '../booking-rows';
import { record, type AuditContext } from '../audit-context';
import { calendar } from './calendar';
import { announceBookings } from './change-booking';

/** The days on which nobody is met. */
export const holidays = (strapi: Core.Strapi) => {
  const query = strapi.db.query(HOLIDAY);

  const toHolidays = async (rows: HolidayRow[]): Promise<Holiday[]> => {
    const booked: { day: string }[] = await strapi.db.query(BOOKING).findMany({
      where: { day: { $in: rows.map(({ day }) => day) }, state: 'confirmed', startsAt: { $gt: new Date() } },
      select: ['day'],
    });
    return rows.map(({ documentId, day, name }) => ({
      id: documentId,
      day,
      name: name ?? '',
      bookings: booked.filter((booking) => booking.day === day).length,
    }));
  };

  return {
    async list(): Promise<Holiday[]> {
      const year = dayIn(new Date(), BOOKING_RULES.zone).slice(0, 4);
      return toHolidays(
        await query.findMany({ where: { day: { $gte: `${year}-01-01` } }, orderBy: { day: 'asc' } }),
      );
    },

    async create({ day, name = '' }: CreateHoliday['request'], context: AuditContext): Promise<Holiday> {
      const made = await strapi.db
        .transaction(async () => {
          const row = await query.create({ data: { day, name } });
          await record(strapi, context, {
            action: 'holiday.create',
            subject: { type: 'holiday', id: row.documentId },
            after: { day, name },
          });
          return row;
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new ApiError('CONFLICT', { reason: 'holiday-exists' }) : error;
        });
      announceBookings(strapi, null);
      const [holiday] = await toHolidays([made]);
      if (!holiday) throw new ApiError('NOT_FOUND');
      return holiday;
    },

    /** The day is a working day again, with the hours of its week. */
    async remove(id: string, context: AuditContext): Promise<void> {
      await strapi.db.transaction(async () => {
        const row: HolidayRow | null = await query.findOne({ where: { documentId: id } });
        if (!row) throw new ApiError('NOT_FOUND');
        await query.deleteMany({ where: { id: row.id } });
        await calendar(strapi).prepare();
        await record(strapi, context, {
          action: 'holiday.remove',
          subject: { type: 'holiday', id: row.documentId },
          before: { day: row.day, name: row.name },
        });
      });
      announceBookings(strapi, null);
    },
  };
};
