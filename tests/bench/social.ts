/**
 * How fast due posts leave: 2,000 in one process, beside a bare loop of the same calls to the same stand-in; then 4,000 in six
 * processes, and whether each was made exactly once. On SQLite and on PostgreSQL.
 *
 *   npm run bench -- social [posts]
 */
import { prepareTemplates } from '../support/templates';
import { createQueue, readTimings } from '../support/publishing/compiled';
import { openDatabase, startEngine } from '../support/publishing/engine';
import { startLedger, type Ledger } from '../support/publishing/ledger';
import { createPaperNetwork } from '../support/publishing/paper-network';
import { addAccounts, addPosts, ask, emptyDatabase } from '../support/publishing/posts';
import { startEngineProcess } from '../support/publishing/processes';
import { startPostgres } from '../support/postgres';

const POSTS = Number(process.argv[2] ?? 2000);
const ACCOUNTS = 40;
const PROCESSES = 6;
/** What the networks let through at once, all together (text posts need no more). */
const AT_ONCE = 10;
const platformOf = (account: number) => ['x', 'facebook', 'linkedin'][account % 3] ?? 'x';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const prepare = async (posts: number) => {
  const database = emptyDatabase();
  const before = Date.now() - 30 * 60_000;
  await addAccounts(database, ACCOUNTS, platformOf);
  await addPosts(
    database,
    Array.from({ length: posts }, (_, at) => ({ id: at + 1, account: (at % ACCOUNTS) + 1, at: before + at })),
    platformOf,
  );
  // As PostgreSQL itself does within a minute; plans are made from what it knows of its tables.
  if (database.env.DATABASE_URL) await ask(database, 'analyze');
  return database;
};

/** How often posts of one account left before an earlier one. */
const outOfOrder = ({ made }: Ledger): number => {
  const last = new Map<string, number>();
  return made.filter(({ account, text }) => {
    const number = Number(text.split(' ')[1]);
    const isEarlier = number < (last.get(account) ?? 0);
    last.set(account, number);
    return isEarlier;
  }).length;
};

/** The same calls with nothing around them. */
const bareLoop = async (ledger: Ledger): Promise<void> => {
  const network = createPaperNetwork('x', ledger.url);
  const signal = AbortSignal.timeout(600_000);
  let next = 0;
  const work = async () => {
    while (next < POSTS) {
      next += 1;
      const draft = { text: `bare ${next}`, title: '', link: '', image: null, aiImage: false };
      const access = { pageId: 'page', boardId: null, accessToken: 'token' };
      const staged = await network.prepare(draft, access, {
        signal,
        staged: null,
        renew: async () => undefined,
      });
      await network.commit(draft, access, staged, { signal });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const drainAlone = async (name: string): Promise<void> => {
  const ledger = await startLedger();
  const bare = await timed(() => bareLoop(ledger));
  ledger.made.length = 0;
  const database = await prepare(POSTS);
  const engine = await startEngine(database, { ledgerUrl: ledger.url });
  const took = await timed(() => engine.drain());
  const twice = ledger.made.length - new Set(ledger.made.map(({ text }) => text)).size;
  console.log(
    `${name}: ${POSTS} due posts left in ${seconds(took)} (${Math.round(POSTS / (took / 1000))} a second); bare loop ${seconds(bare)}`,
  );
  console.log(
    `  made ${ledger.made.length}, twice ${twice}, out of their account's order ${outOfOrder(ledger)}`,
  );
  await engine.close();
  await ledger.close();
  database.remove();
};

const drainTogether = async (name: string): Promise<void> => {
  const ledger = await startLedger();
  const database = await prepare(2 * POSTS);
  const processes = await Promise.all(
    Array.from({ length: PROCESSES }, () => startEngineProcess(database, { LEDGER: ledger.url })),
  );
  const took = await timed(() => Promise.all(processes.map((each) => each.run())));
  const twice = ledger.made.length - new Set(ledger.made.map(({ text }) => text)).size;
  const rows = await ask(database, 'select state, count(*) as posts from social_posts group by state');
  console.log(`${name}: ${PROCESSES} processes, ${2 * POSTS} due posts in ${seconds(took)}`);
  console.log(
    `  made ${ledger.made.length}, twice ${twice}, out of order ${outOfOrder(ledger)}, ${JSON.stringify(rows)}`,
  );
  await ledger.close();
  database.remove();
};

/**
 * What the decision against it is measured by (docs/adr/0006): the same posts as jobs of the general queue, which knows neither accounts
 * nor networks. Each job writes what publishing writes: that the call comes next, and what became of it.
 */
const drainAsJobs = async (name: string): Promise<void> => {
  const ledger = await startLedger();
  const posts = await prepare(POSTS);
  const database = await openDatabase(posts);
  const log = { warn: console.warn, error: console.error };
  const queue = createQueue(database, {
    databaseUrl: posts.env.DATABASE_URL ?? '',
    log,
    timings: readTimings({}).queue,
  });
  const network = createPaperNetwork('x', ledger.url);
  const signal = AbortSignal.timeout(600_000);
  const write = (id: number, columns: object) =>
    database.connection('social_posts').where({ id }).update(columns);
  const publish = async ({ id, account }: { id: number; account: number }) => {
    const draft = { text: `post ${id}`, title: '', link: '', image: null, aiImage: false };
    const access = { pageId: `page-${account}`, boardId: null, accessToken: 'token' };
    const renew = async () => undefined;
    const staged = await network.prepare(draft, access, { signal, staged: null, renew });
    await write(id, { phase: 'commit' });
    const { externalId } = await network.commit(draft, access, staged, { signal });
    await write(id, { state: 'published', external_id: externalId });
  };
  const enqueue = () =>
    database.transaction(async () => {
      for (let id = 1; id <= POSTS; id += 1)
        await queue.enqueue({
          name: 'publish',
          payload: { id, account: (id % ACCOUNTS) + 1 },
          key: String(id),
        });
    });
  const planned = await timed(enqueue);
  const run = (payload: unknown) => publish(payload as { id: number; account: number });
  const took = await timed(async () => {
    await queue.start([{ name: 'publish', concurrency: AT_ONCE, timeoutMs: 60_000, run }]);
    while (ledger.made.length < POSTS) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  console.log(
    `${name}: the same as jobs in ${seconds(took)}, out of their account's order ${outOfOrder(ledger)}; planning or moving them ${seconds(planned)}`,
  );
  await queue.stop(5_000);
  await database.destroy();
  await ledger.close();
  posts.remove();
};

const measure = async (name: string): Promise<void> => {
  const forget = await prepareTemplates();
  await drainAlone(name);
  await drainAsJobs(name);
  await drainTogether(name);
  forget();
  delete process.env.TEST_TEMPLATES;
};

await measure('SQLite');
const cluster = await startPostgres();
process.env.TEST_POSTGRES_URL = cluster.url;
await measure('PostgreSQL');
await cluster.stop();
