import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUSINESS_LIMITS, type BusinessRow, type GetBusiness, type ListBusinessRows } from '@contract';
import * as oracle from '../../cms/src/domain/business/figures.suite';
import { client, dataOf, signIn, signUp, type TestUser } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { buy } from '../support/owner';
import { randomBooks, readBooks, writeBooks } from '../support/random-books';
import { startCms, type CmsServer } from '../support/start-cms';

let server: CmsServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  for (const seed of [1, 2, 3]) await writeBooks(server, `s${seed}`, randomBooks(250, seed));
  admin = await signIn(server, 'admin@officina.test', 'officina-demo');
});
afterAll(() => server?.stop());

const get = <T>(where: string) => client(server).get<T>(where, { token: admin.token });
const figures = async () => dataOf<GetBusiness['response']['data']>(await get('/admin/business'));
const rowsOf = async (query: string): Promise<BusinessRow[]> => {
  const rows: BusinessRow[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await get<ListBusinessRows['response']>(`/admin/business/rows?${query}&page=${page}`);
    rows.push(...body.data);
    if (rows.length >= body.meta.total) return rows;
  }
};

/** The figures of the books by plain arithmetic over every document. */
const counted = async (now: Date) => {
  const documents = await readBooks(server);
  const periods = oracle.paidPeriods(documents);
  const months = oracle.monthsUntil(now, BUSINESS_LIMITS.months);
  return {
    documents,
    periods,
    months,
    figures: {
      revenue: oracle.revenueOf(documents, months),
      products: oracle.revenueByProduct(documents, months[0]?.from ?? now).slice(0, BUSINESS_LIMITS.products),
      recurring: oracle.recurringOf(periods, months, now),
      cohorts: oracle.cohortsOf(documents, periods, months.slice(-BUSINESS_LIMITS.cohorts)),
    },
  };
};

const expectFigures = async () => {
  const { figures: expected } = await counted(new Date());
  expect(await figures()).toMatchObject(expected);
};

test('the figures are those of the documents, to the cent', async () => {
  const { revenue, recurring, cohorts } = await figures();
  await expectFigures();
  // Books in which nothing happened would agree too.
  expect(revenue.filter(({ creditedCents }) => creditedCents > 0).length).toBeGreaterThan(6);
  expect(
    recurring.filter(({ ended, runningBefore }) => ended > 0 && runningBefore > 20).length,
  ).toBeGreaterThan(6);
  expect(cohorts.every(({ customers }) => customers > 0)).toBe(true);
});

test('each figure leads to the rows that it is made of', async () => {
  const now = new Date();
  const { documents, periods, months } = await counted(now);
  const firsts = oracle.firstMonths(documents);
  for (const span of months.slice(-3)) {
    const expectPeriods = async (figure: string, expected: typeof periods) => {
      const rows = await rowsOf(`figure=${figure}&month=${span.month}`);
      expect(rows.map(({ id, amountCents }) => `${id} ${amountCents}`).sort()).toEqual(
        expected.map(({ purchaseId, monthlyCents }) => `${purchaseId} ${monthlyCents}`).sort(),
      );
    };
    const at = span.until < now ? new Date(span.until.getTime() - 1) : now;
    await expectPeriods('recurring', oracle.runningAt(periods, at));
    await expectPeriods('ended', oracle.endedIn(periods, span, now));
    const amounts = async (query: string) => (await rowsOf(query)).map(({ amountCents }) => amountCents);
    const issued = documents
      .filter(({ issuedAt }) => span.from <= issuedAt && issuedAt < span.until)
      .toReversed();
    expect(await amounts(`figure=revenue&month=${span.month}`)).toEqual(
      issued.map(({ amountCents }) => amountCents),
    );
    const name = "L'assistente";
    expect(await amounts(`figure=revenue&month=${span.month}&name=${encodeURIComponent(name)}`)).toEqual(
      issued.filter(({ title }) => title === name).map(({ amountCents }) => amountCents),
    );
    expect(await amounts(`figure=cohort&month=${span.month}`)).toEqual(
      documents
        .filter(({ customerId }) => firsts.get(customerId) === span.month)
        .toReversed()
        .map(({ amountCents }) => amountCents),
    );
  }
});

test('they follow each document that is written, and each account that goes', async () => {
  const person = await signUp(server);
  await buy(server, person);
  const second = await buy(server, person);
  await expectFigures();
  const { body } = await client(server).post<{ data: unknown }>(
    `/purchases/${second.id}/withdraw`,
    {},
    { token: person.token },
  );
  expect(body.data).toBeDefined();
  await expectFigures();
  const { cohorts: before } = await figures();
  const past = instant(server, Date.now() - 1_000);
  await sql(server, `update up_users set erases_at = ${past} where email = '${person.email}'`);
  await runJob(server, 'erase-accounts');
  await expectFigures();
  // Two orders of one person are two customers once nothing ties them together.
  expect((await figures()).cohorts.at(-1)?.customers).toBe((before.at(-1)?.customers ?? 0) + 1);
});
