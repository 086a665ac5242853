import { describe, expect, test } from 'vitest';
import { WRITES_ID } from '../support/publishing/engine';
import { addAccounts, addPosts, ask, postsOf } from '../support/publishing/posts';
import { useStage } from '../support/publishing/stage';

const MINUTE = 60_000;
const stage = useStage();

const onePost = async () => {
  await addAccounts(stage.database, 1);
  await addPosts(stage.database, [{ id: 1, account: 1, at: stage.clock }]);
  stage.wait(MINUTE);
};
/** Rounds of the engine over half an hour: leases end, pauses pass, and what is unclear is looked for. */
const halfAnHour = async (drain: () => Promise<void>) => {
  for (let round = 0; round < 10; round += 1) {
    await drain();
    stage.wait(3 * MINUTE);
  }
};

/** The statements around the one call that cannot be taken back. */
const STATEMENTS = {
  'taking a post': /row_number/,
  'writing that the call comes next': /^update .social_posts. set .*content_hash/s,
  'writing down what was made': WRITES_ID,
  'writing down what went wrong': /^update .social_posts. set .*operator_note.*returning/s,
} as const;
type Step = keyof typeof STATEMENTS;

describe('a disk that is full or a database that is gone', () => {
  const cases = (Object.keys(STATEMENTS) as Step[]).flatMap((step) =>
    (['before', 'after'] as const).flatMap((when) =>
      ([1, 3] as const).map((times): [Step, 'before' | 'after', number] => [step, when, times]),
    ),
  );

  test.each(cases)(
    'while %s (%s the statement, %i times): one post at most, none stuck',
    async (...fault) => {
      const [step, when, times] = fault;
      await onePost();
      // An answer that says nothing leads to what is written when something went wrong.
      if (step === 'writing down what went wrong') stage.ledger.decide(() => 'made-then-cut');
      let left: number = times;
      const { drain, notifications, warnings } = await stage.engine({
        failing(statement, at) {
          if (left === 0 || at !== when || !STATEMENTS[step].test(statement)) return null;
          left -= 1;
          return new Error('database or disk is full');
        },
      });
      await halfAnHour(drain);
      expect(left).toBeLessThan(times);
      expect(warnings.join('\n')).toContain('database or disk is full');
      expect(await postsOf(stage.database)).toMatchObject([
        { state: 'published', external_id: 'p1', lease_token: null, phase: null },
      ]);
      expect(stage.timesMade()).toEqual([1]);
      expect(notifications).toEqual([]);
    },
  );

  test('for longer than a post is tried: it is given up unmade, and its owner is told once', async () => {
    await onePost();
    const { drain, notifications } = await stage.engine({
      failing: (statement) =>
        STATEMENTS['writing that the call comes next'].test(statement) ? new Error('disk is full') : null,
    });
    for (let hour = 0; hour < 3; hour += 1) await halfAnHour(drain);
    expect(await postsOf(stage.database)).toMatchObject([
      { state: 'failed', failure: 'network-down', lease_token: null },
    ]);
    expect(stage.ledger.made).toEqual([]);
    expect(notifications.map(({ kind }) => kind.split(':')[0])).toEqual(['failed']);
  });

  test('from the moment that a post is made until half an hour later: it is found, and was made once', async () => {
    await onePost();
    let gone = false;
    stage.ledger.decide(() => {
      gone = true;
      return 'made';
    });
    const { drain, warnings } = await stage.engine({
      failing: () => (gone ? new Error('Connection terminated unexpectedly') : null),
    });
    await halfAnHour(drain);
    expect(await stage.states()).toEqual(['publishing']);
    expect(warnings.join('\n')).toContain('is out as p1, and was not written down');
    gone = false;
    await halfAnHour(drain);
    expect(await postsOf(stage.database)).toMatchObject([{ state: 'published', external_id: 'p1' }]);
    expect(stage.timesMade()).toEqual([1]);
  });

  test('and a post that nobody finds afterwards is its owner’s to say, who is told once', async () => {
    await onePost();
    let gone = false;
    stage.ledger.visible = false;
    stage.ledger.decide(() => {
      gone = true;
      return 'made';
    });
    const { drain, notifications } = await stage.engine({
      failing: () => (gone ? new Error('Connection terminated unexpectedly') : null),
    });
    await drain();
    gone = false;
    stage.wait(3 * MINUTE);
    await halfAnHour(drain);
    expect(await postsOf(stage.database)).toMatchObject([{ state: 'to-verify', lease_token: null }]);
    expect(notifications.map(({ postId, kind }) => [postId, kind.split(':')[0]])).toEqual([[1, 'unclear']]);
    expect(stage.timesMade()).toEqual([1]);
  });
});

// SQLite has no connection that could be lost.
if (process.env.TEST_POSTGRES_URL)
  test('connections that PostgreSQL ends again and again: each post once, all of them out', async () => {
    const POSTS = 60;
    await addAccounts(stage.database, 20, () => 'facebook');
    await addPosts(
      stage.database,
      Array.from({ length: POSTS }, (_, at) => ({
        id: at + 1,
        account: (at % 20) + 1,
        at: stage.clock - 30 * MINUTE + at,
      })),
      () => 'facebook',
    );
    const end = () =>
      ask(
        stage.database,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    const ends: Promise<unknown>[] = [];
    stage.ledger.decide(() => {
      if (stage.ledger.made.length % 7 === 3) ends.push(end());
      return 'made';
    });
    const { drain, warnings } = await stage.engine();
    // A post that met it several times waits for longer.
    for (let half = 0; half < 3; half += 1) await halfAnHour(drain);
    await Promise.all(ends);
    expect(ends.length).toBeGreaterThan(3);
    expect(warnings.join('\n')).toMatch(/terminat/i);
    expect(new Set(await stage.states())).toEqual(new Set(['published']));
    expect(stage.timesMade()).toEqual(Array(POSTS).fill(1));
  }, 120_000);
