import type { ErrorBody, SocialPost } from '@contract';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../support/client';
import { sql } from '../support/database';
import { FAKE_TOKEN, startFakeSocial, type FakeSocial } from '../support/fake-social';
import { testOnSqlite } from '../support/on-sqlite';
import { onNetworks, ROUND_MS } from '../support/on-networks';
import { cmsRoot } from '../support/paths';
import { ownersSite, type OwnersSite } from '../support/owners-site';
import { ownerOfSocial, type OwnedSocial } from '../support/social';
import { startCms, type CmsServer } from '../support/start-cms';
import { QUICK_PUBLISHING } from '../support/timings';

// cms draws with it; tests have no packages of their own.
const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];
const photo = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#c86432' } })
    .jpeg()
    .toBuffer();

const SLOW = 180_000;
type Refused = Partial<Pick<ErrorBody, 'error'>>;

let fake: FakeSocial;
let site: OwnersSite;
let server: CmsServer;
beforeAll(async () => {
  fake = await startFakeSocial({ mastodonCharacters: 400 });
  site = await ownersSite({ '/': '<p>Una bottega.</p>' });
  const allowed = `${fake.env.WEB_FETCH_ALLOW},${site.host}`;
  server = await startCms({
    env: { SEED_DEMO: 'true', ...QUICK_PUBLISHING, ...fake.env, WEB_FETCH_ALLOW: allowed },
  });
}, SLOW);
afterAll(async () => {
  await server?.stop();
  site?.close();
  await fake?.close();
});
afterEach(() => fake.clearFaults());

const { ownerOn, publish, become, madeOf } = onNetworks(() => ({ server, fake }));
const name = (social: OwnedSocial, named?: string) =>
  social.post<{ data: { oauthUrl: string } } & Refused>(`/social/projects/${social.project.id}/connect`, {
    platform: 'mastodon',
    ...(named === undefined ? {} : { server: named }),
  });
const registrations = () =>
  fake.requests.filter(({ platform, path }) => platform === 'mastodon' && path === '/api/v1/apps').length;

describe('connecting', () => {
  test('registers this installation once at a server, and asks for no more than publishing takes', async () => {
    const before = registrations();
    const { account } = await ownerOn('mastodon');
    const url = fake.baseUrl('mastodon');
    expect(account).toMatchObject({
      platform: 'mastodon',
      status: 'connected',
      server: url,
      expiresAt: null,
    });
    expect(account.name).toMatch(/^@persona\d+@127\.0\.0\.1:\d+$/);
    await ownerOn('mastodon');
    expect(registrations() - before).toBe(1);
    const { body } = await name(await ownerOfSocial(server), url);
    const query = new URL(body.data.oauthUrl).searchParams;
    expect(query.get('scope')).toBe('read:accounts read:statuses write:media write:statuses');
    expect(query.get('code_challenge_method')).toBe('S256');
    const [row] = await sql(server, 'select client_secret from social_servers');
    expect(row?.client_secret).not.toContain('segreto');
  });

  test('registers again where the server has forgotten us', async () => {
    const before = registrations();
    fake.fail({
      platform: 'mastodon',
      kind: 'token',
      fault: 'answer',
      status: 401,
      json: { error: 'invalid_client' },
    });
    await ownerOn('mastodon');
    expect(registrations() - before).toBe(1);
  });

  test('says what is wrong with an address, and opens none that is private', async () => {
    const social = await ownerOfSocial(server);
    for (const [named, rule] of [
      [undefined, 'required'],
      ['', 'required'],
      ['mastodon', 'address'],
      ['http://mastodon.example', 'address'],
      ['https://127.0.0.1', 'private'],
      ['https://[::ffff:10.0.0.1]', 'address'],
      ['https://169.254.169.254/latest', 'private'],
      [site.url, 'unreachable'],
    ] as const) {
      const { status, body } = await name(social, named);
      expect([named, status, body.error?.details.fields]).toEqual([named, 422, { server: rule }]);
    }
  });

  testOnSqlite('says no, or what was not ticked, as other networks do', async () => {
    const social = await ownerOfSocial(server);
    for (const [consent, attempt] of [
      ['deny', { status: 'failed', failure: 'cancelled' }],
      ['untick', { status: 'failed', failure: 'scopes', missingScopes: ['write:statuses'] }],
    ] as const) {
      fake.consent('mastodon', consent);
      const popup = await social.popup('mastodon', undefined, fake.baseUrl('mastodon'));
      const page = await fetch(popup.oauthUrl, { redirect: 'manual' });
      const answer = Object.fromEntries(new URL(page.headers.get('location') ?? '').searchParams);
      await social.comeBack(popup, 'mastodon', answer);
      expect(await social.attempt(popup.attemptId)).toMatchObject(attempt);
    }
    fake.consent('mastodon', 'approve');
  });
});

