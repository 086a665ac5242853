import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../mail/enqueue-mail';
import { notify } from '../notification/notify';
import { bookingCalendarFile } from './booking-calendar-file';
import type { PersonRow } from '../account/to-account';
import type { BookingRow } from './booking-rows';
import type { BookingNews } from './notify-customer';
import { instantOf } from '../../database/date-of';

/** What administrators are told of. A new room is their own doing. */
export type TeamNews = Exclude<BookingNews, 'link'>;

const listOf = (email: string, news: TeamNews): string => {
  const filter = new URLSearchParams({ tab: 'bookings', q: email });
  if (news === 'cancelled') filter.set('when', 'cancelled');
  return `/admin?${filter.toString()}`;
};

/**
 * Tells every administrator that a consultation was booked, moved or cancelled: a mail with the calendar file and a notification each, once, except
 * whoever did it or booked it. Needs its row's `owner`; joins the running transaction.
 */
export const notifyTeam = async (
  strapi: Core.Strapi,
  booking: BookingRow,
  news: TeamNews,
  doneBy: number | null,
): Promise<void> => {
  const { owner } = booking;
  const administrators: PersonRow[] = await strapi.db.query('plugin::users-permissions.user').findMany({
    where: { role: { type: 'admin' }, blocked: { $not: true } },
    orderBy: { id: 'asc' },
  });
  const startsAt = instantOf(booking.startsAt);
  const customer = owner?.displayName || owner?.email || '';
  const method = news === 'cancelled' ? 'CANCEL' : 'REQUEST';
  for (const administrator of administrators) {
    if (administrator.id === doneBy || administrator.id === owner?.id) continue;
    const dedupeKey = `booking:${booking.documentId}:${booking.calendarSequence ?? 0}:${news}:${administrator.id}`;
    const link = listOf(owner?.email ?? '', news);
    const locale = administrator.language ?? 'it';
    await enqueueMail(strapi, {
      kind: 'booking-team',
      to: administrator.email,
      locale,
      params: {
        name: administrator.displayName ?? '',
        customer,
        customerEmail: owner?.email ?? '',
        startsAt,
        news,
        note: booking.note ?? '',
        meetingUrl: news === 'cancelled' ? '' : (booking.meetingUrl ?? ''),
        path: link,
      },
      dedupeKey,
      calendar: { method, content: bookingCalendarFile(booking, { ...administrator, locale }, method) },
    });
    await notify(strapi, {
      owner: administrator.id,
      kind: `team-booking-${news}`,
      params: { customer, startsAt },
      link,
      dedupeKey,
    });
  }
};
