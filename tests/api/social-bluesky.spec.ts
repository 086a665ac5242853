import type { ConnectByPassword, ErrorBody, SocialAccount, SocialPost } from '@contract';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishesLikeANetwork } from '../../cms/src/engines/social/port.suite';
import { eventually } from '../support/client';
import { instant, sql } from '../support/database';
import { networkSettings } from '../support/fake-social/network-settings';
import { hollowJpeg } from '../support/fake-social/jpeg-size';
import { describeOnSqlite, testOnSqlite } from '../support/on-sqlite';
import { ownersSite, sitePage, type OwnersSite } from '../support/owners-site';
import { cmsRoot } from '../support/paths';
import { ownerOfSocial, type OwnedSocial } from '../support/social';
import { createNetwork } from '../support/social-networks';
import { startCms, type CmsServer } from '../support/start-cms';
import { startPds, type Pds, type PdsAccount } from '../support/start-pds';
import { QUICK_PUBLISHING } from '../support/timings';

/** Everything here is published to Bluesky's own server, on this machine. */
const SLOW = 180_000;
const ROUND_MS = 60_000;

// cms draws with it; tests have no packages of their own.
const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];

type Refused = Partial<Pick<ErrorBody, 'error'>>;

let pds: Pds;
let site: OwnersSite;
let server: CmsServer;
beforeAll(async () => {
  pds = await startPds();
  site = await ownersSite({
    '/menu': `<meta property="og:description" content="Pane & focacce">${sitePage('Il menu di oggi', 'Pane')}`,
  });
  server = await startCms({
    env: { SEED_DEMO: 'true', ...QUICK_PUBLISHING, WEB_FETCH_ALLOW: `${pds.host},${site.host}` },
  });
}, SLOW);
afterAll(async () => {
  await server?.stop();
  site?.close();
  await pds?.close();
});

const connect = (social: OwnedSocial, request: Partial<ConnectByPassword['request']>) =>
  social.post<{ data: SocialAccount } & Refused>(`/social/projects/${social.project.id}/connect/password`, {
    platform: 'bluesky',
    server: pds.url,
    ...request,
  });
const ownerOn = async (name: string) => {
  const social = await ownerOfSocial(server);
  const account = await pds.createAccount(name);
  const reply = await connect(social, { identifier: account.handle, password: account.appPassword });
  expect(reply.status).toBe(201);
  return { social, account, connected: reply.body.data };
};
const publish = async (social: OwnedSocial, { id }: SocialPost) => {
  const { body } = await social.get<{ data: SocialPost }>(`/social/posts/${id}`);
  const key = { 'idempotency-key': crypto.randomUUID() };
  return social.post(`/social/posts/${id}/publish`, { version: body.data.version }, key);
};
const become = (social: OwnedSocial, { id }: SocialPost, status: SocialPost['status']) =>
  eventually(
    async () => (await social.get<{ data: SocialPost }>(`/social/posts/${id}`)).body.data,
    (now) => now.status === status,
    ROUND_MS,
  );
const rulesOf = ({ status, body }: { status: number; body: Refused }) => [
  status,
  body.error?.details.fields ?? body.error?.details.reason,
];

describe('connecting', () => {
  test('takes a name in any form and an app password, which is stored nowhere', async () => {
    const { social, account, connected } = await ownerOn('forno');
    expect(connected).toMatchObject({
      platform: 'bluesky',
      name: account.handle,
      pageId: account.did,
      server: pds.url,
      status: 'connected',
      simulated: false,
    });
    const again = await connect(social, {
      identifier: ` @${account.handle} `,
      password: account.appPassword,
    });
    expect(again.body.data.id).toBe(connected.id);
    const [row] = await sql(server, `select * from social_accounts where document_id = '${connected.id}'`);
    expect(JSON.stringify(row)).not.toContain(account.appPassword);
    expect(row?.access_token).not.toContain('eyJ');
  });

  test('says what is wrong with what was typed', async () => {
    const social = await ownerOfSocial(server);
    const account = await pds.createAccount('errori');
    const { handle, password } = account;
    const wrong = await connect(social, { identifier: handle, password: 'aaaa-bbbb-cccc-dddd' });
    expect(rulesOf(wrong)).toEqual([422, { password: 'refused' }]);
    // The account's own password opens everything: it works there, and is refused here.
    const own = await connect(social, { identifier: handle, password });
    expect(rulesOf(own)).toEqual([422, { password: 'main-password' }]);
    for (const [named, rule] of [
      ['http://pds.example', 'address'],
      ['https://10.0.0.8', 'private'],
      ['https://169.254.169.254', 'private'],
      [site.url, 'unreachable'],
    ] as const)
      expect(
        rulesOf(await connect(social, { identifier: handle, password: 'x', server: named })),
        named,
      ).toEqual([422, { server: rule }]);
    expect(rulesOf(await connect(social, { identifier: '', password: '' }))[0]).toBe(422);
    expect(rulesOf(await connect(social, { platform: 'facebook', identifier: 'a', password: 'b' }))).toEqual([
      409,
      'consent',
    ]);
    expect(await social.accounts()).toEqual([]);
  });

  testOnSqlite('is for the owner alone', async () => {
    const [social, stranger] = [await ownerOfSocial(server), await ownerOfSocial(server)];
    const path = `/social/projects/${social.project.id}/connect/password`;
    const body = { platform: 'bluesky', identifier: 'a', password: 'b' };
    expect((await stranger.post(path, body)).status).toBe(404);
    const popup = await social.post<Refused>(`/social/projects/${social.project.id}/connect`, {
      platform: 'bluesky',
    });
    expect(rulesOf(popup)).toEqual([409, 'password']);
  });
});

