import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../../http/api-error';
import { timings } from '../../settings/timings';
import { readAuthCookie, setAuthCookie } from './auth-cookie';
import { createOneTimeCode, digestOf } from './one-time-code';

const UID = 'api::account.sign-in-challenge';
const COOKIE = 'officina_second_factor';

/** A sign-in that waits for its code or its passkey in one browser. No route takes it for a session. */
export interface SignInChallenge {
  id: number;
  /** Null where nobody has shown a password: a passkey says who it is. */
  owner: { id: number } | null;
  /** The secret in the cookie. */
  code: string;
}

/** Begins one in this browser: its secret goes into a cookie and nowhere else. Answers until when it can be finished. */
export const openChallenge = async (
  strapi: Core.Strapi,
  ctx: Context,
  ownerId: number | null,
): Promise<{ code: string; expiresAt: Date }> => {
  const lifetimeMs = timings().sessions.secondFactorMs;
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const { code, digest } = createOneTimeCode();
  const challenges = strapi.db.query(UID);
  const before = readAuthCookie(ctx, COOKIE);
  // What is over, and what this browser began before, goes at once.
  await challenges.deleteMany({
    where: {
      $or: [{ expiresAt: { $lt: new Date() } }, ...(before ? [{ digest: digestOf(before) }] : [])],
    },
  });
  await challenges.create({ data: { owner: ownerId, digest, expiresAt } });
  setAuthCookie(ctx, COOKIE, code, { maxAge: lifetimeMs });
  return { code, expiresAt };
};

/** The one that this browser began; TOKEN_EXPIRED when there is none that could still be finished. */
export const findChallenge = async (strapi: Core.Strapi, ctx: Context): Promise<SignInChallenge> => {
  const code = readAuthCookie(ctx, COOKIE);
  const challenge = code
    ? await strapi.db.query(UID).findOne({
        where: { digest: digestOf(code), expiresAt: { $gt: new Date() } },
        populate: ['owner'],
      })
    : null;
  if (!code || !challenge) throw new ApiError('TOKEN_EXPIRED');
  return { ...challenge, code };
};

/** Uses it up: of two requests with one challenge, the database lets one. */
export const takeChallenge = async (
  strapi: Core.Strapi,
  { id }: Pick<SignInChallenge, 'id'>,
): Promise<void> => {
  const { count } = await strapi.db.query(UID).deleteMany({ where: { id } });
  if (count === 0) throw new ApiError('TOKEN_EXPIRED');
};

/** Ends those that began with a password which is no longer the person's. */
export const dropChallengesOf = async (strapi: Core.Strapi, ownerId: number): Promise<void> => {
  await strapi.db.query(UID).deleteMany({ where: { owner: { id: ownerId } } });
};

export const forgetChallenge = (ctx: Context): void => setAuthCookie(ctx, COOKIE, null, { maxAge: 0 });
