import { authorize } from './consent';
import type { ApiRequest, Network, Reply } from './http';
import { text } from './http';
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
import type { Token, World } from './world';

const MAX_MESSAGE = 63_206;
const MAX_PHOTO = 4 * 1024 * 1024;
const V = '\\/v\\d+\\.\\d+';

/** Facebook Pages: the Graph API as it is documented. */
export const createFacebook = (world: World, origin: string): Network => {
  const asPage = (apiRequest: ApiRequest, handle: (page: string, owner: Token) => Reply) =>
    asOwner(world, apiRequest, (owner) => {
      const page = apiRequest.match[1] ?? '';
      return owner.page === page ? handle(page, owner) : graphError(403, 200, 'Permissions error');
    });
  const fieldOf = ({ json, form, parts }: ApiRequest, name: string): string =>
    text(json[name]) || text(parts.get(name)) || (form.get(name) ?? '');

  const addPhoto = (apiRequest: ApiRequest, page: string): Reply => {
    const source = apiRequest.parts.get('source');
    if (!(source instanceof Buffer)) return graphError(400, 100, '(#100) A photo is required');
    if (source.length > MAX_PHOTO) return graphError(400, 1, 'Photo too big', 1366046);
    if (fieldOf(apiRequest, 'published') !== 'false') return graphError(400, 100, 'Only staged photos here');
    const id = world.newId();
    world.staged.set(id, {
      id,
      account: page,
      bytes: source,
      alt: fieldOf(apiRequest, 'alt_text_custom'),
      text: '',
      at: world.now(),
      checks: 0,
      state: 'ready',
    });
    return { status: 200, headers: usageHeaders(world), json: { id } };
  };

  const addPost = (apiRequest: ApiRequest, page: string): Reply => {
    const message = fieldOf(apiRequest, 'message');
    const attached = Array.isArray(apiRequest.json.attached_media)
      ? (apiRequest.json.attached_media as { media_fbid?: string }[])
      : [];
    if (message === '' && attached.length === 0) return graphError(400, 100, '(#100) Empty post', 1349125);
    if ([...message].length > MAX_MESSAGE) return graphError(400, 100, '(#100) Message too long');
    const link = fieldOf(apiRequest, 'link');
    if (/^https?:\/\/(www\.)?facebook\.com/.test(link)) return graphError(400, 100, 'Bad link', 1609008);
    const photos = attached.map(({ media_fbid }) => world.staged.get(media_fbid ?? ''));
    if (photos.some((photo) => photo?.account !== page || photo.state !== 'ready'))
      return graphError(400, 100, '(#100) Photos should be already uploaded');
    for (const photo of photos) if (photo) photo.state = 'published';
    const { id } = world.create({
      platform: 'facebook',
      account: page,
      id: `${page}_${world.newId()}`,
      text: message,
      link,
      images: photos.flatMap((photo) => (photo ? [world.imageOf(photo.bytes, photo.alt)] : [])),
    });
    return { status: 200, headers: usageHeaders(world), json: { id } };
  };

  const permalink = (id: string) => `https://www.facebook.com/${id.replace('_', '/posts/')}`;

  return {
    ...metaFaults,
    routes: [
      {
        method: 'GET',
        path: new RegExp(`^${V}/dialog/oauth$`),
        kind: 'consent',
        handle: (apiRequest) =>
          authorize(
            world,
            { platform: 'facebook', separator: ',', unticks: 'pages_manage_posts' },
            apiRequest,
          ),
      },
      ...facebookLogin(world, 'facebook'),
      {
        method: 'GET',
        path: new RegExp(`^${V}/me/accounts$`),
        kind: 'read',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, (owner) => listPages(world, apiRequest, owner, false, origin)),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/me/businesses$`),
        kind: 'read',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, ({ person }) => ({
            status: 200,
            json: {
              data: person.pages.some(({ business }) => business) ? [{ id: '555', name: 'Impresa' }] : [],
            },
          })),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/555/(owned_pages|client_pages)$`),
        kind: 'read',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, (owner) =>
            apiRequest.match[1] === 'owned_pages'
              ? listPages(world, apiRequest, owner, true, origin)
              : graphError(403, 200, 'No permission for client pages'),
          ),
      },
      ...comments(world, 'facebook', {
        path: new RegExp(`^${V}/(\\d+_\\d+)/comments$`),
        words: 'message',
        time: 'created_time',
      }),
      {
        method: 'POST',
        path: new RegExp(`^${V}/(\\d+)/photos$`),
        kind: 'stage',
        handle: (apiRequest) => asPage(apiRequest, (page) => addPhoto(apiRequest, page)),
      },
      {
        method: 'POST',
        path: new RegExp(`^${V}/(\\d+)/feed$`),
        kind: 'create',
        handle: (apiRequest) => asPage(apiRequest, (page) => addPost(apiRequest, page)),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+)/published_posts$`),
        kind: 'read',
        handle: (apiRequest) =>
          asPage(apiRequest, (page) => {
            const since = Number(apiRequest.query.get('since') ?? 0) * 1000;
            const data = world.created
              .filter(
                (post) =>
                  post.platform === 'facebook' && post.account === page && !post.removed && !post.replyTo,
              )
              .filter(({ at }) => new Date(at).getTime() >= since)
              .slice(-25)
              .reverse()
              .map(({ id, text: message, at }) => ({
                id,
                ...(message ? { message } : {}),
                created_time: at,
                permalink_url: permalink(id),
              }));
            return { status: 200, headers: usageHeaders(world), json: { data } };
          }),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+_\\d+)/insights$`),
        kind: 'insight',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, () => {
            const post = world.find('facebook', apiRequest.match[1] ?? '');
            if (!post) return missing(apiRequest.match[1] ?? '');
            const metric = apiRequest.query.get('metric') ?? '';
            // One that is no longer there loses all the others of the same call.
            if (metric !== 'post_total_media_view_unique')
              return graphError(400, 100, '(#100) The value must be a valid insights metric');
            const { reach } = post.figures;
            const values =
              reach === undefined ? [] : [{ name: metric, period: 'lifetime', values: [{ value: reach }] }];
            return { status: 200, json: { data: values } };
          }),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+_\\d+)$`),
        kind: 'read',
        handle: (apiRequest) =>
          asOwner(world, apiRequest, () => {
            const post = world.find('facebook', apiRequest.match[1] ?? '');
            if (!post) return missing(apiRequest.match[1] ?? '');
            const { likes = 0, comments = 0, shares } = post.figures;
            return {
              status: 200,
              headers: usageHeaders(world),
              json: {
                id: post.id,
                permalink_url: permalink(post.id),
                ...(shares === undefined ? {} : { shares: { count: shares } }),
                comments: { data: [], summary: { total_count: comments } },
                reactions: { data: [], summary: { total_count: likes } },
              },
            };
          }),
      },
    ],
  };
};
