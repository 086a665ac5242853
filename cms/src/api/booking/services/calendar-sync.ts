import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { BRAND, type CalendarProblem, type CalendarSync } from '../../../contract';
import { DAY_MS } from '../../../contract/time-units';
import type { BusyTime } from '../../../domain/booking/booking-times';
import { calendarFeed } from '../../../domain/booking/calendar-file';
import { NotACalendarError, readBusyTimes } from '../../../domain/booking/read-busy-times';
import { bookableDays } from '../../../domain/booking/slot-obstacle';
import type { RowInput } from '../../../database/query';
import { engines } from '../../../engines';
import { WebFetchError } from '../../../engines/web';
import { ApiError } from '../../../http/api-error';
import { readSettings } from '../../../settings';
import { timings } from '../../../settings/timings';
import { record, type AuditContext } from '../audit-context';
import { bookingCalendarEvent } from '../booking-calendar-file';
import { BOOKING, BOOKING_PEOPLE, CONSULTANT, type BookingRow, type ConsultantRow } from '../booking-rows';
import { announceBookings } from './change-booking';
import { consultants } from './consultants';
import { instantOf } from '../../../database/date-of';

const MAX_BYTES = 4 * 1024 * 1024;
/** What is over stays in subscribed calendars for so long. */
const FEED_DAYS_BACK = 31;

const subjectOf = ({ documentId }: ConsultantRow) => ({ type: 'booking-week' as const, id: documentId });

const storedTimes = (busy: readonly BusyTime[]) =>
  busy.map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() }));

/** The two ways between the bookings of consultants and their own calendars. */
export const calendarSync = (strapi: Core.Strapi) => {
  const rows = strapi.db.query(CONSULTANT);

  const toSync = ({ feedKey, busyUrl, busyReadAt, busyTimes, busyProblem }: ConsultantRow): CalendarSync => ({
    feedUrl: feedKey && `${readSettings().publicUrl}/api/booking-feed/${feedKey}/calendar.ics`,
    busyUrl: busyUrl ?? '',
    busyReadAt: instantOf(busyReadAt),
    busyTimes: (busyTimes ?? []).filter(({ until }) => new Date(until) > new Date()).length,
    problem: busyProblem,
  });

  const download = async (url: string, zone: string): Promise<BusyTime[] | CalendarProblem> => {
    const now = new Date();
    const until = new Date(Date.parse(`${bookableDays(now).until}T00:00:00Z`) + 2 * DAY_MS);
    try {
      const page = await engines(strapi).web.fetch(url, {
        maxBytes: MAX_BYTES,
        timeoutMs: timings().jobs.readBusyTimesMs,
        accept: 'text/calendar',
      });
      if (page.status !== 200) return 'unreachable';
      return readBusyTimes(page.body.toString('utf8'), { from: now, until }, zone);
    } catch (error) {
      if (error instanceof NotACalendarError) return 'not-a-calendar';
      if (error instanceof WebFetchError) return error.fault === 'TOO_LARGE' ? 'too-large' : 'unreachable';
      throw error;
    }
  };

  const store = async (id: number, data: RowInput<typeof CONSULTANT>): Promise<ConsultantRow> =>
    (await rows.update({ where: { id }, data })) as ConsultantRow;

  return {
    get: async (consultantId: string): Promise<CalendarSync> =>
      toSync(await consultants(strapi).get(consultantId)),

    /** Reads the other calendar at once: an address that opens none is refused while its owner is there to mend it. */
    async save(consultantId: string, busyUrl: string, context: AuditContext): Promise<CalendarSync> {
      const row = await consultants(strapi).get(consultantId);
      const busy = busyUrl === '' ? [] : await download(busyUrl, row.zone);
      if (!Array.isArray(busy)) throw new ApiError('VALIDATION', { fields: { busyUrl: busy } });
      const saved = await strapi.db.transaction(async () => {
        const stored = await store(row.id, {
          busyUrl: busyUrl === '' ? null : busyUrl,
          busyTimes: storedTimes(busy),
          busyReadAt: busyUrl === '' ? null : new Date(),
          busyProblem: null,
        });
        // The address itself opens a private calendar: the log does not name it.
        await record(strapi, context, {
          action: 'booking-week.sync',
          subject: subjectOf(row),
          before: { busyCalendar: Boolean(row.busyUrl) },
          after: { busyCalendar: busyUrl !== '' },
        });
        return stored;
      });
      announceBookings(strapi, null);
      return toSync(saved);
    },

    /** Reads a consultant's other calendar again. What was busy stays so while it cannot be read. */
    async refresh(row: ConsultantRow): Promise<void> {
      if (!row.busyUrl) return;
      const busy = await download(row.busyUrl, row.zone);
      const data = Array.isArray(busy)
        ? { busyTimes: storedTimes(busy), busyReadAt: new Date(), busyProblem: null }
        : { busyProblem: busy };
      // Somebody may have taken the address away, or another one's place, while it was read.
      const { count } = await rows.updateMany({ where: { id: row.id, busyUrl: row.busyUrl }, data });
      if (count === 1 && JSON.stringify(row.busyTimes) !== JSON.stringify(data.busyTimes ?? row.busyTimes))
        announceBookings(strapi, null);
    },

    async renewFeed(consultantId: string, context: AuditContext): Promise<CalendarSync> {
      const row = await consultants(strapi).get(consultantId);
      const saved = await strapi.db.transaction(async () => {
        const stored = await store(row.id, { feedKey: randomBytes(24).toString('hex') });
        await record(strapi, context, {
          action: 'booking-week.renew-feed',
          subject: subjectOf(row),
          after: {},
        });
        return stored;
      });
      return toSync(saved);
    },

    /** All bookings of a consultant, for whoever has the address. Throws NOT_FOUND for any other. */
    async feed(key: string): Promise<string> {
      const row: ConsultantRow | null = /^[0-9a-f]{48}$/.test(key)
        ? await rows.findOne({ where: { feedKey: key } })
        : null;
      if (!row) throw new ApiError('NOT_FOUND');
      const booked: BookingRow[] = await strapi.db.query(BOOKING).findMany({
        where: {
          consultant: { id: row.id },
          state: { $ne: 'cancelled' },
          startsAt: { $gt: new Date(Date.now() - FEED_DAYS_BACK * DAY_MS) },
        },
        orderBy: { startsAt: 'asc' },
        populate: BOOKING_PEOPLE,
        limit: 2000,
      });
      return calendarFeed(
        row.name,
        booked.map((booking) =>
          bookingCalendarEvent(booking, {
            email: booking.owner?.email ?? BRAND.supportEmail,
            displayName: booking.owner?.displayName ?? null,
            locale: 'it',
          }),
        ),
      );
    },
  };
};
