import { expect, test } from 'vitest';
import { composePost, POST_RULES } from '@contract';
import { hollowJpeg } from '../support/fake-social/jpeg-size';
import { call, context, errorOf, setUpNetwork } from '../support/network-trial';

/** What Threads does its own way: topics, allowances, and containers that say what became of them. */
const trial = setUpNetwork('threads', 60);
const DAY_MS = 86_400_000;
const staged = () => trial.fake.requests.filter(({ kind }) => kind === 'stage').length;

test('files a post under its first hashtag, and shows no others', async () => {
  const post = trial.draft(
    composePost('threads', {
      copy: trial.draft().text,
      callToAction: '',
      link: '',
      hashtags: ['pane', 'torino'],
      title: '',
    }),
  );
  await trial.publish(post);
  expect(trial.madeOf(post)).toMatchObject([{ topic: 'pane', text: post.text }]);
  expect(post.text).not.toContain('#');
});

test('stands in a thread below what it answers, also with a picture', async () => {
  const first = await trial.publish(trial.draft());
  const target = { root: first.externalId, parent: first.externalId };
  const reply = trial.draft({ replyTo: target, image: trial.image() });
  await trial.publish(reply);
  expect(trial.madeOf(reply)).toMatchObject([{ replyTo: first.externalId, images: [{ alt: 'Un pane' }] }]);
});

test('publishes words from a server that nobody can reach, and says what a picture would take', async () => {
  const words = trial.draft();
  await trial.publish(words);
  expect(trial.madeOf(words)).toHaveLength(1);
  const { what } = await errorOf(trial.publish(trial.draft({ image: trial.image(null) })));
  expect(what).toEqual({ kind: 'refused', failure: 'image-unreachable' });
});

test.each([
  ['a shape that is not taken', hollowJpeg(1200, 60), { kind: 'refused', failure: 'image-refused' }],
  ['what nobody explains, which may be tried again', Buffer.from('no picture'), { kind: 'transient' }],
])('a container that fails tells of %s', async (_, given, what) => {
  trial.picture = given;
  expect(
    (await errorOf(trial.network.prepare(trial.draft({ image: trial.image() }), trial.access, context))).what,
  ).toEqual(what);
  trial.picture = hollowJpeg(60, 60);
});

test('makes another container in place of one that expired, and publishes once', async () => {
  const post = trial.draft();
  const old = await trial.network.prepare(post, trial.access, context);
  trial.fake.advance(DAY_MS + 1000);
  const published = trial.network.commit(post, trial.access, old, call);
  expect((await errorOf(published)).what).toEqual({ kind: 'transient' });
  const since = new Date(trial.fake.now());
  expect(await trial.network.reconcile(post, trial.access, { since, staged: old }, call)).toEqual({
    found: 'nothing',
  });
  const fresh = await trial.network.prepare(post, trial.access, { ...context, staged: old });
  expect(fresh.container).not.toBe(old.container);
  await trial.network.commit(post, trial.access, fresh, call);
  expect(trial.madeOf(post)).toHaveLength(1);
});

test('waits where the day’s posts are used up, and asks nothing more of Threads', async () => {
  const allowance = { quota_usage: 250, config: { quota_total: 250, quota_duration: 86_400 } };
  const before = staged();
  trial.fake.fail({
    platform: 'threads',
    kind: 'read',
    fault: 'answer',
    status: 200,
    json: { data: [allowance] },
  });
  const { what } = await errorOf(trial.publish(trial.draft()));
  expect(what).toMatchObject({ kind: 'rate-limited', gate: { scope: 'account' } });
  expect(staged()).toBe(before);
});

test('figures that may not be read are unknown, and no fault', async () => {
  const { externalId } = await trial.publish(trial.draft());
  trial.fake.figures('threads', externalId, { likes: 5, comments: 2, shares: 1, reach: 90 });
  trial.fake.fail({
    platform: 'threads',
    kind: 'insight',
    fault: 'answer',
    status: 403,
    json: { error: { code: 10, message: 'Application does not have permission for this action' } },
  });
  expect(await trial.network.metrics(externalId, trial.access, call)).toMatchObject({
    likes: null,
    shares: null,
    reach: 90,
    removed: false,
  });
});

test('counts an emoji by its bytes, as Threads does', async () => {
  const { limit } = POST_RULES.threads;
  const family = '👨‍👩‍👧‍👦';
  const room = limit - Buffer.byteLength(family);
  const full = trial.draft({ text: `${'a'.repeat(room)}${family}` });
  await trial.publish(full);
  expect(trial.madeOf(full)).toHaveLength(1);
  const { what } = await errorOf(trial.publish(trial.draft({ text: `${'a'.repeat(room + 1)}${family}` })));
  expect(what).toEqual({ kind: 'refused', failure: 'text-too-long' });
});
