import type { Core } from '@strapi/strapi';
import { BOOKING_RULES, CONSULTATION_MINUTES, type Instant } from '../../../contract';
import { isBusyAt, overlaps, type Appointment } from '../../../domain/booking/booking-times';
import { slotObstacle } from '../../../domain/booking/slot-obstacle';
import { ApiError } from '../../../http/api-error';
import { BOOKING, SLOT, slotKeyOf, type BookingRow, type SlotRow } from '../booking-rows';
import { calendar, lockConsultant } from './calendar';
import { MINUTE_MS } from '../../../contract/time-units';

/** Makes what one person does with bookings happen one after the other. The first of all locks, so that none wait crosswise. */
export const lockPerson = async (strapi: Core.Strapi, personId: number): Promise<void> => {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('up_users').where({ id: personId }).forUpdate().first('id');
  });
};

/** An opening that this transaction alone looks at until it ends. Throws NOT_FOUND. */
export const lockSlot = async (strapi: Core.Strapi, slotId: string): Promise<SlotRow> =>
  await strapi.db.transaction(async ({ trx }) => {
    await trx('slots').where({ document_id: slotId }).forUpdate().first('id');
    const row: SlotRow | null = await strapi.db
      .query(SLOT)
      .findOne({ where: { documentId: slotId }, populate: { heldBy: { select: ['id'] } } });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  });

const isBusy = async (
  strapi: Core.Strapi,
  wanted: Appointment,
  exceptBookingId: number | undefined,
): Promise<boolean> => {
  if (isBusyAt(wanted, await calendar(strapi).busyTimes())) return true;
  const bufferMinutes = await calendar(strapi).buffer();
  const longest = (Math.max(...CONSULTATION_MINUTES) + bufferMinutes) * MINUTE_MS;
  const near: BookingRow[] = await strapi.db.query(BOOKING).findMany({
    where: {
      slotKey: { $notNull: true },
      startsAt: {
        $gt: new Date(wanted.startsAt.getTime() - longest),
        $lt: new Date(wanted.startsAt.getTime() + longest),
      },
    },
  });
  return near.some(
    ({ id, startsAt, minutes }) =>
      id !== exceptBookingId && overlaps(wanted, { startsAt: new Date(startsAt), minutes }, bufferMinutes),
  );
};

export const isBooked = async (strapi: Core.Strapi, slot: SlotRow): Promise<boolean> =>
  (await strapi.db.query(BOOKING).count({ where: { slotKey: slotKeyOf(slot) } })) > 0;

/** What whoever came second is told. */
export const slotTaken = () => new ApiError('CONFLICT', { reason: 'slot-taken' });

/**
 * Tells whoever comes clearly second, without waiting for a lock: in a rush that is nearly everybody. Whoever passes is
 * judged again by `takeSlot`.
 */
export const refuseBooked = async (strapi: Core.Strapi, slotId: string): Promise<void> => {
  const slot: SlotRow | null = await strapi.db.query(SLOT).findOne({ where: { documentId: slotId } });
  if (slot && (await isBooked(strapi, slot))) throw slotTaken();
};

interface SlotTaker {
  personId: number;
  minutes: number | null;
  /** The booking that moves: its own hour does not stand in its way. */
  exceptBookingId?: number;
}

/** An opening that this person may have now, locked; the caller's transaction writes what becomes of it. */
export const takeSlot = async (
  strapi: Core.Strapi,
  slotId: string,
  { personId, minutes, exceptBookingId }: SlotTaker,
): Promise<SlotRow> => {
  const now = new Date();
  await lockConsultant(strapi);
  const slot = await lockSlot(strapi, slotId);
  const obstacle = slotObstacle(
    { day: slot.day, startsAt: new Date(slot.startsAt), available: slot.available ?? false },
    { now, holidays: await calendar(strapi).holidays() },
  );
  // Closed a moment ago or taken: to whoever saw it free it is the same.
  if (obstacle === 'closed') throw slotTaken();
  if (obstacle) throw new ApiError('VALIDATION', { reason: obstacle, fields: { slotId: obstacle } });
  const held = slot.heldUntil && new Date(slot.heldUntil) > now && slot.heldBy?.id !== personId;
  const busy = await isBusy(strapi, { startsAt: new Date(slot.startsAt), minutes }, exceptBookingId);
  if (held || busy) throw slotTaken();
  return slot;
};

/** The hold of somebody who is about to confirm. It ends by itself: time decides, and nobody has to clean up. */
export const holds = (strapi: Core.Strapi, personId: number) => {
  /** Answers whether there was anything to let go. */
  const release = async (): Promise<boolean> => {
    const slots = strapi.db.query(SLOT);
    const held: { id: number }[] = await slots.findMany({
      where: { heldBy: { id: personId } },
      select: ['id'],
    });
    if (held.length === 0) return false;
    await slots.updateMany({
      where: { id: { $in: held.map(({ id }) => id) } },
      data: { heldUntil: null, heldBy: null },
    });
    return true;
  };

  return {
    release,

    async hold(slotId: string): Promise<{ slotId: string; heldUntil: Instant }> {
      return await strapi.db.transaction(async () => {
        await lockPerson(strapi, personId);
        const slot = await takeSlot(strapi, slotId, { personId, minutes: null });
        await release();
        const heldUntil = new Date(Date.now() + BOOKING_RULES.holdMinutes * MINUTE_MS);
        await strapi.db.query(SLOT).update({ where: { id: slot.id }, data: { heldUntil, heldBy: personId } });
        return { slotId, heldUntil: heldUntil.toISOString() };
      });
    },
  };
};
