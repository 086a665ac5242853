import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookableConsultation, Booking, BookingWeek, OpenSlot, Purchase } from '@contract';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { consultationsOf, HOUR, reasonOf } from '../support/consultations';
import { instant, sql } from '../support/database';
import { aBilling } from '../support/owner';
import { mailTo } from '../support/outbox';
import { startCms, type CmsServer } from '../support/start-cms';

/** A consultation that was paid, from its purchase to its hour. */
let server: CmsServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
});
afterAll(() => server?.stop());

const as = (who: TestUser) => consultationsOf(server).as(who);
const newcomer = () => signUp(server);
const someSlot = (who: TestUser) => consultationsOf(server).someSlot(who);
const buy = (who: TestUser) => consultationsOf(server).buy(who);
const book = (who: TestUser, slot?: OpenSlot, purchaseId?: string) =>
  consultationsOf(server).book(who, slot, purchaseId);
const bookable = async (who: TestUser) =>
  dataOf<BookableConsultation[]>(await as(who).get('/bookings/consultations'));
const purchaseOf = async (who: TestUser, id: string) =>
  dataOf<Purchase>(await as(who).get(`/purchases/${id}`));
const lasting = (minutes: number) =>
  sql(server, `update products set consultation_minutes = ${minutes} where slug = 'consulenza-strategica'`);

