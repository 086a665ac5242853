import type { CreateSocialPosts, ErrorBody, SocialPhoto, SocialPost, SocialPostDraft } from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRequire } from 'node:module';
import path from 'node:path';
import { instant, sql } from '../support/database';
import { cmsRoot } from '../support/paths';
import { client, eventually } from '../support/client';
import { inHours, ownerOfSocial, type OwnedSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

// cms draws with it; tests have no packages of their own.
const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];

type Refused = Partial<Pick<ErrorBody, 'error'>>;

let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

const draftOf = (changes: Partial<SocialPostDraft> = {}): SocialPostDraft => ({
  platform: 'bluesky',
  copy: `Pane ${crypto.randomUUID()}`,
  callToAction: '',
  link: '',
  hashtags: [],
  title: '',
  scheduledFor: inHours(1),
  ...changes,
});
const batch = (social: OwnedSocial, posts: SocialPostDraft[]) =>
  social.post<CreateSocialPosts['response'] & Refused>(`/social/projects/${social.project.id}/posts/batch`, {
    posts,
  });
const photo = async (social: OwnedSocial): Promise<SocialPhoto> => {
  const color = `#${crypto.randomUUID().slice(0, 6)}`;
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
  const reply = await social.post<{ data: SocialPhoto }>(
    `/social/projects/${social.project.id}/photos`,
    form,
  );
  return reply.body.data;
};
const read = async (social: OwnedSocial, { id }: SocialPost): Promise<SocialPost> =>
  (await social.get<{ data: SocialPost }>(`/social/posts/${id}`)).body.data;

describe('several posts at once', () => {
  test('come into being together, each with what follows it', async () => {
    const social = await ownerOfSocial(server);
    const { status, body } = await batch(social, [
      draftOf({ replies: ['Due', 'Tre'] }),
      draftOf({ platform: 'facebook', replies: ['Il listino'] }),
      draftOf({ platform: 'pinterest' }),
    ]);
    expect(status).toBe(201);
    expect(body.data.map(({ platform, replies }) => [platform, replies.map(({ copy }) => copy)])).toEqual([
      ['bluesky', ['Due', 'Tre']],
      ['facebook', ['Il listino']],
      ['pinterest', []],
    ]);
    // What follows is shown with its post, and counted nowhere as one.
    const { data, meta } = await social.posts();
    expect([data.length, meta.total]).toEqual([3, 3]);
    const counts = await social.get<{ data: Record<string, number> }>(
      `/social/projects/${social.project.id}/summary`,
    );
    expect(counts.body.data).toMatchObject({ ready: 2, queued: 1 });
  });

  test('are all refused where one would be, and say which', async () => {
    const social = await ownerOfSocial(server);
    for (const [posts, fields] of [
      [[draftOf(), draftOf({ copy: 'a'.repeat(301) })], { 'posts.1.copy': 'too-long' }],
      [[draftOf(), draftOf({ scheduledFor: inHours(-2) })], { 'posts.1.scheduledFor': 'past' }],
      [[draftOf({ platform: 'facebook', replies: ['uno', 'due'] })], { 'posts.0.replies': 'too-many' }],
      [[draftOf({ replies: ['a'.repeat(301)] })], { 'posts.0.replies': 'too-long' }],
    ] as const) {
      const reply = await batch(social, [...posts]);
      expect([reply.status, reply.body.error?.details.fields]).toEqual([422, fields]);
    }
    expect((await social.posts()).meta.total).toBe(0);
  });

  test('carry copies of photos in their order, and go without leaving files', async () => {
    const social = await ownerOfSocial(server);
    const photos = [await photo(social), await photo(social), await photo(social)];
    const photoIds = photos.map(({ id }) => id);
    const { body } = await batch(social, [draftOf({ platform: 'instagram', photoIds })]);
    const [post] = body.data;
    expect([post?.status, post?.image?.width, post?.moreImages.length]).toEqual(['ready', 640, 2]);
    const library = await social.get<{ data: SocialPhoto[] }>(`/social/projects/${social.project.id}/photos`);
    expect(library.body.data.map(({ usedIn }) => usedIn)).toEqual([1, 1, 1]);
    const six = [...photoIds, ...photoIds];
    const many = await batch(social, [draftOf({ photoIds: six })]);
    expect(many.body.error?.details.fields).toEqual({ 'posts.0.photoIds': 'max' });
    const stranger = await ownerOfSocial(server);
    expect((await batch(stranger, [draftOf({ photoIds })])).status).toBe(404);
  });
});

