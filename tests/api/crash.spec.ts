import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking, CreatePurchase, GetBookingCalendar, OpenSlot, PurchaseDetail } from '@contract';
import { client, eventually, signIn, type TestUser } from '../support/client';
import { holdMails, sql } from '../support/database';
import { startFakeSmtp, type FakeSmtp } from '../support/fake-smtp';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

/** A server that is killed between two steps of a payment and of a booking: nothing is lost, nothing happens twice. */
let stripe: FakeStripe;
let smtp: FakeSmtp;
let server: CmsServer;
let person: TestUser;
let admin: TestUser;
beforeAll(async () => {
  stripe = await startFakeStripe();
  smtp = await startFakeSmtp();
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      STRIPE_SECRET_KEY: 'sk_test_di_prova',
      STRIPE_WEBHOOK_SECRET: stripe.secret,
      STRIPE_BASE_URL: stripe.url,
      SMTP_URL: smtp.url,
    },
  });
  await signInAgain();
});
afterAll(async () => {
  await server?.stop();
  await stripe?.close();
  await smtp?.close();
});

/** Several starts of a server, each of which may take its time. */
const LONG = 480_000;
const PATIENT = 150_000;
const signInAgain = async () => {
  person = await signIn(server, 'cliente@officina.test', 'officina-demo');
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
};
const crash = async () => {
  await server.kill('SIGKILL');
};
const comeBack = async () => {
  await server.restart();
  await signInAgain();
};
const post = <T = unknown>(path: string, body: object = {}, caller = person) =>
  client(server).post<T>(path, body, { token: caller.token, headers: { 'idempotency-key': randomUUID() } });
const get = async <T>(path: string): Promise<T> =>
  (await client(server).get<{ data: T }>(path, { token: person.token })).body.data;

const order = (email: string) =>
  post<CreatePurchase['response']>('/purchases', {
    productId: 'chatbot-ai',
    method: 'card',
    billing: aBilling({ email }),
  });
const ring = (session: string, id: string) =>
  stripe.ring(server.url, 'checkout.session.completed', stripe.sessions.get(session) ?? {}, { id });
const begun = async (email: string) => {
  const { purchase, next } = (await order(email)).body.data;
  if (next.kind !== 'redirect') throw new Error(`Expected a page of Stripe, got ${next.kind}`);
  return { id: purchase.id, session: next.url.split('/').at(-1) ?? '', email };
};
const mailsTo = (address: string, words: string) =>
  smtp.messages.filter((message) => message.includes(`To: ${address}`) && message.includes(words));
const messageIdOf = (message: string) => /^Message-ID: (\S+)/im.exec(message)?.[1];

/** One delivery, one receipt, one mail, and a queue that has nothing left to do for it. */
const expectPaidOnce = async ({ id, email }: { id: string; email: string }): Promise<void> => {
  const paid = await eventually(
    () => get<PurchaseDetail>(`/purchases/${id}`),
    ({ status }) => status === 'paid',
    PATIENT,
  );
  expect(paid.installationId).toEqual(expect.any(String));
  expect(paid.receipts).toHaveLength(1);
  const rows = (table: string) =>
    sql(
      server,
      `select x.id from ${table} x join purchases p on p.id = x.purchase_id where p.document_id = '${id}'`,
    );
  expect(await rows('installations')).toHaveLength(1);
  expect(await rows('receipts')).toHaveLength(1);
  const mails = await eventually(
    () => sql(server, `select state from outbox_mails where dedupe_key = 'purchase-paid:${id}'`),
    ([mail]) => mail?.state === 'sent',
    PATIENT,
  );
  expect(mails).toHaveLength(1);
  expect(new Set(mailsTo(email, 'Message-ID').map(messageIdOf)).size).toBe(1);
};

const freeSlots = async (): Promise<OpenSlot[]> => {
  const { days } = await get<GetBookingCalendar['response']['data']>('/bookings/calendar');
  const day = days.slice(5).find(({ free }) => free > 1)?.day ?? '';
  return get<OpenSlot[]>(`/bookings/slots?day=${day}`);
};
const bookingsAt = (startsAt: string) =>
  sql(server, `select id from bookings where slot_key like '%:${startsAt}'`);

