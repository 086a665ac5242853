import { postLength } from '@contract';
import { authorize, CLIENT, redeem, rotate } from './consent';
import { basicOf, bearerOf, text, type ApiRequest, type Network, type Reply } from './http';
import type { Token, World } from './world';

const ACCESS_HOURS = 2;
const REFRESH_HOURS = 24 * 180;
const WINDOW = 15 * 60_000;
/** Everything that `POST /2/tweets` knows; another property is refused. */
const KNOWN = new Set(['text', 'media', 'reply', 'quote_tweet_id', 'reply_settings', 'made_with_ai']);

const problem = (status: number, title: string, detail: string, type = 'about:blank'): Reply => ({
  status,
  json: { title, detail, type, status },
});
const unauthorized = () => problem(401, 'Unauthorized', 'Unauthorized');
const invalid = (detail: string) =>
  problem(400, 'Invalid Request', detail, 'https://api.x.com/2/problems/invalid-request');

/** X's API, version 2. */
export const createX = (world: World): Network => {
  const limit = world.options.xPostsPerWindow ?? 10_000;
  const windowEnd = () => (Math.floor(world.now() / WINDOW) + 1) * WINDOW;
  const used = new Map<string, number>();
  const windowKey = (person: string) => `${person} ${windowEnd()}`;
  const rateHeaders = (person: string) => ({
    'x-rate-limit-limit': String(limit),
    'x-rate-limit-remaining': String(Math.max(0, limit - (used.get(windowKey(person)) ?? 0))),
    'x-rate-limit-reset': String(windowEnd() / 1000),
  });
  const asUser = (apiRequest: ApiRequest, handle: (owner: Token) => Reply): Reply => {
    const owner = world.valid(bearerOf(apiRequest));
    return owner ? handle(owner) : unauthorized();
  };

  const mediaOf = (json: Record<string, unknown>): string[] => {
    const media = json.media as { media_ids?: unknown } | undefined;
    return Array.isArray(media?.media_ids) ? media.media_ids.filter((id) => typeof id === 'string') : [];
  };
  const mine = (account: string) =>
    world.created.filter((post) => post.platform === 'x' && post.account === account && !post.removed);

  const addPost = ({ json }: ApiRequest, { person, scopes }: Token): Reply => {
    if (!scopes.includes('tweet.write'))
      return problem(403, 'Forbidden', 'You are not permitted to perform this action.');
    const unknown = Object.keys(json).find((name) => !KNOWN.has(name));
    if (unknown) return invalid(`$.${unknown}: is not defined in the schema`);
    const words = text(json.text);
    const media = mediaOf(json).map((id) => world.staged.get(id));
    if (words === '' && media.length === 0) return invalid('text or media is required');
    if (postLength('x', words) > 280)
      return problem(403, 'Forbidden', 'You are not permitted to perform this action.');
    if (media.length > 4) return invalid('media_ids: at most 4');
    if (media.some((it) => it?.account !== person.id)) return invalid('Your media IDs are invalid.');
    if (mine(person.id).some((post) => post.text === words))
      return problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.');
    if ((used.get(windowKey(person.id)) ?? 0) >= limit)
      return { ...problem(429, 'Too Many Requests', 'Too Many Requests'), headers: rateHeaders(person.id) };
    used.set(windowKey(person.id), (used.get(windowKey(person.id)) ?? 0) + 1);
    const { id } = world.create({
      platform: 'x',
      account: person.id,
      id: world.newId(),
      text: words,
      images: media.flatMap((it) => (it ? [world.imageOf(it.bytes, it.alt)] : [])),
      aiMark: json.made_with_ai === true,
      replyTo:
        text((json.reply as { in_reply_to_tweet_id?: unknown } | undefined)?.in_reply_to_tweet_id) || null,
    });
    return { status: 201, headers: rateHeaders(person.id), json: { data: { id, text: words } } };
  };

  const addMedia = ({ json }: ApiRequest, { person }: Token): Reply => {
    const unknown = Object.keys(json).find((name) => name !== 'media' && name !== 'media_category');
    if (unknown) return invalid(`$.${unknown}: is not defined in the schema`);
    const bytes = Buffer.from(text(json.media), 'base64');
    if (bytes.length === 0 || json.media_category !== 'tweet_image') return invalid('media');
    if (bytes.length > 5 * 1024 * 1024) return invalid('File size exceeds 5242880 bytes.');
    const id = world.newId();
    world.staged.set(id, {
      id,
      account: person.id,
      bytes,
      alt: '',
      text: '',
      at: world.now(),
      checks: 0,
      state: 'ready',
    });
    return { status: 200, json: { data: { id, media_key: `3_${id}`, expires_after_secs: 86_400 } } };
  };

  const token = (apiRequest: ApiRequest): Reply => {
    const [id, secret] = basicOf(apiRequest);
    if (id !== CLIENT.id || secret !== CLIENT.secret)
      return {
        status: 401,
        json: { error: 'unauthorized_client', error_description: 'Missing valid authorization header' },
      };
    const { form } = apiRequest;
    const invalidGrant = {
      status: 400,
      json: { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
    };
    if (form.get('grant_type') === 'refresh_token') {
      const pair = rotate(world, form.get('refresh_token'), {
        hours: ACCESS_HOURS,
        refreshHours: REFRESH_HOURS,
      });
      return pair ? tokenReply(pair.access, pair.refresh) : invalidGrant;
    }
    const code = redeem(world, form);
    if (!code?.challenge) return invalidGrant;
    const of = { platform: 'x', person: code.person, scopes: code.scopes } as const;
    const access = world.issue({ ...of, kind: 'access', hours: ACCESS_HOURS });
    const refresh = code.scopes.includes('offline.access')
      ? world.issue({ ...of, kind: 'refresh', hours: REFRESH_HOURS, family: access.family })
      : null;
    return tokenReply(access, refresh);
  };
  const tokenReply = (access: Token, refresh: Token | null): Reply => ({
    status: 200,
    json: {
      token_type: 'bearer',
      expires_in: ACCESS_HOURS * 3600,
      access_token: access.token,
      scope: access.scopes.join(' '),
      ...(refresh ? { refresh_token: refresh.token } : {}),
    },
  });

  return {
    serverError: () => problem(503, 'Service Unavailable', 'Service Unavailable'),
    tooMany: (seconds) => ({
      ...problem(429, 'Too Many Requests', 'Too Many Requests'),
      headers: {
        'x-rate-limit-limit': String(limit),
        'x-rate-limit-remaining': '0',
        'x-rate-limit-reset': String(Math.ceil(world.now() / 1000) + seconds),
      },
    }),
    unauthorized,
    checkpoint: () =>
      problem(403, 'Forbidden', 'Your account is suspended and is not permitted to access this feature.'),
    routes: [
      {
        method: 'GET',
        path: /^\/i\/oauth2\/authorize$/,
        kind: 'consent',
        handle: (apiRequest) =>
          authorize(
            world,
            { platform: 'x', separator: ' ', unticks: 'tweet.write', pkce: true, codeSeconds: 30 },
            apiRequest,
          ),
      },
      { method: 'POST', path: /^\/2\/oauth2\/token$/, kind: 'token', handle: token },
      {
        method: 'POST',
        path: /^\/2\/oauth2\/revoke$/,
        kind: 'token',
        handle({ form }) {
          const known = world.tokens.get(form.get('token') ?? '');
          if (known) world.revokeFamily(known.family);
          return { status: 200, json: { revoked: true } };
        },
      },
      {
        method: 'GET',
        path: /^\/2\/users\/me$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => ({
            status: 200,
            headers: rateHeaders(person.id),
            json: { data: { id: person.id, name: person.name, username: `utente${person.id.slice(-3)}` } },
          })),
      },
      {
        method: 'POST',
        path: /^\/2\/media\/upload$/,
        kind: 'stage',
        handle: (apiRequest) => asUser(apiRequest, (owner) => addMedia(apiRequest, owner)),
      },
      {
        method: 'POST',
        path: /^\/2\/media\/metadata$/,
        kind: 'stage',
        handle: (apiRequest) =>
          asUser(apiRequest, () => {
            const media = world.staged.get(text(apiRequest.json.id));
            const { alt_text } = (apiRequest.json.metadata ?? {}) as { alt_text?: { text?: string } };
            if (!media) return invalid('id');
            media.alt = text(alt_text?.text);
            return { status: 200, json: { data: { id: media.id } } };
          }),
      },
      {
        method: 'POST',
        path: /^\/2\/tweets$/,
        kind: 'create',
        handle: (apiRequest) => asUser(apiRequest, (owner) => addPost(apiRequest, owner)),
      },
      {
        method: 'GET',
        path: /^\/2\/users\/(\d+)\/tweets$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => {
            if (apiRequest.match[1] !== person.id) return problem(403, 'Forbidden', 'Not yours');
            const since = new Date(apiRequest.query.get('start_time') ?? 0).getTime();
            const data = mine(person.id)
              .filter(({ at }) => new Date(at).getTime() >= since)
              .slice(-10)
              .reverse()
              .map(({ id, text: words, at }) => ({ id, text: words, created_at: at }));
            return {
              status: 200,
              headers: rateHeaders(person.id),
              json:
                data.length > 0
                  ? { data, meta: { result_count: data.length } }
                  : { meta: { result_count: 0 } },
            };
          }),
      },
      {
        method: 'GET',
        path: /^\/2\/tweets$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, () => {
            const ids = (apiRequest.query.get('ids') ?? '').split(',');
            const posts = ids.flatMap((id) => world.find('x', id) ?? []);
            const gone = ids.filter((id) => !world.find('x', id));
            return {
              status: 200,
              json: {
                ...(posts.length > 0
                  ? {
                      data: posts.map(({ id, text: words, figures }) => ({
                        id,
                        text: words,
                        public_metrics: {
                          like_count: figures.likes,
                          reply_count: figures.comments,
                          repost_count: figures.shares,
                          quote_count: figures.shares === undefined ? undefined : 0,
                          impression_count: figures.reach,
                        },
                      })),
                    }
                  : {}),
                ...(gone.length > 0
                  ? {
                      errors: gone.map((id) => ({
                        resource_id: id,
                        title: 'Not Found Error',
                        type: 'https://api.x.com/2/problems/resource-not-found',
                      })),
                    }
                  : {}),
              },
            };
          }),
      },
    ],
  };
};
