import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BOOKING_RULES,
  type Booking,
  type GetBookingCalendar,
  type ListBookings,
  type OpenSlot,
} from '@contract';
import { client, eventually, signIn, signUp, type TestUser } from '../support/client';
import { instant, sql } from '../support/database';
import { mailTo, outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let anna: TestUser;
let luca: TestUser;
let admin: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  [anna, luca] = await Promise.all([signUp(server, { name: 'Anna' }), signUp(server, { name: 'Luca' })]);
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
});
afterAll(() => server?.stop());

const HOUR = 3_600_000;
const as = ({ token }: TestUser) => ({
  get: <T = any>(path: string) => client(server).get<T>(path, { token }),
  post: <T = any>(path: string, body: object = {}, key: string = crypto.randomUUID()) =>
    client(server).post<T>(path, body, { token, headers: { 'idempotency-key': key } }),
  put: <T = any>(path: string, body: object) => client(server).put<T>(path, body, { token }),
  patch: <T = any>(path: string, body: object) => client(server).patch<T>(path, body, { token }),
  del: <T = any>(path: string) => client(server).del<T>(path, undefined, { token }),
});
const calendar = async (who = anna) =>
  (await as(who).get<GetBookingCalendar['response']>('/bookings/calendar')).body.data;
const slotsOf = async (day: string, who = anna): Promise<OpenSlot[]> =>
  (await as(who).get(`/bookings/slots?day=${day}`)).body.data;
/** Days with openings far enough to be moved and cancelled. */
const freeDays = async (): Promise<string[]> => {
  const { days } = await calendar();
  return days.slice(5).flatMap(({ day, free }) => (free > 0 ? [day] : []));
};
/** An opening that no other test of this file takes. */
const someSlot = async (): Promise<OpenSlot> => {
  const [day = ''] = await freeDays();
  const [slot] = await slotsOf(day);
  if (!slot) throw new Error('There is nothing to book');
  return slot;
};
const reasonOf = ({ status, body }: { status: number; body: any }) => [
  status,
  body.error?.details?.code,
  body.error?.details?.reason,
];
const book = async (who: TestUser, slot?: OpenSlot): Promise<Booking> => {
  const reply = await as(who).post('/bookings', { slotId: (slot ?? (await someSlot())).id });
  expect(reply.status).toBe(201);
  return reply.body.data;
};
const newcomer = () => signUp(server);
/** Turns the clock for one booking: it begins in so many hours. */
const beginsIn = (booking: Booking, hours: number) =>
  sql(
    server,
    `update bookings set starts_at = ${instant(server, Date.now() + hours * HOUR)} where document_id = '${booking.id}'`,
  );

describe('the calendar', () => {
  test('reaches as far as the horizon, and closes Sundays and holidays with their names', async () => {
    const { today, days } = await calendar();
    expect(days).toHaveLength(BOOKING_RULES.horizonDays + 1);
    expect(days[0]?.day).toBe(today);
    const sundays = days.filter(({ day }) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0);
    expect(sundays.length).toBeGreaterThan(7);
    for (const { closed, free } of sundays) expect([closed, free]).toEqual(['sunday', 0]);
    const open = days.filter(({ free }) => free > 0);
    expect(open.length).toBeGreaterThan(30);
  });

  test('the openings of a day come in order, on Rome’s clock', async () => {
    const slots = await slotsOf((await freeDays())[0] ?? '');
    expect(slots.map(({ time }) => time)).toEqual(slots.map(({ time }) => time).sort());
    for (const { day, time, startsAt } of slots) {
      const rome = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Rome',
        dateStyle: 'short',
        timeStyle: 'short',
      });
      expect(rome.format(new Date(startsAt))).toBe(`${day} ${time}`);
    }
  });

  test.each(['2026-02-30', 'domani', ''])('%s is no day', async (day) => {
    expect((await as(anna).get(`/bookings/slots?day=${day}`)).status).toBe(422);
  });

  test('nobody but who is signed in sees it', async () => {
    expect((await client(server).get('/bookings/calendar')).status).toBe(401);
  });
});

