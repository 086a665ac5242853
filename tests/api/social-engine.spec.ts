import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEngine, type TestEngine } from '../support/publishing/engine';
import { startLedger, type Fate, type Ledger } from '../support/publishing/ledger';
import { addAccounts, addPosts, ask, emptyDatabase, literal, postsOf } from '../support/publishing/posts';
import { startEngineProcess } from '../support/publishing/processes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let database: ReturnType<typeof emptyDatabase>;
let ledger: Ledger;
let engines: TestEngine[] = [];
/** What the engine takes for now. */
let clock: number;

const engine = async (changes: Parameters<typeof startEngine>[1]['changes'] = {}): Promise<TestEngine> => {
  const made = await startEngine(database, { ledgerUrl: ledger.url, now: () => new Date(clock), changes });
  engines.push(made);
  return made;
};
const statesOf = async () => (await postsOf(database)).map(({ state }) => state);
const timesMade = () => {
  const counts = new Map<string, number>();
  for (const { text } of ledger.made) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};
const wait = (milliseconds: number) => (clock += milliseconds);

beforeEach(async () => {
  clock = Date.now();
  database = emptyDatabase();
  ledger = await startLedger();
});
afterEach(async () => {
  await Promise.all(engines.map((each) => each.close()));
  engines = [];
  await ledger.close();
  database.remove();
});

const platformOf = (account: number) => ['x', 'facebook', 'linkedin'][account % 3] ?? 'x';

