import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composePost, POST_RULES } from '@contract';
import type { SocialAccess, SocialDraft, SocialNetwork } from '../../cms/src/engines/social/port';
import type { SocialError } from '../../cms/src/engines/social/social-error';
import { type FakeSocial, startFakeSocial } from '../support/fake-social';
import { networkSettings } from '../support/fake-social/network-settings';
import { hollowJpeg } from '../support/fake-social/jpeg-size';
import { createNetwork } from '../support/social-networks';

/** What Threads does its own way: topics, allowances, and containers that say what became of them. */
const call = { signal: new AbortController().signal };
const context = { ...call, staged: null, renew: async () => undefined };
const DAY_MS = 86_400_000;

let fake: FakeSocial;
let pictures: http.Server;
let bytes = hollowJpeg(60, 60);
let network: SocialNetwork;
let access: SocialAccess;

beforeAll(async () => {
  fake = await startFakeSocial();
  pictures = http.createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1');
  await once(pictures, 'listening');
  network = createNetwork('threads', networkSettings(fake), {
    now: () => new Date(fake.now()),
    wait: async (_, signal) => signal.throwIfAborted(),
  });
});
afterAll(async () => {
  pictures.closeAllConnections();
  pictures.close();
  await fake.close();
});
beforeEach(() => {
  fake.clearFaults();
  const { pageId, boardId, accessToken } = fake.connect('threads');
  access = { pageId, boardId, accessToken };
});

const pictureAddress = () => `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/foto.jpg`;
const image = (publicUrl: string | null = pictureAddress()): NonNullable<SocialDraft['image']> => ({
  contentType: 'image/jpeg',
  alt: 'Un pane',
  bytes: async () => bytes,
  publicUrl,
});
const draft = (over: Partial<SocialDraft> = {}): SocialDraft => ({
  text: `Pane caldo ${Math.random()}`,
  title: '',
  link: '',
  image: null,
  aiImage: false,
  ...over,
});
const publish = async (post: SocialDraft) =>
  network.commit(post, access, await network.prepare(post, access, context), call);
const errorOf = async (promise: Promise<unknown>): Promise<SocialError> =>
  promise.then(
    () => Promise.reject(new Error('It worked')),
    (error: unknown) => error as SocialError,
  );
const madeOf = ({ text }: SocialDraft) => fake.ledger('threads').filter((post) => post.text === text);
const staged = () => fake.requests.filter(({ kind }) => kind === 'stage').length;

test('files a post under its first hashtag, and shows no others', async () => {
  const post = draft(
    composePost('threads', {
      copy: `Il pane di oggi ${Math.random()}`,
      callToAction: '',
      link: '',
      hashtags: ['pane', 'torino'],
      title: '',
    }),
  );
  await publish(post);
  expect(madeOf(post)).toMatchObject([{ topic: 'pane', text: post.text }]);
  expect(post.text).not.toContain('#');
});

test('stands in a thread below what it answers, also with a picture', async () => {
  const first = await publish(draft());
  const target = { root: first.externalId, parent: first.externalId };
  const reply = draft({ replyTo: target, image: image() });
  await publish(reply);
  expect(madeOf(reply)).toMatchObject([{ replyTo: first.externalId, images: [{ alt: 'Un pane' }] }]);
});

test('publishes words from a server that nobody can reach, and says what a picture would take', async () => {
  const words = draft();
  await publish(words);
  expect(madeOf(words)).toHaveLength(1);
  const { what } = await errorOf(publish(draft({ image: image(null) })));
  expect(what).toEqual({ kind: 'refused', failure: 'image-unreachable' });
});

test.each([
  ['a shape that is not taken', hollowJpeg(1200, 60), { kind: 'refused', failure: 'image-refused' }],
  ['what nobody explains, which may be tried again', Buffer.from('no picture'), { kind: 'transient' }],
])('a container that fails tells of %s', async (_, given, what) => {
  bytes = given;
  expect((await errorOf(network.prepare(draft({ image: image() }), access, context))).what).toEqual(what);
  bytes = hollowJpeg(60, 60);
});

test('makes another container in place of one that expired, and publishes once', async () => {
  const post = draft();
  const old = await network.prepare(post, access, context);
  fake.advance(DAY_MS + 1000);
  const published = network.commit(post, access, old, call);
  expect((await errorOf(published)).what).toEqual({ kind: 'transient' });
  const since = new Date(fake.now());
  expect(await network.reconcile(post, access, { since, staged: old }, call)).toEqual({ found: 'nothing' });
  const fresh = await network.prepare(post, access, { ...context, staged: old });
  expect(fresh.container).not.toBe(old.container);
  await network.commit(post, access, fresh, call);
  expect(madeOf(post)).toHaveLength(1);
});

test('waits where the day’s posts are used up, and asks nothing more of Threads', async () => {
  const allowance = { quota_usage: 250, config: { quota_total: 250, quota_duration: 86_400 } };
  const before = staged();
  fake.fail({
    platform: 'threads',
    kind: 'read',
    fault: 'answer',
    status: 200,
    json: { data: [allowance] },
  });
  const { what } = await errorOf(publish(draft()));
  expect(what).toMatchObject({ kind: 'rate-limited', gate: { scope: 'account' } });
  expect(staged()).toBe(before);
});

test('figures that may not be read are unknown, and no fault', async () => {
  const { externalId } = await publish(draft());
  fake.figures('threads', externalId, { likes: 5, comments: 2, shares: 1, reach: 90 });
  fake.fail({
    platform: 'threads',
    kind: 'insight',
    fault: 'answer',
    status: 403,
    json: { error: { code: 10, message: 'Application does not have permission for this action' } },
  });
  expect(await network.metrics(externalId, access, call)).toMatchObject({
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
  const full = draft({ text: `${'a'.repeat(room)}${family}` });
  await publish(full);
  expect(madeOf(full)).toHaveLength(1);
  const { what } = await errorOf(publish(draft({ text: `${'a'.repeat(room + 1)}${family}` })));
  expect(what).toEqual({ kind: 'refused', failure: 'text-too-long' });
});
