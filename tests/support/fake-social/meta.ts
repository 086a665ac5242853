import type { SocialPlatform } from '@contract';
import { CLIENT, redeem } from './consent';
import { bearerOf, type ApiRequest, type Network, type Reply, type Route } from './http';
import type { Token, World } from './world';

/** Meta's way of saying that something is wrong. */
export const graphError = (status: number, code: number, message: string, subcode?: number): Reply => ({
  status,
  json: {
    error: {
      message,
      type: code === 190 ? 'OAuthException' : 'GraphMethodException',
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      fbtrace_id: 'Afinta',
    },
  },
});

export const invalidToken = () =>
  graphError(400, 190, 'Error validating access token: Session has expired', 463);
export const missing = (id: string) =>
  graphError(400, 100, `Unsupported get request. Object with ID '${id}' does not exist`, 33);

/** Facebook and Instagram fail in the same words. */
export const metaFaults: Omit<Network, 'routes'> = {
  serverError: () => graphError(500, 2, 'Service temporarily unavailable'),
  tooMany: (seconds) => ({
    ...graphError(400, 32, 'Page request limit reached'),
    headers: {
      'x-business-use-case-usage': JSON.stringify({
        '1': [
          {
            type: 'pages',
            call_count: 100,
            total_cputime: 20,
            total_time: 20,
            estimated_time_to_regain_access: Math.ceil(seconds / 60),
          },
        ],
      }),
    },
  }),
  unauthorized: invalidToken,
  checkpoint: () => graphError(400, 190, 'The user must log in at www.facebook.com', 459),
};

/** What every answer of the Graph API says about use. */
export const usageHeaders = (world: World): Record<string, string> => {
  const { app, business, minutes } = world.usage;
  return {
    'x-app-usage': JSON.stringify({ call_count: app, total_cputime: 5, total_time: 5 }),
    'x-business-use-case-usage': JSON.stringify({
      '1': [
        {
          type: 'pages',
          call_count: business,
          total_cputime: 5,
          total_time: 5,
          estimated_time_to_regain_access: minutes,
        },
      ],
    }),
  };
};

/** Runs a handler with the token's owner; refuses without one. */
export const asOwner = (
  world: World,
  apiRequest: ApiRequest,
  handle: (owner: Token) => Reply | Promise<Reply>,
): Reply | Promise<Reply> => {
  const owner = world.valid(bearerOf(apiRequest));
  return owner ? handle(owner) : invalidToken();
};

const SIXTY_DAYS = 24 * 60;

/** Sign-in through Facebook: a short token for a code, a long one for the short one. */
export const facebookLogin = (world: World, platform: SocialPlatform): Route[] => [
  {
    method: 'GET',
    path: /^\/v\d+\.\d+\/oauth\/access_token$/,
    kind: 'token',
    handle({ query }) {
      if (query.get('client_id') !== CLIENT.id || query.get('client_secret') !== CLIENT.secret)
        return graphError(400, 101, 'Error validating application');
      if (query.get('grant_type') === 'fb_exchange_token') {
        const short = world.valid(query.get('fb_exchange_token'), 'short');
        if (!short) return invalidToken();
        const { token } = world.issue({ ...short, kind: 'access', hours: SIXTY_DAYS, page: undefined });
        return { status: 200, json: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 } };
      }
      const code = redeem(world, query);
      if (!code) return graphError(400, 100, 'This authorization code has been used.');
      const { token } = world.issue({
        platform,
        person: code.person,
        scopes: code.scopes,
        kind: 'short',
        hours: 1,
      });
      return { status: 200, json: { access_token: token, token_type: 'bearer', expires_in: 3600 } };
    },
  },
  // Instagram answers it in its own way.
  ...(platform === 'facebook' ? [whoAmI(world)] : []),
  {
    method: 'GET',
    path: /^\/v\d+\.\d+\/me\/permissions$/,
    kind: 'read',
    handle: (apiRequest) =>
      asOwner(world, apiRequest, ({ scopes }) => ({
        status: 200,
        json: { data: scopes.map((permission) => ({ permission, status: 'granted' })) },
      })),
  },
  {
    method: 'DELETE',
    path: /^\/v\d+\.\d+\/me\/permissions$/,
    kind: 'token',
    handle: (apiRequest) =>
      asOwner(world, apiRequest, ({ family }) => {
        world.revokeFamily(family);
        return { status: 200, json: { success: true } };
      }),
  },
];

const PAGE_SIZE = 2;

/** The pages that a person sees, two at a time, each with a token of its own. */
export const listPages = (
  world: World,
  apiRequest: ApiRequest,
  owner: Token,
  business: boolean,
  origin: string,
): Reply => {
  const after = Number(apiRequest.query.get('after') ?? 0);
  const mine = owner.person.pages.filter((page) => page.business === business);
  const data = mine.slice(after, after + PAGE_SIZE).map((page) => ({
    id: page.id,
    name: page.name,
    category: 'Bakery',
    tasks: page.mayPublish ? ['CREATE_CONTENT', 'ANALYZE'] : ['ANALYZE'],
    access_token: world.issue({ ...owner, kind: 'access', page: page.id, hours: 24 * 365 * 10 }).token,
    ...(page.instagram
      ? {
          instagram_business_account: {
            id: `9${page.id.slice(1)}`,
            username: page.name.toLowerCase().replace(' ', '.'),
          },
        }
      : {}),
  }));
  const next = after + PAGE_SIZE < mine.length ? new URL(`${origin}${apiRequest.path}`) : null;
  if (next) {
    for (const [name, value] of apiRequest.query) next.searchParams.set(name, value);
    next.searchParams.set('after', String(after + PAGE_SIZE));
  }
  return { status: 200, json: { data, paging: next ? { next: next.toString() } : {} } };
};

/** Comments below a post of a Page or a professional account; `words` and `time` are what the network calls their parts. */
export const comments = (
  world: World,
  platform: 'facebook' | 'instagram',
  { path, words, time }: { path: RegExp; words: string; time: string },
): Route[] => [
  {
    method: 'POST',
    path,
    kind: 'create',
    handle: (apiRequest) =>
      asOwner(world, apiRequest, (owner) => {
        const on = world.find(platform, apiRequest.match[1] ?? '');
        if (!on) return missing(apiRequest.match[1] ?? '');
        if (!owner.scopes.some((scope) => COMMENT_SCOPES.includes(scope)))
          return graphError(403, 200, 'Permissions error');
        const words = apiRequest.form.get('message') ?? '';
        if (words === '') return graphError(400, 100, '(#100) Empty comment');
        const { id } = world.create({
          platform,
          account: on.account,
          id: `${on.id}_${world.newId()}`,
          text: words,
          replyTo: on.id,
        });
        return { status: 200, headers: usageHeaders(world), json: { id } };
      }),
  },
  {
    method: 'GET',
    path,
    kind: 'read',
    handle: (apiRequest) =>
      asOwner(world, apiRequest, () => ({
        status: 200,
        json: {
          data: world.created
            .filter(({ replyTo, removed }) => replyTo === apiRequest.match[1] && !removed)
            .map((comment) => ({ id: comment.id, [words]: comment.text, [time]: comment.at })),
        },
      })),
  },
];
const COMMENT_SCOPES = [
  'pages_manage_engagement',
  'instagram_manage_comments',
  'instagram_business_manage_comments',
];

const whoAmI = (world: World): Route => ({
  method: 'GET',
  path: /^\/v\d+\.\d+\/me$/,
  kind: 'read',
  handle: (apiRequest) => asOwner(world, apiRequest, ({ person: { id } }) => ({ status: 200, json: { id } })),
});
