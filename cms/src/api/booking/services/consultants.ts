import type { Core } from '@strapi/strapi';
import { BOOKING_RULES, BRAND } from '../../../contract';
import type { BusyTime } from '../../../domain/booking/booking-times';
import { DEFAULT_WEEK } from '../../../domain/booking/working-slots';
import { ApiError } from '../../../http/api-error';
import { CONSULTANT, type ConsultantRow } from '../booking-rows';
import { addRows } from './add-rows';

/** What a consultant has from the start. */
export const NEW_CONSULTANT = {
  zone: BOOKING_RULES.zone,
  active: true,
  week: DEFAULT_WEEK,
  bufferMinutes: 0,
  noticeHours: BOOKING_RULES.noticeHours,
  absences: [],
};

/** When a consultant is busy by their own calendar, as it was read last. */
export const busyTimesOf = ({ busyTimes }: ConsultantRow): BusyTime[] =>
  (busyTimes ?? []).map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }));

/**
 * A consultant, and what happens to their hours one after the other: two openings may share minutes. Before every lock of an opening.
 * Throws NOT_FOUND.
 */
export const lockConsultant = async (
  strapi: Core.Strapi,
  where: { id: number } | { documentId: string },
): Promise<ConsultantRow> =>
  await strapi.db.transaction(async ({ trx }) => {
    const column = 'id' in where ? { id: where.id } : { document_id: where.documentId };
    await trx('consultants').where(column).forUpdate().first('id');
    const row: ConsultantRow | null = await strapi.db.query(CONSULTANT).findOne({ where });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  });

/** Whoever serves consultations. */
export const consultants = (strapi: Core.Strapi) => {
  const query = strapi.db.query(CONSULTANT);
  return {
    all: (): Promise<ConsultantRow[]> => query.findMany({ orderBy: { id: 'asc' } }),

    /** Who can be booked: everybody, or the one who is named. */
    active: (documentId: string | null = null): Promise<ConsultantRow[]> =>
      query.findMany({
        where: { active: true, ...(documentId === null ? {} : { documentId }) },
        orderBy: { id: 'asc' },
      }),

    /** Throws NOT_FOUND. */
    async get(documentId: string): Promise<ConsultantRow> {
      const row: ConsultantRow | null = await query.findOne({ where: { documentId } });
      if (!row) throw new ApiError('NOT_FOUND');
      return row;
    },

    /** A business begins with one, who has its name until somebody writes another. */
    async ensureFirst(): Promise<void> {
      if ((await query.count()) === 0)
        await addRows(strapi, CONSULTANT, ['name'], [{ name: BRAND.name, ...NEW_CONSULTANT }]);
    },
  };
};
