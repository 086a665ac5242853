import type {
  GetSocialHeartbeat,
  ListNotifications,
  LiveEvent,
  SocialPlatform,
  SocialPost,
  SocialSchedule,
} from '@contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually, type Reply } from '../support/client';
import { instant, sql } from '../support/database';
import { FAKE_TOKEN, startFakeSocial, type FakeSocial, type Injection } from '../support/fake-social';
import { listen } from '../support/listen';
import { onNetworks, ROUND_MS, type Refused } from '../support/on-networks';
import { testOnSqlite } from '../support/on-sqlite';
import { outbox } from '../support/outbox';
import { ownerOfSocial, type OwnedSocial } from '../support/social';
import { startCms, type CmsServer } from '../support/start-cms';
import { QUICK_PUBLISHING } from '../support/timings';

const SLOW = 240_000;

let fake: FakeSocial;
let server: CmsServer;
beforeAll(async () => {
  fake = await startFakeSocial();
  server = await startCms({ env: { SEED_DEMO: 'true', ...QUICK_PUBLISHING, ...fake.env } });
});
afterAll(async () => {
  await server?.stop();
  await fake?.close();
});
afterEach(() => fake.clearFaults());

const { ownerOn, read, publish, become, set, madeOf } = onNetworks(() => ({ server, fake }));
const bells = async (social: OwnedSocial, kind: string) =>
  (await social.get<ListNotifications['response']>('/notifications')).body.data.filter(
    (notification) => notification.kind === kind,
  );
const mails = async (social: OwnedSocial, kind: string) =>
  (await outbox(server, social.owner.email)).filter((mail) => mail.kind === kind);
const reasonOf = ({ status, body }: Reply<Refused>) => [
  status,
  body.error?.details.reason ?? body.error?.details.code,
];

