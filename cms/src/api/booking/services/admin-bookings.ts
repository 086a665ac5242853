import type { Core } from '@strapi/strapi';
import type { Where } from '../../../database/query';
import {
  BOOKING_LIST_LIMITS,
  type AdminBooking,
  type BookingConflict,
  type ListAdminBookings,
} from '../../../contract';
import { bookingStatus, notOver, type StoredState } from '../../../domain/booking/booking-times';
import { ApiError } from '../../../http/api-error';
import { BOOKING, BOOKING_PEOPLE, type BookingRow } from '../booking-rows';
import { record, type AuditContext } from '../audit-context';
import { toAdminBooking } from '../to-booking';
import { bookings } from './bookings';
import { announceBookings, cancelBooking, changeBooking, lockBooking } from './change-booking';
import { openings } from './openings';
import { instantOf } from '../../../database/date-of';

const conflict = (reason: BookingConflict) => new ApiError('CONFLICT', { reason });
const subjectOf = (row: BookingRow) => ({ type: 'booking' as const, id: row.documentId });

const during = (when: NonNullable<ListAdminBookings['query']['when']>, now: Date): Where<typeof BOOKING> => {
  switch (when) {
    case 'upcoming':
      return { state: 'confirmed', ...notOver(now) };
    case 'past':
      return { $or: [{ state: { $in: ['done', 'no-show'] } }, { state: 'confirmed', $not: notOver(now) }] };
    case 'cancelled':
      return { state: 'cancelled' };
    default:
      return {};
  }
};

/** Everybody's bookings, for administrators: routes let nobody else in. */
export const adminBookings = (strapi: Core.Strapi) => {
  const query = strapi.db.query(BOOKING);

  /** Changes what is still ahead, with a note of it. */
  const change = async (
    id: string,
    context: AuditContext,
    work: (row: BookingRow) => Promise<BookingRow>,
    action: string,
  ): Promise<AdminBooking> => {
    const changed = await strapi.db.transaction(async () => {
      const row = await lockBooking(strapi, { documentId: id });
      const startsAt = new Date(row.startsAt);
      if (bookingStatus({ state: row.state, startsAt, minutes: row.minutes }, new Date()) !== 'upcoming')
        throw conflict('not-upcoming');
      const after = await work(row);
      await record(strapi, context, {
        action,
        subject: subjectOf(row),
        before: { state: row.state, meetingUrl: row.meetingUrl },
        after: { state: after.state, meetingUrl: after.meetingUrl },
      });
      return after;
    });
    announceBookings(strapi, changed.owner?.id ?? null);
    return toAdminBooking(changed);
  };

  return {
    async list({
      when,
      day,
      consultant,
      q,
      page,
    }: Required<Omit<ListAdminBookings['query'], 'day' | 'consultant'>> & {
      day: string | undefined;
      consultant: string | undefined;
    }): Promise<ListAdminBookings['response']> {
      const now = new Date();
      const { pageSize } = BOOKING_LIST_LIMITS;
      const search = [
        { note: { $containsi: q } },
        { owner: { email: { $containsi: q } } },
        { owner: { displayName: { $containsi: q } } },
      ];
      const where: Where<typeof BOOKING> = {
        $and: [
          during(when, now),
          ...(day ? [{ day }] : []),
          ...(consultant ? [{ consultant: { documentId: consultant } }] : []),
          ...(q ? [{ $or: search }] : []),
        ],
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
      return { data: rows.map((row) => toAdminBooking(row, now)), meta: { page, pageSize, total } };
    },

    setMeetingUrl: (id: string, meetingUrl: string, context: AuditContext) =>
      change(
        id,
        context,
        async (row) =>
          row.meetingUrl === meetingUrl
            ? row
            : changeBooking(strapi, row, { meetingUrl }, { news: 'link', by: context.actor.id }),
        'booking.set-link',
      ),

    cancel: (id: string, context: AuditContext) =>
      change(id, context, (row) => cancelBooking(strapi, row, context.actor.id), 'booking.cancel'),

    /** What was bought stays used: the consultant was there. */
    async setNoShow(id: string, noShow: boolean, context: AuditContext): Promise<AdminBooking> {
      const changed = await strapi.db.transaction(async () => {
        const row = await lockBooking(strapi, { documentId: id });
        if (row.state === 'cancelled') throw conflict('not-upcoming');
        if (new Date(row.startsAt) > new Date()) throw conflict('not-begun');
        const state: StoredState = noShow ? 'no-show' : 'done';
        if (row.state === state || (!noShow && row.state !== 'no-show')) return row;
        await query.update({ where: { id: row.id }, data: { state } });
        await record(strapi, context, {
          action: 'booking.no-show',
          subject: subjectOf(row),
          before: { state: row.state },
          after: { state },
        });
        return { ...row, state };
      });
      announceBookings(strapi, changed.owner?.id ?? null);
      return toAdminBooking(changed);
    },

    /** A trial of the whole way, mails included, on the first free opening and marked as what it is. */
    async createTest(context: AuditContext): Promise<AdminBooking> {
      const slot = await openings(strapi, context.actor.id).first();
      if (!slot) throw conflict('slot-taken');
      const row = await bookings(strapi, context.actor).create({
        slotId: slot.id,
        trial: (made) =>
          record(strapi, context, {
            action: 'booking.create-test',
            subject: subjectOf(made),
            after: { startsAt: slot.startsAt },
          }),
      });
      return toAdminBooking(row);
    },

    async removeTest(id: string, context: AuditContext): Promise<void> {
      const removed = await strapi.db.transaction(async () => {
        const row = await lockBooking(strapi, { documentId: id });
        if (!row.test) throw new ApiError('CONFLICT', { reason: 'not-a-test' });
        await query.deleteMany({ where: { id: row.id } });
        await record(strapi, context, {
          action: 'booking.remove-test',
          subject: subjectOf(row),
          before: { startsAt: instantOf(row.startsAt) },
        });
        return row;
      });
      announceBookings(strapi, removed.owner?.id ?? null);
    },
  };
};
