import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminPurchaseDetail, CreatePurchase, ErrorBody, GetPurchase, VerifyBooks } from '@contract';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { counterOf } from '../support/counter';
import { instant, runJob, sql, sqlMany } from '../support/database';
import { startFakeStripe, type FakeStripe } from '../support/fake-stripe';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

type OrderReply = CreatePurchase['response'] & Partial<Pick<ErrorBody, 'error'>>;

const YEAR_SECONDS = 365 * 86_400;
let stripe: FakeStripe;
let server: CmsServer;
/** A second instance where the database can have one; on SQLite the same one again. */
let other: CmsServer;
let admin: TestUser;
let productId = '';
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startCms({
    env: {
      SEED_DEMO: 'true',
      STRIPE_SECRET_KEY: 'sk_test_di_prova',
      STRIPE_WEBHOOK_SECRET: stripe.secret,
      STRIPE_BASE_URL: stripe.url,
      OPERATOR_NAME: 'Bottega Digitale S.r.l.',
      OPERATOR_VAT_NUMBER: '01234567897',
      OPERATOR_ADDRESS: 'Via Po 5, 10124 Torino (TO)',
    },
  });
  other = server.env.DATABASE_URL ? await server.twin() : server;
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  productId = (await counterOf(server).product('business-plan')).id;
}, 300_000);
afterAll(async () => {
  if (other !== server) await other?.stop();
  await server?.stop();
  await stripe?.close();
});

const instanceOf = (turn: number): CmsServer => (turn % 2 === 0 ? server : other);
const order = (
  on: CmsServer,
  token: string,
  { key = randomUUID(), ...changes }: Partial<CreatePurchase['request']> & { key?: string } = {},
) =>
  client(on).post<OrderReply>(
    '/purchases',
    { productId, method: 'transfer', billing: aBilling(), ...changes },
    { token, headers: { 'idempotency-key': key } },
  );
const ordersOf = async ({ email }: TestUser) =>
  sql(server, `select p.id from purchases p join up_users u on u.id = p.owner_id where u.email = '${email}'`);
const managed = async (id: string): Promise<AdminPurchaseDetail> =>
  dataOf(await client(server).get(`/admin/purchases/${id}`, { token: admin.token }));
const verified = async () =>
  dataOf<VerifyBooks['response']['data']>(await client(server).get('/admin/books', { token: admin.token }));

/** Many people at once, without the hashing of as many passwords: signed in as the server would sign them in. */
const crowd = async (size: number): Promise<string[]> => {
  const { token } = await signUp(server);
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const emails = Array.from({ length: size }, () => `${randomUUID()}@folla.test`);
  const now = instant(server, Date.now());
  const yes = server.env.DATABASE_URL ? 'true' : '1';
  const no = server.env.DATABASE_URL ? 'false' : '0';
  await sqlMany(
    server,
    'insert into up_users (document_id, username, email, provider, confirmed, blocked, created_at, updated_at, published_at) values',
    emails.map(
      (email) =>
        `('${randomUUID()}', '${email}', '${email}', 'local', ${yes}, ${no}, ${now}, ${now}, ${now})`,
    ),
  );
  const rows = await sql(server, `select id from up_users where email like '%@folla.test' order by id`);
  return rows.map(({ id }) => {
    const text = [
      { alg: 'HS256', typ: 'JWT' },
      { ...claims, userId: String(id) },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const mark = createHmac('sha256', server.env.JWT_SECRET ?? '')
      .update(text)
      .digest('base64url');
    return `${text}.${mark}`;
  });
};

test('the last use of a coupon goes to one of two hundred who want it at once, and all others are told', async () => {
  await sql(
    server,
    `insert into coupons (document_id, code, amount_off_cents, redeemed, max_redemptions)
     values ('${randomUUID()}', 'ULTIMO', 500, 0, 1)`,
  );
  const people = await crowd(200);
  expect(people).toHaveLength(200);
  const replies = await Promise.all(
    people.map((token, turn) => order(instanceOf(turn), token, { coupon: 'ULTIMO' })),
  );
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({ 201: 1, 422: 199 });
  const refusals = replies.filter(({ status }) => status === 422);
  expect(new Set(refusals.map(({ body }) => JSON.stringify(body.error?.details.fields)))).toEqual(
    new Set(['{"coupon":"worthless"}']),
  );
  const [row] = await sql(server, `select redeemed from coupons where code = 'ULTIMO'`);
  expect(Number(row?.redeemed)).toBe(1);
  expect(await sql(server, `select id from purchases where coupon_code = 'ULTIMO'`)).toHaveLength(1);
  expect(
    await sql(
      server,
      `select r.id from coupon_redemptions r join coupons c on c.id = r.coupon_id where c.code = 'ULTIMO'`,
    ),
  ).toHaveLength(1);
}, 300_000);

describe('an order that is sent eight times at once', () => {
  test('with one key is one, and so is its mail', async () => {
    const person = await signUp(server);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => order(instanceOf(turn), person.token, { key })),
    );
    // Who comes while the first is being made is asked to wait.
    for (const { status } of replies) expect([201, 409]).toContain(status);
    expect(await ordersOf(person)).toHaveLength(1);
    const again = await order(server, person.token, { key });
    expect(again.status).toBe(201);
    const mails = await sql(
      server,
      `select id from outbox_mails where dedupe_key like 'order-transfer:${again.body.data.purchase.id}%'`,
    );
    expect(mails).toHaveLength(1);
  });

  test('with eight keys, from eight tabs, is one too', async () => {
    const person = await signUp(server);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => order(instanceOf(turn), person.token)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of replies) expect([200, 201, 409]).toContain(status);
    expect(await ordersOf(person)).toHaveLength(1);
  });
});

