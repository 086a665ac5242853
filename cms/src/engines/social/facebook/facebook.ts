import type {
  SocialAccess,
  SocialCall,
  SocialDraftImage,
  SocialMetricsReading,
  SocialNetwork,
} from '../port';
import { checkDraft } from '../check-draft';
import { fingerprintOf, reusable } from '../fingerprint';
import { type Answer, jsonOf, listOf, numberOf, textOf } from '../http/answer';
import { createClient } from '../http/client';
import { findAlike, lookFrom, type Standing } from '../look-alike';
import { isMissing, metaFault } from '../meta/errors';
import { facebookLogin, metaHosts, readAll } from '../meta/facebook-login';
import { createComments } from '../meta/comments';
import { metaGate } from '../meta/usage';
import { picturesOf } from '../pictures-of';
import type { SocialApp, SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import { pagesOf } from './pages';
import { timings } from '../../../settings/timings';

const SCOPES = [
  'pages_show_list',
  'pages_manage_posts',
  'pages_read_engagement',
  'pages_manage_engagement',
  'read_insights',
  'business_management',
] as const;
const REQUIRED = ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement'] as const;
const REACH = 'post_total_media_view_unique';

const bearer = ({ accessToken }: SocialAccess) => ({ authorization: `Bearer ${accessToken}` });

/** The first address in a text, which Facebook shows as a card; not one of Facebook itself, which it refuses as a card. */
const cardOf = (text: string): string | null => {
  const [address] = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/.exec(text) ?? [];
  if (!address || !URL.canParse(address)) return null;
  return /(^|\.)facebook\.com$/.test(new URL(address).hostname) ? null : address;
};

/** Facebook Pages, through the Graph API. */
export const createFacebook = (
  app: SocialApp,
  { graphVersion, now }: { graphVersion: string } & SocialDependencies,
): SocialNetwork => {
  const hosts = metaHosts(app, graphVersion);
  const client = createClient({
    platform: 'facebook',
    faultOf: (answer, step) => metaFault(answer, step, now()),
  });
  const { graph } = hosts;
  const comments = createComments({ client, graph, now, words: 'message', time: 'created_time' });

  const uploadPhoto = async (
    { contentType, alt, bytes }: SocialDraftImage,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<string> => {
    const form = new FormData();
    form.set('published', 'false');
    if (alt) form.set('alt_text_custom', alt);
    form.set('source', new Blob([new Uint8Array(await bytes())], { type: contentType }), 'immagine');
    const url = `${graph}/${access.pageId}/photos`;
    const { body } = await client(
      { step: 'stage', method: 'POST', url, headers: bearer(access), body: form },
      call,
    );
    return textOf(body.id);
  };

  /** Where the post can be seen. Best effort: it is out, and nothing may make it look as if it were not. */
  const permalinkOf = async (id: string, access: SocialAccess, call: SocialCall): Promise<string> => {
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timings().social.permalinkMs)]);
    const url = `${graph}/${id}?fields=permalink_url`;
    const answer = await client(
      { step: 'read', method: 'GET', url, headers: bearer(access) },
      { signal },
    ).catch(() => null);
    return textOf(answer?.body.permalink_url) || `https://www.facebook.com/${id}`;
  };

  /** One figure per call: one that Facebook has given up would lose the others. */
  const reachOf = async (id: string, access: SocialAccess, call: SocialCall): Promise<number | null> => {
    const url = `${graph}/${id}/insights?metric=${REACH}`;
    const answer = await client(
      { step: 'read', method: 'GET', url, headers: bearer(access), accept: [400, 403, 404] },
      call,
    );
    const [figure] = listOf(answer.body.data);
    return numberOf(jsonOf(listOf(figure?.values)[0]).value);
  };

  const figuresOf = ({ body }: Answer): Omit<SocialMetricsReading, 'reach' | 'reachKind' | 'removed'> => {
    const total = (name: string) => numberOf(jsonOf(jsonOf(body[name]).summary).total_count);
    // Facebook leaves `shares` out where there are none.
    const shares = body.shares === undefined ? 0 : numberOf(jsonOf(body.shares).count);
    return { likes: total('reactions'), comments: total('comments'), shares };
  };

  return {
    platform: 'facebook',
    simulated: false,
    requiredScopes: REQUIRED,
    ...facebookLogin(app, { hosts, scopes: SCOPES, required: REQUIRED, client }),
    targets: (grant, call) => pagesOf({ client, graph, accessToken: grant.accessToken, call }),
    refresh: null,
    async prepare(draft, access, { staged, signal }) {
      checkDraft('facebook', draft);
      const of = await fingerprintOf(draft);
      const known = reusable(staged, { of, now: now(), maxAgeMs: timings().social.uploadStoredMs });
      if (known) return known;
      const photos: string[] = [];
      for (const picture of picturesOf(draft)) photos.push(await uploadPhoto(picture, access, { signal }));
      const photo = photos.join(' ');
      return { of, at: now().toISOString(), ...(photo ? { photo } : {}) };
    },
    async commit(draft, access, { photo }, call) {
      if (draft.replyTo) return comments.create(draft.text, draft.replyTo.root, access, call);
      const card = photo ? null : cardOf(draft.text);
      const answer = await client(
        {
          step: 'create',
          method: 'POST',
          url: `${graph}/${access.pageId}/feed`,
          headers: bearer(access),
          json: {
            message: draft.text,
            ...(photo ? { attached_media: photo.split(' ').map((id) => ({ media_fbid: id })) } : {}),
            ...(card ? { link: card } : {}),
          },
        },
        call,
      );
      const externalId = textOf(answer.body.id);
      if (!externalId)
        throw new SocialError({ kind: 'ambiguous' }, 'facebook create: an answer without an id');
      return {
        externalId,
        url: await permalinkOf(externalId, access, call),
        gate: metaGate(answer.headers, now()),
      };
    },
    async reconcile(draft, access, { since }, call) {
      if (draft.replyTo) return comments.find(draft.text, { on: draft.replyTo.root, since }, access, call);
      const from = Math.floor(lookFrom(since).getTime() / 1000);
      const fields = 'id,message,created_time,permalink_url';
      const url = `${graph}/${access.pageId}/published_posts?fields=${fields}&since=${from}&limit=25`;
      const posts = await readAll(client, url, bearer(access), call);
      const standing = posts.map((post): Standing => ({
        externalId: textOf(post.id),
        url: textOf(post.permalink_url) || null,
        text: textOf(post.message),
        at: new Date(textOf(post.created_time)),
      }));
      return findAlike(draft.text, since, standing);
    },
    async metrics(externalId, access, call) {
      const fields = 'shares,comments.limit(0).summary(true),reactions.limit(0).summary(true)';
      const url = `${graph}/${externalId}?fields=${fields}`;
      const answer = await client(
        { step: 'read', method: 'GET', url, headers: bearer(access), accept: [400, 404] },
        call,
      );
      const unknown = {
        likes: null,
        comments: null,
        shares: null,
        reach: null,
        reachKind: 'people',
      } as const;
      if (isMissing(answer)) return { ...unknown, removed: true };
      if (answer.status !== 200)
        throw new SocialError(
          metaFault(answer, 'read', now()),
          `facebook read: figures answered ${answer.status}`,
        );
      return {
        ...figuresOf(answer),
        reach: await reachOf(externalId, access, call),
        reachKind: 'people',
        removed: false,
      };
    },
  };
};
