import { describe, expect, test } from 'vitest';
import { addAccounts, addPosts, ask, literal, postsOf } from '../support/publishing/posts';
import { startEngineProcess } from '../support/publishing/processes';
import { useStage } from '../support/publishing/stage';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const stage = useStage();

/** A post of a minute ago that three parts follow. */
const addThread = async (account = 1): Promise<void> => {
  const first = account * 10;
  await addPosts(stage.database, [
    { id: first, account, at: stage.clock - MINUTE, copy: `radice ${account}` },
  ]);
  for (const place of [1, 2, 3])
    await ask(
      stage.database,
      `insert into social_posts (id, document_id, project_id, account_id, platform, copy, hashtags, state, version, attempts,
        reconcile_attempts, metrics_step, thread_root_id, thread_place, repeat_allowed)
       values (${first + place}, 'd${first + place}', 1, ${account}, 'x', 'parte ${account}.${place}', '[]', 'ready', 1, 0, 0, 0,
        ${first}, ${place}, true)`,
    );
};
const made = () => stage.ledger.made.map(({ text }) => text);
const drain = async (rounds = 4): Promise<void> => {
  const { drain: once } = await stage.engine();
  for (let round = 0; round < rounds; round += 1) await once();
};

describe('a thread', () => {
  test('goes out part by part, each once and after what it answers', async () => {
    await addAccounts(stage.database, 1);
    await addThread();
    await drain();
    expect(made()).toEqual(['radice 1', 'parte 1.1', 'parte 1.2', 'parte 1.3']);
    expect(await stage.states()).toEqual(['published', 'published', 'published', 'published']);
  });

  test('waits for a post that did not go out, and never stands there alone', async () => {
    await addAccounts(stage.database, 1);
    await addThread();
    stage.ledger.decide(() => 'refused');
    await drain(2);
    expect(made()).toEqual([]);
    expect(await stage.states()).toEqual(['failed', 'ready', 'ready', 'ready']);
    // Days later nothing of it is late: it never had a time.
    stage.wait(2 * DAY);
    stage.ledger.decide(() => 'made');
    await drain(2);
    expect(made()).toEqual([]);
  });

  test('stops at a part that the network refuses, and goes on from there once it is out', async () => {
    await addAccounts(stage.database, 1);
    await addThread();
    stage.ledger.decide(({ text }) => (text === 'parte 1.2' ? 'refused' : 'made'));
    await drain();
    expect(await stage.states()).toEqual(['published', 'published', 'failed', 'ready']);
    stage.ledger.decide(() => 'made');
    const due = literal(stage.database, stage.clock);
    await ask(
      stage.database,
      `update social_posts set state = 'ready', failure = null, scheduled_for = ${due}, not_before = ${due} where id = 12`,
    );
    await drain();
    expect(made()).toEqual(['radice 1', 'parte 1.1', 'parte 1.2', 'parte 1.3']);
  });

  test('is not ended by a process that ends at any instant of it', async () => {
    const instants = ['claimed', 'staged', 'before-call', 'made', 'answered', 'written'] as const;
    await addAccounts(stage.database, instants.length);
    for (const [index, instant] of instants.entries()) {
      await addThread(index + 1);
      const dying = await startEngineProcess(stage.database, { LEDGER: stage.ledger.url, DIE_AT: instant });
      await dying.run();
    }
    // A lease and every look later, nobody waits for the dead any more.
    for (let round = 0; round < 8; round += 1) {
      stage.wait(5 * MINUTE);
      await drain(1);
    }
    expect(stage.timesMade().every((times) => times === 1)).toBe(true);
    const posts = await postsOf(stage.database);
    // Looking in vain hands a post to its owner; whatever followed it then waits.
    for (const { state } of posts) expect(['published', 'to-verify', 'ready']).toContain(state);
    const out = new Set(posts.filter(({ state }) => state === 'published').map(({ id }) => Number(id)));
    for (const { id, thread_place: place } of posts)
      if (Number(place) > 0 && out.has(Number(id))) expect(out.has(Number(id) - 1)).toBe(true);
    expect(posts.filter(({ state }) => state === 'published').length).toBeGreaterThan(12);
  }, 120_000);

  test('has no figures of its own, and a draft goes nowhere', async () => {
    await addAccounts(stage.database, 2);
    await addThread();
    await addPosts(stage.database, [
      { id: 50, account: 2, at: stage.clock - MINUTE, copy: 'bozza', more: { draft: 'true' } },
    ]);
    await drain();
    const posts = await postsOf(stage.database);
    expect(posts.map(({ metrics_due_at: due }) => due !== null)).toEqual([true, false, false, false, false]);
    expect(made()).not.toContain('bozza');
  });
});
