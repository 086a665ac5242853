import { expect, test } from 'vitest';
import { composePost } from '@contract';
import { hollowJpeg } from '../support/fake-social/jpeg-size';
import { call, errorOf, setUpNetwork } from '../support/network-trial';

/** What Google does its own way: places, a button for the link, photos that it fetches, posts that it looks at. */
const trial = setUpNetwork('googlebusiness', 600);

test('offers the places of every account that may have posts, each by its name and address', async () => {
  const person = trial.fake.person('googlebusiness', 3);
  const [, closed] = person.pages;
  if (closed) closed.mayPublish = false;
  const back = await trial.network.authorizeUrl?.(
    { state: 's', verifier: 'v'.repeat(43), redirectUri: 'http://127.0.0.1:1337/api/social/callback' },
    call,
  );
  const consent = await fetch(back ?? '', { redirect: 'manual' });
  const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const grant = await trial.network.exchange(
    { code, verifier: 'v', redirectUri: 'http://127.0.0.1:1337/api/social/callback' },
    call,
  );
  expect(await trial.network.targets(grant, call)).toMatchObject([
    {
      name: 'Pagina 1',
      detail: 'Via Roma 1, Torino',
      pageId: expect.stringMatching(/^accounts\/\d+\/locations\/\d+$/),
    },
    { name: 'Pagina 3' },
  ]);
});

test('makes the link a button, and shows no hashtags', async () => {
  const post = trial.draft(
    composePost('googlebusiness', {
      copy: trial.draft().text,
      callToAction: '',
      link: 'https://forno.test/pane',
      hashtags: ['pane'],
      title: '',
    }),
  );
  const { url } = await trial.publish(post);
  expect(trial.madeOf(post)).toMatchObject([{ link: 'https://forno.test/pane' }]);
  expect(post.text).not.toMatch(/#|https/);
  expect(URL.canParse(url ?? '')).toBe(true);
});

test('publishes words from a server that nobody can reach, and says what a photo would take', async () => {
  const words = trial.draft();
  await trial.publish(words);
  expect(trial.madeOf(words)).toHaveLength(1);
  const { what } = await errorOf(trial.publish(trial.draft({ image: trial.image(null) })));
  expect(what).toEqual({ kind: 'refused', failure: 'image-unreachable' });
});

test('says that a photo is too small, and makes no post without it', async () => {
  trial.picture = hollowJpeg(200, 200);
  const post = trial.draft({ image: trial.image() });
  expect((await errorOf(trial.publish(post))).what).toEqual({ kind: 'refused', failure: 'image-refused' });
  expect(trial.madeOf(post)).toHaveLength(0);
  trial.picture = hollowJpeg(600, 600);
});

test('a post that Google rejects at once is no published one, and is not sent again', async () => {
  const { what } = await errorOf(trial.publish(trial.draft({ text: 'Chiamaci: 011 123 4567' })));
  expect(what).toEqual({ kind: 'refused', failure: 'policy' });
});

test('a post that Google rejects later is no longer there', async () => {
  const { externalId } = await trial.publish(trial.draft());
  expect(await trial.network.metrics(externalId, trial.access, call)).toMatchObject({
    likes: null,
    removed: false,
  });
  trial.fake.fail({
    platform: 'googlebusiness',
    kind: 'read',
    fault: 'answer',
    status: 200,
    json: { name: externalId, state: 'REJECTED' },
  });
  expect(await trial.network.metrics(externalId, trial.access, call)).toMatchObject({ removed: true });
});

test('a place that is not one’s own cannot be written to', async () => {
  const stranger = trial.fake.connect('googlebusiness');
  trial.access = { ...trial.access, pageId: stranger.pageId };
  expect((await errorOf(trial.publish(trial.draft()))).what).toEqual({
    kind: 'refused',
    failure: 'permission',
  });
});
