import type { SocialAccess, SocialCall, SocialDraft, SocialDraftImage, SocialNetwork } from '../port';
import { picturesOf } from '../pictures-of';
import { checkDraft } from '../check-draft';
import { fingerprintOf } from '../fingerprint';
import { type Answer, isJson, type Json, listOf, numberOf, textOf } from '../http/answer';
import { createClient, type Request } from '../http/client';
import { createPinnedFetch } from '../http/pinned-fetch';
import type { SocialDependencies, SocialSettings } from '../settings';
import { SocialError } from '../social-error';
import { blueskyFault, blueskyGate } from './errors';
import { POST_COLLECTION, postRecord, type ResolveHandle, type UploadedPicture } from './record';
import { APP_PASSWORD, grantOf } from './session';
import { newTid } from './tid';
import { POST_RULES } from '../../../contract/social-post-rules';
import { timings } from '../../../settings/timings';

/** Names that mean the same account everywhere: `@forno.bsky.social` and `forno.bsky.social`. */
const handleOf = (identifier: string): string => identifier.trim().replace(/^@/, '');

const addressOf = (did: string, rkey: string): string => `https://bsky.app/profile/${did}/post/${rkey}`;
const uriOf = (did: string, rkey: string): string => `at://${did}/${POST_COLLECTION}/${rkey}`;

/** A picture that Bluesky would refuse leaves no doubt: it is not sent. */
const readPicture = async (image: SocialDraftImage): Promise<Buffer> => {
  const bytes = await image.bytes();
  if (bytes.length > POST_RULES.bluesky.image.maxBytes)
    throw new SocialError({ kind: 'refused', failure: 'image-refused' }, 'bluesky: the picture is too large');
  return bytes;
};

/**
 * Bluesky, and any server of AT Protocol. A post has a name before it is sent, and sending it again under the same name changes
 * nothing: looking for it is asking for that name.
 */
