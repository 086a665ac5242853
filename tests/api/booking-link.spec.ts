import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Booking, BookingLink, LinkedBooking, OpenSlot } from '@contract';
import { client, dataOf, signIn, signUp, type TestUser } from '../support/client';
import { consultationsOf, reasonOf } from '../support/consultations';
import { sql } from '../support/database';
import { mailTo, outbox, type OutboxMail } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let admin: TestUser;
let anna: TestUser;
let booking: Booking;
let link: BookingLink;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
});
afterAll(() => server?.stop());

const consultations = () => consultationsOf(server);
const linkIn = ({ links }: OutboxMail): BookingLink => {
  const address = links.find((each) => each.includes('/consultation-move#')) ?? '';
  const fragment = new URLSearchParams(new URL(address).hash.slice(1));
  return { bookingId: fragment.get('booking') ?? '', token: fragment.get('token') ?? '' };
};
/** As whoever has the link: nobody is signed in. */
const ask = <T>(what: '' | '/calendar' | '/slots' | '/move', body: object) =>
  client(server).post<{ data: T }>(`/booking-link${what}`, body);
const open = (of = link) => ask<LinkedBooking>('', of);
const move = (slotId: string, of = link) => ask<LinkedBooking>('/move', { ...of, slotId });
/** An opening, some days after the first free one. */
const opening = async (later: number): Promise<OpenSlot> => {
  const day = (await consultations().freeDays(anna))[later] ?? '';
  const [slot] = dataOf<OpenSlot[]>(await ask('/slots', { ...link, day }));
  if (!slot) throw new Error('There is nothing to move to');
  return slot;
};
const calendarsOf = async (to: string, kind: string) =>
  (await outbox(server, to)).filter((mail) => mail.kind === kind).map((mail) => mail.calendar ?? '');
const uidOf = (calendar: string) => /UID:.+/.exec(calendar)?.[0];

beforeEach(async () => {
  anna = await signUp(server, { name: 'Anna' });
  booking = await consultations().book(anna);
  link = linkIn(await mailTo(server, anna.email, 'booking-confirmed'));
});

describe('the link of the mail', () => {
  test('opens one booking without a sign-in, and tells nothing that a forwarded mail should not', async () => {
    const reply = await open();
    expect(reply.status).toBe(200);
    expect(dataOf(reply)).toEqual({
      status: 'upcoming',
      startsAt: booking.startsAt,
      day: booking.day,
      time: booking.time,
      title: booking.title,
      minutes: booking.minutes,
      // Of the only one nothing is told.
      consultant: null,
      changeableUntil: booking.changeableUntil,
      canMove: true,
    });
    expect(link.bookingId).toBe(booking.id);
  });

  test('shows the same days and openings as its owner sees', async () => {
    const { days } = dataOf<{ days: unknown }>(await ask('/calendar', link));
    expect(days).toEqual((await consultations().calendar(anna)).days);
    const [day = ''] = await consultations().freeDays(anna);
    expect(dataOf(await ask('/slots', { ...link, day }))).toEqual(await consultations().slotsOf(day, anna));
  });

  test('opens no other booking, and none when it was changed, made up or is over', async () => {
    const luca = await signUp(server, { name: 'Luca' });
    const other = await consultations().book(luca);
    const [expiry = '', signature = ''] = link.token.split('.');
    const later = (parseInt(expiry, 36) + 1000).toString(36);
    for (const wrong of [
      { ...link, bookingId: other.id },
      { ...link, token: `${later}.${signature}` },
      { ...link, token: `${expiry}.` },
      { ...link, token: 'x' },
    ])
      for (const reply of [
        await open(wrong),
        await ask('/calendar', wrong),
        await ask('/slots', { ...wrong, day: booking.day }),
        await move('x', wrong),
      ])
        expect(reasonOf(reply)[1]).toBe('TOKEN_EXPIRED');
    for (const bad of [{}, { bookingId: 7, token: null }, { ...link, extra: 1 }])
      expect(reasonOf(await ask('', bad))[1]).toBe('VALIDATION');
  });

  test('is stored nowhere: bookings hold no part of it', async () => {
    const rows = await sql(server, `select * from bookings where document_id = '${booking.id}'`);
    expect(JSON.stringify(rows)).not.toContain(link.token.split('.')[1]);
  });

  test('of a blocked account opens nothing', async () => {
    const isTrue = server.env.DATABASE_URL ? 'true' : '1';
    await sql(server, `update up_users set blocked = ${isTrue} where email = '${anna.email}'`);
    expect(reasonOf(await open())[1]).toBe('TOKEN_EXPIRED');
  });
});

