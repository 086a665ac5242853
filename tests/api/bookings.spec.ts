import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOKING_RULES, type Booking, type HoldSlot, type ListBookings, type OpenSlot } from '@contract';
import { client, dataOf, signUp, type TestUser } from '../support/client';
import { consultationsOf, HOUR, reasonOf } from '../support/consultations';
import { instant, runJob, sql } from '../support/database';
import { mailTo, outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let anna: TestUser;
let luca: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  anna = await signUp(server, { name: 'Anna' });
  luca = await signUp(server, { name: 'Luca' });
});
afterAll(() => server?.stop());

const as = (who: TestUser) => consultationsOf(server).as(who);
const calendar = (who = anna) => consultationsOf(server).calendar(who);
const slotsOf = (day: string, who = anna) => consultationsOf(server).slotsOf(day, who);
const freeDays = () => consultationsOf(server).freeDays(anna);
const someSlot = () => consultationsOf(server).someSlot(anna);
const book = (who: TestUser, slot?: OpenSlot, purchaseId?: string) =>
  consultationsOf(server).book(who, slot, purchaseId);
const buyOne = (who: TestUser) => consultationsOf(server).buy(who);
const newcomer = () => signUp(server);
const beginsIn = (booking: Booking, hours: number) => consultationsOf(server).beginsIn(booking, hours);

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
    const booking = dataOf<Booking>(reply);
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
    expect(dataOf(await as(anna).get('/bookings/summary'))).toEqual({ upcoming: 1 });

    const mail = await mailTo(server, anna.email, 'booking-confirmed');
    expect(mail.text).toContain(booking.meetingUrl);
    expect(mail.calendar).toContain('METHOD:REQUEST\r\n');
    const file = await as(anna).get(`/bookings/${booking.id}/calendar.ics`);
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    const start = slot.startsAt.slice(0, 19).replaceAll(/[-:]/g, '');
    for (const line of [`DTSTART:${start}Z`, 'SEQUENCE:0', 'STATUS:CONFIRMED', 'METHOD:PUBLISH'])
      expect(file.body).toContain(`\r\n${line}\r\n`);
    const uid = /\r\nUID:(.+)\r\n/.exec(String(file.body))?.[1];
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
    expect(dataOf(await as(who).get('/bookings/summary'))).toEqual({ upcoming: 1 });
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
    const taken = replies.flatMap((reply) => (reply.status === 201 ? [dataOf<Booking>(reply).time] : []));
    expect(taken.sort()).toEqual(slots.map(({ time }) => time).sort());
  });

  test('a person has two ahead of them at most', async () => {
    const who = await newcomer();
    const [first, second] = [await buyOne(who), await buyOne(who)];
    await book(who);
    await book(who, undefined, first);
    const third = await as(who).post('/bookings', { slotId: (await someSlot()).id, purchaseId: second });
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
    expect(Date.parse(dataOf<HoldSlot['response']['data']>(held).heldUntil)).toBeGreaterThan(
      Date.now() + 9 * 60_000,
    );
    expect((await slotsOf(day, luca)).map(({ id }) => id)).not.toContain(one?.id);
    expect((await slotsOf(day, who)).map(({ id }) => id)).toContain(one?.id);
    for (const path of ['/bookings', '/bookings/hold'])
      expect(reasonOf(await as(luca).post(path, { slotId: one?.id }))).toEqual([
        409,
        'CONFLICT',
        'slot-taken',
      ]);

    await as(who).post('/bookings/hold', { slotId: other?.id });
    const visibleSlots = (await slotsOf(day, luca)).map(({ id }) => id);
    expect([visibleSlots.includes(one?.id ?? ''), visibleSlots.includes(other?.id ?? '')]).toEqual([
      true,
      false,
    ]);
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
    const moved = await as(who).post(`/bookings/${before.id}/move`, { slotId: target.id });
    expect([moved.status, dataOf<Booking>(moved).startsAt]).toEqual([200, target.startsAt]);
    expect(dataOf<Booking>(moved).meetingUrl).toBe(before.meetingUrl);
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
      const cancelled = await as(who).post(`/bookings/${booking.id}/cancel`);
      const { status, meetingUrl } = dataOf<Booking>(cancelled);
      expect([cancelled.status, status, meetingUrl]).toEqual([200, 'cancelled', null]);
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
    expect(dataOf<Booking>(await as(who).get(`/bookings/${mine.id}`)).startsAt).toBe(mine.startsAt);
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
  const over = await book(who);
  const purchaseId = await buyOne(who);
  const gone = await book(who, undefined, purchaseId);
  await beginsIn(over, -3);
  await as(who).post(`/bookings/${gone.id}/cancel`);
  const ahead = await book(who, undefined, purchaseId);
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
    for (let minute = 0; minute < 2; minute += 1) {
      await runJob(server, 'remind-bookings');
      expect(await reminders(who)).toHaveLength(1);
    }
    expect(await reminders(whoCancelled)).toEqual([]);
    expect((await reminders(who))[0]?.text).toContain(booking.meetingUrl);
  }, 120_000);
});
