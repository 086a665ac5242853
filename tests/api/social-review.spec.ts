import type {
  CreateReviewLink,
  ErrorBody,
  Notification,
  ReadReview,
  ReviewSocialPost,
  SocialPost,
} from '@contract';
import { beforeAll, expect, test } from 'vitest';
import { client, type Reply } from '../support/client';
import { sql } from '../support/database';
import { ownerOfSocial, type OwnedSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

type Answer<T> = T & Partial<Pick<ErrorBody, 'error'>>;

let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

const linkOf = async (social: OwnedSocial): Promise<string> => {
  const { body } = await social.post<CreateReviewLink['response']>(
    `/social/projects/${social.project.id}/review-link`,
  );
  return new URLSearchParams(new URL(body.data.url).hash.slice(1)).get('token') ?? '';
};
const read = (token: string): Promise<Reply<Answer<ReadReview['response']>>> =>
  client(server).post('/social/review', { token });
const say = (
  post: Pick<SocialPost, 'id' | 'version'>,
  request: Pick<ReviewSocialPost['request'], 'token' | 'kind'> & { text?: string },
): Promise<Reply<Answer<ReviewSocialPost['response']>>> =>
  client(server).post(`/social/review/posts/${post.id}`, {
    author: 'Anna',
    text: '',
    version: post.version,
    ...request,
  });

test('people with the link read what waits, and nothing else of the project', async () => {
  const social = await ownerOfSocial(server);
  const post = await social.write({ copy: 'Da leggere' });
  await social.write({ copy: 'Bozza', draft: true });
  const out = await social.write({ copy: 'Uscito' });
  await sql(server, `update social_posts set state = 'published' where document_id = '${out.id}'`);
  const { status, body } = await read(await linkOf(social));
  expect(status).toBe(200);
  expect(body.data.posts.map(({ id, copy }) => [id, copy])).toEqual([[post.id, 'Da leggere']]);
  expect(JSON.stringify(body)).not.toContain('instructions');
});

test('an approval lets a post go, a wish for a change takes it back, and the owner hears of both', async () => {
  const social = await ownerOfSocial(server);
  await social.instruct({ approveFirst: true });
  await social.connect('facebook');
  const post = await social.write();
  const token = await linkOf(social);
  expect(post.held).toBe('approval');
  const approved = await say(post, { token, kind: 'approve' });
  expect(approved.body.data).toMatchObject({ approved: true, version: post.version + 1 });
  const seenBy = async () => (await social.get<{ data: SocialPost }>(`/social/posts/${post.id}`)).body.data;
  expect(await seenBy()).toMatchObject({ held: null, approved: true });
  await say({ id: post.id, version: post.version + 1 }, { token, kind: 'change', text: 'Più corto' });
  expect(await seenBy()).toMatchObject({
    held: 'approval',
    reviews: [{ kind: 'approve' }, { kind: 'change', author: 'Anna', text: 'Più corto' }],
  });
  const { body } = await social.get<{ data: Notification[] }>('/notifications');
  const notices = body.data.filter(({ kind }) => kind === 'social-post-reviewed');
  expect(notices.map(({ params }) => params)).toEqual([
    { platform: 'facebook', author: 'Anna', review: 'change' },
    { platform: 'facebook', author: 'Anna', review: 'approve' },
  ]);
});

test('what is approved is what was read', async () => {
  const social = await ownerOfSocial(server);
  const post = await social.write();
  const token = await linkOf(social);
  await social.patch(`/social/posts/${post.id}`, { version: post.version, copy: 'Altro testo' });
  const late = await say(post, { token, kind: 'approve' });
  expect([late.status, late.body.error?.details.code]).toEqual([409, 'STALE_VERSION']);
  await sql(server, `update social_posts set state = 'publishing' where document_id = '${post.id}'`);
  expect((await say(post, { token, kind: 'approve' })).status).toBe(409);
});

test('a link leads nowhere once it ended, was replaced or is another project’s', async () => {
  const social = await ownerOfSocial(server);
  const stranger = await ownerOfSocial(server);
  const post = await social.write();
  const [first, second] = [await linkOf(social), await linkOf(social)];
  expect((await read(first)).body.error?.details.code).toBe('TOKEN_EXPIRED');
  expect((await read(second)).status).toBe(200);
  expect((await say(post, { token: await linkOf(stranger), kind: 'approve' })).status).toBe(404);
  await social.del(`/social/projects/${social.project.id}/review-link`);
  expect((await read(second)).status).toBe(422);
  const [row] = await sql(
    server,
    `select count(*) as held from social_projects where review_token_hash = '${second}'`,
  );
  expect(Number(row?.held)).toBe(0);
  expect((await stranger.post(`/social/projects/${social.project.id}/review-link`)).status).toBe(404);
});
