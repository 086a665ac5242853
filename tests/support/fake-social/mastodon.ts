import { postLength } from '@contract';
import { authorize, CLIENT, redeem } from './consent';
import { bearerOf, text, type ApiRequest, type Network, type Reply } from './http';
import type { Token, World } from './world';

const FOREVER_HOURS = 24 * 3650;
const HOUR = 3_600_000;
const IMAGE_LIMIT = 16 * 1024 * 1024;

export const nameOf = (id: string): string => `persona${id.slice(-4)}`;

const fault = (status: number, error: string, error_description?: string): Reply => ({
  status,
  json: { error, ...(error_description ? { error_description } : {}) },
});
const unauthorized = () => fault(401, 'The access token is invalid');
const missing = () => fault(404, 'Record not found');

/** A server of Mastodon that takes `mastodonCharacters`, 500 unless it says otherwise. */
export const createMastodon = (world: World, origin: string): Network => {
  const keys = new Map<string, { id: string; at: number }>();
  const limit = world.options.mastodonCharacters ?? 500;
  let registered = false;

  const rateHeaders = (remaining = 299) => ({
    'x-ratelimit-limit': '300',
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': new Date(world.now() + 300_000).toISOString(),
  });
  const asUser = (apiRequest: ApiRequest, handle: (owner: Token) => Reply): Reply => {
    const owner = world.valid(bearerOf(apiRequest));
    return owner ? handle(owner) : unauthorized();
  };
  const isClient = (form: URLSearchParams): boolean =>
    registered && form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;

  const statusOf = (id: string) => {
    const post = world.find('mastodon', id);
    if (!post) return null;
    const { likes, comments, shares } = post.figures;
    return {
      id,
      created_at: post.at,
      url: `${origin}/@${nameOf(post.account)}/${id}`,
      content: `<p>${post.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`,
      visibility: 'public',
      favourites_count: likes,
      replies_count: comments,
      reblogs_count: shares,
    };
  };

  const addMedia = ({ parts }: ApiRequest, { person }: Token): Reply => {
    const file = parts.get('file');
    if (!(file instanceof Buffer)) return fault(422, 'Validation failed: File can’t be blank');
    if (file.length > IMAGE_LIMIT)
      return fault(422, 'Validation failed: File file size must be less than 16 MB');
    const id = world.newId();
    world.staged.set(id, {
      id,
      account: person.id,
      bytes: file,
      alt: text(parts.get('description')),
      text: '',
      at: world.now(),
      checks: 0,
      state: 'waiting',
    });
    // Prepared afterwards, as larger servers do it.
    return { status: 202, json: { id, type: 'image', url: null } };
  };

  const addStatus = ({ json, headers }: ApiRequest, { person, scopes }: Token): Reply => {
    if (!scopes.includes('write:statuses')) return fault(403, 'This action is outside the authorized scopes');
    const key = `${person.id} ${String(headers['idempotency-key'] ?? '')}`;
    const before = keys.get(key);
    if (headers['idempotency-key'] && before && world.now() - before.at < HOUR)
      return { status: 200, headers: rateHeaders(), json: statusOf(before.id) };
    const words = text(json.status);
    const ids = Array.isArray(json.media_ids) ? json.media_ids.map(String) : [];
    const media = ids.map((id) => world.staged.get(id));
    if (words === '' && ids.length === 0) return fault(422, 'Validation failed: Text can’t be blank');
    if (postLength('mastodon', words) > limit)
      return fault(422, `Validation failed: Text character limit of ${limit} exceeded`);
    if (media.length > 4) return fault(422, 'Validation failed: Cannot attach more than 4 files');
    if (media.some((it) => it?.account !== person.id)) return missing();
    if (media.some((it) => it?.state === 'waiting'))
      return fault(422, 'Cannot attach files that have not finished processing. Try again in a moment!');
    const { id } = world.create({
      platform: 'mastodon',
      account: person.id,
      id: world.newId(),
      text: words,
      images: media.flatMap((it) => (it ? [world.imageOf(it.bytes, it.alt)] : [])),
      replyTo: text(json.in_reply_to_id) || null,
    });
    keys.set(key, { id, at: world.now() });
    return { status: 200, headers: rateHeaders(), json: statusOf(id) };
  };

  const token = ({ form }: ApiRequest): Reply => {
    if (!isClient(form))
      return fault(401, 'invalid_client', 'Client authentication failed due to unknown client');
    if (form.get('grant_type') === 'client_credentials')
      return { status: 200, json: { access_token: 'app', token_type: 'Bearer', scope: 'read' } };
    const code = redeem(world, form);
    if (!code) return fault(400, 'invalid_grant', 'The provided authorization grant is invalid');
    const { token: access_token } = world.issue({
      platform: 'mastodon',
      person: code.person,
      scopes: code.scopes,
      kind: 'access',
      hours: FOREVER_HOURS,
    });
    return {
      status: 200,
      json: { access_token, token_type: 'Bearer', scope: code.scopes.join(' '), created_at: 1 },
    };
  };

  return {
    serverError: () => fault(503, 'There was a temporary problem serving your request, please try again'),
    tooMany: (seconds) => ({
      ...fault(429, 'Too many requests'),
      headers: {
        ...rateHeaders(0),
        'x-ratelimit-reset': new Date(world.now() + seconds * 1000).toISOString(),
      },
    }),
    unauthorized: () => fault(401, 'The access token was revoked'),
    checkpoint: () => fault(403, 'Your login is currently disabled'),
    routes: [
      {
        method: 'POST',
        path: /^\/api\/v1\/apps$/,
        kind: 'token',
        handle({ json }) {
          if (!URL.canParse(text(json.redirect_uris)) || !text(json.client_name))
            return fault(422, 'Validation failed: Redirect URI must be an absolute URI.');
          registered = true;
          return {
            status: 200,
            json: {
              id: '1',
              name: json.client_name,
              client_id: CLIENT.id,
              client_secret: CLIENT.secret,
              redirect_uri: json.redirect_uris,
            },
          };
        },
      },
      {
        method: 'GET',
        path: /^\/\.well-known\/oauth-authorization-server$/,
        kind: 'read',
        handle: () => ({ status: 200, json: { issuer: origin, code_challenge_methods_supported: ['S256'] } }),
      },
      {
        method: 'GET',
        path: /^\/oauth\/authorize$/,
        kind: 'consent',
        handle: (apiRequest) =>
          authorize(
            world,
            { platform: 'mastodon', separator: ' ', unticks: 'write:statuses', pkce: true },
            apiRequest,
          ),
      },
      { method: 'POST', path: /^\/oauth\/token$/, kind: 'token', handle: token },
      {
        method: 'POST',
        path: /^\/oauth\/revoke$/,
        kind: 'token',
        handle({ form }) {
          if (!isClient(form))
            return fault(403, 'unauthorized_client', 'You are not authorized to revoke this token');
          world.tokens.delete(form.get('token') ?? '');
          return { status: 200, json: {} };
        },
      },
      {
        method: 'GET',
        path: /^\/api\/v1\/accounts\/verify_credentials$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => ({
            status: 200,
            headers: rateHeaders(),
            json: {
              id: person.id,
              username: nameOf(person.id),
              acct: nameOf(person.id),
              display_name: person.name,
            },
          })),
      },
      {
        method: 'GET',
        path: /^\/api\/v2\/instance$/,
        kind: 'read',
        handle: () => ({
          status: 200,
          json: {
            domain: new URL(origin).host,
            version: '4.4.0',
            configuration: {
              statuses: {
                max_characters: limit,
                max_media_attachments: 4,
                characters_reserved_per_url: 23,
              },
              media_attachments: { image_size_limit: IMAGE_LIMIT, description_limit: 1500 },
            },
          },
        }),
      },
      {
        method: 'POST',
        path: /^\/api\/v2\/media$/,
        kind: 'stage',
        handle: (apiRequest) => asUser(apiRequest, (owner) => addMedia(apiRequest, owner)),
      },
      {
        method: 'GET',
        path: /^\/api\/v1\/media\/(\d+)$/,
        kind: 'stage',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => {
            const media = world.staged.get(apiRequest.match[1] ?? '');
            if (media?.account !== person.id || !media) return missing();
            media.checks += 1;
            if (media.checks <= (world.options.containerChecks ?? 1))
              return { status: 206, json: { id: media.id, url: null } };
            media.state = 'ready';
            return { status: 200, json: { id: media.id, url: `${origin}/media/${media.id}.jpg` } };
          }),
      },
      {
        method: 'POST',
        path: /^\/api\/v1\/statuses$/,
        kind: 'create',
        handle: (apiRequest) => asUser(apiRequest, (owner) => addStatus(apiRequest, owner)),
      },
      {
        method: 'GET',
        path: /^\/api\/v1\/accounts\/(\d+)\/statuses$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, () => ({
            status: 200,
            headers: rateHeaders(),
            json: world.created
              .filter((post) => post.platform === 'mastodon' && post.account === apiRequest.match[1])
              .reverse()
              .flatMap(({ id }) => statusOf(id) ?? [])
              .slice(0, Number(apiRequest.query.get('limit') ?? 20)),
          })),
      },
      {
        method: 'GET',
        path: /^\/api\/v1\/statuses\/(\d+)\/source$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, () => {
            const post = world.find('mastodon', apiRequest.match[1] ?? '');
            return post
              ? { status: 200, json: { id: post.id, text: post.text, spoiler_text: '' } }
              : missing();
          }),
      },
      {
        method: 'GET',
        path: /^\/api\/v1\/statuses\/(\d+)$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, () => {
            const status = statusOf(apiRequest.match[1] ?? '');
            return status ? { status: 200, json: status } : missing();
          }),
      },
    ],
  };
};
