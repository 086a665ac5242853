import { authorize, CLIENT, redeem } from './consent';
import { bearerOf, text, type ApiRequest, type Network, type Reply } from './http';
import { jpegSize } from './jpeg-size';
import type { Created, Token, World } from './world';

const ACCESS_HOURS = 1;
const PLACES_A_PAGE = 2;
const FIVE_MB = 5 * 1024 * 1024;

/** Google's way of saying that something is wrong. */
const fault = (code: number, status: string, message: string, details: object[] = []): Reply => ({
  status: code,
  json: { error: { code, message, status, details } },
});
const unauthenticated = () =>
  fault(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
const notFound = () => fault(404, 'NOT_FOUND', 'Requested entity was not found.');
const invalid = (field: string, message: string) =>
  fault(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.', [
    {
      '@type': 'type.googleapis.com/google.mybusiness.v4.ValidationError',
      errorDetails: [{ code: 3, field, message }],
    },
  ]);

/** Google's APIs of business profiles. A person's pages are their places, in one account; another account has none. */
export const createGoogleBusiness = (world: World): Network => {
  const asUser = (apiRequest: ApiRequest, handle: (owner: Token) => Reply | Promise<Reply>) => {
    const owner = world.valid(bearerOf(apiRequest));
    return owner ? handle(owner) : unauthenticated();
  };
  /** A place is read and written by whoever manages it. */
  const asManager = (apiRequest: ApiRequest, handle: (place: string) => Reply | Promise<Reply>) =>
    asUser(apiRequest, ({ person }) => {
      const [, account, place] = apiRequest.match;
      return account === person.id && person.pages.some(({ id }) => id === place)
        ? handle(`accounts/${account}/locations/${place}`)
        : fault(403, 'PERMISSION_DENIED', 'The caller does not have permission');
    });

  const shown = ({ id, text: summary, at, link }: Created) => ({
    name: id,
    languageCode: 'it',
    summary,
    topicType: 'STANDARD',
    state: 'LIVE',
    createTime: at,
    updateTime: at,
    searchUrl: `https://local.google.com/place?id=${id.replace(/^.*\//, '')}&use=posts`,
    ...(link ? { callToAction: { actionType: 'LEARN_MORE', url: link } } : {}),
  });

  const addPost = async ({ json }: ApiRequest, place: string): Promise<Reply> => {
    const summary = text(json.summary);
    const media = (json.media ?? []) as { mediaFormat?: string; sourceUrl?: string }[];
    const action = json.callToAction as { actionType?: string; url?: string } | undefined;
    if (json.topicType !== 'STANDARD')
      return invalid('topic_type', 'Topic type is required for post creation.');
    if ([...summary].length > 1500) return invalid('summary', 'Summary is too long. The limit is 1500.');
    if (summary === '' && media.length === 0) return invalid('summary', 'A post needs a summary or media.');
    if (action && !URL.canParse(action.url ?? '')) return invalid('call_to_action.url', 'Invalid url.');
    if (media.length > 1) return invalid('media', 'Too many media items.');
    const images: Created['images'] = [];
    for (const { mediaFormat, sourceUrl = '' } of media) {
      const answer = await fetch(sourceUrl, { redirect: 'manual' }).catch(() => null);
      if (mediaFormat !== 'PHOTO' || !answer?.ok)
        return invalid('media[0].source_url', 'Failed to fetch the media.');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const size = jpegSize(bytes);
      if (!size || size.width < 250 || size.height < 250 || bytes.length > FIVE_MB)
        return invalid('media[0]', 'The photo does not meet the requirements.');
      images.push(world.imageOf(bytes, ''));
    }
    // A telephone number in the words is against Google's rules.
    const isRejected = /(?:\+39|\b0\d)[\d ]{7,}/.test(summary);
    const id = `${place}/localPosts/${world.newId()}`;
    if (isRejected)
      return { status: 200, json: { name: id, summary, topicType: 'STANDARD', state: 'REJECTED' } };
    const link = action?.url ?? '';
    const made = world.create({
      platform: 'googlebusiness',
      account: place,
      id,
      text: summary,
      link,
      images,
    });
    return { status: 200, json: { ...shown(made), state: 'PROCESSING' } };
  };

  const tokens = (access: Token, refresh: Token | null): Reply => ({
    status: 200,
    json: {
      access_token: access.token,
      expires_in: ACCESS_HOURS * 3600 - 1,
      scope: access.scopes.join(' '),
      token_type: 'Bearer',
      ...(refresh ? { refresh_token: refresh.token } : {}),
    },
  });
  const refuse = (status: number, error: string): Reply => ({
    status,
    json: { error, error_description: 'Bad Request' },
  });

  return {
    serverError: () => fault(500, 'INTERNAL', 'Internal error encountered.'),
    tooMany: (seconds) =>
      fault(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric', [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'RATE_LIMIT_EXCEEDED',
          domain: 'googleapis.com',
          metadata: { quota_limit_value: '300' },
        },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` },
      ]),
    unauthorized: unauthenticated,
    checkpoint: () => fault(400, 'FAILED_PRECONDITION', 'The location is not verified.'),
    routes: [
      {
        method: 'GET',
        path: /^\/o\/oauth2\/v2\/auth$/,
        kind: 'consent',
        handle: (apiRequest) =>
          authorize(
            world,
            {
              platform: 'googlebusiness',
              separator: ' ',
              unticks: 'https://www.googleapis.com/auth/business.manage',
            },
            apiRequest,
          ),
      },
      {
        method: 'POST',
        path: /^\/token$/,
        kind: 'token',
        handle({ form }) {
          if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
            return refuse(401, 'invalid_client');
          if (form.get('grant_type') === 'refresh_token') {
            const known = world.valid(form.get('refresh_token'), 'refresh');
            if (!known) return refuse(400, 'invalid_grant');
            return tokens(
              world.issue({ ...known, kind: 'access', hours: ACCESS_HOURS, page: undefined }),
              null,
            );
          }
          const code = redeem(world, form);
          if (!code) return refuse(400, 'invalid_grant');
          const of = { platform: 'googlebusiness', person: code.person, scopes: code.scopes } as const;
          const access = world.issue({ ...of, kind: 'access', hours: ACCESS_HOURS });
          const { family } = access;
          return tokens(access, world.issue({ ...of, kind: 'refresh', hours: 24 * 3650, family }));
        },
      },
      {
        method: 'POST',
        path: /^\/revoke$/,
        kind: 'token',
        handle({ form }) {
          const known = world.tokens.get(form.get('token') ?? '');
          if (!known) return refuse(400, 'invalid_token');
          world.revokeFamily(known.family);
          return { status: 200, json: {} };
        },
      },
      {
        method: 'GET',
        path: /^\/v1\/accounts$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => {
            const isSecond = apiRequest.query.get('pageToken') === 'due';
            const own = { name: `accounts/${person.id}`, accountName: person.name, type: 'PERSONAL' };
            const empty = { name: 'accounts/999', accountName: 'Gruppo', type: 'LOCATION_GROUP' };
            return {
              status: 200,
              json: isSecond ? { accounts: [own] } : { accounts: [empty], nextPageToken: 'due' },
            };
          }),
      },
      {
        method: 'GET',
        path: /^\/v1\/accounts\/(\d+)\/locations$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => {
            if (!apiRequest.query.get('readMask')) return invalid('read_mask', 'The field mask is required.');
            const pages = apiRequest.match[1] === person.id ? person.pages : [];
            const from = Number(apiRequest.query.get('pageToken') ?? 0);
            const next = from + PLACES_A_PAGE;
            const locations = pages.slice(from, next).map(({ id, name, mayPublish }) => ({
              name: `locations/${id}`,
              title: name,
              storefrontAddress: { addressLines: ['Via Roma 1'], locality: 'Torino' },
              metadata: { canOperateLocalPost: mayPublish },
            }));
            const more = next < pages.length ? { nextPageToken: String(next) } : {};
            return { status: 200, json: { ...(locations.length > 0 ? { locations } : {}), ...more } };
          }),
      },
      {
        method: 'POST',
        path: /^\/v4\/accounts\/(\d+)\/locations\/(\d+)\/localPosts$/,
        kind: 'create',
        handle: (apiRequest) => asManager(apiRequest, (place) => addPost(apiRequest, place)),
      },
      {
        method: 'GET',
        path: /^\/v4\/accounts\/(\d+)\/locations\/(\d+)\/localPosts$/,
        kind: 'read',
        handle: (apiRequest) =>
          asManager(apiRequest, (place) => {
            const size = Number(apiRequest.query.get('pageSize') ?? 20);
            const posts = world.created.filter(({ account, removed }) => account === place && !removed);
            return { status: 200, json: { localPosts: posts.reverse().slice(0, size).map(shown) } };
          }),
      },
      {
        method: 'GET',
        path: /^\/v4\/accounts\/(\d+)\/locations\/(\d+)\/localPosts\/(\d+)$/,
        kind: 'read',
        handle: (apiRequest) =>
          asManager(apiRequest, (place) => {
            const post = world.find('googlebusiness', `${place}/localPosts/${apiRequest.match[3] ?? ''}`);
            return post ? { status: 200, json: shown(post) } : notFound();
          }),
      },
    ],
  };
};