describe('what follows a post', () => {
  test('is written anew with it, goes and comes back with it, and is copied with it', async () => {
    const social = await ownerOfSocial(server);
    const { body } = await batch(social, [draftOf({ replies: ['Due'] })]);
    const post = body.data[0] as SocialPost;
    const changed = await social.patch<{ data: SocialPost }>(`/social/posts/${post.id}`, {
      version: post.version,
      replies: ['Seconda', 'Terza'],
    });
    expect(changed.body.data.replies.map(({ copy }) => copy)).toEqual(['Seconda', 'Terza']);
    const copy = await social.post<{ data: SocialPost }>(`/social/posts/${post.id}/duplicate`);
    expect(copy.body.data.replies.map(({ copy: text }) => text)).toEqual(['Seconda', 'Terza']);
    await social.del(`/social/posts/${post.id}`);
    const gone = await sql(
      server,
      `select count(*) as parts from social_posts where deleted_at is null and copy = 'Terza' and project_id = (select project_id from social_posts where document_id = '${post.id}')`,
    );
    expect(Number(gone[0]?.parts)).toBe(1);
    const back = await social.post<{ data: SocialPost }>(`/social/posts/${post.id}/restore`);
    expect(back.body.data.replies).toHaveLength(2);
  });

  test('goes out after it and is no post to edit, move or publish by itself', async () => {
    const social = await ownerOfSocial(server);
    await social.connect('facebook');
    const { body } = await batch(social, [draftOf({ platform: 'facebook', replies: ['Il listino è qui'] })]);
    const post = body.data[0] as SocialPost;
    const [comment] = post.replies;
    const patch = { version: 1, copy: 'Altro' };
    expect((await social.patch(`/social/posts/${comment?.id ?? ''}`, patch)).status).toBe(404);
    expect((await social.get(`/social/posts/${comment?.id ?? ''}`)).status).toBe(404);
    await social.post(
      `/social/posts/${post.id}/publish`,
      { version: post.version },
      { 'Idempotency-Key': crypto.randomUUID() },
    );
    const out = await eventually(
      () => read(social, post),
      ({ replies }) => replies[0]?.status === 'published',
    );
    expect(out.status).toBe('published');
  });

  test('a part that failed can be tried again', async () => {
    const social = await ownerOfSocial(server);
    await social.connect('x');
    const { body } = await batch(social, [draftOf({ platform: 'x', replies: ['Due'] })]);
    const post = body.data[0] as SocialPost;
    const past = instant(server, Date.now() - 60_000);
    await sql(
      server,
      `update social_posts set state = 'published', posted_at = ${past}, external_id = 'simulazione-1' where document_id = '${post.id}'`,
    );
    await sql(
      server,
      `update social_posts set state = 'failed', failure = 'policy' where document_id = '${post.replies[0]?.id ?? ''}'`,
    );
    expect((await read(social, post)).replies).toMatchObject([{ status: 'failed', failure: 'policy' }]);
    await social.post(`/social/posts/${post.replies[0]?.id ?? ''}/retry`);
    const isOut = ({ replies }: SocialPost) => replies[0]?.status === 'published';
    expect(isOut(await eventually(() => read(social, post), isOut))).toBe(true);
  });
});

describe('a draft', () => {
  test('may be unfinished, goes nowhere, and is checked when it is finished', async () => {
    const social = await ownerOfSocial(server);
    await social.connect('x');
    const { body } = await batch(social, [
      draftOf({ platform: 'x', copy: 'a'.repeat(400), draft: true, scheduledFor: inHours(0.001) }),
    ]);
    const post = body.data[0] as SocialPost;
    expect([post.draft, post.held]).toEqual([true, 'draft']);
    const finish = { version: post.version, draft: false };
    const long = await social.patch<Refused>(`/social/posts/${post.id}`, finish);
    expect(long.body.error?.details.fields).toEqual({ copy: 'too-long' });
    const done = await social.patch<{ data: SocialPost }>(`/social/posts/${post.id}`, {
      ...finish,
      copy: 'Pane caldo',
      scheduledFor: inHours(2),
    });
    expect(done.body.data).toMatchObject({ draft: false, held: null, copy: 'Pane caldo' });
  });
});

test('figures of a simulation are there within a minute', async () => {
  const social = await ownerOfSocial(server);
  await social.connect('facebook');
  const post = await social.write();
  await social.post(
    `/social/posts/${post.id}/publish`,
    { version: post.version },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  await eventually(
    () => read(social, post),
    ({ status }) => status === 'published',
  );
  const [row] = await sql(
    server,
    `select metrics_due_at, posted_at, metrics_read_at from social_posts where document_id = '${post.id}'`,
  );
  const time = (value: unknown) => new Date(value as string | number).getTime();
  if (row?.metrics_read_at === null)
    expect(time(row.metrics_due_at) - time(row.posted_at)).toBeLessThanOrEqual(60_000);
});

test('the card of a page is read for the preview by its owner alone', async () => {
  const social = await ownerOfSocial(server);
  const path = `/social/projects/${social.project.id}/link-card?url=${encodeURIComponent('https://127.0.0.1/x')}`;
  // A private address is not opened: nothing is known of it.
  expect((await social.get<{ data: unknown }>(path)).body).toMatchObject({});
  expect((await client(server).get(path)).status).toBe(401);
  const stranger = await ownerOfSocial(server);
  expect((await stranger.get(path)).status).toBe(404);
});