describe('publishing now', () => {
  const words = 'Perché no? (dalle 9) 👨‍👩‍👧‍👦 שלום @forno #subito C:\\pane [a] {b} *c* ~d~ e|f';
  testOnSqlite.each(['facebook', 'x', 'linkedin'] as const)(
    'on %s: what was written is what stands there, with its address and, later, its figures',
    async (platform) => {
      const { social } = await ownerOn(platform);
      const post = await social.write({
        platform,
        copy: `${words} ${crypto.randomUUID()}`,
        hashtags: ['pane'],
      });
      const reply = await publish(social, post);
      expect([
        reply.status,
        reply.body.data.status === 'ready' || reply.body.data.status === 'publishing',
      ]).toEqual([200, true]);
      const out = await become(social, post, 'published');
      expect(madeOf(post).map(({ text }) => text)).toEqual([`${post.copy}\n\n#pane`]);
      expect(out).toMatchObject({ late: false, failure: null, held: null, simulated: false });
      expect(out.externalUrl).toMatch(/^https:\/\//);

      const [made] = madeOf(post);
      fake.figures(platform, made?.id ?? '', { likes: 7 });
      await set(post, `metrics_due_at = ${instant(server, Date.now() - 1000)}`);
      const { metrics } = await eventually(
        () => read(social, post),
        (now) => now.metrics !== null || platform === 'linkedin',
        ROUND_MS,
      );
      // LinkedIn lets no app of this kind read figures of a person's own posts.
      if (platform !== 'linkedin') expect(metrics).toMatchObject({ likes: 7, removed: false });
    },
    SLOW,
  );

  test(
    'a double click is one post, and so is a second tab',
    async () => {
      const { social } = await ownerOn('facebook');
      const post = await social.write();
      const key = crypto.randomUUID();
      const clicks = await Promise.all([
        publish(social, post, { key }),
        publish(social, post, { key }),
        publish(social, post),
      ]);
      expect(clicks.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
      expect(clicks.every(({ status }) => status === 200 || status === 409)).toBe(true);
      await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);
      expect(reasonOf(await publish(social, post))).toEqual([409, 'published']);
    },
    SLOW,
  );

  testOnSqlite('is refused where it could not go out, and to everybody else', async () => {
    const { social } = await ownerOn('facebook');
    const post = await social.write();
    const stranger = await ownerOfSocial(server);
    expect((await publish(stranger, post)).status).toBe(404);
    expect((await social.post(`/social/posts/${post.id}/publish`, { version: 1 })).status).toBe(400);
    expect((await publish(social, { ...post, version: 'a' as unknown as number })).status).toBe(422);
    expect(reasonOf(await publish(social, { ...post, version: 99 }))).toEqual([409, 'STALE_VERSION']);
    for (const path of ['retry', 'verify'])
      expect(
        reasonOf(
          await social.post(`/social/posts/${post.id}/${path}`, path === 'verify' ? { published: true } : {}),
        ),
      ).toEqual([409, path === 'verify' ? 'ready' : 'ready']);
    expect(
      (await social.post(`/social/posts/${post.id}/verify`, { published: true, url: 'javascript:1' })).status,
    ).toBe(422);
    const pinned = await social.write({ platform: 'pinterest' });
    expect(reasonOf(await publish(social, pinned))).toEqual([409, 'held']);
    expect(fake.ledger().filter(({ text }) => text === post.copy)).toEqual([]);
  });

  test(
    'the same words twice in a day need a word of their owner',
    async () => {
      const { social } = await ownerOn('facebook');
      const post = await social.write();
      await publish(social, post);
      await become(social, post, 'published');
      const again = await social.write({ copy: post.copy, force: true });
      expect(reasonOf(await publish(social, again))).toEqual([409, 'same-content']);
      expect((await publish(social, again, { force: true })).status).toBe(200);
      await become(social, again, 'published');
      expect(madeOf(post)).toHaveLength(2);
    },
    SLOW,
  );
});

describe('when a network goes wrong', () => {
  const failing = async (
    fault: Pick<Injection, 'fault'>,
    platform: SocialPlatform = 'facebook',
    times = 1,
  ) => {
    const { social, account } = await ownerOn(platform);
    const post = await social.write({ platform });
    fake.fail({ ...fault, platform, kind: 'create', times } as Injection);
    expect((await publish(social, post)).status).toBe(200);
    return { social, account, post };
  };
  const lookNow = (post: SocialPost) => set(post, `not_before = ${instant(server, Date.now() - 1000)}`);

  test.each(['500-after-create', 'drop-after-create', 'malformed'] as const)(
    '%s: it is found, not made again',
    async (fault) => {
      const { social, post } = await failing({ fault });
      await become(social, post, 'to-verify');
      await lookNow(post);
      const out = await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);
      expect(out.externalUrl).toContain('facebook');
    },
    SLOW,
  );

  test(
    '500 and nothing made: its owner says, and only then it is sent again',
    async () => {
      const { social, post } = await failing({ fault: '500-before-create' });
      await become(social, post, 'to-verify');
      const checked = await social.post<{ data: SocialPost }>(`/social/posts/${post.id}/verify`, {
        published: false,
      });
      expect(checked.status).toBe(200);
      await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);

      const second = await failing({ fault: '500-before-create' });
      await become(second.social, second.post, 'to-verify');
      const url = 'https://www.facebook.com/1/posts/2';
      const response = await second.social.post<{ data: SocialPost }>(
        `/social/posts/${second.post.id}/verify`,
        {
          published: true,
          url,
        },
      );
      expect(response.body.data).toMatchObject({ status: 'published', externalUrl: url });
      expect(madeOf(second.post)).toHaveLength(0);
    },
    SLOW,
  );

  test(
    'a token that ended is renewed once, and the post goes out once',
    async () => {
      const { social, post } = await failing({ fault: '401' }, 'x');
      await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);
      expect(await bells(social, 'social-reconnect')).toHaveLength(0);
    },
    SLOW,
  );

  test(
    'an access that cannot be renewed just now holds its post, costs it no attempt, and is told to nobody',
    async () => {
      const { social, account } = await ownerOn('x');
      const post = await social.write({ platform: 'x' });
      const onAccount = (columns: string) =>
        sql(server, `update social_accounts set ${columns} where document_id = '${account.id}'`);
      const past = instant(server, Date.now() - 1000);
      await onAccount(`token_expires_at = ${past}`);
      fake.fail({ platform: 'x', kind: 'token', fault: '500-before-create', times: 9 });
      const requests = () =>
        fake.requests.filter(({ platform, kind }) => platform === 'x' && kind === 'token').length;
      const before = requests();
      await publish(social, post);
      for (const minutes of [1, 5, 15]) {
        const waiting = await eventually(
          () => read(social, post),
          ({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? '') - Date.now() > (minutes - 0.9) * 60_000,
          ROUND_MS,
        );
        expect(waiting).toMatchObject({ status: 'ready', failure: 'network-down', held: null });
        await onAccount(`renew_after = ${past}`);
        await set(post, `not_before = ${past}`);
      }
      expect(requests() - before).toBeGreaterThanOrEqual(3);
      const [row] = await sql(server, `select attempts from social_posts where document_id = '${post.id}'`);
      expect(Number(row?.attempts)).toBeLessThanOrEqual(1);
      fake.clearFaults();
      await onAccount(`renew_after = ${past}`);
      await set(post, `not_before = ${past}`);
      await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);
      for (const kind of ['social-reconnect', 'social-post-failed'])
        expect(await bells(social, kind)).toEqual([]);
    },
    SLOW,
  );

  test(
    'an account that is taken for a spammer rests for a day, its posts wait, and its owner hears of it once',
    async () => {
      const { social, account, post } = await failing({
        fault: 'answer',
        status: 400,
        json: { error: { message: 'Blocked', type: 'OAuthException', code: 4, error_subcode: 2207051 } },
      } as Injection);
      const other = await social.write();
      const waiting = await eventually(
        () => read(social, post),
        ({ failure }) => failure === 'blocked',
        ROUND_MS,
      );
      expect(waiting.status).toBe('ready');
      expect(Date.parse(waiting.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
      await publish(social, other);
      const [resting] = await social.accounts();
      expect(resting?.id).toBe(account.id);
      expect(Date.parse(resting?.limitedUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
      const notice = await eventually(
        () => bells(social, 'social-account-blocked'),
        (found) => found.length === 1,
        ROUND_MS,
      );
      expect(notice[0]?.params).toEqual({
        platform: 'facebook',
        accountName: account.name,
        until: resting?.limitedUntil,
      });
      expect(await mails(social, 'social-account-blocked')).toHaveLength(1);

      // A day later, with more than an hour of lateness behind them, both go out.
      const dayAgo = instant(server, Date.now() - 25 * 3_600_000);
      const past = instant(server, Date.now() - 1000);
      for (const each of [post, other]) await set(each, `scheduled_for = ${dayAgo}`);
      await set(post, `not_before = ${past}`);
      await sql(
        server,
        `update social_accounts set gated_until = ${past} where document_id = '${account.id}'`,
      );
      for (const each of [post, other])
        expect(await become(social, each, 'published')).toMatchObject({ late: true });
      expect(madeOf(post)).toHaveLength(1);
    },
    SLOW,
  );

  test(
    'an account that is let in no more holds its posts and says so once',
    async () => {
      const { social, account } = await ownerOn('facebook');
      // Both before anything goes wrong: what is written for an account that is out has none.
      const [post, other] = [await social.write(), await social.write()];
      fake.fail({ platform: 'facebook', kind: 'create', fault: '401', times: 5 } as Injection);
      expect((await publish(social, post)).status).toBe(200);
      await eventually(
        () => social.accounts(),
        (accounts) => accounts.some(({ id, status }) => id === account.id && status === 'reconnect'),
        ROUND_MS,
      );
      expect(await become(social, post, 'ready')).toMatchObject({ held: 'account', failure: 'reconnect' });
      expect(await read(social, other)).toMatchObject({ held: 'account' });
      expect(await bells(social, 'social-reconnect')).toHaveLength(1);
      expect(await mails(social, 'social-reconnect')).toHaveLength(1);
      expect(madeOf(post)).toHaveLength(0);
    },
    SLOW,
  );

  test(
    'what its owner must do is told once, and can be tried again',
    async () => {
      const { social, post } = await failing({ fault: 'checkpoint' }, 'x');
      const failed = await become(social, post, 'failed');
      expect(failed.failure).toBe('user-action');
      await eventually(
        () => bells(social, 'social-post-failed'),
        (found) => found.length === 1,
        ROUND_MS,
      );
      expect(await mails(social, 'social-post-failed')).toHaveLength(1);
      expect((await social.post(`/social/posts/${post.id}/retry`)).status).toBe(200);
      await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);
    },
    SLOW,
  );

  test(
    'a limit is waited for, and says until when',
    async () => {
      const { social, post } = await failing({ fault: '429', resetSeconds: 600 } as Injection, 'x');
      const waiting = await eventually(
        () => read(social, post),
        (now) => now.failure === 'rate-limited',
        ROUND_MS,
      );
      expect(waiting.status).toBe('ready');
      expect(Date.parse(waiting.nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(500_000);
      expect(madeOf(post)).toHaveLength(0);
    },
    SLOW,
  );
});

test(
  'a post that begins to go out is so on the page that is open',
  async () => {
    const { social } = await ownerOn('facebook');
    const post = await social.write();
    const page = await listen<LiveEvent>(server, '/stream', {
      authorization: `Bearer ${social.owner.token}`,
    });
    const eventCount = () => page.events.filter(({ topic }) => topic === 'social').length;
    fake.fail({ platform: 'facebook', kind: 'create', fault: 'block-before-create' });
    const blocked = fake.whenBlocked();
    await publish(social, post);
    await blocked;
    // One for what its owner asked, and one for what the engine does: nothing else has happened yet.
    await eventually(
      () => Promise.resolve(eventCount()),
      (events) => events === 2,
    );
    expect((await read(social, post)).status).toBe('publishing');
    fake.release();
    await eventually(
      () => Promise.resolve(eventCount()),
      (events) => events >= 3,
    );
    page.stop();
  },
  SLOW,
);

describe('the server', () => {
  test(
    'killed while the network has made the post and says nothing: one post, found after the restart',
    async () => {
      const { social } = await ownerOn('facebook');
      const post = await social.write();
      fake.fail({ platform: 'facebook', kind: 'create', fault: 'block-after-create' });
      const blocked = fake.whenBlocked();
      await publish(social, post);
      await blocked;
      await server.kill('SIGKILL');
      fake.release();
      const [row] = await sql(server, `select state from social_posts where document_id = '${post.id}'`);
      expect(row?.state).toBe('publishing');
      await server.restart();
      await set(post, `lease_until = ${instant(server, Date.now() - 1000)}`);
      await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);
    },
    SLOW,
  );

  test(
    'ended while a post is on its way lets it end',
    async () => {
      const { social } = await ownerOn('facebook');
      const post = await social.write();
      fake.fail({ platform: 'facebook', kind: 'create', fault: 'delay', milliseconds: 1_500 });
      await publish(social, post);
      await eventually(
        () => Promise.resolve(fake.requests.filter(({ kind }) => kind === 'create').length),
        (count) => count > 0,
      );
      await become(social, post, 'publishing').catch(() => undefined);
      await server.restart();
      expect((await read(social, post)).status).toBe('published');
      expect(madeOf(post)).toHaveLength(1);
    },
    SLOW,
  );

  test(
    'an account that is taken away while its post is on its way leaves a post with its id',
    async () => {
      const { social, account } = await ownerOn('facebook');
      const [post, other] = [await social.write(), await social.write()];
      fake.fail({ platform: 'facebook', kind: 'create', fault: 'block-after-create' });
      const blocked = fake.whenBlocked();
      await publish(social, post);
      await blocked;
      expect((await social.post(`/social/accounts/${account.id}/disconnect`, { mode: 'hard' })).status).toBe(
        204,
      );
      fake.release();
      const out = await become(social, post, 'published');
      expect(out.externalUrl).toContain('facebook');
      expect((await social.get(`/social/posts/${other.id}`)).status).toBe(404);
    },
    SLOW,
  );

  test(
    'a calendar that is taken away while its post is on its way leaves a post with its id',
    async () => {
      const { social } = await ownerOn('facebook');
      const calendar = await social.post<{ data: SocialSchedule }>(
        `/social/projects/${social.project.id}/schedules`,
        {
          name: 'Ogni lunedì',
          daysOfWeek: [1],
          postTimes: ['09:00'],
          timezone: 'Europe/Rome',
          postsPerWeek: 1,
          active: true,
        },
      );
      const { id } = calendar.body.data;
      const [post, other] = [await social.write(), await social.write()];
      for (const each of [post, other])
        await set(each, `schedule_id = (select id from social_schedules where document_id = '${id}')`);
      fake.fail({ platform: 'facebook', kind: 'create', fault: 'block-after-create' });
      const blocked = fake.whenBlocked();
      await publish(social, post);
      await blocked;
      expect((await social.del(`/social/schedules/${id}?posts=delete`)).status).toBe(204);
      fake.release();
      const out = await become(social, post, 'published');
      expect(out.externalUrl).toContain('facebook');
      expect(out.scheduleId).toBeNull();
      expect((await social.get(`/social/posts/${other.id}`)).status).toBe(404);
    },
    SLOW,
  );

  test('says when it last looked, to the owner alone', async () => {
    const social = await ownerOfSocial(server);
    const path = `/social/projects/${social.project.id}/heartbeat`;
    const { body } = await social.get<GetSocialHeartbeat['response']>(path);
    expect(body.data.silent).toBe(false);
    expect(Date.now() - Date.parse(body.data.lastCheckAt ?? '')).toBeLessThan(120_000);
    expect((await (await ownerOfSocial(server)).get(path)).status).toBe(404);
  });

  test('wrote no token anywhere that can be read', async () => {
    const { social } = await ownerOn('x');
    const answers = JSON.stringify([
      await social.accounts(),
      (await social.get(`/social/projects/${social.project.id}/posts`)).body,
    ]);
    const tables = ['social_posts', 'social_accounts', 'social_networks', 'jobs', 'notifications'];
    const rows = await Promise.all(
      tables.map((table) => sql(server, `select * from ${table}`).catch(() => [])),
    );
    expect(fake.requests.length).toBeGreaterThan(0);
    for (const text of [answers, JSON.stringify(rows), server.log()]) expect(text).not.toContain(FAKE_TOKEN);
  });
});