test(
  'a checkout whose session was opened and not heard of goes on with that session; a held opening stays held',
  async () => {
    const [slot] = await freeSlots();
    expect((await post('/bookings/hold', { slotId: slot?.id })).status).toBeLessThan(300);
    const opened = stripe.swallow('POST', /^\/v1\/checkout\/sessions$/);
    const lost = order('uno@clienti.test').catch(() => null);
    await opened;
    await crash();
    expect(await lost).toBeNull();
    await comeBack();

    const bought = await begun('uno@clienti.test');
    expect(
      [...stripe.sessions.values()].filter((session) => session.client_reference_id === bought.id),
    ).toHaveLength(1);
    const theirs = await client(server).post('/bookings/hold', { slotId: slot?.id }, { token: admin.token });
    expect(theirs.status).toBe(409);
    const confirmed = await post<{ data: Booking }>('/bookings', { slotId: slot?.id });
    expect(confirmed.status).toBe(201);
    expect(await bookingsAt(confirmed.body.data.startsAt)).toHaveLength(1);

    // Paid at Stripe, and nobody there to hear of it.
    await crash();
    stripe.pay(bought.session);
    await comeBack();
    await expectPaidOnce(bought);
    expect(await ring(bought.session, 'evt_late')).toBe(200);
    await expectPaidOnce(bought);
  },
  LONG,
);

test(
  'an event that was stored, and one whose effects were half written, happen once',
  async () => {
    const stored = await begun('due@clienti.test');
    stripe.pay(stored.session);
    const swallowed = stripe.swallow('GET', new RegExp(`^/v1/checkout/sessions/${stored.session}$`));
    expect(await ring(stored.session, 'evt_stored')).toBe(200);
    await swallowed;
    await crash();
    await comeBack();
    expect(await ring(stored.session, 'evt_stored')).toBe(200);
    await expectPaidOnce(stored);

    const half = await begun('tre@clienti.test');
    const [slot] = await freeSlots();
    stripe.pay(half.session);
    const held = await holdMails(server);
    const rung = ring(half.session, 'evt_half').catch(() => null);
    // By somebody whose free first consultation is not used yet.
    const confirming = post('/bookings', { slotId: slot?.id }, admin).catch(() => null);
    await eventually(() => held.reached(), Boolean);
    await crash();
    await held.release();
    await Promise.all([rung, confirming]);
    await comeBack();
    expect(await bookingsAt(slot?.startsAt ?? '')).toHaveLength(0);
    expect((await post('/bookings', { slotId: slot?.id }, admin)).status).toBe(201);
    expect(await bookingsAt(slot?.startsAt ?? '')).toHaveLength(1);
    expect(await ring(half.session, 'evt_half')).toBe(200);
    await expectPaidOnce(half);
  },
  LONG,
);

test(
  'a mail that was not taken is sent after all; one that was taken and not acknowledged is the same mail again',
  async () => {
    for (const silentAt of ['RCPT', 'TAKEN'] as const) {
      const email = `${silentAt.toLowerCase()}@clienti.test`;
      const bought = await begun(email);
      stripe.pay(bought.session);
      Object.assign(smtp, { silentAt, unanswered: 0 });
      expect(await ring(bought.session, `evt_${silentAt}`)).toBe(200);
      await eventually(
        async () => (silentAt === 'TAKEN' ? mailsTo(email, 'Message-ID').length : smtp.unanswered),
        (count) => count > 0,
        PATIENT,
      );
      await crash();
      expect(mailsTo(email, 'Message-ID')).toHaveLength(silentAt === 'TAKEN' ? 1 : 0);
      smtp.silentAt = null;
      await comeBack();
      await expectPaidOnce(bought);
      expect(mailsTo(email, 'Message-ID').length).toBeGreaterThan(0);
    }
  },
  LONG,
);

/** Tables whose rows lead from one to another, and where each leads. */
const LINKS: Record<'sqlite' | 'postgres', string> = {
  sqlite: `select m.name as "table", f."from" as "column", f."table" as "target", f."to" as "key"
    from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  postgres: `select k.table_name as "table", k.column_name as "column", u.table_name as "target", u.column_name as "key"
    from information_schema.table_constraints c
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage u using (constraint_schema, constraint_name)
    where c.constraint_type = 'FOREIGN KEY' and c.table_schema = 'public'`,
};

test('after all of it the database is sound, and no row leads to one that is gone', async () => {
  if (server.env.DATABASE_URL) {
    expect(await sql(server, 'select 1 from pg_index where not indisvalid')).toEqual([]);
  } else {
    expect(await sql(server, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await sql(server, 'pragma foreign_key_check')).toEqual([]);
  }
  const links = await sql(server, LINKS[server.env.DATABASE_URL ? 'postgres' : 'sqlite']);
  expect(links.length).toBeGreaterThan(100);
  const lost: unknown[] = [];
  for (const { table, column, target, key } of links) {
    const [row] = await sql(
      server,
      `select count(*) as count from "${table}" x where x."${column}" is not null
       and not exists (select 1 from "${target}" y where y."${key}" = x."${column}")`,
    );
    if (Number(row?.count) > 0) lost.push([table, column, Number(row?.count)]);
  }
  expect(lost).toEqual([]);
});