describe('a booking', () => {
  test('is confirmed with room, mail and calendar file, and takes its opening', async () => {
    const slot = await someSlot();
    const reply = await as(anna).post('/bookings', { slotId: slot.id, note: '  Vorrei parlare di prezzi ' });
    expect(reply.status).toBe(201);
    const booking: Booking = reply.body.data;
    expect(booking).toMatchObject({
      status: 'upcoming',
      startsAt: slot.startsAt,
      day: slot.day,
      time: slot.time,
      timezone: 'Europe/Rome',
      note: 'Vorrei parlare di prezzi',
      test: false,
    });
    expect(booking.meetingUrl).toMatch(/^https:\/\/meet\.jit\.si\/officina-[0-9a-f]{40}$/);
    expect((await slotsOf(slot.day, luca)).map(({ id }) => id)).not.toContain(slot.id);
    expect((await as(anna).get('/bookings/summary')).body.data).toEqual({ upcoming: 1 });

    const mail = await mailTo(server, anna.email, 'booking-confirmed');
    expect(mail.text).toContain(booking.meetingUrl);
    expect(mail.calendar).toContain('METHOD:REQUEST\r\n');
    const file = await as(anna).get(`/bookings/${booking.id}/calendar.ics`);
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    const start = slot.startsAt.slice(0, 19).replaceAll(/[-:]/g, '');
    for (const line of [`DTSTART:${start}Z`, 'SEQUENCE:0', 'STATUS:CONFIRMED', 'METHOD:PUBLISH'])
      expect(file.body).toContain(`\r\n${line}\r\n`);
    const uid = /\r\nUID:(.+)\r\n/.exec(file.body)?.[1];
    expect(mail.calendar).toContain(`UID:${uid}\r\n`);
  });

  test('sent twice is one', async () => {
    const who = await newcomer();
    const slot = await someSlot();
    const key = crypto.randomUUID();
    const [first, second] = [
      await as(who).post('/bookings', { slotId: slot.id }, key),
      await as(who).post('/bookings', { slotId: slot.id }, key),
    ];
    expect(second.body).toEqual(first.body);
    expect((await as(who).get('/bookings/summary')).body.data).toEqual({ upcoming: 1 });
    expect((await outbox(server, who.email)).filter(({ kind }) => kind === 'booking-confirmed')).toHaveLength(
      1,
    );
  });

  test('of a taken opening is refused with the reason', async () => {
    const slot = await someSlot();
    await book(await newcomer(), slot);
    const second = await as(luca).post('/bookings', { slotId: slot.id });
    expect(reasonOf(second)).toEqual([409, 'CONFLICT', 'slot-taken']);
  });

  test('forty at once on four openings make four', async () => {
    const [day = ''] = (await freeDays()).slice(-1);
    const slots = (await slotsOf(day)).slice(0, 4);
    expect(slots).toHaveLength(4);
    const people = await Promise.all(Array.from({ length: 10 }, newcomer));
    const replies = await Promise.all(
      people.flatMap((who) => slots.map(({ id }) => as(who).post('/bookings', { slotId: id }))),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 409)).toHaveLength(36);
    const taken = replies.flatMap(({ status, body }) => (status === 201 ? [body.data.time] : []));
    expect(taken.sort()).toEqual(slots.map(({ time }) => time).sort());
  });

  test('a person has two ahead of them at most', async () => {
    const who = await newcomer();
    await book(who);
    await book(who);
    const third = await as(who).post('/bookings', { slotId: (await someSlot()).id });
    expect(reasonOf(third)).toEqual([409, 'CONFLICT', 'limit-reached']);
  });

  test.each([
    ['past', -2],
    ['notice', 3],
  ])('an opening that is %s is refused whatever the page shows', async (reason, hours) => {
    const slot = await someSlot();
    await sql(
      server,
      `update slots set starts_at = ${instant(server, Date.now() + hours * HOUR)} where document_id = '${slot.id}'`,
    );
    const reply = await as(luca).post('/bookings', { slotId: slot.id });
    expect(reasonOf(reply)).toEqual([422, 'VALIDATION', reason]);
    expect((await slotsOf(slot.day)).map(({ id }) => id)).not.toContain(slot.id);
    await sql(
      server,
      `update slots set starts_at = ${instant(server, Date.parse(slot.startsAt))} where document_id = '${slot.id}'`,
    );
  });

  test.each(['sunday', 'horizon'])('so is one on a %s', async (reason) => {
    const slot = await someSlot();
    const { days } = await calendar();
    const sunday = days.find(({ closed }) => closed === 'sunday')?.day;
    const day = reason === 'sunday' ? sunday : '2031-01-15';
    await sql(server, `update slots set day = '${day}' where document_id = '${slot.id}'`);
    expect(reasonOf(await as(luca).post('/bookings', { slotId: slot.id }))).toEqual([
      422,
      'VALIDATION',
      reason,
    ]);
    await sql(server, `update slots set day = '${slot.day}' where document_id = '${slot.id}'`);
  });

  test.each([
    ['nothing', {}, 422],
    ['a state of one’s own', { slotId: 'x', state: 'done' }, 422],
    ['an opening that is not there', { slotId: 'x' }, 404],
    ['a very long note', { slotId: 'x', note: 'x'.repeat(1001) }, 422],
  ])('%s is refused', async (_, body, status) => {
    expect((await as(luca).post('/bookings', body)).status).toBe(status);
  });

  test('of another person is not there', async () => {
    const { id } = await book(await newcomer());
    const slotId = (await someSlot()).id;
    const replies = [
      await as(luca).get(`/bookings/${id}`),
      await as(luca).get(`/bookings/${id}/calendar.ics`),
      await as(luca).post(`/bookings/${id}/move`, { slotId }),
      await as(luca).post(`/bookings/${id}/cancel`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('a hold', () => {
  test('keeps an opening for one person, until they choose another', async () => {
    const who = await newcomer();
    const day = (await freeDays())[1] ?? '';
    const [one, other] = await slotsOf(day);
    const held = await as(who).post('/bookings/hold', { slotId: one?.id });
    expect(held.status).toBe(200);
    expect(Date.parse(held.body.data.heldUntil)).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect((await slotsOf(day, luca)).map(({ id }) => id)).not.toContain(one?.id);
    expect((await slotsOf(day, who)).map(({ id }) => id)).toContain(one?.id);
    for (const path of ['/bookings', '/bookings/hold'])
      expect(reasonOf(await as(luca).post(path, { slotId: one?.id }))).toEqual([
        409,
        'CONFLICT',
        'slot-taken',
      ]);

    await as(who).post('/bookings/hold', { slotId: other?.id });
    const seen = (await slotsOf(day, luca)).map(({ id }) => id);
    expect([seen.includes(one?.id ?? ''), seen.includes(other?.id ?? '')]).toEqual([true, false]);
    await as(who).del('/bookings/hold');
    expect((await slotsOf(day, luca)).map(({ id }) => id)).toContain(other?.id);
  });

  test('ends by itself', async () => {
    const slot = await someSlot();
    const who = await newcomer();
    await as(who).post('/bookings/hold', { slotId: slot.id });
    await sql(
      server,
      `update slots set held_until = ${instant(server, Date.now() - 1000)} where document_id = '${slot.id}'`,
    );
    await book(await newcomer(), slot);
  });
});

describe('moving and cancelling', () => {
  test('a moved booking frees its opening, and calendars follow', async () => {
    const who = await newcomer();
    const before = await book(who);
    const target = await someSlot();
    const { status, body } = await as(who).post(`/bookings/${before.id}/move`, { slotId: target.id });
    expect([status, body.data.startsAt]).toEqual([200, target.startsAt]);
    expect(body.data.meetingUrl).toBe(before.meetingUrl);
    const [freed] = (await slotsOf(before.day, luca)).filter(({ time }) => time === before.time);
    expect(freed).toBeDefined();
    const mail = await mailTo(server, who.email, 'booking-moved');
    expect(mail.calendar).toMatch(/SEQUENCE:1\r\n/);
    const confirmed = await mailTo(server, who.email, 'booking-confirmed');
    const uid = /UID:.+/.exec(confirmed.calendar ?? '')?.[0];
    expect(mail.calendar).toContain(uid);
  });

  test('a cancelled one frees it too, and leaves the calendar', async () => {
    const who = await newcomer();
    const booking = await book(who);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await as(who).post(`/bookings/${booking.id}/cancel`);
      expect([status, body.data.status, body.data.meetingUrl]).toEqual([200, 'cancelled', null]);
    }
    expect((await slotsOf(booking.day, luca)).map(({ time }) => time)).toContain(booking.time);
    const mail = await mailTo(server, who.email, 'booking-cancelled');
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1'])
      expect(mail.calendar).toContain(`${line}\r\n`);
    expect((await outbox(server, who.email)).filter(({ kind }) => kind === 'booking-cancelled')).toHaveLength(
      1,
    );
    expect(
      reasonOf(await as(who).post(`/bookings/${booking.id}/move`, { slotId: (await someSlot()).id })),
    ).toEqual([409, 'CONFLICT', 'not-upcoming']);
  });

  test('onto a taken opening nothing moves', async () => {
    const who = await newcomer();
    const mine = await book(who);
    const target = await someSlot();
    await book(await newcomer(), target);
    const reply = await as(who).post(`/bookings/${mine.id}/move`, { slotId: target.id });
    expect(reasonOf(reply)).toEqual([409, 'CONFLICT', 'slot-taken']);
    expect((await as(who).get(`/bookings/${mine.id}`)).body.data.startsAt).toBe(mine.startsAt);
  });

  test('less than a day before it is too late', async () => {
    const who = await newcomer();
    const booking = await book(who);
    await beginsIn(booking, 23);
    const move = await as(who).post(`/bookings/${booking.id}/move`, { slotId: (await someSlot()).id });
    const cancel = await as(who).post(`/bookings/${booking.id}/cancel`);
    expect([reasonOf(move), reasonOf(cancel)]).toEqual([
      [409, 'CONFLICT', 'too-late'],
      [409, 'CONFLICT', 'too-late'],
    ]);
  });
});

test('a list tells what is ahead from what is over', async () => {
  const who = await newcomer();
  const [over, gone] = [await book(who), await book(who)];
  await beginsIn(over, -3);
  await as(who).post(`/bookings/${gone.id}/cancel`);
  const ahead = await book(who);
  const list = async (when: string) =>
    (await as(who).get<ListBookings['response']>(`/bookings?when=${when}`)).body.data.map(
      ({ id, status }) => [id, status],
    );
  expect(await list('upcoming')).toEqual([[ahead.id, 'upcoming']]);
  expect(await list('past')).toEqual(
    expect.arrayContaining([
      [gone.id, 'cancelled'],
      [over.id, 'done'],
    ]),
  );
});

describe('reminders', () => {
  const reminders = async (who: TestUser) =>
    (await outbox(server, who.email)).filter(({ kind }) => kind === 'booking-reminder');
  /** As if it had been arranged days ago. */
  const arrangedLongAgo = (booking: Booking) =>
    sql(
      server,
      `update bookings set arranged_at = ${instant(server, Date.now() - 100 * HOUR)} where document_id = '${booking.id}'`,
    );

  test('come once, and not for what was cancelled', async () => {
    const [who, whoCancelled] = [await newcomer(), await newcomer()];
    const booking = await book(who);
    const cancelled = await book(whoCancelled);
    await as(whoCancelled).post(`/bookings/${cancelled.id}/cancel`);
    for (const one of [booking, cancelled]) {
      await arrangedLongAgo(one);
      await beginsIn(one, 20);
    }
    // A server looks when it starts, and every minute.
    for (let start = 0; start < 2; start += 1) {
      await server.restart();
      await eventually(
        () => client(server).get('/health'),
        ({ body }) => body.queue.waiting === 0 && body.queue.running === 0,
      );
      await eventually(
        () => reminders(who),
        (mails) => mails.length === 1,
      );
    }
    expect(await reminders(who)).toHaveLength(1);
    expect(await reminders(whoCancelled)).toEqual([]);
    expect((await reminders(who))[0]?.text).toContain(booking.meetingUrl);
  }, 120_000);
});

describe('an administrator', () => {
  const NO_HOURS = { '1': [], '2': [], '3': [], '4': [], '5': [], '6': [] };
  const audit = (subject: string) =>
    sql(server, `select action from audit_entries where subject_id = '${subject}' order by id`);

  test('alone may do all this', async () => {
    const deeds: [string, string, object?][] = [
      ['get', '/admin/bookings'],
      ['post', '/admin/bookings/test'],
      ['patch', '/admin/bookings/x', { meetingUrl: 'https://meet.test/x' }],
      ['post', '/admin/bookings/x/cancel'],
      ['del', '/admin/bookings/x'],
      ['get', '/admin/booking-days/2026-12-01'],
      ['post', '/admin/slots', { day: '2026-12-01', time: '18:00' }],
      ['patch', '/admin/slots/x', { available: false }],
      ['get', '/admin/booking-week'],
      ['put', '/admin/booking-week', NO_HOURS],
      ['get', '/admin/holidays'],
      ['post', '/admin/holidays', { day: '2026-12-01' }],
      ['del', '/admin/holidays/x'],
    ];
    for (const [method, path, body] of deeds) {
      const call = (who?: TestUser) =>
        fetch(`${server.url}/api${path}`, {
          method: method === 'del' ? 'DELETE' : method.toUpperCase(),
          headers: {
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(who ? { authorization: `Bearer ${who.token}` } : {}),
          },
          body: body && JSON.stringify(body),
        });
      expect([path, (await call()).status, (await call(anna)).status]).toEqual([path, 401, 403]);
    }
  });

  test('sees a day as it is, closes an opening and opens it again', async () => {
    const slot = await someSlot();
    const path = `/admin/slots/${slot.id}`;
    expect((await as(admin).patch(path, { available: false })).body.data.available).toBe(false);
    expect((await slotsOf(slot.day)).map(({ id }) => id)).not.toContain(slot.id);
    expect(reasonOf(await as(luca).post('/bookings', { slotId: slot.id }))).toEqual([
      409,
      'CONFLICT',
      'slot-taken',
    ]);
    expect((await as(admin).patch(path, { available: true })).body.data.available).toBe(true);

    const who = await newcomer();
    const booking = await book(who, slot);
    expect(reasonOf(await as(admin).patch(path, { available: false }))).toEqual([
      409,
      'CONFLICT',
      'slot-taken',
    ]);
    const { slots } = (await as(admin).get(`/admin/booking-days/${slot.day}`)).body.data;
    expect(slots.find(({ id }: { id: string }) => id === slot.id)).toMatchObject({
      time: slot.time,
      booking: { id: booking.id, customer: { email: who.email } },
    });
    expect((await audit(slot.id)).map(({ action }) => action)).toEqual(['slot.close', 'slot.open']);
  });

  test('who closes and a customer who confirms: exactly one is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const slot = await someSlot();
      const who = await newcomer();
      const replies = await Promise.all([
        as(admin).patch(`/admin/slots/${slot.id}`, { available: false }),
        as(who).post('/bookings', { slotId: slot.id }),
      ]);
      const [closed, booked] = replies.map(({ status }) => status);
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([closed, booked]);
      const mails = (await outbox(server, who.email)).filter(({ kind }) => kind === 'booking-confirmed');
      expect(mails).toHaveLength(booked === 201 ? 1 : 0);
      await as(admin).patch(`/admin/slots/${slot.id}`, { available: true });
    }
  });

  test('opens an hour by hand, but none on a Sunday, in the past or that no clock shows', async () => {
    const [day = ''] = await freeDays();
    const opened = await as(admin).post('/admin/slots', { day, time: '19:30' });
    expect([opened.status, opened.body.data.manual]).toEqual([201, true]);
    expect((await slotsOf(day)).map(({ time }) => time)).toContain('19:30');
    const sunday = (await calendar()).days.find(({ closed }) => closed === 'sunday')?.day;
    for (const body of [
      { day: sunday, time: '10:00' },
      { day: '2026-01-07', time: '10:00' },
      { day: '2031-01-07', time: '10:00' },
      { day, time: '25:00' },
      { day: '2026-02-30', time: '10:00' },
    ])
      expect((await as(admin).post('/admin/slots', body)).status).toBe(422);
  });

  test('makes a holiday, and a working day of it again', async () => {
    const [day = ''] = (await freeDays()).slice(-2);
    const [slot] = await slotsOf(day);
    const made = await as(admin).post('/admin/holidays', { day, name: 'Patrono' });
    expect([made.status, made.body.data]).toMatchObject([201, { day, name: 'Patrono', bookings: 0 }]);
    expect(reasonOf(await as(admin).post('/admin/holidays', { day }))).toEqual([
      409,
      'CONFLICT',
      'holiday-exists',
    ]);
    expect((await calendar()).days.find((one) => one.day === day)).toEqual({
      day,
      closed: 'holiday',
      holidayName: 'Patrono',
      free: 0,
    });
    expect(reasonOf(await as(luca).post('/bookings', { slotId: slot?.id }))).toEqual([
      422,
      'VALIDATION',
      'holiday',
    ]);
    const { id } = made.body.data;
    expect((await as(admin).get('/admin/holidays')).body.data.map((one: { id: string }) => one.id)).toContain(
      id,
    );
    expect((await as(admin).del(`/admin/holidays/${id}`)).status).toBe(200);
    expect((await as(admin).del(`/admin/holidays/${id}`)).status).toBe(404);
    expect((await slotsOf(day)).length).toBeGreaterThan(0);
    expect((await audit(id)).map(({ action }) => action)).toEqual(['holiday.create', 'holiday.remove']);
  });

  test('pastes another room, and cancels: the customer hears of both', async () => {
    const who = await newcomer();
    const booking = await book(who);
    const path = `/admin/bookings/${booking.id}`;
    for (const meetingUrl of ['javascript:alert(1)', 'http://meet.test/a', ''])
      expect((await as(admin).patch(path, { meetingUrl })).status).toBe(422);
    const meetingUrl = 'https://meet.google.com/abc-defg-hij';
    expect((await as(admin).patch(path, { meetingUrl })).body.data.meetingUrl).toBe(meetingUrl);
    expect((await mailTo(server, who.email, 'booking-link')).text).toContain(meetingUrl);
    expect((await as(who).get(`/bookings/${booking.id}`)).body.data.meetingUrl).toBe(meetingUrl);

    expect((await as(admin).post(`${path}/cancel`)).body.data.status).toBe('cancelled');
    expect((await mailTo(server, who.email, 'booking-cancelled')).calendar).toContain('SEQUENCE:2\r\n');
    expect(reasonOf(await as(admin).post(`${path}/cancel`))).toEqual([409, 'CONFLICT', 'not-upcoming']);
    expect((await audit(booking.id)).map(({ action }) => action)).toEqual([
      'booking.set-link',
      'booking.cancel',
    ]);
    const found = await as(admin).get(`/admin/bookings?when=cancelled&q=${encodeURIComponent(who.email)}`);
    expect(found.body.data.map(({ id }: Booking) => id)).toEqual([booking.id]);
  });

  test('makes a marked test booking and removes it, but no other', async () => {
    const made = await as(admin).post('/admin/bookings/test');
    expect([made.status, made.body.data]).toMatchObject([
      201,
      { test: true, customer: { email: admin.email } },
    ]);
    const { id } = made.body.data;
    expect((await as(admin).del(`/admin/bookings/${id}`)).status).toBe(200);
    expect((await as(admin).get(`/bookings/${id}`)).status).toBe(404);
    const real = await book(await newcomer());
    expect(reasonOf(await as(admin).del(`/admin/bookings/${real.id}`))).toEqual([
      409,
      'CONFLICT',
      'not-a-test',
    ]);
    expect((await audit(id)).map(({ action }) => action)).toEqual([
      'booking.create-test',
      'booking.remove-test',
    ]);
  });

  test('changes the hours of the week: openings follow, bookings stay', async () => {
    const before = (await as(admin).get('/admin/booking-week')).body.data;
    expect(before['6']).toEqual(['09:00', '10:00', '11:00', '12:00']);
    const who = await newcomer();
    const booking = await book(who);
    const week = { ...NO_HOURS, '3': ['18:00', '08:00', '08:00'] };
    const saved = await as(admin).put('/admin/booking-week', week);
    expect([saved.status, saved.body.data['3']]).toEqual([200, ['08:00', '18:00']]);
    const { days } = await calendar();
    const wednesday = days.slice(3).find(({ day, closed }) => new Date(day).getUTCDay() === 3 && !closed);
    expect((await slotsOf(wednesday?.day ?? '')).map(({ time }) => time)).toEqual(
      expect.arrayContaining(['08:00', '18:00']),
    );
    expect((await as(who).get(`/bookings/${booking.id}`)).body.data.status).toBe('upcoming');
    expect((await as(admin).put('/admin/booking-week', { ...week, '7': ['10:00'] })).status).toBe(422);
    expect((await as(admin).put('/admin/booking-week', { ...week, '1': ['9:00'] })).status).toBe(422);
    await as(admin).put('/admin/booking-week', before);
    expect((await freeDays()).length).toBeGreaterThan(30);
  });
});