describe('exactly once', () => {
  // As many as a suite has time for; `npm run bench -- social` does it with thousands.
  const POSTS = 240;

  test('six processes on one database make each post once, and each account in its order', async () => {
    await addAccounts(database, 30, platformOf);
    await addPosts(
      database,
      Array.from({ length: POSTS }, (_, at) => ({
        id: at + 1,
        account: (at % 30) + 1,
        at: clock - 30 * MINUTE + at,
      })),
      platformOf,
    );
    const processes = await Promise.all(
      Array.from({ length: 6 }, () => startEngineProcess(database, { LEDGER: ledger.url })),
    );
    const runs = await Promise.all(processes.map((each) => each.run()));
    expect(runs.map(({ output }) => output.trim())).toEqual(runs.map(() => 'ready'));
    expect(new Set(await statesOf())).toEqual(new Set(['published']));
    expect(ledger.made).toHaveLength(POSTS);
    expect([...timesMade().values()].every((times) => times === 1)).toBe(true);
    for (const account of new Set(ledger.made.map((entry) => entry.account))) {
      const order = ledger.made
        .filter((entry) => entry.account === account)
        .map(({ text }) => Number(text.split(' ')[1]));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  }, 240_000);

  test('a process that lost a post while it prepared it does not send it', async () => {
    await addAccounts(database, 1, platformOf);
    await addPosts(database, [{ id: 1, account: 1, at: clock - MINUTE }], platformOf);
    let begun = () => {};
    let goOn = () => {};
    const prepares = new Promise<void>((resolve) => (begun = resolve));
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const slow = await engine({
      access: async () => {
        begun();
        await mayGoOn;
        return { pageId: 'page-1', boardId: null, accessToken: 'token-1' };
      },
    });
    const slowRun = slow.drain();
    await prepares;
    // Its lease is over: another process takes the post and publishes it.
    wait(10 * MINUTE);
    const quick = await engine();
    await quick.drain();
    expect(await statesOf()).toEqual(['published']);
    goOn();
    await slowRun;
    expect(ledger.made).toHaveLength(1);
    expect(await statesOf()).toEqual(['published']);
  });

  test('a post on its way holds back the next one of its account, and nobody else’s', async () => {
    await addAccounts(database, 2, platformOf);
    const post = (id: number, account: number) => ({ id, account, at: clock - MINUTE + id });
    await addPosts(database, [post(1, 1)], platformOf);
    const dying = await startEngineProcess(database, { LEDGER: ledger.url, DIE_AT: 'claimed' });
    await dying.run();
    await addPosts(database, [post(2, 1), post(3, 2)], platformOf);
    const [, waiting] = await statesOf();
    const { drain } = await engine();
    await drain();
    expect(await statesOf()).toEqual(['publishing', waiting, 'published']);
  });

  test('ended at any instant, a post is made at most once, and none is stuck or lost', async () => {
    const instants = ['claimed', 'staged', 'before-call', 'made', 'answered', 'written'] as const;
    // What a process that died had taken still counts as on its way: each network has room for these.
    const platforms = (account: number) => (account < 4 ? platformOf(account) : 'facebook');
    await addAccounts(database, instants.length, platforms);
    const posts = instants.map((_, at) => ({ id: at + 1, account: at + 1, at: clock - MINUTE }));
    // Each is published by a process of its own, which is ended at its instant: the others are not due yet.
    for (const [at, instant] of instants.entries()) {
      await addPosts(database, [posts[at] as (typeof posts)[number]], platforms);
      const dying = await startEngineProcess(database, { LEDGER: ledger.url, DIE_AT: instant });
      ledger.decide(() => {
        if (instant !== 'made') return 'made';
        // The post is made, and whoever asked for it never hears of it.
        dying.kill();
        return 'made-then-silent';
      });
      const { signal } = await dying.run();
      expect([instant, signal]).toEqual([instant, 'SIGKILL']);
    }
    ledger.decide(() => 'made');
    const made = () => instants.filter((_, at) => ledger.made.some(({ text }) => text === `post ${at + 1}`));
    expect(made()).toEqual(['made', 'answered', 'written']);
    expect(await statesOf()).toEqual([...Array<string>(5).fill('publishing'), 'published']);

    wait(3 * MINUTE);
    const { drain } = await engine();
    await drain();
    // What was made is found, what never began is made, and of one nobody can say more than: it is not to be found.
    expect(await statesOf()).toEqual([
      'published',
      'published',
      'to-verify',
      'published',
      'published',
      'published',
    ]);
    expect(made()).toEqual(instants.filter((instant) => instant !== 'before-call'));
    for (let look = 0; look < 4; look += 1) {
      wait(5 * MINUTE);
      await drain();
    }
    expect([...timesMade().values()]).toEqual([1, 1, 1, 1, 1]);
    const [unclear] = (await postsOf(database)).filter(({ state }) => state !== 'published');
    expect(unclear).toMatchObject({ id: 3, state: 'to-verify', reconcile_attempts: 3, lease_token: null });
    expect(engines[0]?.notifications.map(({ postId, kind }) => [postId, kind.split(':')[0]])).toEqual([
      [3, 'unclear'],
    ]);
  }, 240_000);

  test.each<[Fate]>([['made-then-500'], ['made-then-cut']])(
    '%s: it is found, not made again',
    async (fate) => {
      await addAccounts(database, 1);
      await addPosts(database, [{ id: 1, account: 1, at: clock }]);
      ledger.decide(() => fate);
      wait(MINUTE);
      const { drain } = await engine();
      await drain();
      expect(await statesOf()).toEqual(['to-verify']);
      wait(MINUTE);
      await drain();
      expect(await postsOf(database)).toMatchObject([{ state: 'published', external_id: 'p1' }]);
      expect(ledger.made).toHaveLength(1);
    },
  );

  test('500 and not made: nobody sends it again but its owner, who is asked once', async () => {
    await addAccounts(database, 1);
    await addPosts(database, [{ id: 1, account: 1, at: clock }]);
    ledger.decide(() => '500');
    wait(MINUTE);
    const { drain, notifications } = await engine();
    for (let look = 0; look < 8; look += 1) {
      await drain();
      wait(4 * MINUTE);
    }
    ledger.decide(() => 'made');
    wait(3 * HOUR);
    await drain();
    expect(await statesOf()).toEqual(['to-verify']);
    expect(ledger.made).toHaveLength(0);
    expect(notifications.map(({ kind }) => kind.split(':')[0])).toEqual(['unclear']);
  });

  test('a notification that cannot be enqueued takes its outcome back, and never makes a second post', async () => {
    await addAccounts(database, 2);
    await addPosts(database, [
      { id: 1, account: 1, at: clock },
      { id: 2, account: 2, at: clock },
    ]);
    ledger.decide(({ account }) => (account === 'page-1' ? 'refused' : 'made'));
    wait(MINUTE);
    const broken = await engine({ notifyOwner: () => Promise.reject(new Error('The queue is broken')) });
    for (let round = 0; round < 4; round += 1) {
      await broken.drain();
      wait(10 * MINUTE);
    }
    const [first, second] = await statesOf();
    expect([first === 'failed', second]).toEqual([false, 'published']);
    ledger.decide(() => 'made');
    const { drain, notifications } = await engine();
    for (let round = 0; round < 4; round += 1) {
      await drain();
      wait(10 * MINUTE);
    }
    expect(await statesOf()).toEqual(['to-verify', 'published']);
    expect(ledger.made).toHaveLength(1);
    expect(notifications.map(({ postId, kind }) => [postId, kind.split(':')[0]])).toEqual([[1, 'unclear']]);
  });

  test('the same words on the same account within a day stop at the door, unless their owner insists', async () => {
    await addAccounts(database, 2);
    await addPosts(
      database,
      [1, 2, 3, 4].map((id) => ({
        id,
        account: id === 4 ? 2 : 1,
        at: clock + id,
        copy: 'Pane fresco',
        more: { repeat_allowed: id === 3 ? 'true' : 'false' },
      })),
    );
    wait(MINUTE);
    await (await engine()).drain();
    expect((await postsOf(database)).map(({ state, failure }) => [state, failure])).toEqual([
      ['published', null],
      ['failed', 'duplicate'],
      ['published', null],
      ['published', null],
    ]);
    expect(ledger.made).toHaveLength(3);
  });
});

describe('never lost', () => {
  test('after half an hour away everything goes out, and says that it is late', async () => {
    await addAccounts(database, 3);
    await addPosts(
      database,
      [1, 2, 3].map((id) => ({ id, account: id, at: clock })),
    );
    wait(30 * MINUTE);
    await (await engine()).drain();
    expect((await postsOf(database)).map(({ state, late }) => [state, Boolean(late)])).toEqual(
      Array(3).fill(['published', true]),
    );
  });

  test('after two days away nothing goes out by itself, everything is there, and it is said', async () => {
    await addAccounts(database, 2);
    await addPosts(
      database,
      Array.from({ length: 20 }, (_, at) => ({ id: at + 1, account: (at % 2) + 1, at: clock + at * HOUR })),
    );
    wait(2 * DAY);
    const { drain, notifications } = await engine();
    await drain();
    await drain();
    expect(new Set(await statesOf())).toEqual(new Set(['skipped']));
    expect(ledger.made).toHaveLength(0);
    expect(notifications).toHaveLength(20);
    expect(new Set(notifications.map(({ postId }) => postId)).size).toBe(20);
  });

  test('a hiccup is tried again although nothing new is due, and given up after an hour', async () => {
    await addAccounts(database, 1);
    await addPosts(database, [{ id: 1, account: 1, at: clock }]);
    wait(MINUTE);
    const { drain, notifications } = await engine();
    await ledger.close();
    await drain();
    expect(await postsOf(database)).toMatchObject([{ state: 'ready', failure: 'network-down', attempts: 1 }]);
    for (const pause of [30_000, 2 * MINUTE, 10 * MINUTE]) {
      wait(pause);
      await drain();
    }
    expect(await postsOf(database)).toMatchObject([{ state: 'ready', attempts: 4 }]);
    wait(30 * MINUTE);
    await drain();
    expect(await postsOf(database)).toMatchObject([
      { state: 'failed', failure: 'network-down', attempts: 5 },
    ]);
    expect(notifications).toHaveLength(1);
    ledger = await startLedger();
  });

  test('two hundred posts of one minute over twenty accounts are all out within three minutes', async () => {
    await addAccounts(database, 20, platformOf);
    const minute = clock;
    await addPosts(
      database,
      Array.from({ length: 200 }, (_, at) => ({ id: at + 1, account: (at % 20) + 1, at: minute })),
      platformOf,
    );
    const { drain } = await engine();
    await drain();
    const atOnce = ledger.made.length;
    // Accounts leave over the minute, not all at its first second.
    expect(atOnce).toBeLessThan(60);
    for (let round = 0; round < 18 && ledger.made.length < 200; round += 1) {
      wait(10_000);
      await drain();
    }
    expect(ledger.made).toHaveLength(200);
    expect(new Set(await statesOf())).toEqual(new Set(['published']));
  }, 60_000);

  test('an account that is refused, limited or broken stands in nobody’s way, and is told once', async () => {
    await addAccounts(database, 4);
    const ids = Array.from({ length: 24 }, (_, at) => at + 1);
    await addPosts(
      database,
      ids.map((id) => ({ id, account: (id % 4) + 1, at: clock + id })),
    );
    const statesOfAccount = async (account: number) =>
      (await postsOf(database)).filter(({ account_id }) => account_id === account).map(({ state }) => state);
    ledger.decide(({ account }) => {
      if (account === 'page-1') return 'unauthorized';
      if (account === 'page-2') return { limitedFor: 3 * HOUR };
      return account === 'page-3' ? 'refused' : 'made';
    });
    wait(MINUTE);
    const { drain, notifications } = await engine();
    await drain();
    await drain();
    expect(await statesOfAccount(1)).toEqual(Array(6).fill('ready'));
    expect(await statesOfAccount(2)).toEqual(Array(6).fill('ready'));
    expect(await statesOfAccount(3)).toEqual(Array(6).fill('failed'));
    expect(await statesOfAccount(4)).toEqual(Array(6).fill('published'));
    expect(notifications.filter(({ kind }) => kind.startsWith('reconnect'))).toHaveLength(1);
    // Waiting for the network is not being late: its posts go out after the reset, although hours have passed.
    ledger.decide(() => 'made');
    wait(3.5 * HOUR);
    await drain();
    expect(await statesOfAccount(2)).toEqual(Array(6).fill('published'));
    // What waits for its owner is not late either, nor does it pour out when they are back days later.
    expect(await statesOfAccount(1)).toEqual(Array(6).fill('ready'));
    await ask(database, "update social_accounts set state = 'connected' where id = 1");
    await drain();
    expect(await statesOfAccount(1)).toEqual(Array(6).fill('skipped'));
  });

  test('a network whose app only the operator can mend rests, and tries one post at a time', async () => {
    await addAccounts(database, 1);
    await addPosts(database, [
      { id: 1, account: 1, at: clock },
      { id: 2, account: 1, at: clock + 1 },
    ]);
    ledger.decide(() => 'operator');
    wait(MINUTE);
    const { drain, notifications } = await engine();
    await drain();
    await drain();
    expect(ledger.prepared).toBe(1);
    const [network] = await ask(database, 'select platform, paused_at from social_networks');
    expect(network).toMatchObject({ platform: 'x' });
    expect(network?.paused_at).not.toBeNull();
    ledger.decide(() => 'made');
    wait(31 * MINUTE);
    await drain();
    expect(await statesOf()).toEqual(['published', 'published']);
    expect(await ask(database, 'select paused_at from social_networks')).toEqual([{ paused_at: null }]);
    expect(notifications.map(({ kind }) => kind.split(':')[0])).toEqual(['network-paused']);
  });

  test.each<[string, string]>([
    ['its project is paused', "update social_projects set state = 'paused'"],
    ['its product is suspended', "update installations set state = 'suspended'"],
    ['its owner wants to approve it', `update social_projects set settings = '{"approveFirst":true}'`],
    ['its account is disconnected', "update social_accounts set state = 'disconnected'"],
    ['it was taken away', 'update social_posts set deleted_at = scheduled_for'],
    ['it lacks a picture', "update social_posts set platform = 'instagram'"],
  ])('a post is held while %s', async (_, statement) => {
    await addAccounts(database, 1);
    await addPosts(database, [{ id: 1, account: 1, at: clock }]);
    await ask(database, statement);
    const { drain } = await engine();
    for (const pause of [MINUTE, 2 * HOUR]) {
      wait(pause);
      await drain();
    }
    expect(await statesOf()).toEqual(['ready']);
    expect(ledger.prepared).toBe(0);
  });

  test('a database that fails is survived, and its heartbeats say so', async () => {
    await addAccounts(database, 1);
    await addPosts(database, [{ id: 1, account: 1, at: clock }]);
    wait(MINUTE);
    const { drain, warnings } = await engine();
    await ask(database, 'alter table social_heartbeats rename to gone');
    await ask(database, 'alter table social_accounts rename to away');
    await drain();
    expect(warnings.length).toBeGreaterThan(1);
    expect(await statesOf()).toEqual(['ready']);
    await ask(database, 'alter table gone rename to social_heartbeats');
    await ask(database, 'alter table away rename to social_accounts');
    await drain();
    expect(await statesOf()).toEqual(['published']);
    expect(
      await ask(database, "select id from social_heartbeats where instance_id like 'test-%'"),
    ).toHaveLength(1);
  });
});

test('of an edit or a deletion and the engine exactly one wins, five hundred times', async () => {
  const posts = Array.from({ length: 500 }, (_, at) => ({
    id: at + 1,
    account: (at % 20) + 1,
    at: clock - 30 * MINUTE + at,
  }));
  await addAccounts(database, 20, platformOf);
  await addPosts(database, posts, platformOf);
  const { drain, database: own } = await engine();
  // As `changePost` writes: one statement, on the version that was read and while nobody publishes.
  const write = async (id: number, columns: object): Promise<boolean> => {
    const written = await own
      .connection('social_posts')
      .where({ id, version: 1 })
      .whereIn('state', ['queued', 'ready', 'failed', 'skipped'])
      .whereNull('deleted_at')
      .update({ ...columns, version: 2 } as never);
    return Number(written) === 1;
  };
  const edited = new Map<number, boolean>();
  const removed = new Map<number, boolean>();
  const people = (async () => {
    // From the last to the first, so that both meet somewhere on the way.
    for (const { id } of [...posts].reverse()) {
      if (id % 3 === 0) removed.set(id, await write(id, { deleted_at: new Date(clock) }));
      else edited.set(id, await write(id, { copy: `changed ${id}` }));
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await Promise.all([drain(), people]);
  const texts = new Set(ledger.made.map(({ text }) => text));
  expect(ledger.made).toHaveLength(texts.size);
  for (const [id, won] of edited)
    expect([id, texts.has(`changed ${id}`), texts.has(`post ${id}`)]).toEqual([id, won, !won]);
  for (const [id, won] of removed) expect([id, texts.has(`post ${id}`)]).toEqual([id, !won]);
  const wins = [...edited.values(), ...removed.values()].filter(Boolean).length;
  expect(wins).toBeGreaterThan(0);
  expect(wins).toBeLessThan(500);
}, 240_000);

describe('a stop', () => {
  test('lets what is on its way end, and gives back what is only being prepared', async () => {
    await addAccounts(database, 2);
    await addPosts(database, [
      { id: 1, account: 1, at: clock },
      { id: 2, account: 2, at: clock },
    ]);
    wait(MINUTE);
    let begun = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const { start, stop } = await engine({
      // One account's token takes longer than stopping may; the other's post is quickly done.
      access: (account) => {
        if (account.id === 1)
          return new Promise((_, reject) => setTimeout(reject, 1_500, new Error('too slow')));
        begun();
        return Promise.resolve({ pageId: 'page-2', boardId: null, accessToken: 'token' });
      },
    });
    start();
    await hasBegun;
    await stop(4_000);
    expect(await postsOf(database)).toMatchObject([
      { state: 'ready', attempts: 0, lease_token: null },
      { state: 'published' },
    ]);
  });
});

describe('figures', () => {
  const published = (id: number) => ({
    id,
    account: 1,
    at: clock,
    state: 'published',
    more: {
      external_id: `'p${id}'`,
      posted_at: literal(database, clock),
      metrics_due_at: literal(database, clock + HOUR),
    },
  });
  const figuresOf = async () => {
    const [row] = await postsOf(database);
    return JSON.parse(String(row?.metrics)) as unknown;
  };

  test('are read six times in a month, never added up, and unknown is not zero', async () => {
    await addAccounts(database, 1);
    await addPosts(database, [published(1)]);
    const { drain } = await engine();
    const readAfter: number[] = [];
    const from = clock;
    for (const hours of [0.5, 1, 2, 6, 7, 24, 25, 72, 73, 168, 169, 720, 721, 2000]) {
      clock = from + hours * HOUR;
      const before = ledger.tokens.length;
      await drain();
      if (ledger.tokens.length > before) readAfter.push(hours);
    }
    expect(readAfter).toEqual([1, 6, 24, 72, 168, 720]);
    expect(await figuresOf()).toEqual(ledger.figures);
  });

  test('of a post that was removed from its network are not asked for again', async () => {
    await addAccounts(database, 1);
    await addPosts(database, [published(1)]);
    ledger.figures = {
      likes: null,
      comments: null,
      shares: null,
      reach: null,
      reachKind: 'people',
      removed: true,
    };
    wait(HOUR);
    const { drain } = await engine();
    await drain();
    wait(30 * DAY);
    await drain();
    expect(ledger.tokens).toHaveLength(1);
    expect(await figuresOf()).toEqual(ledger.figures);
  });
});
