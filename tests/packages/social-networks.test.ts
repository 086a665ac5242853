import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_PLATFORMS, SOCIAL_PLATFORMS, type SocialPlatform } from '@contract';
import {
  type Figure,
  FIGURES,
  publishesLikeANetwork,
  RESET_SECONDS,
  type Trial,
} from '../../cms/src/engines/social/port.suite';
import type { SocialSettings } from '../../cms/src/engines/social/settings';
import { type FakeSocial, startFakeSocial } from '../support/fake-social';
import { APP_PASSWORD, handleOf } from '../support/fake-social/bluesky';
import { networkSettings } from '../support/fake-social/network-settings';
import { hollowJpeg } from '../support/fake-social/jpeg-size';
import { startPictureServer, type PictureServer } from '../support/picture-server';
import { createNetwork, createSocialNetworks, simulationCode } from '../support/social-networks';

/** Every adapter against the stand-in of its network, and the simulation, in one suite. No server of ours is needed. */
const VERIFIER = 'una-verifica-di-almeno-quarantatre-caratteri-lunga';
const REDIRECT = 'http://127.0.0.1:1337/api/social/callback';

let fake: FakeSocial;
let pictures: PictureServer;
const picture = hollowJpeg(600, 600);
/** Of networks that do not tell every figure of a post. */
const COUNTED: Partial<Record<SocialPlatform, readonly Figure[]>> = {
  bluesky: ['likes', 'comments', 'shares'],
  mastodon: ['likes', 'comments', 'shares'],
  googlebusiness: [],
};

beforeAll(async () => {
  fake = await startFakeSocial();
  pictures = await startPictureServer(() => picture);
});
afterAll(async () => {
  pictures.close();
  await fake.close();
});

const dependencies = {
  now: () => new Date(fake.now()),
  wait: async (_: number, signal: AbortSignal) => signal.throwIfAborted(),
  // As a server of ours judges what people name: the way there is the same.
  addressesOf: async () => [{ address: '127.0.0.1', family: 4 }],
};
const networkOf = (platform: SocialPlatform, over: Partial<SocialSettings> = {}) =>
  createNetwork(platform, networkSettings(fake, over), dependencies);