describe('publishing', () => {
  test(
    'puts the words, their links and tags, and a picture into the repository, once',
    async () => {
      const { social, account } = await ownerOn('pane');
      const post = await social.write({
        platform: 'bluesky',
        copy: `Perché no? 👨‍👩‍👧‍👦 Vedi https://esempio.it/menu e @${account.handle}`,
        hashtags: ['caffè', 'pane'],
      });
      const form = new FormData();
      // Noise, which no format makes small: it has to be drawn smaller.
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const photo = await sharp({
        create: { width: 2400, height: 1600, channels: 3, background: '#000', noise },
      })
        .jpeg({ quality: 95 })
        .toBuffer();
      form.append('file', new Blob([new Uint8Array(photo)]), 'foto.jpg');
      const given = await social.post<{ data: SocialPost }>(`/social/posts/${post.id}/image`, form);
      const described = await social.patch<{ data: SocialPost }>(`/social/posts/${post.id}`, {
        version: given.body.data.version,
        imageAlt: 'Un pane tondo',
      });
      expect(described.status).toBe(200);

      expect((await publish(social, post)).status).toBe(200);
      const out = await become(social, post, 'published');
      const [record, ...others] = await pds.posts(account.did);
      expect(others).toEqual([]);
      const { text, facets = [], langs, embed } = record?.value ?? { text: '' };
      expect(text).toBe(`${post.copy}\n\n#caffè #pane`);
      expect(langs).toEqual(['it']);
      const bytes = Buffer.from(text);
      expect(
        facets.map(({ index, features }) => [
          bytes.subarray(index.byteStart, index.byteEnd).toString(),
          features[0]?.uri ?? features[0]?.tag ?? features[0]?.did,
        ]),
      ).toEqual([
        ['https://esempio.it/menu', 'https://esempio.it/menu'],
        [`@${account.handle}`, account.did],
        ['#caffè', 'caffè'],
        ['#pane', 'pane'],
      ]);
      const [picture] = embed?.images ?? [];
      expect(picture?.alt).toBe('Un pane tondo');
      expect(picture?.image.size).toBeLessThanOrEqual(1_000_000);
      const { width = 0, height = 1 } = picture?.aspectRatio ?? {};
      expect(width / height).toBeCloseTo(1.5, 1);
      expect(out.externalUrl).toBe(
        `https://bsky.app/profile/${account.did}/post/${record?.uri.split('/').at(-1)}`,
      );
    },
    SLOW,
  );

  test(
    'a thread is one there too, each part below the one before',
    async () => {
      const { social, account } = await ownerOn('filo');
      const post = await social.write({ platform: 'bluesky', replies: ['La seconda parte', 'La terza'] });
      await publish(social, post);
      const out = await eventually(
        async () => (await social.get<{ data: SocialPost }>(`/social/posts/${post.id}`)).body.data,
        ({ replies }) => replies.every(({ status }) => status === 'published'),
        ROUND_MS,
      );
      const records = await pds.posts(account.did);
      const named = (text: string) => records.find(({ value }) => value.text === text);
      const [root, second, third] = [post.copy, 'La seconda parte', 'La terza'].map(named);
      expect(records).toHaveLength(3);
      expect(root?.value.reply).toBeUndefined();
      expect([second, third].map((part) => part?.value.reply?.root.uri)).toEqual([root?.uri, root?.uri]);
      expect([second, third].map((part) => part?.value.reply?.parent.uri)).toEqual([root?.uri, second?.uri]);
      expect(out.replies.map(({ externalUrl }) => externalUrl !== null)).toEqual([true, true]);
    },
    SLOW,
  );

  test(
    'draws a card of the page that it leads to, and reads what it was given in return',
    async () => {
      const { social, account } = await ownerOn('carta');
      const link = `${site.url}/menu`;
      const post = await social.write({ platform: 'bluesky', callToAction: 'Vieni', link });
      await publish(social, post);
      await become(social, post, 'published');
      const [record] = await pds.posts(account.did);
      expect(record?.value.embed).toEqual({
        $type: 'app.bsky.embed.external',
        external: {
          uri: `${link}?utm_source=bluesky&utm_medium=social`,
          title: 'Il menu di oggi',
          description: 'Pane & focacce',
        },
      });
      const due = `update social_posts set metrics_due_at = ${instant(server, Date.now() - 1000)} where document_id = '${post.id}'`;
      await sql(server, due);
      const { metrics } = await eventually(
        async () => (await social.get<{ data: SocialPost }>(`/social/posts/${post.id}`)).body.data,
        (now) => now.metrics !== null,
        ROUND_MS,
      );
      expect(metrics).toMatchObject({ likes: 3, comments: 1, shares: 3, reach: null, removed: false });
    },
    SLOW,
  );

  test(
    'an access that ended is renewed; a password that was deleted holds posts until a new one is given',
    async () => {
      const { social, account, connected } = await ownerOn('rinnovo');
      const expire = () =>
        sql(
          server,
          `update social_accounts set token_expires_at = ${instant(server, Date.now() - 1000)} where document_id = '${connected.id}'`,
        );
      await expire();
      const first = await social.write({ platform: 'bluesky' });
      await publish(social, first);
      await become(social, first, 'published');

      await pds.revokeAppPasswords(account);
      await expire();
      const second = await social.write({ platform: 'bluesky' });
      await publish(social, second);
      await eventually(
        () => social.accounts(),
        ([now]) => now?.status === 'reconnect',
        ROUND_MS,
      );
      expect(await pds.posts(account.did)).toHaveLength(1);

      const appPassword = await pds.createAppPassword(account);
      const again = await connect(social, { identifier: account.handle, password: appPassword });
      expect(again.body.data).toMatchObject({ id: connected.id, status: 'connected' });
      await become(social, second, 'published');
      expect(await pds.posts(account.did)).toHaveLength(2);
    },
    SLOW,
  );

  testOnSqlite('refuses what is longer than 300 characters as a reader counts them', async () => {
    const { social } = await ownerOn('lungo');
    const { id } = await social.write({ platform: 'bluesky', copy: '👨‍👩‍👧‍👦'.repeat(300) });
    expect(id).not.toBe('');
    const beyond = social.write({ platform: 'bluesky', copy: 'a'.repeat(301) });
    await expect(beyond).rejects.toThrow('too-long');
  });
});

