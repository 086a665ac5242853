/**
 * The figures of a business with a hundred thousand orders, on SQLite and on PostgreSQL: how long the dashboard takes, and the first
 * and a late page of the rows behind each figure.
 *
 *   npm run bench -- business-figures [sqlite|postgres]
 */
import { isSmoke, sized } from '../support/bench-size';
import { client, signIn, type TestUser } from '../support/client';
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

const measure = async (title: string, server: CmsServer): Promise<boolean> => {
  const books = randomBooks(ORDERS, 7);
  await writeBooks(server, 'b', books);
  const counting = await timed(() => server.restart());
  console.log(
    `${title}: ${books.orders.length} orders, ${books.documents.length} documents; first start ${Math.round(counting / 1000)} s`,
  );
  const admin: TestUser = await signIn(server, 'admin@officina.test', 'officina-demo');
  let isGood = true;
  for (const path of PATHS) {
    const ask = async () => {
      const { status } = await client(server).get(`/admin/business${path}`, { token: admin.token });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(ask));
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
    const isQuick = at(0.95) < GOAL_MS;
    if (!isQuick) isGood = false;
    console.log(
      `  ${isQuick ? '✓' : '✗'} /admin/business${path.padEnd(40)} p50 ${at(0.5).toFixed(0).padStart(5)} ms, p95 ${at(0.95).toFixed(0).padStart(5)} ms`,
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
