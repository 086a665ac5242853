import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreatePurchase, ErrorBody, GetCoupon, ListProducts } from '@contract';
import { client, signIn, signUp, type TestUser } from '../support/client';
import { runJob, sql } from '../support/database';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

type OrderReply = CreatePurchase['response'] & Partial<Pick<ErrorBody, 'error'>>;

let server: CmsServer;
/** A second instance where the database can have one; on SQLite the same one again. */
let other: CmsServer;
/** Four products that cost something. */
let products: string[] = [];
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  other = server.env.DATABASE_URL ? await server.twin() : server;
  const { body } = await client(server).get<ListProducts['response']>('/site/products');
  products = body.data
    .filter(({ priceCents }) => priceCents > 500)
    .slice(0, 4)
    .map(({ id }) => id);
  expect(products).toHaveLength(4);
});
afterAll(async () => {
  if (other !== server) await other?.stop();
  await server?.stop();
});

const instanceOf = (turn: number): CmsServer => (turn % 2 === 0 ? server : other);
const order = (on: CmsServer, { token }: TestUser, productId: string, coupon: string) =>
  client(on).post<OrderReply>(
    '/purchases',
    { productId, method: 'card', billing: aBilling(), coupon },
    { token, headers: { 'idempotency-key': randomUUID() } },
  );
const coupon = async (code: string, limit: number | null) => {
  await sql(
    server,
    `insert into coupons (document_id, code, amount_off_cents, redeemed, max_redemptions)
     values ('${randomUUID()}', '${code}', 500, 0, ${limit ?? 'null'})`,
  );
};
const redeemed = async (code: string) =>
  Number((await sql(server, `select redeemed from coupons where code = '${code}'`))[0]?.redeemed);
const discounted = async (code: string) =>
  (
    await sql(
      server,
      `select id from purchases where coupon_code = '${code}' and state in ('pending', 'paid') and discount_cents > 0`,
    )
  ).length;
const refusalsOf = (replies: { status: number; body: OrderReply }[]) =>
  replies.flatMap(({ status, body }) => (status === 201 ? [] : [[status, body.error?.details.fields]]));
const settle = async (purchaseId: string, outcome: string) => {
  const [row] = await sql(
    server,
    `select s.session_id from payment_sessions s join purchases p on p.id = s.purchase_id where p.document_id = '${purchaseId}'`,
  );
  return client(server).post(`/payments/sandbox/${String(row?.session_id)}`, { outcome });
};

describe('a coupon', () => {
  test.each([1, 2, 3])('is used once by a person who orders four products at once (%i)', async (run) => {
    const code = `UNAVOLTA${run}`;
    await coupon(code, null);
    const person = await signUp(server);
    const replies = await Promise.all(
      products.map((product, turn) => order(instanceOf(turn), person, product, code)),
    );
    expect(refusalsOf(replies)).toEqual(Array(3).fill([422, { coupon: 'worthless' }]));
    expect([await redeemed(code), await discounted(code)]).toEqual([1, 1]);
  });

  test('with three uses goes to three of twelve people who order at once', async () => {
    await coupon('TREVOLTE', 3);
    const people = await Promise.all(Array.from({ length: 12 }, () => signUp(server)));
    const replies = await Promise.all(
      people.map((person, turn) =>
        order(instanceOf(turn), person, products[turn % products.length] ?? '', 'TREVOLTE'),
      ),
    );
    expect(refusalsOf(replies)).toEqual(Array(9).fill([422, { coupon: 'worthless' }]));
    expect([await redeemed('TREVOLTE'), await discounted('TREVOLTE')]).toEqual([3, 3]);
  });

  test('is refused to an order that comes while its last use is being taken', async () => {
    await coupon('SPENTO', 1);
    const [one, two] = await Promise.all([signUp(server), signUp(server)]);
    const [product = ''] = products;
    expect((await order(server, one, product, 'SPENTO')).status).toBe(201);
    expect(refusalsOf([await order(other, two, product, 'SPENTO')])).toEqual([
      [422, { coupon: 'worthless' }],
    ]);
  });

  test('comes back once from an order given up, however often that is told, and only then', async () => {
    await coupon('TORNA', 1);
    const [one, two] = await Promise.all([signUp(server), signUp(server)]);
    const [product = '', another = ''] = products;
    const { purchase } = (await order(server, one, product, 'torna')).body.data;
    const again = await order(other, one, product, 'TORNA');
    expect([again.status, again.body.data.purchase.id]).toEqual([200, purchase.id]);
    expect(await redeemed('TORNA')).toBe(1);
    await Promise.all([1, 2, 3].map(() => settle(purchase.id, 'abandon')));
    expect(await redeemed('TORNA')).toBe(0);

    // The same person may use it again: nothing came of the first time.
    expect((await order(server, one, another, 'TORNA')).status).toBe(201);
    const worth = await client(server).get<GetCoupon['response']>(
      `/site/coupons/TORNA?product=${product}`,
      two,
    );
    expect(worth.status).toBe(404);
    await runJob(server, 'process-subscriptions');
    expect([await redeemed('TORNA'), await discounted('TORNA')]).toEqual([1, 1]);
  });

  test('that somebody used before uses were rows is used by them', async () => {
    await coupon('PRIMA', null);
    const person = await signUp(server);
    const [product = '', another = ''] = products;
    expect((await order(server, person, product, 'PRIMA')).status).toBe(201);
    await sql(server, 'delete from coupon_redemptions');
    await server.restart();
    expect(refusalsOf([await order(server, person, another, 'PRIMA')])).toEqual([
      [422, { coupon: 'worthless' }],
    ]);
    expect(await redeemed('PRIMA')).toBe(1);
  }, 120_000);

  test('of an order whose money comes after it was given up counts again', async () => {
    await coupon('TARDI', 1);
    const [one, two] = await Promise.all([signUp(server), signUp(server)]);
    const [product = ''] = products;
    const { purchase } = (await order(server, one, product, 'TARDI')).body.data;
    await sql(server, `update purchases set method = 'transfer' where document_id = '${purchase.id}'`);
    await settle(purchase.id, 'abandon');
    expect(await redeemed('TARDI')).toBe(0);
    const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
    const marked = await client(server).post(
      `/purchases/${purchase.id}/mark-paid`,
      {},
      { token: admin.token },
    );
    expect(marked.status).toBe(200);
    expect(await redeemed('TARDI')).toBe(1);
    expect((await order(other, two, product, 'TARDI')).status).toBe(422);
  });
});
