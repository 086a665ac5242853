import type { ErrorBody, PlannedPost, SocialGeneration, SocialPlan } from '@contract';
import { beforeAll, expect, test } from 'vitest';
import { client, eventually } from '../support/client';
import { everyDay, ownerOfSocial, RICH_BAKERY, type OwnedSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

type Refused = Partial<Pick<ErrorBody, 'error'>>;
type Answer = { data: SocialPlan | null } & Refused;

const baker = async (): Promise<OwnedSocial> => {
  const social = await ownerOfSocial(server);
  await social.instruct({ instructions: RICH_BAKERY });
  return social;
};
const pathOf = ({ project }: OwnedSocial) => `/social/projects/${project.id}/plan`;
const put = ({ owner, ...social }: OwnedSocial, body: object) =>
  client(server).put<Answer>(pathOf({ owner, ...social }), body, { token: owner.token });
const proposed = async (social: OwnedSocial): Promise<SocialPlan> => {
  const { id } = await social.schedule({ ...everyDay, postTimes: ['09:00'], postsPerWeek: 3 });
  const { status, body } = await social.post<Answer>(pathOf(social), {
    scheduleId: id,
    platforms: ['facebook', 'x'],
    weeks: 4,
  });
  expect([status, body.error]).toEqual([200, undefined]);
  if (!body.data) throw new Error('There is no plan');
  return body.data;
};
const planItem = ({ id, at, topic }: PlannedPost) => ({ id, at, topic });

test('a plan of four weeks says of each post when, where, what about and why, and writes nothing', async () => {
  const social = await baker();
  expect((await social.get<Answer>(pathOf(social))).body.data).toBeNull();
  const plan = await proposed(social);
  expect(plan.posts.length).toBeGreaterThan(5);
  expect(plan.posts.length + plan.empty).toBe(12);
  expect(plan.posts.map(({ at }) => at)).toEqual(plan.posts.map(({ at }) => at).sort());
  for (const post of plan.posts) {
    expect(new Date(post.at).getTime()).toBeGreaterThan(Date.now());
    expect([post.topic !== '', post.kind !== null, post.reason.kind !== 'topic']).toEqual([true, true, true]);
    expect(['facebook', 'x']).toEqual(expect.arrayContaining(post.platforms));
  }
  // What was told on one network is told on another two weeks later at the soonest.
  for (const [at, post] of plan.posts.entries())
    for (const other of plan.posts.slice(at + 1).filter(({ topic }) => topic === post.topic))
      expect(Date.parse(other.at) - Date.parse(post.at)).toBeGreaterThan(14 * 86_400_000);
  expect((await social.posts()).data).toEqual([]);
  expect((await social.get<Answer>(pathOf(social))).body.data).toEqual(plan);
});

test('its owner reorders, removes and renames; what is not in it is refused, and an old tab is told', async () => {
  const social = await baker();
  const { posts, version } = await proposed(social);
  const [first, second, third] = posts;
  if (!first || !second || !third) throw new Error('The plan is too short');
  const changes = [
    { ...planItem(first), at: second.at },
    { ...planItem(second), at: first.at, topic: 'Il forno nuovo' },
  ];
  const changed = await put(social, { version, posts: changes });
  expect(changed.status).toBe(200);
  expect(changed.body.data?.posts).toMatchObject([
    { id: second.id, at: first.at, day: first.day, topic: 'Il forno nuovo', kind: null },
    { id: first.id, at: second.at, day: second.day, topic: first.topic, kind: first.kind },
  ]);
  const stale = await put(social, { version, posts: changes });
  expect([stale.status, stale.body.error?.details.code]).toEqual([409, 'STALE_VERSION']);
  const now = version + 1;
  for (const wrong of [
    [planItem(third)],
    [{ ...planItem(first), at: '2020-01-01T08:00:00.000Z' }],
    [{ ...planItem(first), topic: '' }],
    [{ ...planItem(first), platforms: ['linkedin'] }],
  ])
    expect((await put(social, { version: now, posts: wrong })).status).toBe(422);
});

test('what is planned is written as planned, once, and the plan is done with', async () => {
  const social = await baker();
  const { posts, version } = await proposed(social);
  const few = posts.slice(0, 2);
  await put(social, { version, posts: few.map(planItem) });
  const write = (version: number, key: string) =>
    social.post<{ data: SocialGeneration } & Refused>(
      `${pathOf(social)}/write`,
      { version },
      { 'idempotency-key': key },
    );
  expect((await write(version, crypto.randomUUID())).body.error?.details.code).toBe('STALE_VERSION');
  const key = crypto.randomUUID();
  const begun = await write(version + 1, key);
  expect([begun.status, begun.body.error]).toEqual([202, undefined]);
  expect((await write(version + 1, key)).body.data.id).toBe(begun.body.data.id);
  await eventually(
    () => social.get<{ data: SocialGeneration }>(`/social/generations/${begun.body.data.id}`),
    ({ body }) => body.data.status === 'done',
    60_000,
  );
  const { data: written } = await social.posts('pageSize=100');
  const wanted = few.flatMap(({ at, platforms }) => platforms.map((platform) => `${at} ${platform}`));
  expect(written.map(({ scheduledFor, platform }) => `${scheduledFor ?? ''} ${platform}`).sort()).toEqual(
    wanted.sort(),
  );
  for (const { topic, scheduledFor } of written)
    expect(topic).toBe(few.find(({ at }) => at === scheduledFor)?.topic);
  expect((await social.get<Answer>(pathOf(social))).body.data).toBeNull();
  expect((await write(version + 1, crypto.randomUUID())).status).toBe(404);
});

test('nothing known, nothing planned; wrong weeks and other people’s plans are refused', async () => {
  const social = await ownerOfSocial(server);
  const { id: scheduleId } = await social.schedule();
  const ask = (from: OwnedSocial, weeks: number) =>
    from.post<Answer>(pathOf(social), { scheduleId, platforms: ['facebook'], weeks });
  const nothing = await ask(social, 4);
  expect([nothing.status, nothing.body.error?.details.reason]).toEqual([409, 'no-material']);
  expect([(await ask(social, 3)).status, (await ask(social, 9)).status]).toEqual([422, 422]);
  const stranger = await baker();
  expect([
    (await ask(stranger, 4)).status,
    (await stranger.get(pathOf(social))).status,
    (await stranger.del(pathOf(social))).status,
  ]).toEqual([404, 404, 404]);
});

test('a plan can be discarded', async () => {
  const social = await baker();
  await proposed(social);
  expect((await social.del(pathOf(social))).status).toBe(200);
  expect((await social.get<Answer>(pathOf(social))).body.data).toBeNull();
});
