import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composePost } from '@contract';
import type { SocialAccess, SocialDraft, SocialNetwork } from '../../cms/src/engines/social/port';
import type { SocialError } from '../../cms/src/engines/social/social-error';
import { type FakeSocial, startFakeSocial } from '../support/fake-social';
import { networkSettings } from '../support/fake-social/network-settings';
import { hollowJpeg } from '../support/fake-social/jpeg-size';
import { createNetwork } from '../support/social-networks';

/** What Google does its own way: places, a button for the link, photos that it fetches, posts that it looks at. */
const call = { signal: new AbortController().signal };
const context = { ...call, staged: null, renew: async () => undefined };

let fake: FakeSocial;
let pictures: http.Server;
let bytes = hollowJpeg(600, 600);
let network: SocialNetwork;
let access: SocialAccess;

beforeAll(async () => {
  fake = await startFakeSocial();
  pictures = http.createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1');
  await once(pictures, 'listening');
  network = createNetwork('googlebusiness', networkSettings(fake), { now: () => new Date(fake.now()) });
});
afterAll(async () => {
  pictures.closeAllConnections();
  pictures.close();
  await fake.close();
});
beforeEach(() => {
  const { pageId, boardId, accessToken } = fake.connect('googlebusiness');
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
const madeOf = ({ text }: SocialDraft) => fake.ledger('googlebusiness').filter((post) => post.text === text);

test('offers the places of every account that may have posts, each by its name and address', async () => {
  const person = fake.person('googlebusiness', 3);
  const [, closed] = person.pages;
  if (closed) closed.mayPublish = false;
  const back = await network.authorizeUrl?.(
    { state: 's', verifier: 'v'.repeat(43), redirectUri: 'http://127.0.0.1:1337/api/social/callback' },
    call,
  );
  const consent = await fetch(back ?? '', { redirect: 'manual' });
  const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const grant = await network.exchange(
    { code, verifier: 'v', redirectUri: 'http://127.0.0.1:1337/api/social/callback' },
    call,
  );
  expect(await network.targets(grant, call)).toMatchObject([
    {
      name: 'Pagina 1',
      detail: 'Via Roma 1, Torino',
      pageId: expect.stringMatching(/^accounts\/\d+\/locations\/\d+$/),
    },
    { name: 'Pagina 3' },
  ]);
});

test('makes the link a button, and shows no hashtags', async () => {
  const post = draft(
    composePost('googlebusiness', {
      copy: `Il pane di oggi ${Math.random()}`,
      callToAction: '',
      link: 'https://forno.test/pane',
      hashtags: ['pane'],
      title: '',
    }),
  );
  const { url } = await publish(post);
  expect(madeOf(post)).toMatchObject([{ link: 'https://forno.test/pane' }]);
  expect(post.text).not.toMatch(/#|https/);
  expect(URL.canParse(url ?? '')).toBe(true);
});

test('publishes words from a server that nobody can reach, and says what a photo would take', async () => {
  const words = draft();
  await publish(words);
  expect(madeOf(words)).toHaveLength(1);
  const { what } = await errorOf(publish(draft({ image: image(null) })));
  expect(what).toEqual({ kind: 'refused', failure: 'image-unreachable' });
});

test('says that a photo is too small, and makes no post without it', async () => {
  bytes = hollowJpeg(200, 200);
  const post = draft({ image: image() });
  expect((await errorOf(publish(post))).what).toEqual({ kind: 'refused', failure: 'image-refused' });
  expect(madeOf(post)).toHaveLength(0);
  bytes = hollowJpeg(600, 600);
});

test('a post that Google rejects at once is no published one, and is not sent again', async () => {
  const { what } = await errorOf(publish(draft({ text: 'Chiamaci: 011 123 4567' })));
  expect(what).toEqual({ kind: 'refused', failure: 'policy' });
});

test('a post that Google rejects later is no longer there', async () => {
  const { externalId } = await publish(draft());
  expect(await network.metrics(externalId, access, call)).toMatchObject({ likes: null, removed: false });
  fake.fail({
    platform: 'googlebusiness',
    kind: 'read',
    fault: 'answer',
    status: 200,
    json: { name: externalId, state: 'REJECTED' },
  });
  expect(await network.metrics(externalId, access, call)).toMatchObject({ removed: true });
});

test('a place that is not one’s own cannot be written to', async () => {
  const stranger = fake.connect('googlebusiness');
  access = { ...access, pageId: stranger.pageId };
  expect((await errorOf(publish(draft()))).what).toEqual({ kind: 'refused', failure: 'permission' });
});