describe('a paid consultation', () => {
  test('is booked once from its purchase, under its title and for its length', async () => {
    const who = await newcomer();
    const purchaseId = await buy(who);
    await lasting(90);
    expect(await bookable(who)).toEqual([
      { purchaseId: null, title: null, minutes: 60, priceCents: 0, changeHours: 24, consultant: null },
      {
        purchaseId,
        title: 'Consulenza strategica',
        minutes: 90,
        priceCents: 12_000,
        changeHours: 24,
        consultant: null,
      },
    ]);
    const booking = await book(who, undefined, purchaseId);
    await lasting(60);
    expect(booking).toMatchObject({ title: 'Consulenza strategica', minutes: 90 });
    expect(Date.parse(booking.endsAt) - Date.parse(booking.startsAt)).toBe(1.5 * HOUR);
    expect((await purchaseOf(who, purchaseId)).bookedFor).toBe(booking.startsAt);
    expect((await mailTo(server, who.email, 'booking-confirmed')).calendar).toContain(
      'SUMMARY:Consulenza strategica',
    );
    const again = await as(who).post('/bookings', { slotId: (await someSlot(who)).id, purchaseId });
    expect(reasonOf(again)).toEqual([409, 'CONFLICT', 'purchase-used']);
  });

  test('two requests at once for its one booking make one; given back, it makes one again', async () => {
    for (let round = 0; round < 2; round += 1) {
      const who = await newcomer();
      const purchaseId = await buy(who);
      const [day = ''] = (await consultationsOf(server).freeDays(who)).slice(-10 - round);
      const slots = await consultationsOf(server).slotsOf(day, who);
      const [first, second, third] = slots;
      const bothAtOnce = () =>
        Promise.all(
          [first, second].map((slot) => as(who).post('/bookings', { slotId: slot?.id, purchaseId })),
        );
      const replies = await bothAtOnce();
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(replies.filter(({ status }) => status === 409).map(reasonOf)).toEqual([
        [409, 'CONFLICT', 'purchase-used'],
      ]);
      const [made] = replies.filter(({ status }) => status === 201);
      if (!made || !third) throw new Error('Nothing was booked, or the day has too few openings');
      await as(who).post(`/bookings/${dataOf<Booking>(made).id}/cancel`);
      expect((await bothAtOnce()).map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  }, 90_000);

  test('two bought units are two bookings, and no third', async () => {
    const who = await newcomer();
    const [one, two] = [await buy(who), await buy(who)];
    expect(one).not.toBe(two);
    await book(who, undefined, one);
    expect((await bookable(who)).map(({ purchaseId }) => purchaseId)).toEqual([null, two]);
    await book(who, undefined, two);
    expect((await bookable(who)).map(({ purchaseId }) => purchaseId)).toEqual([null]);
  });

  test('has its length, price and title from the order, whatever the request says', async () => {
    const who = await newcomer();
    const purchaseId = await buy(who);
    const { id: slotId } = await someSlot(who);
    for (const more of [{ minutes: 120 }, { priceCents: 1 }, { title: 'Altro' }, { owner: 1 }])
      expect((await as(who).post('/bookings', { slotId, purchaseId, ...more })).status).toBe(422);
    expect(await book(who, undefined, purchaseId)).toMatchObject({
      minutes: 60,
      title: 'Consulenza strategica',
    });
  });

  test('cancelled too late is used', async () => {
    const who = await newcomer();
    const purchaseId = await buy(who);
    const booking = await book(who, undefined, purchaseId);
    await consultationsOf(server).beginsIn(booking, 5);
    expect(reasonOf(await as(who).post(`/bookings/${booking.id}/cancel`))).toEqual([
      409,
      'CONFLICT',
      'too-late',
    ]);
    const again = await as(who).post('/bookings', { slotId: (await someSlot(who)).id, purchaseId });
    expect(reasonOf(again)).toEqual([409, 'CONFLICT', 'purchase-used']);
  });

  test('comes back when its booking is cancelled in time', async () => {
    const who = await newcomer();
    const purchaseId = await buy(who);
    const { id } = await book(who, undefined, purchaseId);
    await as(who).post(`/bookings/${id}/cancel`);
    expect((await purchaseOf(who, purchaseId)).bookedFor).toBeNull();
    expect((await book(who, undefined, purchaseId)).status).toBe('upcoming');
  });

  test('of somebody else, unpaid, or of another kind cannot be booked', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const { id: slotId } = await someSlot(who);
    const theirs = await buy(other);
    expect((await as(who).post('/bookings', { slotId, purchaseId: theirs })).status).toBe(404);
    const { body } = await client(server).post<{ data: { purchase: Purchase } }>(
      '/purchases',
      { productId: 'consulenza-strategica', method: 'card', billing: aBilling() },
      { token: who.token, headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    const unpaid = await as(who).post('/bookings', { slotId, purchaseId: body.data.purchase.id });
    expect(reasonOf(unpaid)).toEqual([409, 'CONFLICT', 'pending']);
    const service = await consultationsOf(server).buy(who, 'installazione-guidata');
    expect((await as(who).post('/bookings', { slotId, purchaseId: service })).status).toBe(404);
  });

  test('that is refunded is cancelled with its hour, and cannot be booked again', async () => {
    const who = await newcomer();
    const purchaseId = await buy(who);
    const { id } = await book(who, undefined, purchaseId);
    const { status } = await as(admin).post(`/admin/purchases/${purchaseId}/refund`, {
      day: new Date().toISOString().slice(0, 10),
      note: 'Ci ha ripensato',
    });
    expect(status).toBe(200);
    await eventually(
      () => purchaseOf(who, purchaseId),
      (purchase) => purchase.status === 'refunded',
    );
    expect(dataOf<Booking>(await as(who).get(`/bookings/${id}`)).status).toBe('cancelled');
    const again = await as(who).post('/bookings', { slotId: (await someSlot(who)).id, purchaseId });
    expect(reasonOf(again)).toEqual([409, 'CONFLICT', 'refunded']);
  });

  test('that has taken place cannot be withdrawn from', async () => {
    const who = await newcomer();
    const purchaseId = await buy(who);
    const booking = await book(who, undefined, purchaseId);
    expect((await purchaseOf(who, purchaseId)).actions.withdrawUntil).not.toBeNull();
    await consultationsOf(server).beginsIn(booking, -2);
    expect((await purchaseOf(who, purchaseId)).actions.withdrawUntil).toBeNull();
    const answer = await as(who).post(`/purchases/${purchaseId}/withdraw`, {
      name: 'Anna',
      email: who.email,
    });
    expect(reasonOf(answer)).toEqual([409, 'CONFLICT', 'too-late']);
  });
});

describe('the free first consultation', () => {
  test('is booked once by each person, and comes back when it is cancelled in time', async () => {
    const who = await newcomer();
    const { id } = await book(who);
    const second = await as(who).post('/bookings', { slotId: (await someSlot(who)).id });
    expect(reasonOf(second)).toEqual([409, 'CONFLICT', 'free-used']);
    expect(await bookable(who)).toEqual([]);
    await as(who).post(`/bookings/${id}/cancel`);
    expect(await bookable(who)).toHaveLength(1);
    await book(who);
  });

  test('eight requests of one person at once book one', async () => {
    const who = await newcomer();
    const [day = ''] = (await consultationsOf(server).freeDays(who)).slice(-3);
    const slots = await consultationsOf(server).slotsOf(day, who);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        as(who).post('/bookings', { slotId: slots[index % slots.length]?.id }),
      ),
    );
    expect(replies.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual(
      Array.from({ length: 7 }, () => 409),
    );
  });
});

describe('one consultant', () => {
  /** A second opening in the middle of another's hour, as one could be opened before that was refused. */
  const quarterPast = async (slot: OpenSlot): Promise<string> => {
    const id = `quarter-${crypto.randomUUID().slice(0, 8)}`;
    const startsAt = instant(server, Date.parse(slot.startsAt) + HOUR / 4);
    await sql(
      server,
      `insert into slots (document_id, consultant_id, day, time, starts_at, timezone, available) values
       ('${id}', (select min(id) from consultants), '${slot.day}', '${slot.time.slice(0, 3)}15', ${startsAt}, 'Europe/Rome', true)`,
    );
    return id;
  };

  test('is never in two rooms: of two openings that share minutes one is booked, whoever is first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [anna, luca] = [await newcomer(), await newcomer()];
      const slot = await someSlot(anna);
      const late = await quarterPast(slot);
      const replies = await Promise.all([
        as(anna).post('/bookings', { slotId: slot.id }),
        as(luca).post('/bookings', { slotId: late }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      const free = await consultationsOf(server).slotsOf(slot.day, anna);
      expect(free.map(({ id }) => id)).not.toContain(slot.id);
      expect(free.map(({ id }) => id)).not.toContain(late);
    }
  });

  test('who has two hours has no time for what begins in the second', async () => {
    const who = await newcomer();
    const [day = ''] = (await consultationsOf(server).freeDays(who)).slice(-6);
    const slots = await consultationsOf(server).slotsOf(day, who);
    const [first, second] = slots;
    await lasting(120);
    const purchaseId = await buy(who);
    await book(who, first, purchaseId);
    await lasting(60);
    const answer = await as(await newcomer()).post('/bookings', { slotId: second?.id });
    expect(reasonOf(answer)).toEqual([409, 'CONFLICT', 'slot-taken']);
  });

  test('whose calendar keeps a pause is not booked inside it', async () => {
    const path = `/admin/consultants/${(await consultationsOf(server).firstConsultant(admin)).id}/week`;
    const week = dataOf<BookingWeek>(await as(admin).get(path));
    const apart = { '1': [], '2': [], '3': [], '4': [], '5': ['09:00', '11:00'], '6': [] };
    const [anna, luca] = [await newcomer(), await newcomer()];
    try {
      expect((await as(admin).put(path, { ...apart, bufferMinutes: 30 })).status).toBe(200);
      const days = await consultationsOf(server).freeDays(anna);
      const day = days.find((one) => new Date(one).getUTCDay() === 5) ?? '';
      const [first] = await consultationsOf(server).slotsOf(day, anna);
      if (!first) throw new Error('Friday has no openings');
      const near = `pause-${crypto.randomUUID().slice(0, 8)}`;
      await sql(
        server,
        `insert into slots (document_id, consultant_id, day, time, starts_at, timezone, available) values
         ('${near}', (select min(id) from consultants), '${day}', '10:15', ${instant(server, Date.parse(first.startsAt) + 1.25 * HOUR)}, 'Europe/Rome', true)`,
      );
      const replies = await Promise.all([
        as(anna).post('/bookings', { slotId: first.id }),
        as(luca).post('/bookings', { slotId: near }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      await sql(server, `delete from slots where document_id = '${near}'`);
    } finally {
      expect((await as(admin).put(path, week)).status).toBe(200);
    }
  });

  test('no opening is made by hand in the middle of another’s hour', async () => {
    const slot = await someSlot(admin);
    const time = `${slot.time.slice(0, 3)}15`;
    const answer = await as(admin).post('/admin/slots', {
      consultantId: slot.consultant.id,
      day: slot.day,
      time,
    });
    expect(reasonOf(answer)).toEqual([422, 'VALIDATION', 'overlap']);
  });
});
