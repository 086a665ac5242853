import { authorize, CLIENT, redeem } from './consent';
import { bearerOf, text, type ApiRequest, type Network, type Reply } from './http';
import type { Token, World } from './world';

const SIXTY_DAYS = 24 * 60;
const RESERVED = new Set('(){}[]<>@*_~|');

const fault = (status: number, message: string, code = 'FINTO'): Reply => ({
  status,
  json: { message, serviceErrorCode: 100, code, status },
});
const unauthorized = () => ({
  status: 401,
  json: { message: 'The token used in the request has expired', serviceErrorCode: 65602, status: 401 },
});

/** What LinkedIn shows of its notation: it stops at a reserved character that has no backslash. */
export const shownText = (commentary: string): string => {
  let shown = '';
  for (let at = 0; at < commentary.length; at += 1) {
    const sign = commentary.charAt(at);
    if (sign === '\\') {
      at += 1;
      shown += commentary.charAt(at);
      continue;
    }
    const isHashtag = sign === '#' && /^[\p{L}\p{N}]/u.test(commentary.slice(at + 1));
    if (RESERVED.has(sign) || (sign === '#' && !isHashtag)) return shown;
    shown += sign;
  }
  return shown;
};

interface PostedImage {
  id?: string;
  altText?: string;
}
interface PostedContent {
  media?: PostedImage;
  multiImage?: { images?: PostedImage[] };
  article?: { source?: string; title?: string };
}

