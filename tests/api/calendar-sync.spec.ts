import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminBooking, BookableConsultation, CalendarSync } from '@contract';
import { dataOf, eventually, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { consultationsOf, reasonOf } from '../support/consultations';
import { runJob, sql } from '../support/database';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let admin: TestUser;
let anna: TestUser;
let own: http.Server;
let address: string;
let path: string;
/** What the consultant's own calendar answers. */
let content = '';
beforeAll(async () => {
  own = http.createServer((_request, response) => {
    response.writeHead(content === '' ? 404 : 200, { 'content-type': 'text/calendar' });
    response.end(content);
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(own.address() as AddressInfo).port}`;
  address = `http://${host}/segreto.ics`;
  server = await startCms({ env: { SEED_DEMO: 'true', WEB_FETCH_ALLOW: host } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  anna = await signUp(server, { name: 'Anna' });
  path = `/admin/consultants/${(await shop().firstConsultant(admin)).id}/calendar-sync`;
});
afterAll(async () => {
  await server?.stop();
  own?.close();
});

const shop = () => consultationsOf(server);
const as = (who: TestUser) => shop().as(who);
const utc = (instant: string | number) =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const busyAt = (startsAt: string, hours = 1) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:dentista@x',
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(Date.parse(startsAt) + hours * 3_600_000)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
const save = (busyUrl: string) => as(admin).put(path, { busyUrl });
const sync = async () => dataOf<CalendarSync>(await as(admin).get(path));

test.each([
  ['get', ''],
  ['put', ''],
  ['post', '/feed'],
] as const)('%s %s is for administrators only', async (method, part) => {
  const call = (who?: TestUser) =>
    fetch(`${server.url}/api${path}${part}`, {
      method: method.toUpperCase(),
      headers: who ? { authorization: `Bearer ${who.token}` } : {},
    });
  expect([(await call()).status, (await call(anna)).status]).toEqual([401, 403]);
});

describe('the consultant’s own calendar', () => {
  beforeEach(async () => {
    content = '';
    await save('');
  });

  test('closes the hours in which it is busy, and opens them again when it is not any more', async () => {
    const slot = await shop().someSlot(anna);
    const isOpen = async () => (await shop().slotsOf(slot.day, anna)).some(({ id }) => id === slot.id);
    expect(await isOpen()).toBe(true);
    content = busyAt(slot.startsAt);
    const saved = await save(address);
    expect(dataOf<CalendarSync>(saved)).toMatchObject({ busyTimes: 1, problem: null });
    expect(await isOpen()).toBe(false);
    expect(reasonOf(await as(anna).post('/bookings', { slotId: slot.id }))).toEqual([
      409,
      'CONFLICT',
      'slot-taken',
    ]);

    content = busyAt('2020-01-01T08:00:00Z');
    await runJob(server, 'read-busy-times');
    await eventually(isOpen, (open) => open);
  });

  test('that cannot be read any more keeps what it said, and says why', async () => {
    const slot = await shop().someSlot(anna);
    content = busyAt(slot.startsAt);
    await save(address);
    content = '';
    await runJob(server, 'read-busy-times');
    const after = await eventually(sync, ({ problem }) => problem !== null);
    expect(after).toMatchObject({ problem: 'unreachable', busyTimes: 1 });
    expect((await shop().slotsOf(slot.day, anna)).map(({ id }) => id)).not.toContain(slot.id);
  });

  test.each([
    ['ftp://calendario.test/a.ics', 'url'],
    ['dentista', 'url'],
    ['http://127.0.0.1:9/privato.ics', 'unreachable'],
  ])('%s is refused: %s', async (url, problem) => {
    const reply = await save(url);
    expect([reply.status, refusalOf(reply).fields]).toEqual([422, { busyUrl: problem }]);
  });

  test('that is a web page is refused', async () => {
    content = '<html><body>Accedi</body></html>';
    const reply = await save(address);
    expect([reply.status, refusalOf(reply).fields]).toEqual([422, { busyUrl: 'not-a-calendar' }]);
  });
});

describe('the feed', () => {
  const read = (url: string) => fetch(url.replace(/^https?:\/\/[^/]+/, server.url));

  test('has the bookings, for whoever has its address, until that is changed', async () => {
    const who = await signUp(server, { name: 'Giulia' });
    const booking = await shop().book(who);
    const { feedUrl } = dataOf<CalendarSync>(await as(admin).post(`${path}/feed`));
    const reply = await read(feedUrl ?? '');
    expect(reply.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = await reply.text();
    expect(text).toContain(`DTSTART:${utc(booking.startsAt)}`);
    expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);

    await as(who).post(`/bookings/${booking.id}/cancel`);
    expect(await (await read(feedUrl ?? '')).text()).not.toContain(`DTSTART:${utc(booking.startsAt)}`);

    await as(admin).post(`${path}/feed`);
    expect((await read(feedUrl ?? '')).status).toBe(404);
    for (const guess of ['x', '0'.repeat(48), '%27%20or%201=1'])
      expect((await fetch(`${server.url}/api/booking-feed/${guess}/calendar.ics`)).status).toBe(404);
  });
});

describe('a customer who does not come', () => {
  test('is noted once it has begun, keeps nothing to book, and may have come after all', async () => {
    const who = await signUp(server);
    const booking = await shop().book(who);
    const note = (noShow: boolean) => as(admin).post(`/admin/bookings/${booking.id}/no-show`, { noShow });
    expect(reasonOf(await note(true))).toEqual([409, 'CONFLICT', 'not-begun']);
    expect((await as(who).post(`/admin/bookings/${booking.id}/no-show`, { noShow: true })).status).toBe(403);
    await shop().beginsIn(booking, -2);
    expect(dataOf<AdminBooking>(await note(true)).status).toBe('no-show');
    const slot = await shop().someSlot(who);
    expect(reasonOf(await as(who).post('/bookings', { slotId: slot.id }))).toEqual([
      409,
      'CONFLICT',
      'free-used',
    ]);
    expect(dataOf<AdminBooking>(await note(false)).status).toBe('done');
    expect(
      (await sql(server, `select action from audit_entries where subject_id = '${booking.id}'`)).map(
        ({ action }) => action,
      ),
    ).toEqual(['booking.no-show', 'booking.no-show']);
  });
});

test('a product may say until when its consultation can be moved or cancelled', async () => {
  const who = await signUp(server);
  await sql(server, `update products set change_hours = 72 where slug = 'consulenza-strategica'`);
  const purchaseId = await shop().buy(who);
  expect(
    dataOf<BookableConsultation[]>(await as(who).get('/bookings/consultations')).map(
      ({ changeHours }) => changeHours,
    ),
  ).toEqual([24, 72]);
  const booking = await shop().book(who, undefined, purchaseId);
  expect(Date.parse(booking.startsAt) - Date.parse(booking.changeableUntil)).toBe(72 * 3_600_000);
  // What the product says later does not change what was booked.
  await sql(server, `update products set change_hours = 1 where slug = 'consulenza-strategica'`);
  await shop().beginsIn(booking, 48);
  expect(reasonOf(await as(who).post(`/bookings/${booking.id}/cancel`))).toEqual([
    409,
    'CONFLICT',
    'too-late',
  ]);
});