// It has no database at all.
describeOnSqlite('the adapter alone', () => {
  const network = () => createNetwork('bluesky', { ...networkSettings(null), blueskyUrl: pds.url });
  const call = { signal: AbortSignal.timeout(SLOW) };
  let account: PdsAccount;
  beforeAll(async () => void (account = await pds.createAccount('porta')));

  publishesLikeANetwork('bluesky', async () => ({
    network: network(),
    named: () => ({ identifier: account.handle }),
    consent: async () => account.appPassword,
    picture: async () => ({ bytes: async () => hollowJpeg(60, 60), publicUrl: null }),
    standIn: null,
  }));

  test('what is sent again after an answer that was lost makes no second post', async () => {
    const writer = await pds.createAccount('due');
    const signedIn = { code: writer.appPassword, identifier: writer.handle, verifier: '', redirectUri: '' };
    const { accessToken } = await network().exchange(signedIn, call);
    const access = { pageId: writer.did, boardId: null, accessToken };
    const draft = { text: 'Pane', title: '', link: '', image: null, aiImage: false };
    const context = { ...call, staged: null, renew: async () => undefined };
    const staged = await network().prepare(draft, access, context);
    const sent = { since: new Date(), staged };
    expect(await network().reconcile(draft, access, sent, call)).toEqual({ found: 'nothing' });
    const { externalId } = await network().commit(draft, access, staged, call);
    // As a process would that was ended before it wrote the answer down.
    await network().commit(draft, access, staged, call);
    const later = await network().prepare(draft, access, {
      ...context,
      staged: { ...staged, at: '2020-01-01T00:00:00Z' },
    });
    await network().commit(draft, access, later, call);
    expect((await pds.posts(writer.did)).map(({ uri }) => uri)).toEqual([externalId]);
    expect(await network().reconcile(draft, access, sent, call)).toMatchObject({
      found: 'published',
      externalId,
    });
    await pds.deletePost(writer, externalId);
    expect(await network().reconcile(draft, access, sent, call)).toEqual({ found: 'nothing' });
  });
});