export const createBluesky = (
  { blueskyUrl }: Pick<SocialSettings, 'blueskyUrl'>,
  { now, addressesOf }: SocialDependencies,
): SocialNetwork => {
  const client = createClient({
    platform: 'bluesky',
    faultOf: (answer, step) => blueskyFault(answer, step, now()),
    fetch: addressesOf && createPinnedFetch(addressesOf),
  });
  const ask = (
    method: string,
    of: { server?: string | undefined; token?: string },
    request: Omit<Request, 'url'>,
    call: SocialCall,
  ): Promise<Answer> =>
    client(
      {
        ...request,
        url: `${of.server || blueskyUrl}/xrpc/${method}`,
        headers: { ...request.headers, ...(of.token ? { authorization: `Bearer ${of.token}` } : {}) },
      },
      call,
    );
  const as = ({ server, accessToken }: Pick<SocialAccess, 'server' | 'accessToken'>) => ({
    server,
    token: accessToken,
  });
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

  const resolver =
    (access: SocialAccess, call: SocialCall): ResolveHandle =>
    async (handle) => {
      const method = `com.atproto.identity.resolveHandle?${query({ handle })}`;
      const read = { step: 'read', method: 'GET', accept: [400, 404] } as const;
      const { body } = await ask(method, as(access), read, call);
      return textOf(body.did) || null;
    };

  const upload = async (
    image: SocialDraftImage,
    access: SocialAccess,
    call: SocialCall,
  ): Promise<UploadedPicture> => {
    const request = {
      step: 'stage',
      method: 'POST',
      headers: { 'content-type': image.contentType },
      body: await readPicture(image),
    } as const;
    const { body } = await ask('com.atproto.repo.uploadBlob', as(access), request, call);
    if (!isJson(body.blob))
      throw new SocialError({ kind: 'transient' }, 'bluesky stage: an upload without a blob');
    return { blob: body.blob, alt: image.alt, size: image.size };
  };

  /** The record of that name; null where none is. */
  const findRecord = async (did: string, rkey: string, access: SocialAccess, call: SocialCall) => {
    const method = `com.atproto.repo.getRecord?${query({ repo: did, collection: POST_COLLECTION, rkey })}`;
    const read = { step: 'read', method: 'GET', accept: [400, 404] } as const;
    const answer = await ask(method, as(access), read, call);
    if (answer.status === 200) return answer.body;
    if (['RecordNotFound', 'NotFound'].includes(textOf(answer.body.error))) return null;
    throw new SocialError(blueskyFault(answer, 'read', now()), `bluesky read: getRecord ${answer.status}`);
  };

  /** What a part of a thread answers: a record is named by its address and by what is in it. */
  const replyOf = async ({ replyTo }: SocialDraft, access: SocialAccess, call: SocialCall) => {
    if (!replyTo) return null;
    const named = async (uri: string) => {
      const [, , did = '', , rkey = ''] = uri.split('/');
      const record = await findRecord(did, rkey, access, call);
      if (!record)
        throw new SocialError({ kind: 'refused', failure: 'content' }, 'bluesky: what it answers is gone');
      return { uri, cid: textOf(record.cid) };
    };
    return { root: await named(replyTo.root), parent: await named(replyTo.parent) };
  };

  const figuresOf = (post: Json) => {
    const [reposts, quotes] = [numberOf(post.repostCount), numberOf(post.quoteCount)];
    return {
      likes: numberOf(post.likeCount),
      comments: numberOf(post.replyCount),
      shares: reposts === null && quotes === null ? null : (reposts ?? 0) + (quotes ?? 0),
      // Nobody counts who saw it.
      reach: null,
      reachKind: 'people' as const,
    };
  };

  return {
    platform: 'bluesky',
    simulated: false,
    requiredScopes: [APP_PASSWORD],
    authorizeUrl: null,
    async exchange({ code, identifier = '', server = '' }, call) {
      const json = { identifier: handleOf(identifier), password: code };
      const request = { step: 'token', method: 'POST', json } as const;
      const { body } = await ask('com.atproto.server.createSession', { server }, request, call);
      return grantOf(body, server || blueskyUrl);
    },
    async targets(grant, call) {
      const read = { step: 'read', method: 'GET' } as const;
      const { body } = await ask('com.atproto.server.getSession', as(grant), read, call);
      const [pageId, handle] = [textOf(body.did), textOf(body.handle)];
      if (!pageId) return [];
      if (body.active === false)
        throw new SocialError(
          { kind: 'refused', failure: 'user-action' },
          `bluesky read: the account is ${textOf(body.status) || 'not active'}`,
        );
      return [{ pageId, name: handle, detail: `@${handle}`, board: null, accessToken: null }];
    },
    async refresh(grant, call) {
      if (!grant.refreshToken)
        throw new SocialError({ kind: 'auth' }, 'bluesky token: there is no refresh token');
      const of = { server: grant.server, token: grant.refreshToken };
      const request = { step: 'token', method: 'POST' } as const;
      const { body } = await ask('com.atproto.server.refreshSession', of, request, call);
      return grantOf(body, grant.server || blueskyUrl);
    },
    async revoke({ server, refreshToken }, call) {
      if (!refreshToken) return;
      const request = { step: 'token', method: 'POST' } as const;
      await ask('com.atproto.server.deleteSession', { server, token: refreshToken }, request, call);
    },
    async prepare(draft, access, { staged, signal }) {
      checkDraft('bluesky', draft);
      const of = await fingerprintOf(draft);
      const known = staged?.of === of ? staged : null;
      const age = now().getTime() - Date.parse(known?.at ?? '');
      if (known && age < timings().social.blueskyBlobMs) return known;
      const call = { signal };
      const pictures: UploadedPicture[] = [];
      for (const image of picturesOf(draft)) pictures.push(await upload(image, access, call));
      const reply = await replyOf(draft, access, call);
      // A draft keeps its name however old it is: under a second one it would be a second post.
      const createdAt = known?.createdAt ?? now().toISOString();
      const card = pictures.length > 0 ? null : ((await draft.card?.()) ?? null);
      const resolve = resolver(access, call);
      const record = await postRecord(draft, { createdAt, pictures, reply, card, resolve });
      return {
        of,
        at: now().toISOString(),
        createdAt,
        rkey: known?.rkey ?? newTid(now()),
        record: JSON.stringify(record),
      };
    },
    async commit(_draft, access, { rkey = '', record = '' }, call) {
      if (!rkey || !record) throw new SocialError({ kind: 'transient' }, 'bluesky: nothing was prepared');
      const request = {
        step: 'create',
        method: 'POST',
        json: {
          repo: access.pageId,
          collection: POST_COLLECTION,
          rkey,
          record: JSON.parse(record) as unknown,
        },
      } as const;
      // `putRecord` rather than `createRecord`: the same again under the same name is no second post, and no error.
      const { body, headers } = await ask('com.atproto.repo.putRecord', as(access), request, call);
      if (textOf(body.uri) !== uriOf(access.pageId, rkey))
        throw new SocialError({ kind: 'ambiguous' }, 'bluesky create: an answer about another record');
      return {
        externalId: uriOf(access.pageId, rkey),
        url: addressOf(access.pageId, rkey),
        gate: blueskyGate(headers),
      };
    },
    async reconcile(_draft, access, { staged: { rkey } }, call) {
      if (!rkey) return { found: 'nothing' };
      const { pageId } = access;
      if (!(await findRecord(pageId, rkey, access, call))) return { found: 'nothing' };
      return { found: 'published', externalId: uriOf(pageId, rkey), url: addressOf(pageId, rkey) };
    },
    async metrics(externalId, access, call) {
      // A server of one's own may know nobody who counts.
      const read = { step: 'read', method: 'GET', accept: [404, 501] } as const;
      const { body } = await ask(
        `app.bsky.feed.getPosts?${query({ uris: externalId })}`,
        as(access),
        read,
        call,
      );
      const [post] = listOf(body.posts);
      if (post) return { ...figuresOf(post), removed: false };
      const [, , did = '', , rkey = ''] = externalId.split('/');
      const record = await findRecord(did, rkey, access, call);
      return { ...figuresOf({}), removed: record === null };
    },
  };
};