describe('publishing', () => {
  test(
    'waits until the server is done with the picture, and is there once',
    async () => {
      const { social } = await ownerOn('mastodon');
      const post = await social.write({
        platform: 'mastodon',
        copy: `Pane & rose <b> ${crypto.randomUUID()}`,
        hashtags: ['pane'],
      });
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await photo())]), 'foto.jpg');
      const given = await social.post<{ data: SocialPost }>(`/social/posts/${post.id}/image`, form);
      const described = await social.patch<{ data: SocialPost }>(`/social/posts/${post.id}`, {
        version: given.body.data.version,
        imageAlt: 'Un pane',
      });
      await publish(social, described.body.data);
      const out = await become(social, post, 'published');
      expect(out.externalUrl).toContain(fake.baseUrl('mastodon'));
      expect(madeOf(post)).toMatchObject([{ text: `${post.copy}\n\n#pane`, images: [{ alt: 'Un pane' }] }]);
    },
    SLOW,
  );

  test(
    'an answer that was lost is looked for, and makes no second post',
    async () => {
      const { social } = await ownerOn('mastodon');
      const post = await social.write({ platform: 'mastodon', copy: `Perso ${crypto.randomUUID()} & <i>` });
      fake.fail({ platform: 'mastodon', kind: 'create', fault: 'drop-after-create' });
      await publish(social, post);
      await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);
    },
    SLOW,
  );

  test(
    'a text that this server does not take says so, whatever others take',
    async () => {
      const { social } = await ownerOn('mastodon');
      const post = await social.write({ platform: 'mastodon', copy: 'a'.repeat(450) });
      await publish(social, post);
      expect(await become(social, post, 'failed')).toMatchObject({ failure: 'text-too-long' });
      expect(madeOf(post)).toEqual([]);
    },
    SLOW,
  );

  test(
    'a permission that was taken back holds posts until it is given again',
    async () => {
      const { social, account } = await ownerOn('mastodon');
      const post = await social.write({ platform: 'mastodon' });
      fake.fail({ platform: 'mastodon', kind: 'create', fault: '401' });
      await publish(social, post);
      await eventually(
        () => social.accounts(),
        ([now]) => now?.status === 'reconnect',
        ROUND_MS,
      );
      expect(madeOf(post)).toEqual([]);
      const popup = await social.popup('mastodon', undefined, account.server);
      const page = await fetch(popup.oauthUrl, { redirect: 'manual' });
      const answer = Object.fromEntries(new URL(page.headers.get('location') ?? '').searchParams);
      await social.comeBack(popup, 'mastodon', answer);
      expect((await social.accounts()).map(({ id, status }) => [id, status])).toEqual([
        [account.id, 'connected'],
      ]);
      await become(social, post, 'published');
      expect(server.log()).not.toContain(FAKE_TOKEN);
    },
    SLOW,
  );

  testOnSqlite('deleting the account takes the permission back at its server', async () => {
    const { social, account } = await ownerOn('mastodon');
    const before = fake.requests.length;
    await social.post(`/social/accounts/${account.id}/disconnect`, { mode: 'hard' });
    expect(fake.requests.slice(before).map(({ path }) => path)).toContain('/oauth/revoke');
    expect(await social.accounts()).toEqual([]);
  });
});
