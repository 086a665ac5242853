import { authorize } from './consent';
import type { NetworkRequest, Network, Reply } from './http';
import { text } from './http';
import { asOwner, facebookLogin, graphError, listPages, metaFaults, missing, usageHeaders } from './meta';
import type { Token, World } from './world';

const MAX_MESSAGE = 63_206;
const MAX_PHOTO = 4 * 1024 * 1024;
const V = '\\/v\\d+\\.\\d+';

/** Facebook Pages: the Graph API as it is documented. */
export const createFacebook = (world: World, origin: string): Network => {
  const asPage = (request: NetworkRequest, handle: (page: string, owner: Token) => Reply) =>
    asOwner(world, request, (owner) => {
      const page = request.match[1] ?? '';
      return owner.page === page ? handle(page, owner) : graphError(403, 200, 'Permissions error');
    });
  const fieldOf = ({ json, form, parts }: NetworkRequest, name: string): string =>
    text(json[name]) || text(parts.get(name)) || (form.get(name) ?? '');

  const addPhoto = (request: NetworkRequest, page: string): Reply => {
    const source = request.parts.get('source');
    if (!(source instanceof Buffer)) return graphError(400, 100, '(#100) A photo is required');
    if (source.length > MAX_PHOTO) return graphError(400, 1, 'Photo too big', 1366046);
    if (fieldOf(request, 'published') !== 'false') return graphError(400, 100, 'Only staged photos here');
    const id = world.newId();
    world.staged.set(id, {
      id,
      account: page,
      bytes: source,
      alt: fieldOf(request, 'alt_text_custom'),
      text: '',
      at: world.now(),
      checks: 0,
      state: 'ready',
    });
    return { status: 200, headers: usageHeaders(world), json: { id } };
  };

  const addPost = (request: NetworkRequest, page: string): Reply => {
    const message = fieldOf(request, 'message');
    const attached = Array.isArray(request.json.attached_media)
      ? (request.json.attached_media as { media_fbid?: string }[])
      : [];
    if (message === '' && attached.length === 0) return graphError(400, 100, '(#100) Empty post', 1349125);
    if ([...message].length > MAX_MESSAGE) return graphError(400, 100, '(#100) Message too long');
    const link = fieldOf(request, 'link');
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
        handle: (request) =>
          authorize(world, { platform: 'facebook', separator: ',', unticks: 'pages_manage_posts' }, request),
      },
      ...facebookLogin(world, 'facebook'),
      {
        method: 'GET',
        path: new RegExp(`^${V}/me/accounts$`),
        kind: 'read',
        handle: (request) =>
          asOwner(world, request, (owner) => listPages(world, request, owner, false, origin)),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/me/businesses$`),
        kind: 'read',
        handle: (request) =>
          asOwner(world, request, ({ person }) => ({
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
        handle: (request) =>
          asOwner(world, request, (owner) =>
            request.match[1] === 'owned_pages'
              ? listPages(world, request, owner, true, origin)
              : graphError(403, 200, 'No permission for client pages'),
          ),
      },
      {
        method: 'POST',
        path: new RegExp(`^${V}/(\\d+)/photos$`),
        kind: 'stage',
        handle: (request) => asPage(request, (page) => addPhoto(request, page)),
      },
      {
        method: 'POST',
        path: new RegExp(`^${V}/(\\d+)/feed$`),
        kind: 'create',
        handle: (request) => asPage(request, (page) => addPost(request, page)),
      },
      {
        method: 'GET',
        path: new RegExp(`^${V}/(\\d+)/published_posts$`),
        kind: 'read',
        handle: (request) =>
          asPage(request, (page) => {
            const since = Number(request.query.get('since') ?? 0) * 1000;
            const data = world.created
              .filter((post) => post.platform === 'facebook' && post.account === page && !post.removed)
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
        handle: (request) =>
          asOwner(world, request, () => {
            const post = world.find('facebook', request.match[1] ?? '');
            if (!post) return missing(request.match[1] ?? '');
            const metric = request.query.get('metric') ?? '';
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
        handle: (request) =>
          asOwner(world, request, () => {
            const post = world.find('facebook', request.match[1] ?? '');
            if (!post) return missing(request.match[1] ?? '');
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
