import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  APP_PLATFORMS,
  SELF_RENEWING_PLATFORMS,
  SOCIAL_PLATFORMS,
  type AppPlatform,
  type SocialPlatform,
} from '@contract';
import type { SocialDraft, SocialGrant, SocialNetwork } from '../../cms/src/engines/social/port';
import type { SocialError } from '../../cms/src/engines/social/social-error';
import { FAKE_TOKEN, type FakeSocial, startFakeSocial } from '../support/fake-social';
import { networkSettings } from '../support/fake-social/network-settings';
import { hollowJpeg } from '../support/fake-social/jpeg-size';
import { createNetwork } from '../support/social-networks';

/** Signing in, choosing where to, renewing and giving back; and what a single network does its own way. */
const VERIFIER = 'una-verifica-di-almeno-quarantatre-caratteri-lunga';
const REDIRECT = 'http://127.0.0.1:1337/api/social/callback';
const call = { signal: new AbortController().signal };
const context = { ...call, staged: null, renew: async () => undefined };

let fake: FakeSocial;
beforeAll(async () => void (fake = await startFakeSocial()));
afterAll(() => fake.close());
beforeEach(() => {
  fake.clearFaults();
  for (const platform of SOCIAL_PLATFORMS) fake.consent(platform, 'approve');
});

const networkOf = (platform: SocialPlatform, over = {}): SocialNetwork =>
  createNetwork(platform, networkSettings(fake, over), {
    now: () => new Date(fake.now()),
    wait: async (_, signal) => signal.throwIfAborted(),
  });
const serverOf = (platform: SocialPlatform) =>
  platform === 'mastodon' ? { server: fake.baseUrl(platform) } : {};
