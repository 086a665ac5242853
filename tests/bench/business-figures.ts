/**
 * The figures of a business with a hundred thousand orders, on SQLite and on PostgreSQL: how long the dashboard takes, and the first
 * and a late page of the rows behind each figure.
 *
 *   npm run bench -- business-figures [sqlite|postgres]
 */
import { isSmoke, sized } from '../support/bench-size';
import { client, signIn, type TestUser } from '../support/client';
import { sql } from '../support/database';
import { randomBooks, writeBooks } from '../support/random-books';
import { createDatabase, startPostgres } from '../support/postgres';
import { startCms, type CmsServer } from '../support/start-cms';

const ORDERS = Number(process.env.BENCH_ORDERS ?? sized(100_000, 200));
const ROUNDS = sized(25, 2);
const GOAL_MS = 300;
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date()).slice(0, 7);
const PATHS = [
  '',
  '/rows?figure=revenue',
  `/rows?figure=revenue&month=${month}`,
  '/rows?figure=revenue&page=1000',
  '/rows?figure=revenue&name=Chatbot%20AI',
  '/rows?figure=recurring',
  '/rows?figure=ended',
  `/rows?figure=cohort&month=${month}`,
  '/rows?figure=renewals',
  '/rows?figure=failures',
  '/rows?figure=overdue-transfers',
  '/rows?figure=coupon&name=META50',
  '/rows?figure=unanswered',
];

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const atShare = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(share * times.length))] ??
  0;

/** One document more, as a sale writes it: what the dashboard has read then ends before it. */
const writeSale = (server: CmsServer): Promise<unknown> =>
  sql(
    server,
    `insert into receipts (id, document_id, purchase_id, year, number, issued_at, amount_cents, vat_cents, period_start, period_end, snapshot, seal)
     select max(id) + 1, 'sale' || (max(id) + 1), max(purchase_id), 2001, max(id) + 1, max(issued_at), 2900, 523, max(issued_at), max(period_end), '{}', '{}' from receipts`,
  );

const measure = async (title: string, server: CmsServer): Promise<boolean> => {
  const books = randomBooks(ORDERS, 7);
  await writeBooks(server, 'b', books);
  const starting = await timed(() => server.restart());
  const admin: TestUser = await signIn(server, 'admin@officina.test', 'officina-demo');
  const ask = async (path: string) => {
    const { status } = await client(server).get(`/admin/business${path}`, { token: admin.token });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  const reading = await timed(() => ask(''));
  console.log(
    `${title}: ${books.orders.length} orders, ${books.documents.length} documents; starts in ${(starting / 1000).toFixed(1)} s, first look ${(reading / 1000).toFixed(1)} s`,
  );
  let isGood = true;
  for (const { path, before } of [
    ...PATHS.map((path) => ({ path, before: async () => {} })),
    // Between two looks somebody buys.
    { path: '', before: async () => void (await writeSale(server)) },
  ]) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await before();
      times.push(await timed(() => ask(path)));
    }
    const isQuick = atShare(times, 0.95) < GOAL_MS;
    if (!isQuick) isGood = false;
    console.log(
      `  ${isQuick ? '✓' : '✗'} /admin/business${path.padEnd(40)} p50 ${atShare(times, 0.5).toFixed(0).padStart(5)} ms, p95 ${atShare(times, 0.95).toFixed(0).padStart(5)} ms`,
    );
  }
  return isGood;
};

const onSqlite = async (): Promise<boolean> => {
  const server = await startCms({ env: { SEED_DEMO: 'true' }, isFirstStart: true });
  try {
    return await measure('SQLite', server);
  } finally {
    await server.stop();
  }
};

const onPostgres = async (): Promise<boolean> => {
  const cluster = await startPostgres({});
  const server = await startCms({
    env: { DATABASE_URL: createDatabase(cluster.url), DATABASE_POOL_MAX: '10', SEED_DEMO: 'true' },
    isFirstStart: true,
  });
  try {
    return await measure('PostgreSQL', server);
  } finally {
    await server.stop();
    await cluster.stop();
  }
};

const main = async () => {
  const [only] = process.argv.slice(2);
  const isGood = [only === 'postgres' || (await onSqlite()), only === 'sqlite' || (await onPostgres())].every(
    Boolean,
  );
  if (!isSmoke && !isGood) process.exitCode = 1;
};

void main();
