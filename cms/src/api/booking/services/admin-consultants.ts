import type { Core } from '@strapi/strapi';
import type { AdminConsultant, CreateConsultant, UpdateConsultant } from '../../../contract';
import { notOver } from '../../../domain/booking/booking-times';
import { isAbsentAt } from '../../../domain/booking/consultants';
import { ApiError } from '../../../http/api-error';
import { isUniqueViolation } from '../../../http/error-answer';
import { record, type AuditContext } from '../audit-context';
import { BOOKING, CONSULTANT, type ConsultantRow } from '../booking-rows';
import { toConsultant } from '../to-booking';
import { calendar } from './calendar';
import { announceBookings } from './change-booking';
import { consultants, lockConsultant, NEW_CONSULTANT } from './consultants';

const detailsOf = ({ name, email, zone, active, noticeHours, absences }: ConsultantRow) => ({
  name,
  email: email ?? '',
  zone,
  active,
  noticeHours,
  absences,
});

const orNameTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? new ApiError('VALIDATION', { fields: { name: 'taken' } }) : error;
};

/** Consultants as administrators manage them: routes let nobody else in. */
export const adminConsultants = (strapi: Core.Strapi) => {
  const query = strapi.db.query(CONSULTANT);

  const toAdmin = async (row: ConsultantRow): Promise<AdminConsultant> => {
    const ahead: { startsAt: string | Date }[] = await strapi.db.query(BOOKING).findMany({
      where: { consultant: { id: row.id }, state: 'confirmed', ...notOver(new Date()) },
      select: ['startsAt'],
    });
    const { absences, ...details } = detailsOf(row);
    return {
      ...toConsultant(row),
      ...details,
      absences: absences.map((absence) => ({
        ...absence,
        bookings: ahead.filter(({ startsAt }) =>
          isAbsentAt(new Date(startsAt), { zone: row.zone, absences: [absence] }),
        ).length,
      })),
      upcoming: ahead.length,
    };
  };

  return {
    async list(): Promise<AdminConsultant[]> {
      const rows = await consultants(strapi).all();
      const ordered = [...rows.filter(({ active }) => active), ...rows.filter(({ active }) => !active)];
      return Promise.all(ordered.map(toAdmin));
    },

    async create(request: CreateConsultant['request'], context: AuditContext): Promise<AdminConsultant> {
      const made = await strapi.db
        .transaction(async () => {
          const row = await query.create({ data: { ...NEW_CONSULTANT, ...request } });
          await calendar(strapi).rebuild(row);
          await record(strapi, context, {
            action: 'consultant.create',
            subject: { type: 'consultant', id: row.documentId },
            after: { ...request },
          });
          return row;
        })
        .catch(orNameTaken);
      announceBookings(strapi, null);
      return toAdmin(made);
    },

    /** What is booked stays: whoever changes hours or leaves moves or cancels it. */
    async update(
      id: string,
      request: UpdateConsultant['request'],
      context: AuditContext,
    ): Promise<AdminConsultant> {
      const saved = await strapi.db
        .transaction(async () => {
          const before = await lockConsultant(strapi, { documentId: id });
          const absences = request.absences?.toSorted((one, next) => (one.from < next.from ? -1 : 1));
          const data = { ...request, ...(absences && { absences }) };
          const row = (await query.update({ where: { id: before.id }, data })) as ConsultantRow;
          if (row.active && (!before.active || row.zone !== before.zone)) await calendar(strapi).rebuild(row);
          await record(strapi, context, {
            action: 'consultant.update',
            subject: { type: 'consultant', id },
            before: detailsOf(before),
            after: detailsOf(row),
          });
          return row;
        })
        .catch(orNameTaken);
      announceBookings(strapi, null);
      return toAdmin(saved);
    },
  };
};