test('documents keep their order and numbers when the clock is set back', async () => {
  const pay = async () => {
    const { body } = await order(server, (await signUp(server)).token);
    const { id } = body.data.purchase;
    expect(
      (await client(server).post(`/purchases/${id}/mark-paid`, undefined, { token: admin.token })).status,
    ).toBe(200);
    const [receipt] = (await managed(id)).receipts;
    return receipt;
  };
  const before = await pay();
  const [original] = await sql(server, `select issued_at from receipts where document_id = '${before?.id}'`);
  // The clock was an hour ahead when it was written.
  const ahead = Date.now() + 3_600_000;
  await sql(
    server,
    `update receipts set issued_at = ${instant(server, ahead)} where document_id = '${before?.id}'`,
  );
  const [one, two] = [await pay(), await pay()];
  const numberOf = (number = '') => Number(number.split('/')[1]);
  expect([numberOf(one?.number), numberOf(two?.number)]).toEqual([
    numberOf(before?.number) + 1,
    numberOf(before?.number) + 2,
  ]);
  for (const receipt of [one, two])
    expect(new Date(receipt?.issuedAt ?? 0).getTime()).toBeGreaterThanOrEqual(ahead);
  const stored = original?.issued_at;
  await sql(
    server,
    `update receipts set issued_at = ${instant(server, new Date(stored as string | number | Date).getTime())} where document_id = '${before?.id}'`,
  );
  expect((await verified()).wrong).toBe(0);
});

test('a webhook of a year ago, sent again, is refused; its event, signed anew, changes nothing', async () => {
  const person = await signUp(server);
  const { body } = await order(server, person.token, { method: 'card' });
  const { purchase, next } = body.data;
  const session = next.kind === 'redirect' ? (next.url.split('/').at(-1) ?? '') : '';
  stripe.pay(session);
  const object = stripe.sessions.get(session) ?? {};
  const ring = (options: object) =>
    stripe.ring(server.url, 'checkout.session.completed', object, { id: 'evt_di_un_anno_fa', ...options });
  expect(await ring({ shift: -YEAR_SECONDS })).toBe(401);
  expect(await ring({})).toBe(200);
  await eventually(
    () => client(server).get<GetPurchase['response']>(`/purchases/${purchase.id}`, person),
    (reply) => reply.body.data.status === 'paid',
    60_000,
  );
  const before = await managed(purchase.id);
  expect(before.receipts).toHaveLength(1);
  for (let time = 0; time < 3; time += 1) expect(await ring({})).toBe(200);
  // A provider's event list that goes back a year says it all once more.
  await runJob(server, 'reconcile-payments');
  expect((await managed(purchase.id)).receipts).toEqual(before.receipts);
});

describe('an amount at the limit', () => {
  test.each([1, 2, 3, 82, 7747, 7748, 9_999_999, 10_000_000])(
    '%i cents: net and VAT are the price',
    async (cents) => {
      const name = `limite-${cents}`;
      const made = await client(server).post<{ data: { id: string } }>(
        '/admin/products',
        {
          title: name,
          slug: name,
          kind: 'service',
          priceCents: cents,
          billingPeriod: 'once',
          listed: true,
          installations: 1,
        },
        { token: admin.token },
      );
      expect([made.status, made.body]).toEqual([201, expect.anything()]);
      const { body, status } = await order(server, (await signUp(server)).token, {
        productId: made.body.data.id,
      });
      expect(status).toBe(201);
      const { id } = body.data.purchase;
      await client(server).post(`/purchases/${id}/mark-paid`, undefined, { token: admin.token });
      const [receipt] = (await managed(id)).receipts;
      expect(receipt?.amountCents).toBe(cents);
      expect(receipt?.vatCents).toBe(Math.floor((2 * cents * 22 + 122) / 244));
      const xml = await (
        await fetch(`${server.url}/api/admin/receipts/${receipt?.id}/invoice`, {
          headers: { authorization: `Bearer ${admin.token}` },
        })
      ).text();
      expect(xml).toContain(`<ImportoTotaleDocumento>${(cents / 100).toFixed(2)}<`);
    },
  );
});
