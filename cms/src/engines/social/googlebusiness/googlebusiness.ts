import type { SocialAccess, SocialCall, SocialDraft, SocialNetwork } from '../port';
import { checkDraft } from '../check-draft';
import { listOf, textOf } from '../http/answer';
import { createClient } from '../http/client';
import { findAlike, type Standing } from '../look-alike';
import type { SocialApp, SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import { googleFault } from './errors';
import { createGoogleLogin } from './sign-in';

const RECENT = 20;

const bearer = ({ accessToken }: SocialAccess) => ({ authorization: `Bearer ${accessToken}` });

/** Google fetches the picture by itself, and takes nothing of it but its address. */
const mediaOf = ({ image }: SocialDraft) => {
  if (!image) return {};
  if (!image.publicUrl)
    throw new SocialError(
      { kind: 'refused', failure: 'image-unreachable' },
      'googlebusiness: this server has no public address to fetch a picture from',
    );
  return { media: [{ mediaFormat: 'PHOTO', sourceUrl: image.publicUrl }] };
};

/** Posts on a business's profile at Google, in Search and Maps: local posts of version 4 of its API. */
export const createGoogleBusiness = (app: SocialApp, { now }: SocialDependencies): SocialNetwork => {
  const api = `${app.baseUrl || 'https://mybusiness.googleapis.com'}/v4`;
  const client = createClient({
    platform: 'googlebusiness',
    faultOf: (answer, step) => googleFault(answer, step, now()),
  });
  const read = (path: string, access: SocialAccess, call: SocialCall, accept: number[] = []) =>
    client({ step: 'read', method: 'GET', url: `${api}/${path}`, headers: bearer(access), accept }, call);

  return {
    platform: 'googlebusiness',
    simulated: false,
    ...createGoogleLogin({ app, client, now }),
    async prepare(draft) {
      checkDraft('googlebusiness', draft);
      mediaOf(draft);
      return {};
    },
    async commit(draft, access, _staged, call) {
      const { body } = await client(
        {
          step: 'create',
          method: 'POST',
          url: `${api}/${access.pageId}/localPosts`,
          headers: bearer(access),
          json: {
            topicType: 'STANDARD',
            languageCode: draft.language ?? 'it',
            summary: draft.text,
            ...(draft.link ? { callToAction: { actionType: 'LEARN_MORE', url: draft.link } } : {}),
            ...mediaOf(draft),
          },
        },
        call,
      );
      // It was made, and nobody will see it.
      if (body.state === 'REJECTED')
        throw new SocialError({ kind: 'refused', failure: 'policy' }, 'googlebusiness create: rejected');
      const externalId = textOf(body.name);
      if (!externalId)
        throw new SocialError({ kind: 'ambiguous' }, 'googlebusiness create: an answer without a name');
      return { externalId, url: textOf(body.searchUrl) || null, gate: null };
    },
    async reconcile(draft, access, { since }, call) {
      const { body } = await read(`${access.pageId}/localPosts?pageSize=${RECENT}`, access, call);
      const standing = listOf(body.localPosts)
        .filter(({ state }) => state !== 'REJECTED')
        .map((post): Standing => ({
          externalId: textOf(post.name),
          url: textOf(post.searchUrl) || null,
          text: textOf(post.summary),
          at: new Date(textOf(post.createTime)),
        }));
      return findAlike(draft.text, since, standing);
    },
    async metrics(externalId, access, call) {
      const { status, body } = await read(externalId, access, call, [404]);
      return {
        // Google has ended the figures of single posts, and gives those of the whole profile only.
        likes: null,
        comments: null,
        shares: null,
        reach: null,
        reachKind: 'views',
        // What is still being looked at when it is made may be rejected later.
        removed: status === 404 || body.state === 'REJECTED',
      };
    },
  };
};
