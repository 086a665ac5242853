import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AdminCoupon,
  CreateCoupon,
  CreatePurchase,
  ErrorBody,
  GetCoupon,
  GetProfile,
  ListAdminCoupons,
} from '@contract';
import { client, signIn, signUp, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { aBilling } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let admin: TestUser;
let marketing: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  marketing = await signUp(server);
  await sql(
    server,
    `update up_users_role_lnk set role_id = (select id from up_roles where type = 'marketing')
     where user_id = (select id from up_users where email = '${marketing.email}')`,
  );
  marketing = { ...marketing, ...(await signIn(server, marketing.email, marketing.password)) };
});
afterAll(() => server?.stop());

const api = () => client(server);
const aCoupon = (changes: Partial<CreateCoupon['request']> = {}): CreateCoupon['request'] => ({
  code: `autunno-${randomUUID().slice(0, 8)}`,
  percentOff: 20,
  amountOffCents: null,
  lastDay: '2099-12-31',
  maxRedemptions: 1,
  ...changes,
});
type Answer = { data: AdminCoupon } & Partial<Pick<ErrorBody, 'error'>>;
const create = (by: TestUser, request: unknown) => api().post<Answer>('/admin/coupons', request, by);
const change = (by: TestUser, id: string, changes: unknown) =>
  api().patch<Answer>(`/admin/coupons/${id}`, changes, by);
const listed = async (by: TestUser) =>
  (await api().get<ListAdminCoupons['response']>('/admin/coupons', by)).body.data;
const worth = async (code: string) =>
  (
    await api().get<GetCoupon['response']>(
      `/site/coupons/${encodeURIComponent(code)}?product=business-plan`,
      await signUp(server),
    )
  ).status;
const spend = async (code: string) => {
  const person = await signUp(server);
  const order = await api().post<CreatePurchase['response']>(
    '/purchases',
    { productId: 'business-plan', method: 'card', billing: aBilling(), coupon: code },
    { token: person.token, headers: { 'idempotency-key': randomUUID() } },
  );
  const { next } = order.body.data;
  const session = next.kind === 'redirect' ? next.url.split('/').at(-1) : '';
  await api().post(`/payments/sandbox/${session}`, { outcome: 'succeed' });
};

test('marketing creates a coupon, sees what came of it, limits it and switches it off', async () => {
  const made = await create(marketing, aCoupon());
  expect(made.status).toBe(201);
  const { id, code } = made.body.data;
  expect(code).toMatch(/^AUTUNNO-/);
  await spend(code);
  const used = (await listed(marketing)).find((coupon) => coupon.id === id);
  expect(used).toMatchObject({
    uses: 1,
    maxRedemptions: 1,
    discountCents: 4980,
    revenueCents: 19_920,
    lastDay: '2099-12-31',
    active: true,
  });
  expect(await worth(code)).toBe(404);
  expect((await change(marketing, id, { maxRedemptions: 2 })).body.data.maxRedemptions).toBe(2);
  expect(await worth(code)).toBe(200);
  await change(marketing, id, { active: false });
  expect(await worth(code)).toBe(404);
  await change(marketing, id, { active: true, lastDay: '2020-01-01' });
  expect(await worth(code)).toBe(404);
  const entries = await sql(
    server,
    `select action from audit_entries where subject_id = '${id}' order by id`,
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'coupon.create',
    'coupon.update',
    'coupon.update',
    'coupon.update',
  ]);
});

test('nothing of who bought is in what marketing is told', async () => {
  const [coupon] = await listed(marketing);
  expect(Object.keys(coupon ?? {}).sort()).toEqual([
    'active',
    'amountOffCents',
    'code',
    'createdAt',
    'discountCents',
    'id',
    'lastDay',
    'maxRedemptions',
    'percentOff',
    'revenueCents',
    'uses',
  ]);
});

test.each([
  '/admin/overview',
  '/admin/business',
  '/admin/business/rows?figure=coupon',
  '/admin/business/rows/export?figure=coupon',
  '/admin/purchases',
  '/admin/purchases/export',
  '/admin/invoices',
  '/admin/bookings',
  '/admin/service-orders?show=open',
  '/admin/products',
  '/admin/audit',
  '/admin/mails',
])('marketing is not let into %s', async (where) => {
  expect((await api().get(where, marketing)).status).toBe(403);
});

test('coupons are of marketing and administrators alone, and a session says who one is', async () => {
  const customer = await signUp(server);
  expect((await api().get('/admin/coupons')).status).toBe(401);
  expect((await api().get('/admin/coupons', customer)).status).toBe(403);
  expect((await create(customer, aCoupon())).status).toBe(403);
  expect((await create(admin, aCoupon())).status).toBe(201);
  const { body } = await api().get<GetProfile['response']>('/me/profile', marketing);
  expect(body.data.account.role).toBe('marketing');
});

test.each([
  ['no code', { code: '  ' }, 'code'],
  ['a code of 300 letters', { code: 'X'.repeat(300) }, 'code'],
  ['more than everything', { percentOff: 101 }, 'percentOff'],
  ['nothing off', { percentOff: null }, 'percentOff'],
  ['a share and an amount', { amountOffCents: 500 }, 'percentOff'],
  ['less than nothing', { percentOff: null, amountOffCents: -1 }, 'amountOffCents'],
  ['a day that is over', { lastDay: '2020-01-01' }, 'lastDay'],
  ['a day that no calendar has', { lastDay: '2026-02-30' }, 'lastDay'],
  ['no use at all', { maxRedemptions: 0 }, 'maxRedemptions'],
])('%s is refused', async (_, changes, field) => {
  const refused = await create(marketing, aCoupon(changes));
  expect(refused.status).toBe(422);
  expect(Object.keys((refused.body.error?.details.fields ?? {}) as object)).toEqual([field]);
});

test('of eight who want one code at once, one gets it, however it is written', async () => {
  const code = `corsa-${randomUUID().slice(0, 6)}`;
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      create(marketing, aCoupon({ code: index % 2 ? code : code.toUpperCase() })),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
});

test('what it takes off stays what was promised', async () => {
  const { id } = (await create(marketing, aCoupon())).body.data;
  expect((await change(marketing, id, { percentOff: 90 })).status).toBe(422);
  expect((await change(marketing, 'nobody', { active: false })).status).toBe(404);
});
