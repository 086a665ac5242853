import type { Core } from '@strapi/strapi';
import { changeableUntil } from '../../domain/booking/booking-times';
import { enqueueMail } from '../mail/enqueue-mail';
import { notify } from '../notification/notify';
import { bookingCalendarFile } from './booking-calendar-file';
import { bookingLinkPath } from './booking-link';
import type { BookingRow } from './booking-rows';
import { consultantNameOf } from './to-booking';
import { instantOf } from '../../database/date-of';

const LIST = '/consultations';
const CALENDAR = '/consultation-booking';

const changeableUntilOf = ({ startsAt, changeHours }: BookingRow): Date =>
  changeableUntil(new Date(startsAt), changeHours);

/** Where the mail lets it be moved; '' when it is too late for that. */
const movePathOf = (booking: BookingRow): string =>
  new Date() < changeableUntilOf(booking) ? bookingLinkPath(booking) : '';

export type BookingNews = 'confirmed' | 'moved' | 'link' | 'cancelled';

/**
 * Tells whoever booked: a mail with the calendar file, and a notification. Needs its row's `owner` and `consultant`; joins the running
 * transaction, so that nobody hears of what did not happen.
 */
export const notifyCustomer = async (
  strapi: Core.Strapi,
  booking: BookingRow,
  news: BookingNews,
): Promise<void> => {
  const { owner } = booking;
  if (!owner) return;
  const locale = owner.language ?? 'it';
  const startsAt = instantOf(booking.startsAt);
  const version = `${booking.documentId}:${booking.calendarSequence ?? 0}`;
  const params = {
    name: owner.displayName ?? '',
    startsAt,
    minutes: booking.minutes ?? undefined,
    consultant: consultantNameOf(booking),
    meetingUrl: booking.meetingUrl ?? '',
  };
  const cancelled = news === 'cancelled';
  const method = cancelled ? 'CANCEL' : 'REQUEST';
  await enqueueMail(strapi, {
    kind: `booking-${news}`,
    to: owner.email,
    locale,
    params: {
      ...params,
      path: cancelled ? CALENDAR : LIST,
      movePath: movePathOf(booking),
      changeableUntil: changeableUntilOf(booking).toISOString(),
    },
    dedupeKey: `booking:${version}:${news}`,
    calendar: { method, content: bookingCalendarFile(booking, { ...owner, locale }, method) },
  });
  await notify(strapi, {
    owner: owner.id,
    // A new room is news about the same appointment.
    kind: news === 'link' ? 'booking-moved' : `booking-${news}`,
    params: { startsAt },
    link: LIST,
    dedupeKey: `booking:${version}:${news}`,
  });
};

/** A reminder; saying it again says nothing. */
export const remindCustomer = async (
  strapi: Core.Strapi,
  booking: BookingRow,
  hours: 1 | 24,
): Promise<void> => {
  const { owner } = booking;
  if (!owner) return;
  const startsAt = new Date(booking.startsAt);
  const dedupeKey = `booking:${booking.documentId}:${startsAt.toISOString()}:reminder-${hours}`;
  await strapi.db.transaction(async () => {
    await enqueueMail(strapi, {
      kind: 'booking-reminder',
      to: owner.email,
      locale: owner.language ?? 'it',
      params: {
        name: owner.displayName ?? '',
        startsAt: startsAt.toISOString(),
        minutes: booking.minutes ?? undefined,
        consultant: consultantNameOf(booking),
        meetingUrl: booking.meetingUrl ?? '',
        path: LIST,
        hours,
      },
      dedupeKey,
      expiresAt: startsAt,
    });
    await notify(strapi, {
      owner: owner.id,
      kind: 'booking-reminder',
      params: { startsAt: startsAt.toISOString() },
      link: LIST,
      dedupeKey,
    });
  });
};
