import type { Core } from '@strapi/strapi';
import { consultants, lockConsultant, NEW_CONSULTANT } from '../api/booking/services/consultants';
import { CONSULTANT } from '../api/booking/booking-rows';

/**
 * The first consultant, with what there was while there was only one: a calendar of before has columns that it did not know, and
 * openings and bookings of before name nobody.
 */
export const ensureConsultants = async (strapi: Core.Strapi): Promise<void> => {
  const query = strapi.db.query(CONSULTANT);
  await consultants(strapi).ensureFirst();
  const { zone, active, noticeHours, absences } = NEW_CONSULTANT;
  await query.updateMany({ where: { zone: { $null: true } }, data: { zone, active, noticeHours, absences } });
  await query.updateMany({ where: { bufferMinutes: { $null: true } }, data: { bufferMinutes: 0 } });
  const [first] = await consultants(strapi).all();
  if (!first) throw new Error('The first consultant was not stored');
  await strapi.db.transaction(async ({ trx }) => {
    await lockConsultant(strapi, { id: first.id });
    const nobodys = { consultant_id: null };
    await trx('slots').where(nobodys).update({ consultant_id: first.id });
    // The key of an hour names whose hour it is.
    const slotKey = trx.raw('cast(? as text) || slot_key', [`${first.documentId}:`]);
    await trx('bookings').where(nobodys).update({ consultant_id: first.id, slot_key: slotKey });
  });
};