const come = async (network: SocialNetwork): Promise<URLSearchParams> => {
  const authorization = {
    state: 's',
    verifier: VERIFIER,
    redirectUri: REDIRECT,
    ...serverOf(network.platform),
  };
  const answer = await fetch((await network.authorizeUrl?.(authorization, call)) ?? '', {
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '').searchParams;
};
const signIn = async (network: SocialNetwork, verifier = VERIFIER): Promise<SocialGrant> =>
  network.exchange(
    {
      code: (await come(network)).get('code') ?? '',
      verifier,
      redirectUri: REDIRECT,
      ...serverOf(network.platform),
    },
    call,
  );
const errorOf = async (promise: Promise<unknown>): Promise<SocialError> =>
  promise.then(
    () => Promise.reject(new Error('It worked')),
    (error: unknown) => error as SocialError,
  );
/** Where a server was, and is no longer. */
const nobodysAddress = async (): Promise<string> => {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
};
const draft = (over: Partial<SocialDraft> = {}): SocialDraft => ({
  text: `Pane caldo ${Math.random()}`,
  title: '',
  link: '',
  image: null,
  aiImage: false,
  ...over,
});
const image = (bytes = hollowJpeg(60, 60)): NonNullable<SocialDraft['image']> => ({
  contentType: 'image/jpeg',
  alt: 'Un pane (tondo)',
  bytes: async () => bytes,
  publicUrl: null,
});
/** What any network may have left before it publishes. */
const STAGED = {
  container: '1',
  key: 'una-chiave',
  rkey: '3lbxyzabc2k2a',
  record: JSON.stringify({ $type: 'app.bsky.feed.post', text: 'Pane', createdAt: '2026-11-22T10:00:00Z' }),
};
const accessOf = (platform: SocialPlatform) => {
  const { pageId, boardId, accessToken, server } = fake.connect(platform);
  return { pageId, boardId, accessToken, server };
};

describe.each([...APP_PLATFORMS, 'mastodon'] as const)('signing in at %s', (platform) => {
  test('says no when the person does', async () => {
    fake.consent(platform, 'deny');
    expect((await come(networkOf(platform))).get('error')).toBe('access_denied');
  });
  test('shows which permission was not given', async () => {
    fake.consent(platform, 'untick');
    const network = networkOf(platform);
    const { grantedScopes } = await signIn(network);
    const missing = network.requiredScopes.filter((scope) => !grantedScopes.includes(scope));
    expect(missing).toHaveLength(1);
  });
  test('finds nowhere to publish, one place, or many, also on a second page of the list', async () => {
    const network = networkOf(platform);
    // A person on X or LinkedIn is a place by themselves.
    const alone = ['x', 'linkedin', 'instagram', 'mastodon', 'threads'].includes(platform);
    for (const pages of [0, 1, 5]) {
      if (alone && pages !== 1) continue;
      fake.person(platform, pages);
      const targets = await network.targets(await signIn(network), call);
      expect(targets).toHaveLength(pages);
      expect(targets.every(({ name }) => name !== '')).toBe(true);
    }
  });
});

describe.each(APP_PLATFORMS)('an app at %s', (platform: AppPlatform) => {
  test('is refused with a wrong secret, as the operator’s fault', async () => {
    const wrong = networkSettings(fake);
    wrong.apps[platform].clientSecret = 'sbagliato';
    const network = createNetwork(platform, wrong);
    const { what, message } = await errorOf(signIn(network));
    expect(what.kind).toMatch(/^(operator|auth|refused)$/);
    expect(message).not.toContain('sbagliato');
  });
});

describe('renewing', () => {
  test.each(['x', 'pinterest'] as const)(
    '%s gives another refresh token, and the old one ends all',
    async (platform) => {
      const network = networkOf(platform);
      const grant = await signIn(network);
      const renew = (of: SocialGrant) =>
        network.refresh?.(of, call) ?? Promise.reject(new Error('No renewal'));
      const fresh = await renew(grant);
      expect(fresh.refreshToken).not.toBe(grant.refreshToken);
      expect(fresh.expiresAt?.getTime()).toBeGreaterThan(fake.now());
      expect((await errorOf(renew(grant))).what).toEqual({ kind: 'auth' });
      expect((await errorOf(renew(fresh))).what).toEqual({ kind: 'auth' });
    },
  );
  test.each(SELF_RENEWING_PLATFORMS)('%s renews a token with itself, while it is valid', async (platform) => {
    const network = networkOf(platform);
    const grant = await signIn(network);
    expect(grant.refreshToken).toBeNull();
    const fresh = await network.refresh?.(grant, call);
    expect(fresh?.accessToken).not.toBe(grant.accessToken);
    fake.expire(fresh?.accessToken ?? '');
    const late = network.refresh?.({ ...grant, ...fresh }, call) ?? Promise.resolve();
    expect((await errorOf(late)).what).toEqual({ kind: 'auth' });
  });
  test('Facebook renews none', () => {
    expect(networkOf('facebook').refresh).toBeNull();
    expect(networkOf('instagram', { instagramLogin: 'facebook' }).refresh).toBeNull();
  });
  test('Google renews with a token that stays the same, until its person takes the access back', async () => {
    const network = networkOf('googlebusiness');
    const grant = await signIn(network);
    const fresh = await network.refresh?.(grant, call);
    expect(fresh?.refreshToken).toBe(grant.refreshToken);
    expect(fresh?.accessToken).not.toBe(grant.accessToken);
    fake.expire(grant.refreshToken ?? '');
    const late = network.refresh?.(grant, call) ?? Promise.resolve();
    expect((await errorOf(late)).what).toEqual({ kind: 'auth' });
  });
  test('LinkedIn renews for reviewed apps, whose year does not begin again', async () => {
    const network = networkOf('linkedin', { linkedInPages: true });
    const grant = await signIn(network);
    fake.advance(10 * 86_400_000);
    const fresh = await network.refresh?.(grant, call);
    expect(fresh?.refreshToken).toBe(grant.refreshToken);
    const drift = (fresh?.refreshExpiresAt?.getTime() ?? 0) - (grant.refreshExpiresAt?.getTime() ?? 0);
    expect(Math.abs(drift)).toBeLessThan(5_000);
    const self = networkOf('linkedin');
    const own = await signIn(self);
    expect((await errorOf(self.refresh?.(own, call) ?? Promise.resolve())).what).toEqual({ kind: 'auth' });
  });
  test('trouble while renewing is no reason to connect again', async () => {
    const network = networkOf('x');
    const grant = await signIn(network);
    fake.fail({ platform: 'x', kind: 'token', fault: '500-before-create' });
    expect((await errorOf(network.refresh?.(grant, call) ?? Promise.resolve())).what).toEqual({
      kind: 'transient',
    });
  });
  test.each(['facebook', 'x', 'linkedin', 'mastodon', 'googlebusiness'] as const)(
    '%s takes an access back',
    async (platform) => {
      const network = networkOf(platform);
      const grant = await signIn(network);
      await network.revoke(grant, call);
      expect((await errorOf(network.targets(grant, call))).what).toEqual({ kind: 'auth' });
    },
  );
});

describe('X', () => {
  test('takes no code without the verifier of its challenge', async () => {
    expect((await errorOf(signIn(networkOf('x'), `${VERIFIER}!`))).what).toEqual({ kind: 'auth' });
  });
  test('takes no code after half a minute', async () => {
    const network = networkOf('x');
    const code = (await come(network)).get('code') ?? '';
    fake.advance(31_000);
    const late = network.exchange({ code, verifier: VERIFIER, redirectUri: REDIRECT }, call);
    expect((await errorOf(late)).what).toEqual({ kind: 'auth' });
  });
  test('is told that a picture was drawn by a machine, and what it shows', async () => {
    const access = accessOf('x');
    const post = draft({ image: image(), aiImage: true });
    const network = networkOf('x');
    await network.commit(post, access, await network.prepare(post, access, context), call);
    expect(fake.ledger('x').at(-1)).toMatchObject({ aiMark: true, images: [{ alt: 'Un pane (tondo)' }] });
  });
  test('refuses the same words twice, without saying which post has them', async () => {
    const access = accessOf('x');
    const network = networkOf('x');
    const post = draft();
    await network.commit(post, access, await network.prepare(post, access, context), call);
    const again = network.commit(post, access, {}, call);
    expect((await errorOf(again)).what).toEqual({ kind: 'duplicate', externalId: null });
  });
});

describe('Facebook', () => {
  test('lists pages of a company too, and none where the person may not publish', async () => {
    const person = fake.person('facebook', 3);
    const [first, second, third] = person.pages;
    if (first) first.business = true;
    if (second) second.mayPublish = false;
    const network = networkOf('facebook');
    const targets = await network.targets(await signIn(network), call);
    expect(targets.map(({ pageId }) => pageId).sort()).toEqual([first?.id, third?.id].sort());
    expect(new Set(targets.map(({ accessToken }) => accessToken)).size).toBe(2);
  });
  test('stages a picture without showing it, and posts it with its description', async () => {
    const access = accessOf('facebook');
    const network = networkOf('facebook');
    const post = draft({ image: image() });
    const before = fake.ledger('facebook').length;
    const staged = await network.prepare(post, access, context);
    expect(fake.ledger('facebook')).toHaveLength(before);
    await network.commit(post, access, staged, call);
    expect(fake.ledger('facebook').at(-1)?.images).toMatchObject([{ alt: 'Un pane (tondo)' }]);
  });
  test('shows the first address as a card, but not one of its own', async () => {
    const access = accessOf('facebook');
    const network = networkOf('facebook');
    for (const [text, link] of [
      ['Vai su https://forno.it/menu. Ora!', 'https://forno.it/menu'],
      ['Siamo su https://www.facebook.com/forno', ''],
    ] as const) {
      await network.commit(draft({ text }), access, {}, call);
      expect(fake.ledger('facebook').at(-1)).toMatchObject({ text, link });
    }
  });
  test('slows down before the limit', async () => {
    fake.usage({ business: 95, minutes: 20 });
    const { gate } = await networkOf('facebook').commit(draft(), accessOf('facebook'), {}, call);
    fake.usage({ business: 10, minutes: 0 });
    expect(gate).toMatchObject({ scope: 'account' });
    expect(Math.abs((gate?.until.getTime() ?? 0) - fake.now() - 20 * 60_000)).toBeLessThan(5_000);
  });
});

describe('Instagram', () => {
  const withPicture = async (bytes: Buffer, run: (publicUrl: string) => Promise<void>) => {
    const server = http.createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`);
    server.closeAllConnections();
    server.close();
  };
  const prepare = (publicUrl: string | null, bytes?: Buffer) => {
    const post = draft({ image: { ...image(bytes), publicUrl } });
    return networkOf('instagram').prepare(post, accessOf('instagram'), context);
  };
  test('cannot reach this server without a public address, nor a picture that is gone', async () => {
    // The first is for the operator to mend, the second for the owner.
    expect((await errorOf(prepare(null))).what).toEqual({ kind: 'operator' });
    expect((await errorOf(prepare('http://127.0.0.1:9/none.jpg'))).what).toEqual({
      kind: 'refused',
      failure: 'image-unreachable',
    });
  });
  test.each([
    ['no JPEG', Buffer.from('<svg/>')],
    ['a picture too wide', hollowJpeg(1000, 100)],
  ])('refuses %s', (_, bytes) =>
    withPicture(bytes, async (url) => {
      expect((await errorOf(prepare(url, bytes))).what).toEqual({
        kind: 'refused',
        failure: 'image-refused',
      });
    }),
  );
  test('makes a new container when the old one has ended', () =>
    withPicture(hollowJpeg(60, 60), async (publicUrl) => {
      const network = networkOf('instagram');
      const access = accessOf('instagram');
      const post = draft({ image: { ...image(), publicUrl } });
      const staged = await network.prepare(post, access, context);
      fake.advance(25 * 3_600_000);
      expect((await errorOf(network.commit(post, access, staged, call))).what).toEqual({ kind: 'transient' });
      const again = await network.prepare(post, access, { ...context, staged });
      expect(again.container).not.toBe(staged.container);
      await network.commit(post, access, again, call);
    }));
});

describe('LinkedIn', () => {
  test('lists companies of a reviewed app besides the person', async () => {
    fake.person('linkedin', 2);
    const network = networkOf('linkedin', { linkedInPages: true });
    const targets = await network.targets(await signIn(network), call);
    expect(targets.map(({ pageId }) => pageId.split(':')[2])).toEqual([
      'organization',
      'organization',
      'person',
    ]);
  });
  // LinkedIn gives the Community Management API to no app with another product, and refuses a consent with scopes of both.
  test.each([
    [false, ['openid', 'profile', 'w_member_social']],
    [
      true,
      [
        'r_basicprofile',
        'r_organization_social',
        'rw_organization_admin',
        'w_member_social',
        'w_organization_social',
      ],
    ],
  ])('asks for what one product gives alone (pages: %s)', async (linkedInPages, scopes) => {
    const network = networkOf('linkedin', { linkedInPages });
    const authorization = { state: 's', redirectUri: 'https://cms.example/back', verifier: '' };
    const url = new URL((await network.authorizeUrl?.(authorization, call)) ?? '');
    expect(url.searchParams.get('scope')?.split(' ').sort()).toEqual(scopes);
  });
  test('names the post that says the same already', async () => {
    const access = accessOf('linkedin');
    const network = networkOf('linkedin');
    const post = draft();
    const { externalId } = await network.commit(post, access, {}, call);
    expect((await errorOf(network.commit(post, access, {}, call))).what).toEqual({
      kind: 'duplicate',
      externalId,
    });
  });
  test('stops for its operator when its version has ended', async () => {
    const old = networkOf('linkedin', { linkedInVersion: '202401' });
    const attempt = old.commit(draft(), accessOf('linkedin'), {}, call);
    expect((await errorOf(attempt)).what).toEqual({ kind: 'operator' });
  });
  test('posts a picture with its description', async () => {
    const access = accessOf('linkedin');
    const network = networkOf('linkedin');
    const post = draft({ image: image() });
    await network.commit(post, access, await network.prepare(post, access, context), call);
    expect(fake.ledger('linkedin').at(-1)?.images).toMatchObject([{ alt: 'Un pane (tondo)' }]);
  });
});

describe('Pinterest', () => {
  const pin = () => draft({ image: image(), title: 'Il pane', link: 'https://forno.it/' });
  test('refuses a post without a board, and one for a board that is gone', async () => {
    const network = networkOf('pinterest');
    const access = accessOf('pinterest');
    const missing = { kind: 'refused', failure: 'board-missing' };
    expect((await errorOf(network.prepare(pin(), { ...access, boardId: null }, context))).what).toEqual(
      missing,
    );
    expect((await errorOf(network.commit(pin(), { ...access, boardId: '404' }, {}, call))).what).toEqual(
      missing,
    );
  });
  test('sends nothing when the picture cannot be read', async () => {
    const post = draft({ image: { ...image(), bytes: () => Promise.reject(new Error('gone')) } });
    const before = fake.requests.length;
    expect(
      (await errorOf(networkOf('pinterest').commit(post, accessOf('pinterest'), {}, call))).what,
    ).toEqual({
      kind: 'transient',
    });
    expect(fake.requests).toHaveLength(before);
  });
});

describe.each(SOCIAL_PLATFORMS)('an answer of %s that never ends', (platform) => {
  test('is given up with the signal, and leaves it unclear', async () => {
    const access = accessOf(platform);
    fake.fail({ platform, kind: 'create', fault: 'block-before-create' });
    const stop = new AbortController();
    const post = draft({ image: platform === 'pinterest' ? image() : null });
    const attempt = errorOf(networkOf(platform).commit(post, access, STAGED, { signal: stop.signal }));
    await fake.whenBlocked();
    stop.abort();
    const { what, message } = await attempt;
    expect(what).toEqual({ kind: 'ambiguous' });
    expect(message).not.toContain(FAKE_TOKEN);
    fake.release();
  });
  test('is given up in its middle too', async () => {
    const access = accessOf(platform);
    fake.fail({ platform, kind: 'create', fault: 'slow-body' });
    const before = fake.requests.length;
    const stop = new AbortController();
    const post = draft({ image: platform === 'pinterest' ? image() : null });
    const attempt = errorOf(networkOf(platform).commit(post, access, STAGED, { signal: stop.signal }));
    while (fake.requests.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    expect((await attempt).what).toEqual({ kind: 'ambiguous' });
  });
  test('and what repeats a token is not repeated', async () => {
    const access = accessOf(platform);
    const words = `Malformed access token ${access.accessToken}`;
    fake.fail({
      platform,
      kind: 'create',
      fault: 'answer',
      status: 400,
      json: { message: words, detail: words, error: { message: words, code: 190 } },
    });
    const post = draft({ image: platform === 'pinterest' ? image() : null });
    const { message } = await errorOf(networkOf(platform).commit(post, access, STAGED, call));
    expect(message).toContain('Malformed access token');
    expect(message).not.toContain(FAKE_TOKEN);
  });
  test('and a network that cannot be reached certainly made nothing', async () => {
    const settings = networkSettings(fake);
    const nobody = await nobodysAddress();
    const app = APP_PLATFORMS.find((name) => name === platform);
    if (app) settings.apps[app].baseUrl = nobody;
    const post = draft({ image: platform === 'pinterest' ? image() : null });
    const access = { ...accessOf(platform), server: nobody };
    const attempt = createNetwork(platform, settings).commit(post, access, STAGED, call);
    expect((await errorOf(attempt)).what).toEqual({ kind: 'transient' });
  });
});

test('a configuration of Facebook Login for Business says itself what is asked for', async () => {
  const { apps } = networkSettings(fake);
  const of = async (facebook: Partial<(typeof apps)['facebook']>) => {
    const network = networkOf('facebook', { apps: { ...apps, facebook: { ...apps.facebook, ...facebook } } });
    const address = await network.authorizeUrl?.(
      { state: 's', verifier: VERIFIER, redirectUri: REDIRECT },
      call,
    );
    return new URL(address ?? '').searchParams;
  };
  const configured = await of({ configId: '4711' });
  expect([configured.get('config_id'), configured.get('scope')]).toEqual(['4711', null]);
  const chosen = await of({ scopes: ['read_insights'] });
  expect(chosen.get('scope')?.split(',')).toEqual([
    'pages_show_list',
    'pages_manage_posts',
    'pages_read_engagement',
    'read_insights',
  ]);
  expect((await of({})).get('scope')).toContain('pages_manage_engagement');
});
