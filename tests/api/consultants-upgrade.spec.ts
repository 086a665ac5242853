import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminConsultant, Booking, BookingWeek, CalendarSync } from '@contract';
import { dataOf, signIn, signUp } from '../support/client';
import { consultationsOf, reasonOf } from '../support/consultations';
import { sql } from '../support/database';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
afterAll(() => server?.stop());

/** Strapi's unique indexes are constraints on PostgreSQL. */
const dropUnique = (table: string, name: string) =>
  server.env.DATABASE_URL ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`;
const addUnique = (table: string, name: string, columns: string) =>
  server.env.DATABASE_URL
    ? `alter table ${table} add constraint ${name} unique (${columns})`
    : `create unique index ${name} on ${table} (${columns})`;

/** The tables as they were while there was one calendar, of nobody in particular. */
const toOneCalendar = (consultantId: string) => [
  `update bookings set consultant_id = null, slot_key = substr(slot_key, ${consultantId.length + 2})`,
  `update slots set consultant_id = null`,
  dropUnique('slots', 'slots_consultant_day_time_uq'),
  addUnique('slots', 'slots_day_time_uq', 'day, time'),
  `update consultants set name = 'consultations', zone = null, active = null, notice_hours = null, absences = null`,
  dropUnique('consultants', 'consultants_name_uq'),
  `alter table consultants rename to booking_calendars`,
  addUnique('booking_calendars', 'booking_calendars_name_uq', 'name'),
  `delete from strapi_migrations where name like '%several-consultants%'`,
];

test('the one calendar of before becomes the first consultant, with its hours, its feed and all its bookings', async () => {
  const shop = consultationsOf(server);
  const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  const [anna, luca] = [await signUp(server), await signUp(server)];
  const before = await shop.firstConsultant(admin);
  const path = `/admin/consultants/${before.id}`;
  const hours = { '1': ['08:00'], '2': ['08:00'], '3': ['08:00'], '4': ['08:00'], '5': ['08:00'], '6': [] };
  await shop.as(admin).put(`${path}/week`, hours);
  const { feedUrl } = dataOf<CalendarSync>(await shop.as(admin).post(`${path}/calendar-sync/feed`));
  const slot = await shop.someSlot(anna);
  const booking = await shop.book(anna, slot);
  const cancelled = await shop.book(luca);
  await shop.as(luca).post(`/bookings/${cancelled.id}/cancel`);

  await server.restart({}, async () => {
    for (const statement of toOneCalendar(before.id)) await sql(server, statement);
  });

  const after = dataOf<AdminConsultant[]>(await shop.as(admin).get('/admin/consultants'));
  expect(after).toMatchObject([
    {
      id: before.id,
      name: 'Officina',
      zone: 'Europe/Rome',
      active: true,
      noticeHours: 12,
      absences: [],
      upcoming: 1,
    },
  ]);
  expect(dataOf<BookingWeek>(await shop.as(admin).get(`${path}/week`))).toEqual({
    ...hours,
    bufferMinutes: 0,
  });
  expect(dataOf<CalendarSync>(await shop.as(admin).get(`${path}/calendar-sync`)).feedUrl).toBe(feedUrl);
  expect(dataOf<Booking>(await shop.as(anna).get(`/bookings/${booking.id}`))).toEqual(booking);
  // Its hour is still taken, the one that was given back is not.
  expect(reasonOf(await shop.as(luca).post('/bookings', { slotId: slot.id }))).toEqual([
    409,
    'CONFLICT',
    'slot-taken',
  ]);
  expect((await shop.slotsOf(slot.day, luca)).map(({ id }) => id)).not.toContain(slot.id);
  expect((await shop.book(luca)).consultant.id).toBe(before.id);
  const keys = await sql(server, `select slot_key from bookings where document_id = '${booking.id}'`);
  expect(keys).toEqual([{ slot_key: `${before.id}:${booking.startsAt}` }]);

  // Once is enough: another start changes nothing.
  await server.restart();
  expect(dataOf<AdminConsultant[]>(await shop.as(admin).get('/admin/consultants'))).toHaveLength(1);
  expect(await sql(server, `select slot_key from bookings where document_id = '${booking.id}'`)).toEqual(
    keys,
  );
});
