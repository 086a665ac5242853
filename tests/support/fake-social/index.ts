import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { APP_PLATFORMS, SERVER_PLATFORMS, SOCIAL_PLATFORMS, type SocialPlatform } from '@contract';
import { blueskySession, createBluesky, didOf } from './bluesky';
import { CLIENT } from './consent';
import { createFacebook } from './facebook';
import { createFaults, type Fault, type Injection } from './faults';
import { readApiRequest, readBody, type Kind, type Network, type Reply } from './http';
import { createGoogleBusiness } from './googlebusiness';
import { createInstagram } from './instagram';
import { createLinkedIn } from './linkedin';
import { createMastodon } from './mastodon';
import { createPinterest } from './pinterest';
import { createThreads } from './threads';
import { createWorld, type Consent, type Created, type Person, type WorldOptions } from './world';
import { createX } from './x';

export { FAKE_TOKEN, type Created, type Person } from './world';
export type { Injection } from './faults';

/** An account that a person has already connected. */
export interface ConnectedAccount {
  platform: SocialPlatform;
  pageId: string;
  boardId: string | null;
  /** Where networks have many servers: the account's. */
  server: string;
  name: string;
  accessToken: string;
  refreshToken: string | null;
}

/**
 * A stand-in for the networks that remembers: documented paths, checks, headers and errors, a ledger of what was
 * really made, and faults on demand. In a process of its own (`serve.ts`), `/_/ledger`, `/_/fail`, `/_/clock`,
 * `/_/accounts` and `/_/release` do what the methods do here.
 */
export interface FakeSocial {
  url: string;
  /** What a server needs to take this for the real networks. */
  env: Record<string, string>;
  baseUrl(platform: SocialPlatform): string;
  ledger(platform?: SocialPlatform): Created[];
  /** Every call, in the order they came. */
  requests: { platform: SocialPlatform; kind: Kind; method: string; path: string }[];
  /** The next calls of a kind, as many as `times`, go wrong. */
  fail(injection: Injection): void;
  clearFaults(): void;
  /** What people do on consent pages from now on. */
  consent(platform: SocialPlatform, consent: Consent): void;
  /** Makes another person with so many pages (boards) the one who signs in. */
  person(platform: SocialPlatform, pages: number): Person;
  connect(platform: SocialPlatform): ConnectedAccount;
  now(): number;
  advance(milliseconds: number): void;
  /** Ends a token before its time. */
  expire(token: string): void;
  usage(of: Partial<{ app: number; business: number; minutes: number }>): void;
  figures(platform: SocialPlatform, id: string, figures: Created['figures']): void;
  remove(platform: SocialPlatform, id: string): void;
  whenBlocked(): Promise<void>;
  release(): void;
  close(): Promise<void>;
}

const SCOPES: Record<SocialPlatform, string[]> = {
  facebook: ['pages_show_list', 'pages_manage_posts', 'pages_read_engagement', 'read_insights'],
  instagram: ['instagram_business_basic', 'instagram_business_content_publish'],
  x: ['tweet.read', 'tweet.write', 'users.read', 'offline.access', 'media.write'],
  linkedin: ['openid', 'profile', 'w_member_social'],
  pinterest: ['user_accounts:read', 'boards:read', 'boards:write', 'pins:read', 'pins:write'],
  bluesky: ['com.atproto.appPass'],
  mastodon: ['read:accounts', 'read:statuses', 'write:media', 'write:statuses'],
  threads: [
    'threads_basic',
    'threads_content_publish',
    'threads_manage_replies',
    'threads_read_replies',
    'threads_manage_insights',
  ],
  googlebusiness: ['https://www.googleapis.com/auth/business.manage'],
};
const ACCESS_HOURS: Record<SocialPlatform, number> = {
  facebook: 24 * 3650,
  instagram: 24 * 60,
  x: 2,
  linkedin: 24 * 60,
  pinterest: 24 * 30,
  bluesky: 2,
  mastodon: 24 * 3650,
  threads: 24 * 60,
  googlebusiness: 1,
};

