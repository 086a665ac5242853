import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Session } from '../../contract';
import { ApiError } from '../../http/api-error';
import { forgetCaller } from '../../http/callers';
import { readSettings } from '../../settings';
import { toAccount, USER_UID, type UserRow } from './to-account';

const SESSION_UID = 'admin::session';
export const REFRESH_COOKIE = 'officina_refresh';
const FOURTEEN_DAYS_MS = 14 * 86_400_000;
/** A rotated token that comes back within a minute is a lost answer; later, it was copied. */
const LOST_ANSWER_MS = 60_000;

interface SessionRow {
  userId: string;
  deviceId: string | null;
  status: string;
  updatedAt: string;
}

const manager = (strapi: Core.Strapi) => strapi.sessionManager('users-permissions');

const setCookie = (ctx: Context, value: string | null): void => {
  const { secureCookies } = readSettings();
  // Behind a proxy that ends TLS the request looks plain; the public address is what the browser sees.
  Object.assign(ctx.cookies, { secure: secureCookies });
  ctx.cookies.set(REFRESH_COOKIE, value, {
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
    path: '/api/auth',
    maxAge: value ? FOURTEEN_DAYS_MS : undefined,
    overwrite: true,
    signed: false,
  });
};

const readCookie = (ctx: Context): string | undefined => ctx.cookies.get(REFRESH_COOKIE, { signed: false });

/** Only the site's own pages may use the cookie. Every browser sends Origin on a POST. */
const assertSameOrigin = (ctx: Context): void => {
  const origin = ctx.get('origin');
  if (origin && origin !== new URL(readSettings().publicUrl).origin) throw new ApiError('ORIGIN_NOT_ALLOWED');
};

const accessTokenFor = async (strapi: Core.Strapi, refreshToken: string): Promise<string> => {
  const result = await manager(strapi).generateAccessToken(refreshToken);
  if ('error' in result) throw new ApiError('UNAUTHENTICATED');
  return result.token;
};

/** Signs a person in on this browser: the refresh token goes into the cookie and nowhere else. */
export const openSession = async (strapi: Core.Strapi, ctx: Context, user: UserRow): Promise<Session> => {
  // One "device" per sign-in, so that signing out ends exactly this one with everything rotated from it.
  const refresh = await manager(strapi).generateRefreshToken(String(user.id), randomUUID(), {
    type: 'refresh',
  });
  const jwt = await accessTokenFor(strapi, refresh.token);
  setCookie(ctx, refresh.token);
  return { jwt, user: toAccount(user) };
};

const sessionIdIn = (token: string): string => {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return String((payload as { sessionId?: unknown }).sessionId ?? '');
  } catch {
    return '';
  }
};

const findSession = (strapi: Core.Strapi, sessionId: string): Promise<SessionRow | null> =>
  strapi.db.query(SESSION_UID).findOne({ where: { sessionId, origin: 'users-permissions' } });

const endDevice = async (strapi: Core.Strapi, { userId, deviceId }: SessionRow): Promise<void> => {
  await manager(strapi).invalidateRefreshToken(userId, deviceId ?? undefined);
  forgetCaller(strapi, Number(userId));
};

/** Exchanges the cookie for a new one and a new access token. Tokens work once; an old one used late ends the whole session. */
export const renewSession = async (strapi: Core.Strapi, ctx: Context): Promise<Session> => {
  assertSameOrigin(ctx);
  const token = readCookie(ctx);
  if (!token) throw new ApiError('UNAUTHENTICATED');
  const rotation = await manager(strapi).rotateRefreshToken(token);
  if ('error' in rotation) {
    const session = await findSession(strapi, sessionIdIn(token));
    const reused =
      session?.status === 'rotated' && Date.now() - new Date(session.updatedAt).getTime() > LOST_ANSWER_MS;
    if (reused) await endDevice(strapi, session);
    setCookie(ctx, null);
    throw new ApiError('UNAUTHENTICATED');
  }
  const jwt = await accessTokenFor(strapi, rotation.token);
  const session = await findSession(strapi, rotation.sessionId);
  const user = (await strapi.db
    .query(USER_UID)
    .findOne({ where: { id: Number(session?.userId) }, populate: ['role'] })) as UserRow | null;
  if (!user || user.blocked) {
    setCookie(ctx, null);
    throw new ApiError(user ? 'ACCOUNT_BLOCKED' : 'UNAUTHENTICATED');
  }
  setCookie(ctx, rotation.token);
  return { jwt, user: toAccount(user) };
};

/** Signs out on this browser. Having no session is as good as having ended it. */
export const closeSession = async (
  strapi: Core.Strapi,
  ctx: Context,
  bearerSessionId: string | null,
): Promise<void> => {
  assertSameOrigin(ctx);
  const token = readCookie(ctx);
  const validation = token ? await manager(strapi).validateRefreshToken(token) : { isValid: false as const };
  const sessionId = validation.isValid ? validation.sessionId : bearerSessionId;
  const session = sessionId ? await findSession(strapi, sessionId) : null;
  if (session) await endDevice(strapi, session);
  setCookie(ctx, null);
};

/** Ends every session of a person: after a change of password nobody stays signed in on the old one. */
export const endAllSessions = async (strapi: Core.Strapi, userId: number): Promise<void> => {
  await manager(strapi).invalidateRefreshToken(String(userId));
  forgetCaller(strapi, userId);
};
