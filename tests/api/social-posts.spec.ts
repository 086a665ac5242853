import type { BulkSocialPosts, ErrorBody, GetSocialStatistics, SocialPost } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { instant, sql } from '../support/database';
import { romeDay } from '../support/rome-day';
import { inHours, ownerOfSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

type Refused = Partial<Pick<ErrorBody, 'error'>>;
const DAY = 86_400_000;

let server: SharedCms;
beforeAll(async () => {
  server = sharedCms();
});

const state = (id: string, set: string) =>
  sql(server, `update social_posts set ${set} where document_id = '${id}'`);
const published = (id: string, postedAt: number, metrics: object | null = null) =>
  state(
    id,
    `state = 'published', posted_at = ${instant(server, postedAt)}, external_url = 'https://social.test/1'` +
      (metrics
        ? `, metrics_read_at = ${instant(server, postedAt)}, metrics = '${JSON.stringify(metrics)}'`
        : ''),
  );

describe('posts', () => {
  test('say why they will not go out, first what takes longest', async () => {
    const social = await ownerOfSocial(server);
    const read = async ({ id }: SocialPost) =>
      (await social.get<{ data: SocialPost }>(`/social/posts/${id}`)).body.data;
    await social.patch(`/social/projects/${social.project.id}`, {
      version: 1,
      settings: { approveFirst: false },
    });
    const picture = await social.write({ platform: 'instagram' });
    expect([picture.status, picture.held]).toEqual(['queued', 'image']);
    const post = await social.write();
    expect([post.status, post.held, post.accountId, post.simulated]).toEqual([
      'ready',
      'no-account',
      null,
      true,
    ]);
    const account = await social.connect('facebook');
    expect(await read(post)).toMatchObject({ held: null, accountId: account.id });
    await social.patch(`/social/projects/${social.project.id}`, {
      version: 2,
      settings: { approveFirst: true },
      status: 'paused',
    });
    expect((await read(post)).held).toBe('approval');
    const approved = await social.patch<{ data: SocialPost }>(`/social/posts/${post.id}`, {
      version: post.version,
      approved: true,
    });
    expect(approved.body.data).toMatchObject({ approved: true, held: 'project-paused' });
    await social.post(`/social/accounts/${account.id}/disconnect`, { mode: 'soft' });
    expect((await read(post)).held).toBe('account');
  });

  test('are refused with what the network would refuse, with a past date and with a stranger’s account', async () => {
    const social = await ownerOfSocial(server);
    const stranger = await ownerOfSocial(server);
    const account = await stranger.connect('facebook');
    const write = (changes: object) =>
      social.post<Refused>(`/social/projects/${social.project.id}/posts`, {
        platform: 'x',
        copy: 'Ciao',
        callToAction: '',
        link: '',
        hashtags: [],
        title: '',
        scheduledFor: inHours(1),
        ...changes,
      });
    for (const [changes, fields] of [
      [{ copy: 'è'.repeat(281) }, { copy: 'too-long' }],
      [{ copy: ' ' }, { copy: 'required' }],
      [{ scheduledFor: inHours(-1) }, { scheduledFor: 'past' }],
      [{ scheduledFor: inHours(24 * 400) }, { scheduledFor: 'max' }],
      [{ link: 'http://' }, { link: 'url' }],
      [{ platform: 'facebook', accountId: account.id }, { accountId: 'choice' }],
      [{ platform: 'myspace' }, { platform: 'choice' }],
    ] as const) {
      const reply = await write(changes);
      expect([changes, reply.status, reply.body.error?.details.fields]).toEqual([changes, 422, fields]);
    }
    expect((await write({ copy: 'è'.repeat(280) })).status).toBe(201);
  });

  test('are listed by their time, filtered, paged and counted', async () => {
    const social = await ownerOfSocial(server);
    const later = await social.write({ scheduledFor: inHours(30) });
    const sooner = await social.write({ platform: 'linkedin', scheduledFor: inHours(2) });
    const out = await social.write();
    await published(out.id, Date.now() - DAY);
    const ids = async (query: string) => (await social.posts(query)).data.map(({ id }) => id);
    expect(await ids('status=pending')).toEqual([sooner.id, later.id]);
    expect(await ids('status=published')).toEqual([out.id]);
    expect(await ids('platform=linkedin')).toEqual([sooner.id]);
    expect(await ids(`status=pending&from=${inHours(24)}&to=${inHours(48)}`)).toEqual([later.id]);
    const second = await social.posts('pageSize=1&page=2&status=pending');
    expect([second.data[0]?.id, second.meta]).toEqual([later.id, { page: 2, pageSize: 1, total: 2 }]);
    const summary = await social.get<{ data: Record<string, number> }>(
      `/social/projects/${social.project.id}/summary`,
    );
    expect(summary.body.data).toMatchObject({ ready: 2, published: 1, failed: 0, 'to-verify': 0 });
    for (const bad of ['status=lost', 'pageSize=0', 'from=ieri'])
      expect((await social.get(`/social/projects/${social.project.id}/posts?${bad}`)).status).toBe(422);
  });

  test('are changed from their newest version, and not once they are on their way', async () => {
    const social = await ownerOfSocial(server);
    const post = await social.write();
    const change = (body: object) =>
      social.patch<{ data: SocialPost } & Refused>(`/social/posts/${post.id}`, body);
    const edited = await change({
      version: 1,
      copy: 'Nuove parole',
      hashtags: ['#pane fresco', 'Pane_Fresco'],
    });
    expect(edited.body.data).toMatchObject({
      version: 2,
      copy: 'Nuove parole',
      hashtags: ['panefresco', 'Pane_Fresco'],
    });
    expect((await change({ version: 1, copy: 'Tardi' })).body.error?.details.code).toBe('STALE_VERSION');
    await state(post.id, `state = 'publishing', version = 3`);
    const late = await change({ version: 3, copy: 'Troppo tardi' });
    expect([late.status, late.body.error?.details]).toMatchObject([
      409,
      { code: 'CONFLICT', reason: 'publishing' },
    ]);
    const gone = await social.del(`/social/posts/${post.id}`);
    expect([gone.status, (gone.body as ErrorBody).error.details.reason]).toEqual([409, 'publishing']);
  });

  test('an edit and the engine never both win', async () => {
    const social = await ownerOfSocial(server);
    const posts = await Promise.all(Array.from({ length: 12 }, () => social.write()));
    const outcomes = await Promise.all(
      posts.map(async ({ id, version }, index) => {
        const claim = sql(
          server,
          `update social_posts set state = 'publishing', version = version + 1 where document_id = '${id}' and state = 'ready' and version = ${version} returning id`,
        );
        const edit = social.patch(`/social/posts/${id}`, { version, copy: `Modificato ${index}` });
        const [claimed, edited] = await Promise.all([claim, edit]);
        return (claimed.length > 0 ? 1 : 0) + (edited.status === 200 ? 1 : 0);
      }),
    );
    expect(outcomes).toEqual(posts.map(() => 1));
  });

  test('that failed or were skipped start anew with a new time', async () => {
    const social = await ownerOfSocial(server);
    const post = await social.write();
    await state(post.id, `state = 'skipped', failure = 'late', attempts = 3`);
    const again = await social.patch<{ data: SocialPost }>(`/social/posts/${post.id}`, {
      version: post.version,
      scheduledFor: inHours(3),
    });
    expect(again.body.data).toMatchObject({ status: 'ready', failure: null });
  });

  test('are taken away, brought back for ten minutes, and then gone', async () => {
    const social = await ownerOfSocial(server);
    const post = await social.write();
    expect((await social.del(`/social/posts/${post.id}`)).status).toBe(204);
    expect((await social.posts()).meta.total).toBe(0);
    expect((await social.del(`/social/posts/${post.id}`)).status).toBe(404);
    const back = await social.post<{ data: SocialPost }>(`/social/posts/${post.id}/restore`);
    expect(back.body.data).toMatchObject({ id: post.id, copy: post.copy });
    await social.del(`/social/posts/${post.id}`);
    await state(post.id, `deleted_at = ${instant(server, Date.now() - 11 * 60_000)}`);
    expect((await social.post(`/social/posts/${post.id}/restore`)).status).toBe(404);
  });

  test('go to free instants of a calendar, each to one of its own', async () => {
    const social = await ownerOfSocial(server);
    const lonely = await social.write();
    const none = await social.post<Refused>(`/social/posts/${lonely.id}/next-slot`);
    expect([none.status, none.body.error?.details.reason]).toEqual([409, 'no-schedule']);
    const plan = await social.schedule();
    const posts = await Promise.all(Array.from({ length: 4 }, () => social.write()));
    await Promise.all(posts.map(({ id }) => social.post(`/social/posts/${id}/next-slot`)));
    const copy = await social.post<{ data: SocialPost }>(`/social/posts/${posts[0]?.id}/duplicate`);
    expect(copy.body.data).toMatchObject({ copy: posts[0]?.copy, scheduleId: plan.id, status: 'ready' });
    const { data } = await social.posts(`scheduleId=${plan.id}`);
    expect(new Set(data.map(({ scheduledFor }) => scheduledFor)).size).toBe(5);
  });

  test('with the same words within a day are refused unless wanted, and noted within a week', async () => {
    const social = await ownerOfSocial(server);
    await social.connect('facebook');
    const out = await social.write({ copy: 'Oggi sconto sul pane' });
    await published(out.id, Date.now() - DAY / 2);
    const again = {
      platform: 'facebook',
      copy: 'oggi  sconto sul PANE',
      callToAction: '',
      link: '',
      hashtags: [],
      title: '',
      scheduledFor: inHours(1),
    };
    const path = `/social/projects/${social.project.id}/posts`;
    const refused = await social.post<Refused>(path, again);
    expect([refused.status, refused.body.error?.details.reason]).toEqual([409, 'same-content']);
    const wanted = await social.post<{ data: SocialPost }>(path, { ...again, force: true });
    expect(wanted.body.data.repeats).not.toBeNull();
    await published(out.id, Date.now() - 3 * DAY);
    expect((await social.post(path, again)).status).toBe(201);
  });

  test('many at once: what could not be done is told one by one', async () => {
    const social = await ownerOfSocial(server);
    const [free, busy, soon] = [
      await social.write({ scheduledFor: inHours(10) }),
      await social.write(),
      await social.write({ scheduledFor: inHours(1) }),
    ];
    await state(busy.id, `state = 'publishing'`);
    const bulk = async (body: object) =>
      (
        await social.post<BulkSocialPosts['response']>(
          `/social/projects/${social.project.id}/posts/bulk`,
          body,
        )
      ).body.data;
    const ids = [free.id, busy.id, soon.id, 'nessuno'];
    expect(await bulk({ action: 'shift', ids, shiftMinutes: -120 })).toEqual({
      done: [free.id],
      refused: [
        { id: busy.id, reason: 'publishing' },
        { id: soon.id, reason: 'past' },
        { id: 'nessuno', reason: 'gone' },
      ],
    });
    expect((await bulk({ action: 'approve', ids: [free.id, soon.id] })).done).toEqual([free.id, soon.id]);
    expect((await bulk({ action: 'delete', ids: [free.id, busy.id] })).refused).toEqual([
      { id: busy.id, reason: 'publishing' },
    ]);
    expect((await social.posts()).data.map(({ id }) => id)).toEqual(
      [soon.id, busy.id].sort((one) => (one === busy.id ? -1 : 1)),
    );
  });
});

describe('statistics', () => {
  const figures = { likes: 3, comments: 1, shares: 0, reach: 50, reachKind: 'people', removed: false };

  test('sum what is known, and leave what is not', async () => {
    const social = await ownerOfSocial(server);
    const today = romeDay();
    const from = romeDay(Date.now() - 10 * DAY);
    const [one, two, three] = [
      await social.write(),
      await social.write(),
      await social.write({ platform: 'x' }),
    ];
    await published(one.id, Date.now() - DAY, figures);
    await published(two.id, Date.now() - DAY, { ...figures, shares: null, likes: null });
    await published(three.id, Date.now() - 2 * DAY);
    const path = `/social/projects/${social.project.id}/statistics`;
    const { body } = await social.get<GetSocialStatistics['response']>(`${path}?from=${from}&to=${today}`);
    expect(body.data.total).toEqual({ posts: 3, measured: 2, likes: 3, comments: 2, shares: 0, reach: null });
    expect(body.data.platforms).toEqual([
      {
        platform: 'facebook',
        reachKind: 'people',
        posts: 2,
        measured: 2,
        likes: 3,
        comments: 2,
        shares: 0,
        reach: 100,
      },
      {
        platform: 'x',
        reachKind: 'views',
        posts: 1,
        measured: 0,
        likes: null,
        comments: null,
        shares: null,
        reach: null,
      },
    ]);
    expect([body.data.days.length, body.data.bestTimes]).toEqual([11, null]);
    for (const bad of [`from=${today}&to=${from}`, 'from=2020-01-01&to=2026-01-01', 'from=ieri&to=oggi', ''])
      expect((await social.get(`${path}?${bad}`)).status).toBe(422);
  });

  test('say the best times from twenty posts on', async () => {
    const social = await ownerOfSocial(server);
    const posts = await Promise.all(Array.from({ length: 20 }, () => social.write()));
    // Twenty days ago at the same hour, and four posts with many answers a day later.
    const at = Date.parse(new Date(Date.now() - 20 * DAY).toISOString().slice(0, 13) + ':30:00.000Z');
    await Promise.all(
      posts.map(({ id }, index) =>
        published(id, index < 4 ? at + DAY : at, { ...figures, likes: index < 4 ? 90 : 3 }),
      ),
    );
    const today = romeDay();
    const { body } = await social.get<GetSocialStatistics['response']>(
      `/social/projects/${social.project.id}/statistics?from=${today}&to=${today}`,
    );
    expect(body.data.total.posts).toBe(0);
    expect(body.data.bestTimes).toMatchObject([
      { posts: 4, averageInteractions: 91 },
      { posts: 16, averageInteractions: 4 },
    ]);
  });

  test('come as a file that an Italian Excel opens, where no cell is a formula', async () => {
    const social = await ownerOfSocial(server);
    const post = await social.write({ copy: '=HYPERLINK("https://male.test")' });
    await published(post.id, Date.now() - 1000, { ...figures, shares: null });
    const today = romeDay();
    const yesterday = romeDay(Date.now() - DAY);
    const reply = await social.get<string>(
      `/social/projects/${social.project.id}/statistics.csv?from=${yesterday}&to=${today}`,
    );
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, line] = reply.body.replace(/^\ufeff/, '').split('\r\n');
    expect(head).toContain('Pubblicato il;Rete;Account;Testo;Mi piace');
    expect(line).toContain(`"'=HYPERLINK(""https://male.test"")";3;1;;50;persone;`);
  });
});