describe('moving by it', () => {
  test('frees the old opening, takes the new one and updates the calendars of both sides', async () => {
    const [old] = (await consultations().slotsOf(booking.day, anna)).filter(
      ({ startsAt }) => startsAt === booking.startsAt,
    );
    expect(old).toBeUndefined();
    const slot = await opening(2);
    const reply = await move(slot.id);
    expect(dataOf(reply)).toMatchObject({ day: slot.day, time: slot.time, startsAt: slot.startsAt });
    const free = async (day: string) =>
      (await consultations().slotsOf(day, anna)).map(({ startsAt }) => startsAt);
    expect(await free(booking.day)).toContain(booking.startsAt);
    expect(await free(slot.day)).not.toContain(slot.startsAt);

    const moved = await mailTo(server, anna.email, 'booking-moved');
    const confirmed = await mailTo(server, anna.email, 'booking-confirmed');
    expect(moved.calendar).toContain('SEQUENCE:1\r\n');
    expect(uidOf(moved.calendar ?? '')).toBe(uidOf(confirmed.calendar ?? ''));
    const team = (await calendarsOf(admin.email, 'booking-team')).filter(
      (calendar) => uidOf(calendar) === uidOf(moved.calendar ?? ''),
    );
    expect(team.map((calendar) => /SEQUENCE:\d/.exec(calendar)?.[0]).sort()).toEqual([
      'SEQUENCE:0',
      'SEQUENCE:1',
    ]);
    // The link of either mail opens the booking as it is now.
    for (const each of [link, linkIn(moved)])
      expect(dataOf(await open(each))).toMatchObject({ startsAt: slot.startsAt, canMove: true });
  });

  test('said twice moves it once', async () => {
    const slot = await opening(3);
    const replies = await Promise.all([move(slot.id), move(slot.id), move(slot.id)]);
    for (const reply of replies)
      expect(dataOf(reply)).toMatchObject({ startsAt: slot.startsAt, status: 'upcoming' });
    expect(await calendarsOf(anna.email, 'booking-moved')).toHaveLength(1);
  });

  test('of six people who want one opening at once, one has it and the others keep theirs', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(server)));
    const links: BookingLink[] = [];
    for (const person of people) {
      await consultations().book(person);
      links.push(linkIn(await mailTo(server, person.email, 'booking-confirmed')));
    }
    const slot = await opening(6);
    const before = await Promise.all(links.map(async (each) => dataOf<LinkedBooking>(await open(each))));
    const replies = await Promise.all(links.map((each) => move(slot.id, each)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const [index, reply] of replies.entries()) {
      const now = dataOf<LinkedBooking>(await open(links[index]));
      if (reply.status === 200) expect(now.startsAt).toBe(slot.startsAt);
      else {
        expect(reasonOf(reply)).toEqual([409, 'CONFLICT', 'slot-taken']);
        expect(now.startsAt).toBe(before[index]?.startsAt);
      }
    }
    const rows = await sql(
      server,
      `select count(*) as count from bookings where day = '${slot.day}' and time = '${slot.time}' and state = 'confirmed'`,
    );
    expect(Number(rows[0]?.count)).toBe(1);
  });

  test('is refused when it is too late, though the booking is still shown', async () => {
    const slot = await opening(4);
    await consultations().beginsIn(booking, 23);
    expect(dataOf(await open())).toMatchObject({ status: 'upcoming', canMove: false });
    expect(reasonOf(await move(slot.id))).toEqual([409, 'CONFLICT', 'too-late']);
  });

  test('is over once the booking is cancelled', async () => {
    const slot = await opening(4);
    await consultations().as(anna).post(`/bookings/${booking.id}/cancel`);
    expect(dataOf(await open())).toMatchObject({ status: 'cancelled', canMove: false });
    expect(reasonOf(await move(slot.id))).toEqual([409, 'CONFLICT', 'not-upcoming']);
    expect((await mailTo(server, anna.email, 'booking-cancelled')).links.join(' ')).not.toContain(
      '/consultation-move',
    );
  });

  test('goes to no opening that nobody can book', async () => {
    expect(reasonOf(await move('no-such-opening'))[1]).toBe('NOT_FOUND');
  });
});
