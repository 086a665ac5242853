import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminBooking,
  AdminSlot,
  Booking,
  BookingWeek,
  GetBookingDay,
  Holiday,
  OpenSlot,
} from '@contract';
import { dataOf, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { consultationsOf, reasonOf } from '../support/consultations';
import { sql } from '../support/database';
import { mailTo, outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let anna: TestUser;
let luca: TestUser;
let admin: TestUser;
/** The one consultant, and the address of their hours. */
let consultantId: string;
let week: string;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  anna = await signUp(server, { name: 'Anna' });
  luca = await signUp(server, { name: 'Luca' });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  consultantId = (await consultationsOf(server).firstConsultant(admin)).id;
  week = `/admin/consultants/${consultantId}/week`;
});
afterAll(() => server?.stop());

const as = (who: TestUser) => consultationsOf(server).as(who);
const calendar = (who = anna) => consultationsOf(server).calendar(who);
const slotsOf = (day: string, who = anna) => consultationsOf(server).slotsOf(day, who);
const freeDays = () => consultationsOf(server).freeDays(anna);
const someSlot = () => consultationsOf(server).someSlot(anna);
const book = (who: TestUser, slot?: OpenSlot) => consultationsOf(server).book(who, slot);
const newcomer = () => signUp(server);

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
      ['post', '/admin/slots', { consultantId, day: '2026-12-01', time: '18:00' }],
      ['patch', '/admin/slots/x', { available: false }],
      ['get', week],
      ['put', week, NO_HOURS],
      ['get', '/admin/consultants'],
      ['post', '/admin/consultants', {}],
      ['patch', '/admin/consultants/x', {}],
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
    expect(dataOf<AdminSlot>(await as(admin).patch(path, { available: false })).available).toBe(false);
    expect((await slotsOf(slot.day)).map(({ id }) => id)).not.toContain(slot.id);
    expect(reasonOf(await as(luca).post('/bookings', { slotId: slot.id }))).toEqual([
      409,
      'CONFLICT',
      'slot-taken',
    ]);
    expect(dataOf<AdminSlot>(await as(admin).patch(path, { available: true })).available).toBe(true);

    const who = await newcomer();
    const booking = await book(who, slot);
    expect(reasonOf(await as(admin).patch(path, { available: false }))).toEqual([
      409,
      'CONFLICT',
      'slot-taken',
    ]);
    const { slots } = dataOf<GetBookingDay['response']['data']>(
      await as(admin).get(`/admin/booking-days/${slot.day}`),
    );
    expect(slots.find(({ id }) => id === slot.id)).toMatchObject({
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
    const opened = await as(admin).post('/admin/slots', { consultantId, day, time: '19:30' });
    expect([opened.status, dataOf<AdminSlot>(opened).manual]).toEqual([201, true]);
    expect((await slotsOf(day)).map(({ time }) => time)).toContain('19:30');
    const sunday = (await calendar()).days.find(({ closed }) => closed === 'sunday')?.day;
    for (const body of [
      { day: sunday, time: '10:00' },
      { day: '2026-01-07', time: '10:00' },
      { day: '2031-01-07', time: '10:00' },
      { day, time: '25:00' },
      { day: '2026-02-30', time: '10:00' },
    ])
      expect((await as(admin).post('/admin/slots', { consultantId, ...body })).status).toBe(422);
  });

  test('two openings that share minutes, opened by two at once: one of them is', async () => {
    const [day = ''] = (await freeDays()).slice(-4);
    for (const hour of ['18', '20', '22']) {
      const replies = await Promise.all(
        ['00', '15'].map((minute) =>
          as(admin).post('/admin/slots', { consultantId, day, time: `${hour}:${minute}` }),
        ),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
      const [refused] = replies.filter(({ status }) => status === 422);
      expect(refused && reasonOf(refused)).toEqual([422, 'VALIDATION', 'overlap']);
    }
  });

  test('opens no hour again beside one that took its place', async () => {
    const [day = ''] = (await freeDays()).slice(-5);
    const open = async (time: string) =>
      dataOf<AdminSlot>(await as(admin).post('/admin/slots', { consultantId, day, time })).id;
    const early = await open('18:00');
    expect((await as(admin).patch(`/admin/slots/${early}`, { available: false })).status).toBe(200);
    await open('18:15');
    expect(reasonOf(await as(admin).patch(`/admin/slots/${early}`, { available: true }))).toEqual([
      422,
      'VALIDATION',
      'overlap',
    ]);
    expect(reasonOf(await as(admin).post('/admin/slots', { consultantId, day, time: '18:00' }))).toEqual([
      422,
      'VALIDATION',
      'overlap',
    ]);
  });

  test('makes a holiday, and a working day of it again', async () => {
    const [day = ''] = (await freeDays()).slice(-2);
    const [slot] = await slotsOf(day);
    const made = await as(admin).post('/admin/holidays', { day, name: 'Patrono' });
    expect([made.status, dataOf(made)]).toMatchObject([201, { day, name: 'Patrono', bookings: 0 }]);
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
    const { id } = dataOf<{ id: string }>(made);
    expect(dataOf<Holiday[]>(await as(admin).get('/admin/holidays')).map((one) => one.id)).toContain(id);
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
    expect(dataOf<AdminBooking>(await as(admin).patch(path, { meetingUrl })).meetingUrl).toBe(meetingUrl);
    expect((await mailTo(server, who.email, 'booking-link')).text).toContain(meetingUrl);
    expect(dataOf<Booking>(await as(who).get(`/bookings/${booking.id}`)).meetingUrl).toBe(meetingUrl);

    expect(dataOf<AdminBooking>(await as(admin).post(`${path}/cancel`)).status).toBe('cancelled');
    expect((await mailTo(server, who.email, 'booking-cancelled')).calendar).toContain('SEQUENCE:2\r\n');
    expect(reasonOf(await as(admin).post(`${path}/cancel`))).toEqual([409, 'CONFLICT', 'not-upcoming']);
    expect((await audit(booking.id)).map(({ action }) => action)).toEqual([
      'booking.set-link',
      'booking.cancel',
    ]);
    const found = await as(admin).get(`/admin/bookings?when=cancelled&q=${encodeURIComponent(who.email)}`);
    expect(dataOf<AdminBooking[]>(found).map(({ id }) => id)).toEqual([booking.id]);
  });

  test('hears of each booking, move and cancellation once, and not of what they did themselves', async () => {
    const customer = await signUp(server, { name: 'Ginevra Fontana' });
    const toTeam = async () =>
      (await outbox(server, admin.email)).filter(
        ({ kind, text }) => kind === 'booking-team' && text.includes(customer.email),
      );
    const bell = async () =>
      dataOf<{ kind: string; params: { customer?: string } }[]>(await as(admin).get('/notifications')).filter(
        ({ params }) => params.customer === 'Ginevra Fontana',
      );
    const booking = await book(customer);
    const moved = await as(customer).post(`/bookings/${booking.id}/move`, { slotId: (await someSlot()).id });
    expect(moved.status).toBe(200);
    for (const press of [1, 2])
      expect([press, (await as(customer).post(`/bookings/${booking.id}/cancel`)).status]).toEqual([
        press,
        200,
      ]);
    expect((await toTeam()).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Consulenza annullata',
      'Consulenza spostata',
      'Nuova consulenza',
    ]);
    expect((await toTeam())[0]?.links.some((link) => link.includes('/admin?tab=bookings'))).toBe(true);
    expect((await bell()).map(({ kind }) => kind)).toEqual([
      'team-booking-cancelled',
      'team-booking-moved',
      'team-booking-confirmed',
    ]);

    const other = await book(customer);
    expect((await as(admin).post(`/admin/bookings/${other.id}/cancel`)).status).toBe(200);
    expect(await toTeam()).toHaveLength(4);
  });

  test('makes a marked test booking and removes it, but no other', async () => {
    const made = await as(admin).post('/admin/bookings/test');
    expect([made.status, dataOf(made)]).toMatchObject([
      201,
      { test: true, customer: { email: admin.email } },
    ]);
    const { id } = dataOf<{ id: string }>(made);
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
    const before = dataOf<BookingWeek>(await as(admin).get(week));
    expect(before['6']).toEqual(['09:00', '10:00', '11:00', '12:00']);
    const who = await newcomer();
    const booking = await book(who);
    const hours = { ...NO_HOURS, '3': ['18:00', '08:00', '08:00'] };
    const saved = await as(admin).put(week, hours);
    expect([saved.status, dataOf<BookingWeek>(saved)['3']]).toEqual([200, ['08:00', '18:00']]);
    const { days } = await calendar();
    const wednesday = days.slice(3).find(({ day, closed }) => new Date(day).getUTCDay() === 3 && !closed);
    expect((await slotsOf(wednesday?.day ?? '')).map(({ time }) => time)).toEqual(
      expect.arrayContaining(['08:00', '18:00']),
    );
    expect(dataOf<Booking>(await as(who).get(`/bookings/${booking.id}`)).status).toBe('upcoming');
    expect((await as(admin).put(week, { ...hours, '7': ['10:00'] })).status).toBe(422);
    expect((await as(admin).put(week, { ...hours, '1': ['9:00'] })).status).toBe(422);
    // Each of them would still be under way when the next one begins.
    const crowded = await as(admin).put(week, { ...hours, '1': ['09:00', '09:20', '09:40'] });
    expect([crowded.status, refusalOf(crowded).fields]).toEqual([422, { '1': 'overlap' }]);
    expect((await as(admin).put(week, before)).status).toBe(200);
    expect((await freeDays()).length).toBeGreaterThan(30);
  });

  test('keeps a pause between consultations: hours that leave none are refused, and no opening comes into it', async () => {
    const before = dataOf<BookingWeek>(await as(admin).get(week));
    expect(before.bufferMinutes).toBe(0);
    const paused = await as(admin).put(week, { ...before, bufferMinutes: 15 });
    expect([paused.status, Object.keys(refusalOf(paused).fields ?? {})]).toEqual([
      422,
      ['1', '2', '3', '4', '5', '6'],
    ]);
    expect((await as(admin).put(week, { ...before, bufferMinutes: 7 })).status).toBe(422);

    const [day = ''] = (await freeDays()).slice(-6);
    await as(admin).post('/admin/slots', { consultantId, day, time: '19:00' });
    const weekday = String(new Date(day).getUTCDay());
    const apart = { ...NO_HOURS, [weekday]: ['09:00', '10:15', '18:00'] };
    const saved = await as(admin).put(week, { ...apart, bufferMinutes: 15 });
    expect([saved.status, dataOf<BookingWeek>(saved).bufferMinutes]).toEqual([200, 15]);
    // Six o'clock would leave no pause before the hour that was opened by hand.
    expect((await slotsOf(day)).map(({ time }) => time)).toEqual(['09:00', '10:15', '19:00']);
    expect(reasonOf(await as(admin).post('/admin/slots', { consultantId, day, time: '11:20' }))).toEqual([
      422,
      'VALIDATION',
      'overlap',
    ]);
    // The pause that is left out stays.
    const again = await as(admin).put(week, apart);
    expect(dataOf<BookingWeek>(again).bufferMinutes).toBe(15);
    expect((await as(admin).put(week, before)).status).toBe(200);
  });
});
