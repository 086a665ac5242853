import { postLength } from '@contract';
import { bearerOf, text, type ApiRequest, type Network, type Reply } from './http';
import type { Person, Token, World } from './world';

/** What every person of the stand-in has made for us. */
export const APP_PASSWORD = 'abcd-efgh-ijkl-mnop';
const ACCESS_HOURS = 2;
const REFRESH_HOURS = 24 * 60;
const MAX_BLOB = 1_000_000;
const COLLECTION = 'app.bsky.feed.post';
const TID = /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/;

export const didOf = ({ id }: Person): string => `did:plc:${id}`;
export const handleOf = ({ id }: Person): string => `persona${id.slice(-4)}.bsky.test`;

const xrpcError = (status: number, error: string, message = error): Reply => ({
  status,
  json: { error, message },
});
const expired = () => xrpcError(400, 'ExpiredToken', 'Token has expired');
const invalid = (message: string) => xrpcError(400, 'InvalidRequest', message);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens in the form of the real ones: what they say of themselves can be read, the rest is the stand-in's. */
export const blueskySession = (world: World, person: Person, scope: string, family?: string) => {
  const issue = (kind: 'access' | 'refresh', hours: number, of: string, in_family?: string): Token => {
    const token = world.issue({
      platform: 'bluesky',
      person,
      scopes: [scope],
      kind,
      hours,
      ...(in_family ? { family: in_family } : {}),
    });
    world.tokens.delete(token.token);
    const claims = { scope: of, sub: didOf(person), exp: Math.floor(token.expiresAt / 1000) };
    token.token = `${encode({ alg: 'HS256' })}.${encode(claims)}.${token.token}`;
    world.tokens.set(token.token, token);
    return token;
  };
  const access = issue('access', ACCESS_HOURS, scope, family);
  const refresh = issue('refresh', REFRESH_HOURS, 'com.atproto.refresh', access.family);
  return { access, refresh };
};

/** A record by its address and by what is in it. */
interface StrongRef {
  uri: string;
  cid: string;
}

