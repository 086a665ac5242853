import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminBooking,
  AdminConsultant,
  BookableConsultation,
  Booking,
  CalendarSync,
  Consultant,
  GetBookingDay,
  LinkedBooking,
  OpenSlot,
} from '@contract';
import { dataOf, refusalOf, signIn, signUp, type TestUser } from '../support/client';
import { consultationsOf, reasonOf } from '../support/consultations';
import { sql } from '../support/database';
import { mailTo, outbox } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

/** Several consultants: whose hour it is, and who may be booked when. */
let server: CmsServer;
let admin: TestUser;
let first: AdminConsultant;
let second: AdminConsultant;

const shop = () => consultationsOf(server);
const as = (who: TestUser) => shop().as(who);
const DETAILS = { email: '', zone: 'Europe/Rome', noticeHours: 12 };
const add = async (details: object): Promise<AdminConsultant> => {
  const reply = await as(admin).post('/admin/consultants', { ...DETAILS, ...details });
  expect(reply.status).toBe(201);
  return dataOf(reply);
};
const change = (of: Consultant, request: object) => as(admin).patch(`/admin/consultants/${of.id}`, request);
const slotsOf = async (day: string, who: TestUser, of?: Consultant): Promise<OpenSlot[]> =>
  dataOf(await as(who).get(`/bookings/slots?day=${day}${of ? `&consultant=${of.id}` : ''}`));
/** The hour at which both are free, as an opening of each. */
const sameHour = async (who: TestUser): Promise<[OpenSlot, OpenSlot]> => {
  for (const day of await shop().freeDays(who)) {
    const others = await slotsOf(day, who, second);
    for (const mine of await slotsOf(day, who, first)) {
      const other = others.find(({ startsAt }) => startsAt === mine.startsAt);
      if (other) return [mine, other];
    }
  }
  throw new Error('There is no hour at which both are free');
};
const take = (who: TestUser, slot: OpenSlot | undefined) =>
  as(who).post('/bookings', { slotId: slot?.id ?? '' });

beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  first = await shop().firstConsultant(admin);
  second = await add({ name: 'Bianca Neri', email: 'bianca@consulenti.test' });
});
afterAll(() => server?.stop());

describe('two consultants', () => {
  test('serve at the same time, and each only once', async () => {
    const [anna, luca, carla] = [await signUp(server), await signUp(server), await signUp(server)];
    const [mine, other] = await sameHour(anna);
    expect((await take(anna, mine)).status).toBe(201);
    const booked = dataOf<Booking>(await take(luca, other));
    expect(booked).toMatchObject({ startsAt: mine.startsAt, consultant: { name: 'Bianca Neri' } });
    for (const slot of [mine, other])
      expect(reasonOf(await take(carla, slot))).toEqual([409, 'CONFLICT', 'slot-taken']);
    expect((await slotsOf(mine.day, carla)).map(({ time }) => time)).not.toContain(mine.time);
  });

  test('of ten who want the same hour at once two get it, one with each', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signUp(server)));
    const [one] = people;
    if (!one) throw new Error('Nobody came');
    const pair = await sameHour(one);
    const replies = await Promise.all(people.map((who, index) => take(who, pair[index % 2])));
    const won = replies.filter(({ status }) => status === 201).map((reply) => dataOf<Booking>(reply));
    expect(won.map(({ consultant }) => consultant.name).sort()).toEqual([second.name, first.name]);
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect(reasonOf(reply)).toEqual([409, 'CONFLICT', 'slot-taken']);
    const stored = await sql(
      server,
      `select slot_key from bookings where day = '${pair[0].day}' and time = '${pair[0].time}' and slot_key is not null`,
    );
    expect(new Set(stored.map(({ slot_key }) => slot_key)).size).toBe(2);
    expect(stored).toHaveLength(2);
  });

  test('the database itself refuses a second booking of one consultant’s hour', async () => {
    const who = await signUp(server);
    const booking = await shop().book(who);
    const [row] = await sql(server, `select slot_key from bookings where document_id = '${booking.id}'`);
    const twin = `insert into bookings (document_id, day, time, slot_key) values ('twin', '${booking.day}', '${booking.time}', '${String(row?.slot_key)}')`;
    await expect(sql(server, twin)).rejects.toThrow(/unique/i);
  });

  test('an hour at which both are free is offered once, by whoever has fewest bookings that day', async () => {
    const who = await signUp(server);
    const days = await shop().freeDays(who);
    const day = days.at(-8) ?? '';
    const [slot] = await slotsOf(day, who, first);
    await take(who, slot);
    const union = await slotsOf(day, await signUp(server));
    expect(new Set(union.map(({ time }) => time)).size).toBe(union.length);
    // The hour that the first one lost is still there, and the others are the second one's.
    expect(union.find(({ time }) => time === slot?.time)?.consultant.name).toBe(second.name);
    expect(new Set(union.map(({ consultant }) => consultant.id))).toEqual(new Set([second.id]));
  });

  test('a booking moves from one to the other, and its old hour is free again', async () => {
    const who = await signUp(server);
    const [mine, other] = await sameHour(who);
    const booking = dataOf<Booking>(await take(who, mine));
    const moved = await as(who).post(`/bookings/${booking.id}/move`, { slotId: other.id });
    expect(dataOf<Booking>(moved)).toMatchObject({ startsAt: mine.startsAt, consultant: { id: second.id } });
    expect((await take(await signUp(server), mine)).status).toBe(201);
  });

  test('the customer’s and the consultant’s mail say who serves it, with its room', async () => {
    const who = await signUp(server, { name: 'Piera' });
    const [, slot] = await sameHour(who);
    const booking = dataOf<Booking>(await take(who, slot));
    const { text, calendar } = await mailTo(server, who.email, 'booking-confirmed');
    expect(text).toContain('Bianca Neri');
    expect(calendar?.replaceAll('\r\n ', '')).toContain('ORGANIZER;CN="Bianca Neri"');
    expect(calendar?.replaceAll('\r\n ', '')).toContain(booking.meetingUrl);
    const news = (await outbox(server, 'bianca@consulenti.test')).find((mail) => mail.text.includes('Piera'));
    expect(news?.text).toContain(booking.meetingUrl);
    expect(news?.text).not.toContain('/admin');
    const invitation = news?.calendar?.replaceAll('\r\n ', '');
    for (const line of ['METHOD:REQUEST', booking.meetingUrl, 'mailto:bianca@consulenti.test'])
      expect(invitation).toContain(line);
  });

  test('each has a feed of their own bookings alone', async () => {
    const who = await signUp(server);
    const [mine, other] = await sameHour(who);
    const booking = dataOf<Booking>(await take(who, other));
    const feedOf = async ({ id }: Consultant) => {
      const path = `/admin/consultants/${id}/calendar-sync/feed`;
      const { feedUrl } = dataOf<CalendarSync>(await as(admin).post(path));
      return (await fetch((feedUrl ?? '').replace(/^https?:\/\/[^/]+/, server.url))).text();
    };
    const [row] = await sql(server, `select calendar_uid from bookings where document_id = '${booking.id}'`);
    expect(await feedOf(second)).toContain(String(row?.calendar_uid).slice(0, 24));
    expect(await feedOf(first)).not.toContain(String(row?.calendar_uid).slice(0, 24));
    expect(mine.startsAt).toBe(booking.startsAt);
  });
});

