import { createSecretKey } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import jwt from 'jsonwebtoken';
import type { Context } from 'koa';
import { hasSecondFactor } from '../api/account/to-account';
import { openStreams } from '../api/stream/open-streams';
import { afterCommit } from '../bootstrap/after-commit';
import { roleOf } from '../domain/account/role';
import { engines } from '../engines';
import { readSettings } from '../settings';
import { ApiError } from './api-error';
import type { Caller } from './context';
import { timings } from '../settings/timings';

const USER_UID = 'plugin::users-permissions.user';
const CACHE_SIZE = 5_000;

interface AccessToken {
  userId: string;
  sessionId: string;
}
interface Known {
  caller: Promise<Caller>;
  userId: string;
  until: number;
}

/** A verifying key made once: `jsonwebtoken` would otherwise make one per request. */
const key = createSecretKey(Buffer.from(readSettings().secrets.jwt || 'unset'));

const readAccessToken = (ctx: Context): AccessToken | null => {
  const [scheme, token] = ctx.get('authorization').split(' ');
  if (!scheme) return null;
  if (scheme.toLowerCase() !== 'bearer' || !token) throw new ApiError('UNAUTHENTICATED');
  try {
    const payload = jwt.verify(token, key, { algorithms: ['HS256'] });
    if (typeof payload === 'object' && payload.type === 'access') {
      return { userId: String(payload.userId), sessionId: String(payload.sessionId) };
    }
  } catch {
    // Expired, forged, or of another kind: all the same to the client, who must refresh.
  }
  throw new ApiError('UNAUTHENTICATED');
};

const loadCaller = async (strapi: Core.Strapi, token: AccessToken): Promise<Caller> => {
  const id = Number(token.userId);
  const [row, session] = await Promise.all([
    strapi.db.query(USER_UID).findOne({ where: { id }, populate: ['role'] }),
    strapi.db.query('admin::session').findOne({ where: { sessionId: token.sessionId }, select: ['id'] }),
  ]);
  // No session row: signed out, or every session was ended by a change of password.
  if (!row || !session) throw new ApiError('UNAUTHENTICATED');
  if (row.blocked) throw new ApiError('ACCOUNT_BLOCKED');
  return {
    id: row.id,
    documentId: row.documentId,
    email: row.email,
    displayName: row.displayName ?? '',
    role: roleOf(row.role),
    locale: row.language ?? 'it',
    secondFactor: hasSecondFactor(row),
  };
};

/** What instances tell one another: whose callers to forget, and whether their live updates end too. */
const CALLERS = 'callers';

/** Who calls, remembered for ten seconds per session and forgotten at once, by every instance, when the person or their sessions change. */
class Callers {
  readonly #known = new Map<string, Known>();
  readonly #strapi: Core.Strapi;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
    engines(strapi).live.listen(CALLERS, ({ userId = '', streams }) => {
      this.#forget(userId || null);
      if (userId && streams === 'end') openStreams(strapi).end(`person:${userId}`);
    });
    const forget = async (event: {
      result?: unknown;
      params: { where?: { id?: unknown }; data?: object };
    }) => {
      const id = (event.result as { id?: unknown } | undefined)?.id ?? event.params.where?.id;
      const userId = typeof id === 'number' || typeof id === 'string' ? String(id) : null;
      const isBlocking = 'blocked' in (event.params.data ?? {});
      await afterCommit(strapi, () => this.forget(userId, isBlocking ? 'end' : 'stay'));
    };
    const forgetAll = () => afterCommit(strapi, () => this.forget(null, 'stay'));
    strapi.db.lifecycles.subscribe({
      models: [USER_UID],
      afterUpdate: forget,
      afterDelete: forget,
      afterUpdateMany: forgetAll,
      afterDeleteMany: forgetAll,
    });
  }

  find(token: AccessToken): Promise<Caller> {
    const name = `${token.userId}:${token.sessionId}`;
    const now = Date.now();
    const known = this.#known.get(name);
    if (known && known.until > now) return known.caller;
    if (this.#known.size >= CACHE_SIZE) this.#known.clear();
    const caller = loadCaller(this.#strapi, token);
    this.#known.set(name, { caller, userId: token.userId, until: now + timings().sessions.callerCacheMs });
    caller.catch(() => this.#known.delete(name));
    return caller;
  }

  /** Has every instance forget a person, or everybody. Streams that end are opened again by whoever is still signed in. */
  forget(userId: string | null, streams: 'end' | 'stay'): void {
    engines(this.#strapi).live.tell(CALLERS, { userId: userId ?? '', streams });
  }

  #forget(userId: string | null): void {
    for (const [name, known] of this.#known) {
      if (userId === null || known.userId === userId) this.#known.delete(name);
    }
  }
}

const callersOfServers = new WeakMap<Core.Strapi, Callers>();
const callersOf = (strapi: Core.Strapi): Callers => {
  const known = callersOfServers.get(strapi);
  if (known) return known;
  const made = new Callers(strapi);
  callersOfServers.set(strapi, made);
  return made;
};

/** The person behind the Bearer token, null without one; a token that does not hold is refused even where none is needed. */
export const authenticate = async (strapi: Core.Strapi, ctx: Context): Promise<Caller | null> => {
  const token = readAccessToken(ctx);
  return token && callersOf(strapi).find(token);
};

/** The session that the Bearer token belongs to; for signing out exactly here. */
export const sessionIdOf = (ctx: Context): string | null => readAccessToken(ctx)?.sessionId ?? null;

/** Drops what every instance remembers about a person, and ends their streams: after sign-out and after all sessions ended. */
export const forgetCaller = (strapi: Core.Strapi, userId: number): void =>
  callersOf(strapi).forget(String(userId), 'end');
