import { randomBytes, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { OpenSession, Session } from '../../contract';
import { deviceOf, readSignInName, signInName } from '../../domain/account/device';
import { ApiError } from '../../http/api-error';
import { forgetCaller } from '../../http/callers';
import { assertSameOrigin, readAuthCookie, setAuthCookie } from './auth-cookie';
import { rememberDevice } from './known-device';
import { sessionTokens, type SessionRow } from './session-tokens';
import { dropChallengesOf } from './sign-in-challenges';
import { toAccount, USER_UID, type UserRow } from './to-account';
import { timings } from '../../settings/timings';
import { instantOf } from '../../database/date-of';

const SESSION_UID = 'admin::session';
const ORIGIN = 'users-permissions';
const REFRESH_COOKIE = 'officina_refresh';
/**
 * A rotated token that comes back within a minute is a lost answer (a reload while it was on its way, two tabs at once);
 * later, somebody copied it.
 */
/** More rotations than a minute of the rate limit allows: only a broken chain is longer. */
const LONGEST_CHAIN = 100;

const manager = (strapi: Core.Strapi) => strapi.sessionManager(ORIGIN);

const setCookie = (ctx: Context, value: string | null): void =>
  setAuthCookie(ctx, REFRESH_COOKIE, value, { maxAge: timings().sessions.refreshTokenMs });

/** Signs a person in on this browser: the refresh token goes into the cookie and nowhere else. */
export const openSession = async (strapi: Core.Strapi, ctx: Context, user: UserRow): Promise<Session> => {
  const userId = String(user.id);
  // One "device" per sign-in, so that signing out ends exactly this one with everything rotated from it.
  const device = signInName(deviceOf(ctx.get('user-agent')), randomUUID());
  const refresh = await manager(strapi).generateRefreshToken(userId, device, { type: 'refresh' });
  setCookie(ctx, refresh.token);
  rememberDevice(ctx, userId);
  return { jwt: sessionTokens.access({ userId, sessionId: refresh.sessionId }), user: toAccount(user) };
};

const findSession = (strapi: Core.Strapi, sessionId: string): Promise<SessionRow | null> =>
  strapi.db.query(SESSION_UID).findOne({ where: { sessionId, origin: ORIGIN } });

/** The row behind the cookie, whatever became of it. */
const sessionOfCookie = async (strapi: Core.Strapi, ctx: Context): Promise<SessionRow | null> => {
  const token = readAuthCookie(ctx, REFRESH_COOKIE);
  const claims = token ? sessionTokens.readRefresh(token) : null;
  const session = claims && (await findSession(strapi, claims.sessionId));
  return session?.userId === claims?.userId ? session : null;
};

const endDevice = async (strapi: Core.Strapi, { userId, deviceId }: SessionRow): Promise<void> => {
  await manager(strapi).invalidateRefreshToken(userId, deviceId ?? undefined);
  forgetCaller(strapi, Number(userId));
};

const isOver = ({ expiresAt, absoluteExpiresAt }: SessionRow): boolean =>
  [expiresAt, absoluteExpiresAt].some((end) => end !== null && new Date(end).getTime() <= Date.now());

/** Replaces a session by its successor. Null when somebody else did so first: the database lets one of them. */
const rotate = async (strapi: Core.Strapi, session: SessionRow): Promise<SessionRow | null> =>
  strapi.db.transaction(async (): Promise<SessionRow | null> => {
    const sessions = strapi.db.query(SESSION_UID);
    const successor = randomBytes(16).toString('hex');
    const { count } = await sessions.updateMany({
      where: { id: session.id, status: 'active' },
      data: { status: 'rotated', childId: successor },
    });
    if (count === 0) return null;
    const { userId, deviceId, type, absoluteExpiresAt } = session;
    return sessions.create({
      data: {
        userId,
        deviceId,
        type,
        absoluteExpiresAt,
        origin: ORIGIN,
        sessionId: successor,
        childId: null,
        status: 'active',
        expiresAt: new Date(Date.now() + timings().sessions.refreshTokenMs),
      },
    });
  });

/** What a session has become by now: its newest successor, or null when that was ended. */
const newestOf = async (strapi: Core.Strapi, session: SessionRow): Promise<SessionRow | null> => {
  let newest: SessionRow | null = session;
  for (let step = 0; newest?.childId && step < LONGEST_CHAIN; step += 1)
    newest = await findSession(strapi, newest.childId);
  return newest?.status === 'active' ? newest : null;
};

/** The session that goes on from this one; null when this one no longer counts. */
const successorOf = async (strapi: Core.Strapi, session: SessionRow): Promise<SessionRow | null> => {
  if (session.status === 'active') {
    const rotated = await rotate(strapi, session);
    if (rotated) return rotated;
  }
  const current = await findSession(strapi, session.sessionId);
  if (current?.status !== 'rotated') return null;
  if (Date.now() - new Date(current.updatedAt).getTime() <= timings().sessions.lostAnswerMs)
    return newestOf(strapi, current);
  strapi.log.warn('A refresh token was used again long after its rotation: its session is ended');
  await endDevice(strapi, current);
  return null;
};

/**
 * Exchanges the cookie for a new one and a new access token. A token works once, and for a minute more gives the same
 * successor, because answers get lost; used later, it ends everything that came of its sign-in.
 *
 * A refusal leaves the cookie alone: it may answer an old request, while a newer one has just put a good cookie there.
 */
export const renewSession = async (strapi: Core.Strapi, ctx: Context): Promise<Session> => {
  assertSameOrigin(ctx);
  const session = await sessionOfCookie(strapi, ctx);
  if (!session || isOver(session)) throw new ApiError('UNAUTHENTICATED');
  const user = await strapi.db
    .query(USER_UID)
    .findOne({ where: { id: Number(session.userId) }, populate: ['role'] });
  if (!user) throw new ApiError('UNAUTHENTICATED');
  if (user.blocked) throw new ApiError('ACCOUNT_BLOCKED');
  const successor = await successorOf(strapi, session);
  if (!successor) throw new ApiError('UNAUTHENTICATED');
  setCookie(ctx, sessionTokens.refresh(successor));
  return { jwt: sessionTokens.access(successor), user: toAccount(user) };
};

/** Signs out on this browser. Having no session is as good as having ended it. */
export const closeSession = async (
  strapi: Core.Strapi,
  ctx: Context,
  bearerSessionId: string | null,
): Promise<void> => {
  assertSameOrigin(ctx);
  const session =
    (await sessionOfCookie(strapi, ctx)) ?? (bearerSessionId && (await findSession(strapi, bearerSessionId)));
  if (session) await endDevice(strapi, session);
  setCookie(ctx, null);
};

/** The sign-in that an access token came from. */
const deviceOfSession = async (strapi: Core.Strapi, sessionId: string | null): Promise<string> => {
  const session = sessionId === null ? null : await findSession(strapi, sessionId);
  if (!session?.deviceId) throw new ApiError('UNAUTHENTICATED');
  return session.deviceId;
};

const openSessionsOf = async (strapi: Core.Strapi, userId: number): Promise<SessionRow[]> => {
  const rows: SessionRow[] = await strapi.db.query(SESSION_UID).findMany({
    where: { userId: String(userId), origin: ORIGIN, status: 'active' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return rows.filter((row) => row.deviceId !== null && !isOver(row));
};

/** Where a person is signed in, the browser that asks first, then the latest used. */
export const listSessions = async (
  strapi: Core.Strapi,
  userId: number,
  currentSessionId: string | null,
): Promise<OpenSession[]> => {
  const current = await deviceOfSession(strapi, currentSessionId);
  const rows = await openSessionsOf(strapi, userId);
  return rows
    .map(({ deviceId, createdAt }) => ({
      ...readSignInName(deviceId ?? ''),
      // Each renewal is a new row: a browser in use makes one every ten minutes.
      lastUsedAt: instantOf(createdAt),
      current: deviceId === current,
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
};

/** Ends one sign-in of a person by the id that the list shows; false when it is none of theirs. */
export const endSession = async (strapi: Core.Strapi, userId: number, id: string): Promise<boolean> => {
  const rows = await openSessionsOf(strapi, userId);
  const session = rows.find(({ deviceId }) => readSignInName(deviceId ?? '').id === id);
  if (session) await endDevice(strapi, session);
  return session !== undefined;
};

/** Ends every session of a person but the one that asks. */
export const endOtherSessions = async (
  strapi: Core.Strapi,
  userId: number,
  currentSessionId: string | null,
): Promise<void> => {
  const current = await deviceOfSession(strapi, currentSessionId);
  await strapi.db.query(SESSION_UID).deleteMany({
    where: { userId: String(userId), origin: ORIGIN, deviceId: { $ne: current } },
  });
  forgetCaller(strapi, userId);
};

/** Ends every session of a person: after a change of password nobody stays signed in on the old one. */
export const endAllSessions = async (strapi: Core.Strapi, userId: number): Promise<void> => {
  await manager(strapi).invalidateRefreshToken(String(userId));
  await dropChallengesOf(strapi, userId);
  forgetCaller(strapi, userId);
};
