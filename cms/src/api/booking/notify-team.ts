import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract';
import { enqueueMail } from '../mail/enqueue-mail';
import { notify } from '../notification/notify';
import { bookingCalendarFile } from './booking-calendar-file';
import type { PersonRow } from '../account/to-account';
import type { BookingRow } from './booking-rows';
import type { BookingNews } from './notify-customer';
import { consultantNameOf } from './to-booking';
import { instantOf } from '../../database/date-of';

/** What administrators are told of. A new room is their own doing. */
export type TeamNews = Exclude<BookingNews, 'link'>;

type Reader = Pick<PersonRow, 'email' | 'displayName'> & { locale: Locale };

const listOf = (email: string, news: TeamNews): string => {
  const filter = new URLSearchParams({ tab: 'bookings', q: email });
  if (news === 'cancelled') filter.set('when', 'cancelled');
  return `/admin?${filter.toString()}`;
};

/**
 * Tells every administrator that a consultation was booked, moved or cancelled: a mail with the calendar file and a notification each, once, except
 * whoever did it or booked it; and its consultant by mail, where they have an address of their own. Needs its row's `owner` and
 * `consultant`; joins the running transaction.
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
  const link = listOf(owner?.email ?? '', news);
  const method = news === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const keyFor = (reader: string | number) =>
    `booking:${booking.documentId}:${booking.calendarSequence ?? 0}:${news}:${reader}`;
  const mail = (reader: Reader, path: string, dedupeKey: string) =>
    enqueueMail(strapi, {
      kind: 'booking-team',
      to: reader.email,
      locale: reader.locale,
      params: {
        name: reader.displayName ?? '',
        consultant: consultantNameOf(booking),
        customer,
        customerEmail: owner?.email ?? '',
        startsAt,
        news,
        note: booking.note ?? '',
        meetingUrl: news === 'cancelled' ? '' : (booking.meetingUrl ?? ''),
        path,
      },
      dedupeKey,
      calendar: { method, content: bookingCalendarFile(booking, reader, method) },
    });

  for (const administrator of administrators) {
    if (administrator.id === doneBy || administrator.id === owner?.id) continue;
    const dedupeKey = keyFor(administrator.id);
    await mail({ ...administrator, locale: administrator.language ?? 'it' }, link, dedupeKey);
    await notify(strapi, {
      owner: administrator.id,
      kind: `team-booking-${news}`,
      params: { customer, startsAt },
      link,
      dedupeKey,
    });
  }
  const email = booking.consultant?.email;
  if (email && !administrators.some((administrator) => administrator.email === email))
    await mail({ email, displayName: consultantNameOf(booking), locale: 'it' }, '', keyFor('consultant'));
};
