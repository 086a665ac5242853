import { authorize, CLIENT, redeem, rotate } from './consent';
import { basicOf, bearerOf, text, type ApiRequest, type Network, type Reply } from './http';
import type { Token, World } from './world';

const ACCESS_HOURS = 24 * 30;
const REFRESH_HOURS = 24 * 60;
const BOARDS_PER_PAGE = 2;

const fault = (status: number, code: number, message: string): Reply => ({ status, json: { code, message } });
const unauthorized = () => fault(401, 2, 'Authentication failed.');

/** Pinterest's API, version 5. A person's pages are their boards. */
export const createPinterest = (world: World): Network => {
  const asUser = (apiRequest: ApiRequest, handle: (owner: Token) => Reply): Reply => {
    const owner = world.valid(bearerOf(apiRequest));
    return owner ? handle(owner) : unauthorized();
  };
  const rateHeaders = (remaining = 99) => ({
    'x-ratelimit-limit': '100, 100;w=1;name="org_write"',
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': '60',
  });

  const addPin = ({ json }: ApiRequest, { person, scopes }: Token): Reply => {
    if (!scopes.includes('pins:write'))
      return fault(403, 29, 'You are not permitted to access that resource.');
    const board = text(json.board_id);
    if (!/^\d+$/.test(board)) return fault(400, 1, `board_id: '${board}' does not match '^\\d+$'`);
    if (!person.pages.some(({ id }) => id === board)) return fault(404, 40, 'Board not found.');
    const source = (json.media_source ?? {}) as {
      source_type?: string;
      content_type?: string;
      data?: string;
      items?: { content_type?: string; data?: string }[];
    };
    const items = source.source_type === 'multiple_image_base64' ? (source.items ?? []) : [source];
    const kinds = ['image_base64', 'multiple_image_base64'];
    if (
      !kinds.includes(source.source_type ?? '') ||
      items.length > 5 ||
      items.some(({ content_type: type = '' }) => !/^image\/(jpeg|png)$/.test(type))
    )
      return fault(400, 1, 'media_source is invalid');
    const limits = { title: 100, description: 800, link: 2048, alt_text: 500 } as const;
    for (const [name, most] of Object.entries(limits))
      if ([...text(json[name])].length > most) return fault(400, 1, `${name} is longer than ${most}`);
    const { id } = world.create({
      platform: 'pinterest',
      account: person.id,
      id: world.newId(),
      text: text(json.description),
      title: text(json.title),
      link: text(json.link),
      board,
      images: items.map(({ data = '' }) => world.imageOf(Buffer.from(data, 'base64'), text(json.alt_text))),
    });
    return { status: 201, headers: rateHeaders(), json: { id, board_id: board, title: text(json.title) } };
  };
  const tokenReply = (access: Token, refresh: Token): Reply => ({
    status: 200,
    json: {
      access_token: access.token,
      token_type: 'bearer',
      expires_in: ACCESS_HOURS * 3600,
      scope: access.scopes.join(' '),
      refresh_token: refresh.token,
      refresh_token_expires_in: REFRESH_HOURS * 3600,
    },
  });
  const list = <Item>(items: Item[], { query }: ApiRequest, size: number) => {
    const from = Number(query.get('bookmark') ?? 0);
    const more = from + size < items.length;
    return { items: items.slice(from, from + size), bookmark: more ? String(from + size) : null };
  };

  return {
    serverError: () => fault(500, 8, 'We had some trouble completing your request'),
    tooMany: (seconds) => ({
      ...fault(429, 8, 'You have exceeded your rate limit. Try again later.'),
      headers: {
        'x-ratelimit-limit': '100',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(seconds),
      },
    }),
    unauthorized,
    checkpoint: () => fault(403, 29, 'Your account is in safe mode.'),
    routes: [
      {
        method: 'GET',
        path: /^\/oauth\/$/,
        kind: 'consent',
        handle: (apiRequest) =>
          authorize(world, { platform: 'pinterest', separator: ',', unticks: 'pins:write' }, apiRequest),
      },
      {
        method: 'POST',
        path: /^\/v5\/oauth\/token$/,
        kind: 'token',
        handle(apiRequest) {
          const [id, secret] = basicOf(apiRequest);
          if (id !== CLIENT.id || secret !== CLIENT.secret) return unauthorized();
          const { form } = apiRequest;
          if (form.get('grant_type') === 'refresh_token') {
            const pair = rotate(world, form.get('refresh_token'), {
              hours: ACCESS_HOURS,
              refreshHours: REFRESH_HOURS,
            });
            return pair ? tokenReply(pair.access, pair.refresh) : fault(400, 1, 'invalid_grant');
          }
          const code = redeem(world, form);
          if (!code) return fault(400, 1, 'invalid_grant');
          const of = { platform: 'pinterest', person: code.person, scopes: code.scopes } as const;
          const access = world.issue({ ...of, kind: 'access', hours: ACCESS_HOURS });
          return tokenReply(
            access,
            world.issue({ ...of, kind: 'refresh', hours: REFRESH_HOURS, family: access.family }),
          );
        },
      },
      {
        method: 'GET',
        path: /^\/v5\/user_account$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => ({
            status: 200,
            json: {
              id: person.id,
              username: 'fornorossi',
              account_type: 'BUSINESS',
              business_name: person.name,
            },
          })),
      },
      {
        method: 'GET',
        path: /^\/v5\/boards$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, ({ person }) => ({
            status: 200,
            json: list(
              person.pages.map(({ id, name }) => ({ id, name, privacy: 'PUBLIC' })),
              apiRequest,
              BOARDS_PER_PAGE,
            ),
          })),
      },
      {
        method: 'POST',
        path: /^\/v5\/pins$/,
        kind: 'create',
        handle: (apiRequest) => asUser(apiRequest, (owner) => addPin(apiRequest, owner)),
      },
      {
        method: 'GET',
        path: /^\/v5\/boards\/(\d+)\/pins$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, () => {
            const pins = world.created.filter((post) => post.board === apiRequest.match[1] && !post.removed);
            const items = pins.reverse().map(({ id, text: description, title, link, at }) => ({
              id,
              description,
              title,
              link: link || null,
              created_at: at.slice(0, 19),
            }));
            return { status: 200, json: list(items, apiRequest, 25) };
          }),
      },
      {
        method: 'GET',
        path: /^\/v5\/pins\/(\d+)\/analytics$/,
        kind: 'read',
        handle: (apiRequest) =>
          asUser(apiRequest, () => {
            const post = world.find('pinterest', apiRequest.match[1] ?? '');
            if (!post) return fault(404, 50, 'Pin not found.');
            const { likes, comments, shares, reach } = post.figures;
            return {
              status: 200,
              json: {
                all: {
                  daily_metrics: [
                    { date: post.at.slice(0, 10), data_status: reach === undefined ? 'PROCESSING' : 'READY' },
                  ],
                  lifetime_metrics: { TOTAL_COMMENTS: comments, TOTAL_REACTIONS: likes },
                  summary_metrics: { IMPRESSION: reach ?? 0, SAVE: shares ?? 0 },
                },
              },
            };
          }),
      },
    ],
  };
};
