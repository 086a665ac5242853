import { authorize, CLIENT, redeem } from './consent';
import type { ApiRequest, Network, Reply } from './http';
import {
  asOwner,
  comments,
  facebookLogin,
  graphError,
  listPages,
  metaFaults,
  missing,
  usageHeaders,
} from './meta';
import { jpegSize } from './jpeg-size';
import type { Staged, World } from './world';

const V = '\\/v\\d+\\.\\d+';
const DAY = 86_400_000;
const SIXTY_DAYS = 24 * 60;

/** Why Instagram does not take a picture; null when it does. */
const imageFault = (bytes: Buffer): Reply | null => {
  if (bytes.length > 8 * 1024 * 1024) return graphError(400, 36000, 'The image size is too large', 2207004);
  const size = jpegSize(bytes);
  if (!size) return graphError(400, 36001, 'The image format is not supported', 2207005);
  const ratio = size.width / size.height;
  return ratio < 0.79 || ratio > 1.92
    ? graphError(400, 36003, 'The aspect ratio is not supported', 2207009)
    : null;
};

/** Instagram's professional accounts, with either of the two sign-ins. */
export const createInstagram = (world: World, origin: string): Network => {
  const states = {
    waiting: 'IN_PROGRESS',
    ready: 'FINISHED',
    error: 'ERROR',
    published: 'PUBLISHED',
  } as const;
  const carousels = new Map<string, { sha256: string; alt: string }[]>();
  const stateOf = (container: Staged) =>
    container.state !== 'published' && world.now() - container.at > DAY ? 'EXPIRED' : states[container.state];

  /** One of several pictures, each of which was made ready before. */
  const addCarousel = (form: URLSearchParams, account: string): Reply => {
    const items = (form.get('children') ?? '').split(',').map((id) => world.staged.get(id));
    const ready = items.every((item) => item?.account === account && item.state === 'ready');
    if (!ready || items.length < 2 || items.length > 10)
      return graphError(400, 100, 'The carousel is invalid', 2207028);
    const id = world.newId();
    carousels.set(
      id,
      items.flatMap((item) => (item ? [world.imageOf(item.bytes, item.alt)] : [])),
    );
    world.staged.set(id, {
      id,
      account,
      bytes: Buffer.alloc(0),
      alt: '',
      text: form.get('caption') ?? '',
      at: world.now(),
      checks: 0,
      state: 'waiting',
    });
    return { status: 200, headers: usageHeaders(world), json: { id } };
  };

  const addContainer = async ({ form, match }: ApiRequest): Promise<Reply> => {
    const caption = form.get('caption') ?? '';
    if ([...caption].length > 2200) return graphError(400, 36004, 'The caption was too long', 2207010);
    if ((caption.match(/#[\p{L}\p{N}_]/gu)?.length ?? 0) > 30)
      return graphError(400, 36004, 'Too many hashtags', 2207010);
    if (form.get('media_type') === 'CAROUSEL') return addCarousel(form, match[1] ?? '');
    const picture = await fetch(form.get('image_url') ?? '', { redirect: 'manual' }).catch(() => null);
    if (!picture?.ok)
      return graphError(400, 9004, 'Only photo or video can be accepted as media type.', 2207052);
    const bytes = Buffer.from(await picture.arrayBuffer());
    const fault = imageFault(bytes);
    if (fault) return fault;
    const id = world.newId();
    world.staged.set(id, {
      id,
      account: match[1] ?? '',
      bytes,
      alt: form.get('alt_text') ?? '',
      text: caption,
      at: world.now(),
      checks: 0,
      state: 'waiting',
    });
    return { status: 200, headers: usageHeaders(world), json: { id } };
  };

  const publish = ({ form, match }: ApiRequest): Reply => {
    const container = world.staged.get(form.get('creation_id') ?? '');
    if (container?.account !== match[1] || !container)
      return graphError(400, 24, 'The requested resource does not exist', 2207006);
    if (stateOf(container) === 'EXPIRED') return graphError(400, 24, 'The container has expired', 2207020);
    if (container.state === 'waiting') return graphError(400, 9007, 'Media ID is not available', 2207027);
    if (container.state === 'published') return graphError(400, 9007, 'Already published', 2207082);
    container.state = 'published';
    const { id } = world.create({
      platform: 'instagram',
      account: container.account,
      id: world.newId(),
      text: container.text,
      images: carousels.get(container.id) ?? [world.imageOf(container.bytes, container.alt)],
    });
    return { status: 200, headers: usageHeaders(world), json: { id } };
  };
  const permalink = (id: string) => `https://www.instagram.com/p/${id}/`;

  return {
    ...metaFaults,
    routes: [
      {
        method: 'GET',
        path: new RegExp(`^(?:/oauth/authorize|${V}/dialog/oauth)$`),
        kind: 'consent',
        handle: (apiRequest) =>
          authorize(
            world,
            {
              platform: 'instagram',
              separator: ',',
              unticks: apiRequest.path.startsWith('/oauth')
                ? 'instagram_business_content_publish'
                : 'instagram_content_publish',
            },
            apiRequest,
          ),
      },
      ...facebookLogin(world, 'instagram'),
      {
        method: 'POST',
        path: /^\/oauth\/access_token$/,
        kind: 'token',
        handle({ form }) {
          if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
            return {
              status: 400,
              json: { error_type: 'OAuthException', code: 400, error_message: 'Invalid Client' },
            };
          const code = redeem(world, form);
          if (!code)
            return {
              status: 400,
              json: {
                error_type: 'OAuthException',
                code: 400,
                error_message: 'This authorization code has been used',
              },
            };
          const { token } = world.issue({
            platform: 'instagram',
            person: code.person,
            scopes: code.scopes,
            kind: 'short',
            hours: 1,
          });
          return {
            status: 200,
            json: {
              data: [{ access_token: token, user_id: code.person.id, permissions: code.scopes.join(',') }],
            },
          };
        },
      },
      {
        method: 'GET',
        path: /^\/(access_token|refresh_access_token)$/,
        kind: 'token',
        handle({ query, match }) {
          const fresh = match[1] === 'access_token';
          if (fresh && query.get('client_secret') !== CLIENT.secret)
            return graphError(400, 101, 'Wrong secret');
          const old = world.valid(query.get('access_token'), fresh ? 'short' : 'access');
          if (!old) return graphError(400, 190, 'Invalid OAuth access token', 463);
          const { token } = world.issue({ ...old, kind: 'access', hours: SIXTY_DAYS, page: undefined });
          return { status: 200, json: { access_token: token, token_type: 'bearer', expires_in: 5_183_944 } };
        },
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/me$`),
        kind: 'read',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, ({ person }) =>
            person.pages.length === 0
              ? graphError(400, 100, 'The account is not a professional account')
              : {
                  status: 200,
                  json: {
                    user_id: person.id,
                    username: 'forno.rossi',
                    name: person.name,
                    account_type: 'BUSINESS',
                  },
                },
          ),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/me/accounts$`),
        kind: 'read',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, (owner) => listPages(world, apiRequest, owner, false, origin)),
      },
      ...comments(world, 'instagram', {
        path: new RegExp(`^${V}/(\\d+)/comments$`),
        words: 'text',
        time: 'timestamp',
      }),
      {
        method: 'POST',
        path: new RegExp(`^${V}/(\\d+)/media$`),
        kind: 'stage',
        handle: (apiRequest) => asOwner(world, apiRequest, () => addContainer(apiRequest)),
      },
      {
        method: 'POST',
        path: new RegExp(`^${V}/(\\d+)/media_publish$`),
        kind: 'create',
        handle: (apiRequest) => asOwner(world, apiRequest, () => publish(apiRequest)),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+)/media$`),
        kind: 'read',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, () => ({
            status: 200,
            json: {
              data: world.created
                .filter(
                  (post) =>
                    post.platform === 'instagram' &&
                    post.account === apiRequest.match[1] &&
                    !post.removed &&
                    !post.replyTo,
                )
                .slice(-10)
                .reverse()
                .map(({ id, text: caption, at }) => ({
                  id,
                  caption,
                  timestamp: at,
                  permalink: permalink(id),
                })),
            },
          })),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+)/insights$`),
        kind: 'insight',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, () => {
            const post = world.find('instagram', apiRequest.match[1] ?? '');
            if (!post) return missing(apiRequest.match[1] ?? '');
            const metric = apiRequest.query.get('metric') ?? '';
            if (metric !== 'reach' && metric !== 'shares')
              return graphError(400, 100, '(#100) metric must be one of the following values');
            const value = post.figures[metric];
            return {
              status: 200,
              json: {
                data: value === undefined ? [] : [{ name: metric, period: 'lifetime', values: [{ value }] }],
              },
            };
          }),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+)$`),
        kind: 'read',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, () => {
            const id = apiRequest.match[1] ?? '';
            const container = world.staged.get(id);
            if (container) {
              container.checks += 1;
              if (container.state === 'waiting' && container.checks > (world.options.containerChecks ?? 1))
                container.state = 'ready';
              return {
                status: 200,
                json: { id, status_code: stateOf(container), status: stateOf(container) },
              };
            }
            const post = world.find('instagram', id);
            if (!post) return missing(id);
            const { likes, comments } = post.figures;
            return {
              status: 200,
              headers: usageHeaders(world),
              json: {
                id,
                permalink: permalink(id),
                timestamp: post.at,
                like_count: likes,
                comments_count: comments,
              },
            };
          }),
      },
    ],
  };
};