/** What a browser does on the consent page: it follows, and comes back with a code. */
const consentTo = async (url: string): Promise<URL> => {
  const answer = await fetch(url, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
};

const trialOf =
  (platform: SocialPlatform, over: Partial<SocialSettings> = {}) =>
  async (): Promise<Trial> => {
    const network = networkOf(platform, over);
    return {
      network,
      named: () =>
        platform === 'bluesky'
          ? { identifier: `@${handleOf(fake.person('bluesky', 1))}` }
          : platform === 'mastodon'
            ? { server: fake.baseUrl('mastodon') }
            : {},
      async consent(pages) {
        if (!network.authorizeUrl) return APP_PASSWORD;
        fake.person(platform, pages);
        const server = platform === 'mastodon' ? fake.baseUrl('mastodon') : '';
        const authorization = { state: 'uno-stato', verifier: VERIFIER, redirectUri: REDIRECT, server };
        const back = await consentTo(
          await network.authorizeUrl(authorization, { signal: AbortSignal.timeout(5_000) }),
        );
        expect(back.searchParams.get('state')).toBe('uno-stato');
        return back.searchParams.get('code') ?? '';
      },
      picture: async () => ({
        bytes: async () => picture,
        publicUrl: pictures.url,
      }),
      standIn: {
        made: () => fake.ledger(platform),
        fail: (fault, kind) =>
          fake.fail(
            fault === '429'
              ? { platform, kind, fault, resetSeconds: RESET_SECONDS }
              : { platform, kind, fault },
          ),
        remove: (id) => fake.remove(platform, id),
        figures: (id, figures) => fake.figures(platform, id, figures),
        takesReplies: platform !== 'linkedin' || Boolean(over.linkedInPages),
        readable: platform !== 'linkedin' || Boolean(over.linkedInPages),
        counts: COUNTED[platform] ?? FIGURES,
      },
    };
  };

for (const platform of SOCIAL_PLATFORMS) publishesLikeANetwork(platform, trialOf(platform));

describe('as companies on LinkedIn', () =>
  publishesLikeANetwork('linkedin', trialOf('linkedin', { linkedInPages: true })));
describe('signed in at Facebook', () =>
  publishesLikeANetwork('instagram', trialOf('instagram', { instagramLogin: 'facebook' })));

for (const platform of SOCIAL_PLATFORMS)
  describe('simulated', () =>
    publishesLikeANetwork(platform, async () => ({
      network: createSocialNetworks(networkSettings(null)).simulation(platform),
      consent: async () => simulationCode(1),
      picture: async () => ({ bytes: async () => picture, publicUrl: null }),
      standIn: null,
    })));

const aDraft = (publicUrl: string | null) =>
  ({
    text: 'Pane',
    title: '',
    link: '',
    image: { contentType: 'image/jpeg', alt: '', bytes: async () => picture, publicUrl },
    aiImage: false,
  }) as const;

test.each(['facebook', 'instagram'] as const)(
  '%s without a figure that it has given up still gives the others',
  async (platform) => {
    const { pageId, accessToken } = fake.connect(platform);
    const access = { pageId, accessToken, boardId: null };
    const network = networkOf(platform);
    const draft = aDraft(pictures.url);
    const call = { signal: AbortSignal.timeout(5_000), staged: null, renew: async () => undefined };
    const staged = await network.prepare(draft, access, call);
    const { externalId } = await network.commit(draft, access, staged, call);
    fake.figures(platform, externalId, { likes: 5, comments: 2, shares: 1, reach: 90 });
    fake.fail({
      platform,
      kind: 'insight',
      fault: 'answer',
      status: 400,
      json: { error: { code: 100, message: '(#100) The value must be a valid insights metric' } },
      times: 2,
    });
    expect(await network.metrics(externalId, access, call)).toMatchObject({
      likes: 5,
      comments: 2,
      reach: null,
    });
    fake.clearFaults();
  },
);

test.each(['instagram', 'threads'] as const)(
  'at %s an access that ended does not pass for a post that was never made',
  async (platform) => {
    const { pageId, accessToken } = fake.connect(platform);
    const access = { pageId, accessToken, boardId: null };
    const network = networkOf(platform);
    const draft = aDraft(pictures.url);
    const call = { signal: AbortSignal.timeout(5_000), staged: null, renew: async () => undefined };
    const since = new Date(fake.now());
    const staged = await network.prepare(draft, access, call);
    fake.fail({ platform, kind: 'create', fault: 'drop-after-create' });
    await expect(network.commit(draft, access, staged, call)).rejects.toMatchObject({
      what: { kind: 'ambiguous' },
    });
    fake.expire(accessToken);
    // Found to be nothing it would be sent again, once its owner has signed in.
    await expect(network.reconcile(draft, access, { since, staged }, call)).rejects.toMatchObject({
      what: { kind: 'auth' },
    });
  },
);

test('Instagram without an address to fetch from is its operator’s to mend: another picture would not help', async () => {
  const { pageId, accessToken } = fake.connect('instagram');
  const draft = aDraft(null);
  const call = { signal: AbortSignal.timeout(5_000), staged: null, renew: async () => undefined };
  await expect(
    networkOf('instagram').prepare(draft, { pageId, accessToken, boardId: null }, call),
  ).rejects.toMatchObject({ what: { kind: 'operator' } });
});

test('a network without the developer app that it wants is simulated, others are not', () => {
  const { apps } = networkSettings(fake);
  const none = networkSettings(null);
  const networks = createSocialNetworks({ ...none, apps: { ...none.apps, x: apps.x } });
  const simulated = SOCIAL_PLATFORMS.filter((platform) => networks.of(platform).simulated);
  expect(simulated).toEqual(APP_PLATFORMS.filter((platform) => platform !== 'x'));
  expect(networks.simulation('x').simulated).toBe(true);
});

test('LinkedIn draws the card of a page from what the page says of itself, where there is no picture', async () => {
  const { pageId, accessToken } = fake.connect('linkedin');
  const call = { signal: AbortSignal.timeout(5_000), staged: null, renew: async () => undefined };
  const draft = {
    ...aDraft(null),
    text: 'Il listino nuovo',
    image: null,
    card: async () => ({ url: 'https://forno.it/listino', title: 'Listino', description: 'I prezzi' }),
  };
  const access = { pageId, accessToken, boardId: null };
  const network = networkOf('linkedin');
  const { externalId } = await network.commit(
    draft,
    access,
    await network.prepare(draft, access, call),
    call,
  );
  const made = fake.ledger('linkedin').find(({ id }) => id === externalId);
  expect(made?.card).toEqual({ url: 'https://forno.it/listino', title: 'Listino' });
});