/** A server of AT Protocol, as far as posts need one. */
export const createBluesky = (world: World): Network => {
  const records = new Map<string, { json: string; record: Record<string, unknown>; cid: string }>();
  const asUser = (
    apiRequest: ApiRequest,
    handle: (owner: Token) => Reply,
    kind: Token['kind'] = 'access',
  ): Reply => {
    const token = bearerOf(apiRequest);
    const owner = world.valid(token, kind);
    if (owner) return handle(owner);
    return token === null || world.tokens.has(token) || token.split('.').length === 3
      ? expired()
      : xrpcError(400, 'InvalidToken', 'Token could not be verified');
  };
  const rateHeaders = () => ({
    'ratelimit-limit': '5000',
    'ratelimit-remaining': '4900',
    'ratelimit-reset': String(Math.ceil(world.now() / 1000) + 3600),
  });
  const sessionReply = (person: Person, scope: string, family?: string): Reply => {
    const { access, refresh } = blueskySession(world, person, scope, family);
    return {
      status: 200,
      json: {
        did: didOf(person),
        handle: handleOf(person),
        active: true,
        accessJwt: access.token,
        refreshJwt: refresh.token,
      },
    };
  };

  /** Why a record is refused; null for one that is taken. */
  const faultOf = (record: Record<string, unknown>, person: Person): Reply | null => {
    const words = text(record.text);
    if (record.$type !== COLLECTION || Number.isNaN(Date.parse(text(record.createdAt))))
      return invalid('Invalid app.bsky.feed.post record');
    if (postLength('bluesky', words) > 300)
      return invalid('Record/text must not be longer than 300 graphemes');
    const bytes = Buffer.from(words);
    for (const { index } of (record.facets ?? []) as { index: { byteStart: number; byteEnd: number } }[]) {
      const part = bytes.subarray(index.byteStart, index.byteEnd).toString();
      if (index.byteEnd > bytes.length || part === '' || part.includes('\uFFFD'))
        return invalid('A facet that is no part of the text');
    }
    for (const { image } of imagesOf(record))
      if (world.staged.get(image.ref.$link)?.account !== person.id)
        return xrpcError(400, 'BlobNotFound', `Could not find blob: ${image.ref.$link}`);
    return null;
  };
  const imagesOf = ({ embed }: Record<string, unknown>) =>
    (embed as { images?: { image: { ref: { $link: string } }; alt: string }[] } | undefined)?.images ?? [];

  const putRecord = ({ json }: ApiRequest, { person }: Token): Reply => {
    const { repo, collection, rkey } = json as Record<string, string>;
    if (repo !== didOf(person)) return xrpcError(403, 'InvalidRequest', 'Not your repo');
    if (collection !== COLLECTION || !TID.test(rkey ?? '')) return invalid('Invalid record key');
    const record = (json.record ?? {}) as Record<string, unknown>;
    const fault = faultOf(record, person);
    if (fault) return fault;
    const uri = `at://${repo}/${collection}/${rkey}`;
    // The same again is no second post: its name is taken, by itself.
    const { reply } = record as { reply?: { root: StrongRef; parent: StrongRef } };
    const unknown = [reply?.root, reply?.parent].find((ref) => ref && records.get(ref.uri)?.cid !== ref.cid);
    if (unknown) return invalid('A reply to what is not there');
    const cid = `bafy${world.newId()}`;
    if (!world.find('bluesky', uri))
      world.create({
        platform: 'bluesky',
        account: didOf(person),
        id: uri,
        text: text(record.text),
        images: imagesOf(record).map(({ image, alt }) => ({
          sha256: world.staged.get(image.ref.$link)?.text ?? '',
          alt,
        })),
        replyTo: reply?.parent.uri ?? null,
      });
    records.set(uri, { json: JSON.stringify(record), record, cid });
    return { status: 200, headers: rateHeaders(), json: { uri, cid } };
  };

  return {
    serverError: () => xrpcError(500, 'InternalServerError', 'Internal Server Error'),
    tooMany: (seconds) => ({
      ...xrpcError(429, 'RateLimitExceeded', 'Rate Limit Exceeded'),
      headers: {
        'ratelimit-limit': '5000',
        'ratelimit-remaining': '0',
        'ratelimit-reset': String(Math.ceil(world.now() / 1000) + seconds),
      },
    }),
    unauthorized: expired,
    checkpoint: () => xrpcError(401, 'AccountTakedown', 'Account has been taken down'),
    routes: [
      {
        method: 'POST',
        path: /^\/xrpc\/com\.atproto\.server\.createSession$/,
        kind: 'token',
        handle({ json }) {
          const person = world.personOf('bluesky');
          const consent = world.consents.get('bluesky');
          const known = [handleOf(person), didOf(person)].includes(text(json.identifier));
          if (!known || json.password !== APP_PASSWORD || consent === 'deny')
            return xrpcError(401, 'AuthenticationRequired', 'Invalid identifier or password');
          return sessionReply(person, consent === 'untick' ? 'com.atproto.access' : 'com.atproto.appPass');
        },
      },
      {
        method: 'POST',
        path: /^\/xrpc\/com\.atproto\.server\.refreshSession$/,
        kind: 'token',
        handle: (apiRequest) =>
          asUser(
            apiRequest,
            (token) => {
              if (token.used) {
                world.revokeFamily(token.family);
                return xrpcError(400, 'ExpiredToken', 'Token has been revoked');
              }
              token.used = true;
              return sessionReply(token.person, token.scopes[0] ?? '', token.family);
            },
            'refresh',
          ),
      },
      {
        method: 'POST',
        path: /^\/xrpc\/com\.atproto\.server\.deleteSession$/,
        kind: 'token',
        handle: (apiRequest) =>
          asUser(
            apiRequest,
            ({ family }) => {
              world.revokeFamily(family);
              return { status: 200 };
            },
            'refresh',
          ),
      },
      {
        method: 'GET',
        path: /^\/xrpc\/com\.atproto\.server\.getSession$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => ({
            status: 200,
            json: { did: didOf(person), handle: handleOf(person), active: true },
          })),
      },
      {
        method: 'GET',
        path: /^\/xrpc\/com\.atproto\.identity\.resolveHandle$/,
        kind: 'read',
        handle: ({ query }) =>
          query.get('handle') === 'forno.bsky.test'
            ? { status: 200, json: { did: 'did:plc:forno' } }
            : invalid('Unable to resolve handle'),
      },
      {
        method: 'POST',
        path: /^\/xrpc\/com\.atproto\.repo\.uploadBlob$/,
        kind: 'stage',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => {
            const mimeType = apiRequest.headers['content-type'] ?? '';
            if (apiRequest.body.length > MAX_BLOB) return xrpcError(400, 'BlobTooLarge');
            if (!/^image\/(jpeg|png)$/.test(mimeType)) return xrpcError(400, 'InvalidMimeType');
            const $link = `bafkrei${world.newId()}`;
            world.staged.set($link, {
              id: $link,
              account: person.id,
              bytes: apiRequest.body,
              alt: '',
              text: world.imageOf(apiRequest.body, '').sha256,
              at: world.now(),
              checks: 0,
              state: 'ready',
            });
            const blob = { $type: 'blob', ref: { $link }, mimeType, size: apiRequest.body.length };
            return { status: 200, json: { blob } };
          }),
      },
      {
        method: 'POST',
        path: /^\/xrpc\/com\.atproto\.repo\.putRecord$/,
        kind: 'create',
        handle: (apiRequest) => asUser(apiRequest, (owner) => putRecord(apiRequest, owner)),
      },
      {
        method: 'GET',
        path: /^\/xrpc\/com\.atproto\.repo\.getRecord$/,
        kind: 'read',
        handle({ query }) {
          const uri = `at://${query.get('repo')}/${query.get('collection')}/${query.get('rkey')}`;
          const stored = world.find('bluesky', uri) && records.get(uri);
          return stored
            ? { status: 200, json: { uri, cid: stored.cid, value: stored.record } }
            : xrpcError(400, 'RecordNotFound', `Could not locate record: ${uri}`);
        },
      },
      {
        method: 'GET',
        path: /^\/xrpc\/app\.bsky\.feed\.getPosts$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, () => ({
            status: 200,
            json: {
              posts: apiRequest.query.getAll('uris').flatMap((uri) => {
                const post = world.find('bluesky', uri);
                if (!post) return [];
                const { likes, comments, shares } = post.figures;
                return [
                  {
                    uri,
                    record: records.get(uri)?.record,
                    likeCount: likes,
                    replyCount: comments,
                    repostCount: shares,
                    quoteCount: shares === undefined ? undefined : 0,
                  },
                ];
              }),
            },
          })),
      },
    ],
  };
};