export const startFakeSocial = async (
  options: WorldOptions & { port?: number } = {},
): Promise<FakeSocial> => {
  const world = createWorld(options);
  const faults = createFaults();
  const requests: FakeSocial['requests'] = [];
  let networks: Record<SocialPlatform, Network> | null = null;
  /** Addresses of the networks that are servers of their own, as people name them. */
  const servers = new Map<SocialPlatform, string>();

  const send = (response: http.ServerResponse, reply: Reply, fault: Fault | null): void => {
    if (fault?.fault === 'drop-after-create' || fault?.fault === 'drop-before-create') {
      response.destroy();
      return;
    }
    const broken = fault?.fault === 'malformed';
    const type = reply.html === undefined ? 'application/json' : 'text/html; charset=utf-8';
    const body = reply.html ?? (reply.json === undefined ? '' : JSON.stringify(reply.json));
    response.writeHead(broken ? 200 : reply.status, {
      'content-type': type,
      // LinkedIn's id is a header: an answer that cannot be read has none.
      ...(broken ? {} : reply.headers),
    });
    if (broken) response.end('<html>{"id":');
    else if (fault?.fault === 'slow-body') response.write(body.slice(0, Math.max(1, body.length / 2)) || ' ');
    else response.end(body);
  };

  const answerOf = async (
    network: Network,
    fault: Fault | null,
    handle: () => Reply | Promise<Reply>,
  ): Promise<Reply> => {
    switch (fault?.fault) {
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
        return handle();
      case '500-before-create':
        return network.serverError();
      case '500-after-create':
        await handle();
        return network.serverError();
      case 'drop-before-create':
        return { status: 200 };
      case '429':
        return network.tooMany(fault.resetSeconds);
      case '401':
        return network.unauthorized();
      case 'checkpoint':
        return network.checkpoint();
      case 'answer':
        return { status: fault.status, json: fault.json, headers: fault.headers };
      case 'block-before-create':
        await faults.block();
        return handle();
      case 'block-after-create': {
        const reply = await handle();
        await faults.block();
        return reply;
      }
      default:
        return handle();
    }
  };

  const connect = (platform: SocialPlatform): ConnectedAccount => {
    const person = world.newPerson(platform, 1);
    const [page] = person.pages;
    const page1 = page?.id ?? '';
    const own = platform === 'facebook';
    const server = servers.get(platform) ?? '';
    const pageId =
      {
        facebook: page1,
        linkedin: `urn:li:person:${person.id}`,
        bluesky: didOf(person),
        mastodon: `${person.id}@${server.replace(/^.*\//, '')}`,
        googlebusiness: `accounts/${person.id}/locations/${page1}`,
      }[platform as string] ?? person.id;
    if (platform === 'bluesky') {
      const { access, refresh } = blueskySession(world, person, SCOPES.bluesky[0] ?? '');
      return {
        platform,
        pageId,
        boardId: null,
        server,
        name: person.name,
        accessToken: access.token,
        refreshToken: refresh.token,
      };
    }
    const of = { platform, person, scopes: SCOPES[platform] };
    const access = world.issue({
      ...of,
      kind: 'access',
      hours: ACCESS_HOURS[platform],
      ...(own ? { page: page1 } : {}),
    });
    const hasRefresh = ['x', 'pinterest', 'googlebusiness'].includes(platform);
    const refresh = hasRefresh
      ? world.issue({ ...of, kind: 'refresh', hours: 24 * 60, family: access.family })
      : null;
    return {
      platform,
      pageId,
      boardId: platform === 'pinterest' ? page1 : null,
      server,
      name: person.name,
      accessToken: access.token,
      refreshToken: refresh?.token ?? null,
    };
  };

  /** What tests of other processes steer it by. */
  const control = async (request: http.IncomingMessage, path: string): Promise<Reply> => {
    const text = (await readBody(request)).toString();
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    if (path === '/_/ledger') return { status: 200, json: world.created };
    if (path === '/_/accounts') return { status: 200, json: connect(body.platform as SocialPlatform) };
    if (path === '/_/fail') faults.inject(body as unknown as Injection);
    else if (path === '/_/clock') world.advance(Number(body.advance));
    else if (path === '/_/release') faults.release();
    else return { status: 404 };
    return { status: 200, json: {} };
  };

  /** `only`: the network that has a server of its own. */
  const listen = async (port: number, only: SocialPlatform | null): Promise<http.Server> => {
    const server = http.createServer((request, response) => {
      void answer(request, response, only).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const answer = async (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    only: SocialPlatform | null,
  ): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (!only && url.pathname.startsWith('/_/'))
      return send(response, await control(request, url.pathname), null);
    const platform = only ?? SOCIAL_PLATFORMS.find((name) => url.pathname.startsWith(`/${name}/`));
    const path = only ? url.pathname : url.pathname.slice((platform?.length ?? 0) + 1);
    const network = platform && networks?.[platform];
    const route = network?.routes.find((it) => it.method === request.method && it.path.test(path));
    const match = route?.path.exec(path);
    if (!platform || !network || !route || !match) return send(response, { status: 404, json: {} }, null);
    const apiRequest = await readApiRequest(request, url, path, match);
    requests.push({ platform, kind: route.kind, method: apiRequest.method, path });
    const fault = faults.take(platform, route.kind);
    return send(response, await answerOf(network, fault, () => route.handle(apiRequest)), fault);
  };
  const originOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listeners = [await listen(options.port ?? 0, null)];
  for (const platform of SERVER_PLATFORMS) {
    const server = await listen(0, platform);
    servers.set(platform, originOf(server));
    listeners.push(server);
  }
  const url = originOf(listeners[0] as http.Server);
  const baseUrl = (platform: SocialPlatform) => servers.get(platform) ?? `${url}/${platform}`;
  networks = {
    facebook: createFacebook(world, baseUrl('facebook')),
    instagram: createInstagram(world, baseUrl('instagram')),
    x: createX(world),
    linkedin: createLinkedIn(world, baseUrl('linkedin')),
    pinterest: createPinterest(world),
    bluesky: createBluesky(world),
    mastodon: createMastodon(world, baseUrl('mastodon')),
    threads: createThreads(world),
    googlebusiness: createGoogleBusiness(world),
  };

  return {
    url,
    env: Object.fromEntries([
      ['BLUESKY_BASE_URL', baseUrl('bluesky')],
      // This machine is nobody's public server.
      ['WEB_FETCH_ALLOW', [...servers.values()].map((server) => new URL(server).host).join(',')],
      ...APP_PLATFORMS.flatMap((platform) => {
        const name = platform.toUpperCase();
        return [
          [`${name}_CLIENT_ID`, CLIENT.id],
          [`${name}_CLIENT_SECRET`, CLIENT.secret],
          [`${name}_BASE_URL`, baseUrl(platform)],
        ];
      }),
    ]),
    baseUrl,
    ledger: (platform) => world.created.filter((post) => !platform || post.platform === platform),
    requests,
    fail: (injection) => faults.inject(injection),
    clearFaults: () => faults.clear(),
    consent: (platform, consent) => void world.consents.set(platform, consent),
    person(platform, pages) {
      const person = world.newPerson(platform, pages);
      world.people.set(platform, person);
      return person;
    },
    connect,
    now: world.now,
    advance: world.advance,
    expire: (token) => void world.tokens.delete(token),
    usage: (of) => void Object.assign(world.usage, of),
    figures(platform, id, figures) {
      const post = world.find(platform, id);
      if (!post) throw new Error(`${platform} never made ${id}`);
      post.figures = figures;
    },
    remove(platform, id) {
      const post = world.find(platform, id);
      if (post) post.removed = true;
    },
    whenBlocked: () => faults.whenBlocked(),
    release: () => faults.release(),
    async close() {
      faults.clear();
      for (const server of listeners) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
};
