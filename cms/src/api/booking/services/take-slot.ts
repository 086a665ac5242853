import type { Core } from '@strapi/strapi';
import { BOOKING_RULES, CONSULTATION_MINUTES, type Instant } from '../../../contract';
import { isBusyAt, overlaps, type Appointment } from '../../../domain/booking/booking-times';
import { slotObstacle } from '../../../domain/booking/slot-obstacle';
import { ApiError } from '../../../http/api-error';
import {
  BOOKING,
  SLOT,
  slotKeyOf,
  type BookingRow,
  type ConsultantRow,
  type ConsultantSlot,
  type SlotRow,
} from '../booking-rows';
import { isAway } from '../is-away';
import { calendar, pauseOf } from './calendar';
import { busyTimesOf, lockConsultant } from './consultants';
import { MINUTE_MS } from '../../../contract/time-units';

/** Makes what one person does with bookings happen one after the other. The first of all locks, so that none wait crosswise. */
export const lockPerson = async (strapi: Core.Strapi, personId: number): Promise<void> => {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('up_users').where({ id: personId }).forUpdate().first('id');
  });
};

/** An opening and its consultant, both of which this transaction alone looks at until it ends. Throws NOT_FOUND. */
export const lockSlot = async (strapi: Core.Strapi, slotId: string): Promise<ConsultantSlot> =>
  await strapi.db.transaction(async ({ trx }) => {
    const slots = strapi.db.query(SLOT);
    const where = { documentId: slotId };
    const found: SlotRow | null = await slots.findOne({ where, populate: { consultant: true } });
    if (!found?.consultant) throw new ApiError('NOT_FOUND');
    const consultant = await lockConsultant(strapi, { id: found.consultant.id });
    await trx('slots').where({ document_id: slotId }).forUpdate().first('id');
    const row: SlotRow | null = await slots.findOne({ where, populate: { heldBy: { select: ['id'] } } });
    if (!row) throw new ApiError('NOT_FOUND');
    return { ...row, consultant };
  });

const isBusy = async (
  strapi: Core.Strapi,
  consultant: ConsultantRow,
  wanted: Appointment,
  exceptBookingId: number | undefined,
): Promise<boolean> => {
  if (isBusyAt(wanted, busyTimesOf(consultant))) return true;
  const bufferMinutes = pauseOf(consultant);
  const longest = (Math.max(...CONSULTATION_MINUTES) + bufferMinutes) * MINUTE_MS;
  const near: BookingRow[] = await strapi.db.query(BOOKING).findMany({
    where: {
      consultant: { id: consultant.id },
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

export const isBooked = async (
  strapi: Core.Strapi,
  slot: SlotRow,
  consultant: ConsultantRow,
): Promise<boolean> =>
  (await strapi.db.query(BOOKING).count({ where: { slotKey: slotKeyOf(slot, consultant) } })) > 0;

/** What whoever came second is told. */
export const slotTaken = () => new ApiError('CONFLICT', { reason: 'slot-taken' });

/**
 * Tells whoever comes clearly second, without waiting for a lock: in a rush that is nearly everybody. Whoever passes is
 * judged again by `takeSlot`.
 */
export const refuseBooked = async (strapi: Core.Strapi, slotId: string): Promise<void> => {
  const slot: SlotRow | null = await strapi.db
    .query(SLOT)
    .findOne({ where: { documentId: slotId }, populate: { consultant: true } });
  if (slot?.consultant && (await isBooked(strapi, slot, slot.consultant))) throw slotTaken();
};

interface SlotTaker {
  personId: number;
  minutes: number | null;
  /** The booking that moves: its own hour does not stand in its way. */
  exceptBookingId?: number;
  /** The one consultant who serves what was bought; null or nothing where everybody may. */
  consultantId?: number | null;
}

/** An opening that this person may have now, locked; the caller's transaction writes what becomes of it. */
export const takeSlot = async (
  strapi: Core.Strapi,
  slotId: string,
  { personId, minutes, exceptBookingId, consultantId = null }: SlotTaker,
): Promise<ConsultantSlot> => {
  const now = new Date();
  const slot = await lockSlot(strapi, slotId);
  const { consultant } = slot;
  if (consultantId !== null && consultantId !== consultant.id)
    throw new ApiError('CONFLICT', { reason: 'other-consultant' });
  const available = (slot.available ?? false) && !isAway(consultant, slot.startsAt);
  const obstacle = slotObstacle(
    { day: slot.day, startsAt: new Date(slot.startsAt), available },
    { now, holidays: await calendar(strapi).holidays(), noticeHours: consultant.noticeHours },
  );
  // Closed a moment ago or taken: to whoever saw it free it is the same.
  if (obstacle === 'closed') throw slotTaken();
  if (obstacle) throw new ApiError('VALIDATION', { reason: obstacle, fields: { slotId: obstacle } });
  const held = slot.heldUntil && new Date(slot.heldUntil) > now && slot.heldBy?.id !== personId;
  const wanted = { startsAt: new Date(slot.startsAt), minutes };
  if (held || (await isBusy(strapi, consultant, wanted, exceptBookingId))) throw slotTaken();
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
