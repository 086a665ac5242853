import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BusinessRow, GetBusiness, ListBusinessRows, ListInvoices } from '@contract';
import { client, dataOf, signIn, signUp, type TestUser } from '../support/client';
import { counterOf, type Counter } from '../support/counter';
import { instant, sql } from '../support/database';
import { buy } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const DAY = 86_400_000;
let server: CmsServer;
let admin: TestUser;
let counter: Counter;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
  counter = counterOf(server);
});
afterAll(() => server?.stop());

const get = <T>(where: string) => client(server).get<T>(where, { token: admin.token });
const figures = async () => dataOf<GetBusiness['response']['data']>(await get('/admin/business'));
const rowsOf = async (query: string): Promise<BusinessRow[]> =>
  (await get<ListBusinessRows['response']>(`/admin/business/rows?${query}`)).body.data;
const sum = (rows: BusinessRow[]) => rows.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date()).slice(0, 7);
const moved = (id: string, changes: string) =>
  sql(server, `update purchases set ${changes} where document_id = '${id}'`);
const inDays = (days: number) => instant(server, Date.now() + days * DAY);

test.each([
  '/admin/business',
  '/admin/business/rows?figure=revenue',
  '/admin/business/rows/export?figure=revenue',
])('%s is for administrators only', async (where) => {
  const { token } = await signUp(server);
  expect((await client(server).get(where)).status).toBe(401);
  expect((await client(server).get(where, { token })).status).toBe(403);
});

test.each([
  'figure=profit',
  'figure=revenue&month=2026-13',
  'figure=renewals&day=2026-02-30',
  'figure=revenue&page=0',
])('rows of %s are refused', async (query) =>
  expect((await get(`/admin/business/rows?${query}`)).status).toBe(422),
);

describe('the money in view', () => {
  test('is what the books say, and each figure is the sum of its rows', async () => {
    const before = (await figures()).revenue.at(-1);
    await buy(server, await signUp(server));
    // An order that nobody pays is no money.
    await counter.order(await signUp(server), 'business-plan', { method: 'transfer' });
    const after = await figures();
    const now = after.revenue.at(-1);
    expect(now).toMatchObject({
      month,
      totalCents: (before?.totalCents ?? 0) + 2900,
      vatCents: (before?.vatCents ?? 0) + 523,
      documents: (before?.documents ?? 0) + 1,
    });
    const { meta } = (await get<ListInvoices['response']>(`/admin/invoices?period=${month}`)).body;
    expect(meta.totals).toMatchObject({
      netCents: now?.netCents,
      vatCents: now?.vatCents,
      totalCents: now?.totalCents,
    });
    expect(sum(await rowsOf(`figure=revenue&month=${month}`))).toBe(now?.totalCents);
    const [best] = after.products;
    expect(sum(await rowsOf(`figure=revenue&name=${encodeURIComponent(best?.title ?? '')}`))).toBe(
      best?.totalCents,
    );
    expect(sum(await rowsOf('figure=recurring'))).toBe(after.recurring.at(-1)?.recurringCents);
    expect(after.recurring.at(-1)?.subscriptions).toBeGreaterThan(0);
    const { customers } = after.cohorts.at(-1) ?? { customers: 0 };
    const cohort = await rowsOf(`figure=cohort&month=${month}`);
    expect(customers).toBeGreaterThan(0);
    expect(new Set(cohort.map(({ customer }) => customer)).size).toBe(customers);

    // The chart of products is of twelve months, and so are its rows.
    const old = await buy(server, await signUp(server));
    await moved(old.id, `product_title = 'Venduto una volta'`);
    const named = 'figure=revenue&name=Venduto%20una%20volta';
    expect(await rowsOf(named)).toHaveLength(1);
    await sql(
      server,
      `update receipts set issued_at = ${inDays(-400)} where purchase_id = (select id from purchases where document_id = '${old.id}')`,
    );
    expect(await rowsOf(named)).toHaveLength(0);
  });

  test('tells what comes, what failed and what is late', async () => {
    const [renewing, cancelled, failing] = [
      await buy(server, await signUp(server)),
      await buy(server, await signUp(server)),
      await buy(server, await signUp(server)),
    ];
    const before = await figures();
    const late = (await counter.order(await signUp(server), 'business-plan', { method: 'transfer' })).body
      .data;
    await moved(late.purchase.id, `purchased_at = ${inDays(-10)}`);
    await moved(renewing.id, `period_ends_at = ${inDays(3)}`);
    await moved(
      cancelled.id,
      `period_ends_at = ${inDays(3)}, state = 'expiring', cancel_at_period_end = true`,
    );
    await moved(failing.id, `period_ends_at = ${inDays(-1)}, state = 'unpaid'`);
    const after = await figures();
    expect(after.failures).toEqual({
      count: before.failures.count + 1,
      amountCents: before.failures.amountCents + 2900,
    });
    expect((await rowsOf('figure=failures')).map(({ id }) => id)).toContain(failing.id);
    const [week] = after.overdueTransfers;
    expect(week?.count).toBe((before.overdueTransfers[0]?.count ?? 0) + 1);
    expect((await rowsOf('figure=overdue-transfers')).at(-1)).toMatchObject({
      id: late.purchase.id,
      amountCents: 24900,
    });
    for (const { late: days, count, amountCents } of after.overdueTransfers) {
      const rows = await rowsOf(`figure=overdue-transfers&late=${days}`);
      expect([rows.length, sum(rows)]).toEqual([count, amountCents]);
    }
    const [first, last] = [after.renewals[2], after.renewals[4]];
    const those = await rowsOf(`figure=renewals&day=${first?.day}&until=${last?.day}`);
    expect(those.map(({ id }) => id)).toContain(renewing.id);
    expect(sum(those)).toBe(after.renewals.slice(2, 5).reduce((total, each) => total + each.amountCents, 0));
    const ids = (await rowsOf('figure=renewals')).map(({ id }) => id);
    expect(ids).toContain(renewing.id);
    expect(ids).not.toContain(cancelled.id);
    expect(after.renewals.reduce((total, { count }) => total + count, 0)).toBe(ids.length);
  });

  test('shows what a coupon was used for', async () => {
    await sql(
      server,
      `insert into coupons (document_id, code, redeemed, percent_off, max_redemptions) values ('provaprovaprovaprova0001', 'Meta50', 0, 50, 3)`,
    );
    const person = await signUp(server);
    const { purchase } = (
      await counter.order(person, 'business-plan', { method: 'transfer', coupon: 'META50' })
    ).body.data;
    await client(server).post(`/purchases/${purchase.id}/mark-paid`, {}, { token: admin.token });
    const coupon = (await figures()).coupons.find(({ code }) => code === 'Meta50');
    expect(coupon).toMatchObject({ uses: 1, limit: 3, discountCents: 12450, active: true });
    expect(sum(await rowsOf('figure=coupon&name=Meta50'))).toBe(12450);
  });

  test('leaves as a spreadsheet, whose formulas are text', async () => {
    await moved((await buy(server, await signUp(server))).id, `product_title = '=1+1'`);
    const reply = await fetch(`${server.url}/api/admin/business/rows/export?figure=revenue&month=${month}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const csv = await reply.text();
    expect(reply.headers.get('content-disposition')).toContain('revenue.csv');
    expect(csv.split('\r\n')[0]).toBe('Data;Numero;Cliente;Prodotto;Importo (€)');
    expect(csv).toContain(`;"'=1+1";29,00`);
    expect(csv.trim().split('\r\n')).toHaveLength(1 + (await rowsOf(`figure=revenue&month=${month}`)).length);
  });
});
