import type { Core } from '@strapi/strapi';
import type { Where } from '../../../database/query';
import { BOOKING_RULES, type Booking, type BookingConflict, type ListBookings } from '../../../contract';
import { bookingStatus, changeableUntil, notOver } from '../../../domain/booking/booking-times';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { isUniqueViolation } from '../../../http/error-answer';
import { findOwned } from '../../../http/owned';
import { readSettings } from '../../../settings';
import { BOOKING, BOOKING_PEOPLE, SLOT, slotKeyOf, type BookingRow, type SlotRow } from '../booking-rows';
import { notifyCustomer } from '../notify-customer';
import { notifyTeam } from '../notify-team';
import { toBooking } from '../to-booking';
import { bookableConsultations, type Entitlement } from './bookable-consultations';
import { announceBookings, cancelBooking, changeBooking, lockBooking, timesOf } from './change-booking';
import { holds, lockPerson, refuseBooked, slotTaken, takeSlot } from './take-slot';

const conflict = (reason: BookingConflict) => new ApiError('CONFLICT', { reason });

/** The rows of what is ahead of a person. */
const upcomingOf = (ownerId: number, now: Date): Where<typeof BOOKING> => ({
  owner: { id: ownerId },
  state: 'confirmed',
  ...notOver(now),
});

interface NewBooking {
  slotId: string;
  note?: string;
  /** The paid consultation that is booked; the free first one without. */
  purchaseId?: string;
  /**
   * Makes it an administrator's trial, which is marked and not counted for their limit; what this does belongs to the same
   * transaction.
   */
  trial?: (row: BookingRow) => Promise<void>;
}

/** A person's consultations. */
export const bookings = (strapi: Core.Strapi, caller: Pick<Caller, 'id'>) => {
  const query = strapi.db.query(BOOKING);

  /** A trial uses nothing up. */
  const entitlementOf = async ({ purchaseId, trial }: NewBooking): Promise<Entitlement | null> =>
    trial ? null : bookableConsultations(strapi, caller.id).use(purchaseId);

  /** Whoever came second at an opening learns it from the check, or from the unique index behind it. */
  const orTaken = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await strapi.db.transaction(work);
    } catch (error) {
      throw isUniqueViolation(error) ? slotTaken() : error;
    }
  };
  const letGo = async (slot: SlotRow): Promise<void> => {
    await strapi.db.query(SLOT).update({ where: { id: slot.id }, data: { heldUntil: null, heldBy: null } });
  };
  /** Its owner's booking, if it may still be changed. */
  const changeable = (row: BookingRow): BookingRow => {
    const startsAt = new Date(row.startsAt);
    const now = new Date();
    if (bookingStatus({ state: row.state, startsAt, minutes: row.minutes }, now) !== 'upcoming')
      throw conflict('not-upcoming');
    if (now > changeableUntil(startsAt, row.changeHours)) throw conflict('too-late');
    return row;
  };

  return {
    async list({ when, page }: Required<ListBookings['query']>): Promise<ListBookings['response']> {
      const now = new Date();
      const { pageSize } = BOOKING_RULES;
      const where: Where<typeof BOOKING> =
        when === 'upcoming'
          ? upcomingOf(caller.id, now)
          : {
              owner: { id: caller.id },
              $or: [{ state: { $ne: 'confirmed' } }, { $not: notOver(now) }],
            };
      const order = when === 'upcoming' ? 'asc' : 'desc';
      const [rows, total] = await Promise.all([
        query.findMany({
          where,
          orderBy: [{ startsAt: order }, { id: order }],
          populate: BOOKING_PEOPLE,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }),
        query.count({ where }),
      ]);
      return { data: rows.map((row) => toBooking(row, now)), meta: { page, pageSize, total } };
    },

    upcoming: (): Promise<number> => query.count({ where: upcomingOf(caller.id, new Date()) }),

    get: (id: string): Promise<BookingRow> => findOwned(strapi, BOOKING, id, caller, BOOKING_PEOPLE),

    async create(request: NewBooking): Promise<BookingRow> {
      const { slotId, note = '', trial } = request;
      await refuseBooked(strapi, slotId);
      // Before the transaction: a room may be another server's.
      const { url: meetingUrl } = await engines(strapi).meetings.open();
      const booking = await orTaken(async () => {
        await lockPerson(strapi, caller.id);
        const ahead = await query.count({ where: upcomingOf(caller.id, new Date()) });
        if (!trial && ahead >= BOOKING_RULES.upcomingPerPerson) throw conflict('limit-reached');
        const entitlement = await entitlementOf(request);
        const { minutes = null, consultantId = null, ...used } = entitlement ?? {};
        const slot = await takeSlot(strapi, slotId, { personId: caller.id, minutes, consultantId });
        const made = await query.create({
          data: {
            ...timesOf(slot),
            ...used,
            minutes,
            owner: caller.id,
            timezone: BOOKING_RULES.zone,
            state: 'confirmed',
            note,
            meetingUrl,
            test: trial !== undefined,
            calendarSequence: 0,
          },
        });
        const calendarUid = `${made.documentId}@${new URL(readSettings().publicUrl).hostname}`;
        const row = (await query.update({
          where: { id: made.id },
          data: { calendarUid },
          populate: BOOKING_PEOPLE,
        })) as BookingRow;
        await letGo(slot);
        await notifyCustomer(strapi, row, 'confirmed');
        await notifyTeam(strapi, row, 'confirmed', caller.id);
        await trial?.(row);
        return row;
      });
      announceBookings(strapi, caller.id);
      return booking;
    },

    async move(id: string, slotId: string): Promise<Booking> {
      const moved = await orTaken(async () => {
        await lockPerson(strapi, caller.id);
        const row = changeable(await lockBooking(strapi, { documentId: id, owner: { id: caller.id } }));
        const slot = await takeSlot(strapi, slotId, {
          personId: caller.id,
          minutes: row.minutes,
          exceptBookingId: row.id,
          consultantId: await bookableConsultations(strapi, caller.id).consultantIdOf(row),
        });
        // The same click twice: where it already is nobody needs another mail.
        if (row.slotKey === slotKeyOf(slot, slot.consultant)) return row;
        const saved = await changeBooking(strapi, row, timesOf(slot), { news: 'moved', by: caller.id });
        await letGo(slot);
        return saved;
      });
      announceBookings(strapi, caller.id);
      return toBooking(moved);
    },

    async cancel(id: string): Promise<Booking> {
      const cancelled = await strapi.db.transaction(async () => {
        await lockPerson(strapi, caller.id);
        const row = await lockBooking(strapi, { documentId: id, owner: { id: caller.id } });
        return row.state === 'cancelled' ? row : cancelBooking(strapi, changeable(row), caller.id);
      });
      announceBookings(strapi, caller.id);
      return toBooking(cancelled);
    },

    hold: async (slotId: string) => {
      const held = await holds(strapi, caller.id).hold(slotId);
      announceBookings(strapi, null);
      return held;
    },
    release: async () => {
      if (await holds(strapi, caller.id).release()) announceBookings(strapi, null);
    },
  };
};