/** LinkedIn's Posts and Images API. */
export const createLinkedIn = (world: World, origin: string): Network => {
  const asMember = (apiRequest: ApiRequest, handle: (owner: Token) => Reply): Reply => {
    const owner = world.valid(bearerOf(apiRequest));
    return owner ? handle(owner) : unauthorized();
  };
  /** Calls of the versioned API say which version they speak. */
  const versioned = (apiRequest: ApiRequest, handle: (owner: Token) => Reply): Reply => {
    const version = text(apiRequest.headers['linkedin-version']);
    if (!/^\d{6}$/.test(version)) return fault(400, 'Version header is missing', 'VERSION_MISSING');
    if (version < '202601')
      return fault(426, `Requested version ${version} is not active`, 'NONEXISTENT_VERSION');
    if (apiRequest.headers['x-restli-protocol-version'] !== '2.0.0') return fault(400, 'Protocol version');
    return asMember(apiRequest, handle);
  };
  const owns = ({ person }: Token, urn: string) =>
    urn === `urn:li:person:${person.id}` ||
    person.pages.some(({ id }) => urn === `urn:li:organization:${id}`);
  const byAuthor = (author: string) =>
    world.created.filter(
      (post) => post.platform === 'linkedin' && post.account === author && !post.removed && !post.replyTo,
    );

  const addPost = ({ json }: ApiRequest, owner: Token): Reply => {
    const author = text(json.author);
    const need = author.includes(':organization:') ? 'w_organization_social' : 'w_member_social';
    if (!owns(owner, author) || !owner.scopes.includes(need))
      return fault(403, 'Not enough permissions to access: partnerApiPosts.CREATE', 'ACCESS_DENIED');
    if (json.visibility !== 'PUBLIC' || json.lifecycleState !== 'PUBLISHED') return fault(400, 'visibility');
    const commentary = text(json.commentary);
    if (commentary.length > 3000) return fault(400, 'commentary: length exceeds 3000', 'INVALID_VALUE');
    const { media, multiImage, article } = (json.content ?? {}) as PostedContent;
    const given = multiImage?.images ?? (media ? [media] : []);
    if (multiImage && (given.length < 2 || given.length > 20))
      return fault(400, 'multiImage', 'INVALID_VALUE');
    if (article && (!URL.canParse(article.source ?? '') || !article.title))
      return fault(400, 'article', 'INVALID_VALUE');
    const pictures = given.map(({ id = '', altText = '' }) => ({ altText, file: world.staged.get(id) }));
    if (pictures.some(({ file }) => file?.account !== author || file.bytes.length === 0))
      return fault(400, 'An image is not ready', 'INVALID_URN_ID');
    const shown = shownText(commentary);
    const twin = byAuthor(author).find((post) => post.text === shown);
    if (twin) return fault(422, `Content is a duplicate of ${twin.id}`, 'DUPLICATE_POST');
    const { id } = world.create({
      platform: 'linkedin',
      account: author,
      id: `urn:li:share:${world.newId()}`,
      text: shown,
      images: pictures.flatMap(({ file, altText }) => (file ? [world.imageOf(file.bytes, altText)] : [])),
      card: article ? { url: article.source ?? '', title: article.title ?? '' } : null,
    });
    return { status: 201, headers: { 'x-restli-id': id, 'x-linkedin-id': id } };
  };

  const addComment = ({ json, match }: ApiRequest, owner: Token): Reply => {
    const on = world.find('linkedin', decodeURIComponent(match[1] ?? ''));
    const actor = text(json.actor);
    if (!on || json.object !== on.id) return fault(404, 'Not found');
    if (
      !actor.includes(':organization:') ||
      !owns(owner, actor) ||
      !owner.scopes.includes('w_organization_social')
    )
      return fault(403, 'Not enough permissions to access: socialActions.CREATE', 'ACCESS_DENIED');
    const { id } = world.create({
      platform: 'linkedin',
      account: actor,
      id: world.newId(),
      text: text((json.message as { text?: unknown } | undefined)?.text),
      replyTo: on.id,
    });
    return { status: 201, headers: { 'x-restli-id': id }, json: { id } };
  };

  return {
    serverError: () => fault(500, 'Internal Server Error'),
    tooMany: () => ({
      status: 429,
      json: { message: 'Resource level throttle limit for calls to this resource is reached.', status: 429 },
    }),
    unauthorized,
    checkpoint: () => fault(403, 'Member account is restricted', 'MEMBER_RESTRICTED'),
    routes: [
      {
        method: 'GET',
        path: /^\/oauth\/v2\/authorization$/,
        kind: 'consent',
        handle: (apiRequest) =>
          authorize(world, { platform: 'linkedin', separator: ' ', unticks: 'w_member_social' }, apiRequest),
      },
      {
        method: 'POST',
        path: /^\/oauth\/v2\/accessToken$/,
        kind: 'token',
        handle({ form }) {
          if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
            return {
              status: 401,
              json: { error: 'invalid_client', error_description: 'Client authentication failed' },
            };
          if (form.get('grant_type') === 'refresh_token') {
            // Its end does not move, and it is the same one again.
            const known = world.valid(form.get('refresh_token'), 'refresh');
            if (!known)
              return { status: 400, json: { error: 'invalid_request', error_description: 'token' } };
            const access = world.issue({ ...known, kind: 'access', hours: SIXTY_DAYS, page: undefined });
            return {
              status: 200,
              json: {
                access_token: access.token,
                expires_in: SIXTY_DAYS * 3600,
                refresh_token: known.token,
                refresh_token_expires_in: Math.floor((known.expiresAt - world.now()) / 1000),
                scope: known.scopes.join(','),
              },
            };
          }
          const code = redeem(world, form);
          if (!code) return { status: 400, json: { error: 'invalid_request', error_description: 'code' } };
          const of = { platform: 'linkedin', person: code.person, scopes: code.scopes } as const;
          const access = world.issue({ ...of, kind: 'access', hours: SIXTY_DAYS });
          // Only reviewed apps, which may write for companies, are given one.
          const refresh = code.scopes.includes('w_organization_social')
            ? world.issue({ ...of, kind: 'refresh', hours: 24 * 365, family: access.family })
            : null;
          return {
            status: 200,
            json: {
              access_token: access.token,
              expires_in: SIXTY_DAYS * 3600,
              scope: code.scopes.join(','),
              ...(refresh ? { refresh_token: refresh.token, refresh_token_expires_in: 365 * 86_400 } : {}),
            },
          };
        },
      },
      {
        method: 'POST',
        path: /^\/oauth\/v2\/revoke$/,
        kind: 'token',
        handle({ form }) {
          const known = world.tokens.get(form.get('token') ?? '');
          if (known) world.revokeFamily(known.family);
          return { status: 200, json: {} };
        },
      },
      {
        method: 'GET',
        path: /^\/v2\/userinfo$/,
        kind: 'read',
        handle: (apiRequest) =>
          asMember(apiRequest, ({ person, scopes }) =>
            scopes.includes('openid')
              ? { status: 200, json: { sub: person.id, name: person.name } }
              : fault(403, 'Not enough permissions to access: userinfo.GET', 'ACCESS_DENIED'),
          ),
      },
      {
        method: 'GET',
        path: /^\/v2\/me$/,
        kind: 'read',
        handle: (apiRequest) =>
          asMember(apiRequest, ({ person: { id, name }, scopes }) => {
            if (!scopes.includes('r_basicprofile'))
              return fault(403, 'Not enough permissions to access: me.GET.NO_VERSION', 'ACCESS_DENIED');
            const [localizedFirstName, ...others] = name.split(' ');
            return { status: 200, json: { id, localizedFirstName, localizedLastName: others.join(' ') } };
          }),
      },
      {
        method: 'GET',
        path: /^\/rest\/organizationAcls$/,
        kind: 'read',
        handle: (apiRequest) =>
          versioned(apiRequest, ({ person, scopes }) =>
            scopes.includes('rw_organization_admin')
              ? {
                  status: 200,
                  json: {
                    elements: person.pages.map(({ id, mayPublish }) => ({
                      role: mayPublish ? 'ADMINISTRATOR' : 'ANALYST',
                      state: 'APPROVED',
                      organization: `urn:li:organization:${id}`,
                    })),
                  },
                }
              : fault(403, 'Not enough permissions', 'ACCESS_DENIED'),
          ),
      },
      {
        method: 'GET',
        path: /^\/rest\/organizations\/(\d+)$/,
        kind: 'read',
        handle: (apiRequest) =>
          versioned(apiRequest, ({ person }) => {
            const page = person.pages.find(({ id }) => id === apiRequest.match[1]);
            return page
              ? { status: 200, json: { id: Number(page.id), localizedName: page.name, vanityName: 'pagina' } }
              : fault(404, 'Not found');
          }),
      },
      {
        method: 'POST',
        path: /^\/rest\/socialActions\/(.+)\/comments$/,
        kind: 'create',
        handle: (apiRequest) => versioned(apiRequest, (owner) => addComment(apiRequest, owner)),
      },
      {
        method: 'POST',
        path: /^\/rest\/images$/,
        kind: 'stage',
        handle: (apiRequest) =>
          versioned(apiRequest, (owner) => {
            const { owner: urn = '' } = (apiRequest.json.initializeUploadRequest ?? {}) as { owner?: string };
            if (apiRequest.query.get('action') !== 'initializeUpload' || !owns(owner, urn))
              return fault(403, 'owner');
            const id = `urn:li:image:${world.newId()}`;
            world.staged.set(id, {
              id,
              account: urn,
              bytes: Buffer.alloc(0),
              alt: '',
              text: '',
              at: world.now(),
              checks: 0,
              state: 'waiting',
            });
            return {
              status: 200,
              json: { value: { uploadUrl: `${origin}/upload/${encodeURIComponent(id)}`, image: id } },
            };
          }),
      },
      {
        method: 'PUT',
        path: /^\/upload\/(.+)$/,
        kind: 'stage',
        handle({ match, body }) {
          const picture = world.staged.get(decodeURIComponent(match[1] ?? ''));
          if (!picture) return { status: 404 };
          picture.bytes = body;
          return { status: 201 };
        },
      },
      {
        method: 'GET',
        path: /^\/rest\/images\/(.+)$/,
        kind: 'read',
        handle: (apiRequest) =>
          versioned(apiRequest, () => {
            const picture = world.staged.get(decodeURIComponent(apiRequest.match[1] ?? ''));
            if (!picture) return fault(404, 'image');
            picture.checks += 1;
            const ready = picture.bytes.length > 0 && picture.checks > 1;
            return { status: 200, json: { id: picture.id, status: ready ? 'AVAILABLE' : 'PROCESSING' } };
          }),
      },
      {
        method: 'POST',
        path: /^\/rest\/posts$/,
        kind: 'create',
        handle: (apiRequest) => versioned(apiRequest, (owner) => addPost(apiRequest, owner)),
      },
      {
        method: 'GET',
        path: /^\/rest\/posts$/,
        kind: 'read',
        handle: (apiRequest) =>
          versioned(apiRequest, (owner) => {
            const author = apiRequest.query.get('author') ?? '';
            if (!owner.scopes.includes('r_organization_social') || !author.includes(':organization:'))
              return fault(403, 'Not enough permissions to access: posts.FINDER-author', 'ACCESS_DENIED');
            return {
              status: 200,
              json: {
                elements: byAuthor(author)
                  .slice(-10)
                  .reverse()
                  .map(({ id, text: commentary, at }) => ({
                    id,
                    commentary,
                    publishedAt: new Date(at).getTime(),
                  })),
              },
            };
          }),
      },
      {
        method: 'GET',
        path: /^\/rest\/organizationalEntityShareStatistics$/,
        kind: 'read',
        handle: (apiRequest) =>
          versioned(apiRequest, () => {
            const urn = /^List\((.+)\)$/.exec(apiRequest.query.get('shares') ?? '')?.[1] ?? '';
            const post = world.find('linkedin', decodeURIComponent(urn));
            const { likes, comments, shares, reach } = post?.figures ?? {};
            return {
              status: 200,
              json: {
                elements:
                  post && Object.keys(post.figures).length > 0
                    ? [
                        {
                          share: post.id,
                          totalShareStatistics: {
                            likeCount: likes,
                            commentCount: comments,
                            shareCount: shares,
                            uniqueImpressionsCount: reach,
                          },
                        },
                      ]
                    : [],
              },
            };
          }),
      },
      {
        method: 'GET',
        path: /^\/rest\/posts\/(.+)$/,
        kind: 'read',
        handle: (apiRequest) =>
          versioned(apiRequest, () => {
            const post = world.find('linkedin', decodeURIComponent(apiRequest.match[1] ?? ''));
            return post ? { status: 200, json: { id: post.id } } : fault(404, 'Post not found');
          }),
      },
    ],
  };
};