describe('a consultant’s own', () => {
  test('hours are on the clock of their zone', async () => {
    const far = await add({ name: 'Nora Lang', zone: 'America/New_York' });
    const who = await signUp(server);
    const day = (await shop().freeDays(who)).find((one) =>
      ['2', '3', '4'].includes(String(new Date(one).getUTCDay())),
    );
    const times = (await slotsOf(day ?? '', who, far)).map(({ startsAt }) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: far.zone, timeStyle: 'short' }).format(new Date(startsAt)),
    );
    expect(times).toEqual(['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00']);
    await change(far, { active: false });
  });

  test('absences close their hours and nobody else’s, and say what is booked in them', async () => {
    const who = await signUp(server);
    const [mine, other] = await sameHour(who);
    const booking = dataOf<Booking>(await take(who, other));
    const absences = [{ from: mine.day, until: mine.day, reason: 'Ferie' }];
    const saved = dataOf<AdminConsultant>(await change(second, { absences }));
    expect(saved.absences).toMatchObject([{ ...absences[0], bookings: expect.any(Number) }]);
    expect(saved.absences[0]?.bookings).toBeGreaterThan(0);
    expect(await slotsOf(mine.day, who, second)).toEqual([]);
    expect((await slotsOf(mine.day, who, first)).length).toBeGreaterThan(0);
    expect(dataOf<Booking>(await as(who).get(`/bookings/${booking.id}`)).status).toBe('upcoming');
    const { slots } = dataOf<GetBookingDay['response']['data']>(
      await as(admin).get(`/admin/booking-days/${mine.day}`),
    );
    expect(new Set(slots.filter(({ away }) => away).map(({ consultant }) => consultant.id))).toEqual(
      new Set([second.id]),
    );
    const closed = slots.find(({ away, booking: taken }) => away && !taken);
    expect(reasonOf(await as(await signUp(server)).post('/bookings', { slotId: closed?.id }))).toEqual([
      409,
      'CONFLICT',
      'slot-taken',
    ]);
    await change(second, { absences: [] });
    expect((await slotsOf(mine.day, who, second)).length).toBeGreaterThan(0);
  });

  test('notice is theirs', async () => {
    const who = await signUp(server);
    const firstDayOf = async (of: Consultant) =>
      dataOf<{ days: { day: string; free: number }[] }>(
        await as(who).get(`/bookings/calendar?consultant=${of.id}`),
      ).days.find(({ free }) => free > 0)?.day ?? '';
    await change(second, { noticeHours: 336 });
    const soon = (await slotsOf(await firstDayOf(first), who, first))[0];
    const late = (await slotsOf(await firstDayOf(second), who, second))[0];
    expect(Date.parse(late?.startsAt ?? '') - Date.now()).toBeGreaterThan(335 * 3_600_000);
    expect(Date.parse(soon?.startsAt ?? '')).toBeLessThan(Date.parse(late?.startsAt ?? ''));
    await change(second, { noticeHours: 12 });
  });

  test('pause is kept between their bookings alone', async () => {
    const path = `/admin/consultants/${second.id}/week`;
    const week = dataOf<object>(await as(admin).get(path));
    const hours = { '1': ['09:00'], '2': ['09:00'], '3': ['09:00'], '4': ['09:00'], '5': ['09:00'], '6': [] };
    expect((await as(admin).put(path, { ...hours, bufferMinutes: 30 })).status).toBe(200);
    const day = (await shop().freeDays(admin)).find((one) => new Date(one).getUTCDay() < 6) ?? '';
    const open = (of: Consultant, time: string) =>
      as(admin).post('/admin/slots', { consultantId: of.id, day, time });
    expect((await open(second, '18:00')).status).toBe(201);
    expect(reasonOf(await open(second, '19:15'))).toEqual([422, 'VALIDATION', 'overlap']);
    expect([(await open(first, '18:00')).status, (await open(first, '19:15')).status]).toEqual([201, 201]);
    expect((await as(admin).put(path, week)).status).toBe(200);
  });

  test('name is nobody else’s, and what is no zone, address or order of days is refused', async () => {
    const fieldsOf = async (request: object) => refusalOf(await change(second, request)).fields;
    expect(await fieldsOf({ name: first.name })).toEqual({ name: 'taken' });
    expect(await fieldsOf({ zone: 'Roma' })).toEqual({ zone: 'zone' });
    expect(await fieldsOf({ email: 'bianca' })).toEqual({ email: 'email' });
    expect(await fieldsOf({ noticeHours: 337 })).toEqual({ noticeHours: 'max' });
    const absences = [{ from: '2026-12-10', until: '2026-12-09', reason: '' }];
    expect((await change(second, { absences })).status).toBe(422);
    expect((await change({ id: 'x', name: '' }, { name: 'Y' })).status).toBe(404);
  });
});

describe('a consultant who is deactivated', () => {
  test('is booked no more; what is booked stands, and a mailed link moves it to somebody else', async () => {
    const leaving = await add({ name: 'Dario Galli' });
    const who = await signUp(server);
    const [day = ''] = await shop().freeDays(who);
    const [slot, next] = await slotsOf(day, who, leaving);
    const booking = dataOf<Booking>(await take(who, slot));
    const after = dataOf<AdminConsultant>(await change(leaving, { active: false }));
    expect(after).toMatchObject({ active: false, upcoming: 1 });
    const names = dataOf<Consultant[]>(await as(who).get('/bookings/consultants')).map(({ name }) => name);
    expect(names).toEqual([first.name, second.name]);
    expect(await slotsOf(day, who, leaving)).toEqual([]);
    expect(reasonOf(await take(await signUp(server), next))).toEqual([409, 'CONFLICT', 'slot-taken']);
    expect(dataOf<Booking>(await as(who).get(`/bookings/${booking.id}`)).status).toBe('upcoming');
    const listed = dataOf<AdminBooking[]>(await as(admin).get(`/admin/bookings?consultant=${leaving.id}`));
    expect(listed.map(({ id }) => id)).toEqual([booking.id]);

    const { text } = await mailTo(server, who.email, 'booking-confirmed');
    const fragment = new URLSearchParams(/consultation-move#(\S+)/.exec(text)?.[1]?.replaceAll('&amp;', '&'));
    const link = { bookingId: fragment.get('booking'), token: fragment.get('token') };
    const [free] = dataOf<OpenSlot[]>(await as(who).post('/booking-link/slots', { ...link, day }));
    const moved = await as(who).post('/booking-link/move', { ...link, slotId: free?.id });
    expect([first.id, second.id]).toContain(dataOf<LinkedBooking>(moved).consultant?.id);
  });
});

test('a product may say who serves it', async () => {
  const who = await signUp(server);
  await sql(
    server,
    `update products set consultant_id = (select id from consultants where document_id = '${second.id}') where slug = 'consulenza-strategica'`,
  );
  const purchaseId = await shop().buy(who);
  const bookable = dataOf<BookableConsultation[]>(await as(who).get('/bookings/consultations'));
  expect(bookable.find((one) => one.purchaseId === purchaseId)?.consultant).toEqual({
    id: second.id,
    name: second.name,
  });
  const [mine, other] = await sameHour(who);
  const refused = await as(who).post('/bookings', { slotId: mine.id, purchaseId });
  expect(reasonOf(refused)).toEqual([409, 'CONFLICT', 'other-consultant']);
  const booking = dataOf<Booking>(await as(who).post('/bookings', { slotId: other.id, purchaseId }));
  expect(booking.consultant.id).toBe(second.id);
  const [later] = (await slotsOf((await shop().freeDays(who)).at(-3) ?? '', who, first)).slice(-1);
  const moved = await as(who).post(`/bookings/${booking.id}/move`, { slotId: later?.id });
  expect(reasonOf(moved)).toEqual([409, 'CONFLICT', 'other-consultant']);
});
