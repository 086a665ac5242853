import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isTotpCode } from '../../../domain/account/totp';
import { ApiError } from '../../../http/api-error';
import { clientIp } from '../../../http/client-ip';
import { consume, reward, type RateLimit } from '../../../http/rate-limits';
import { readKnownDevice } from '../known-device';
import { findChallenge, takeChallenge } from '../sign-in-challenges';
import { USER_UID, type UserRow } from '../to-account';
import { acceptCode } from './accept-code';

/**
 * What wrong codes count against. Whoever knows the password may use up the account's for strangers; its owner still passes in a
 * browser that is known, and with a recovery code anywhere.
 */
const countersOf = (ctx: Context, userId: number, code: string): [RateLimit, string][] => {
  const pair = `${clientIp(ctx)}|${userId}`;
  if (!isTotpCode(code)) return [['recovery-pair', pair]];
  const device = readKnownDevice(ctx);
  if (device?.userIds.includes(String(userId))) return [['second-factor-device', `${device.id}|${userId}`]];
  return [
    ['second-factor-pair', pair],
    ['second-factor-account', String(userId)],
  ];
};

/** The person whose sign-in in this browser is complete with this code. */
export const confirmSignIn = async (strapi: Core.Strapi, ctx: Context, code: string): Promise<UserRow> => {
  const challenge = await findChallenge(strapi, ctx);
  const user = await strapi.db
    .query(USER_UID)
    .findOne({ where: { id: challenge.owner?.id ?? 0 }, populate: ['role'] });
  if (!user) throw new ApiError('TOKEN_EXPIRED');
  if (user.blocked) throw new ApiError('ACCOUNT_BLOCKED');
  const counters = countersOf(ctx, user.id, code);
  for (const [bucket, key] of counters) await consume(strapi, bucket, key);
  await strapi.db.transaction(async () => {
    const requestId = String(ctx.state.requestId);
    if (!(await acceptCode(strapi, user, { code, requestId })))
      throw new ApiError('VALIDATION', { fields: { code: 'wrong' } });
    await takeChallenge(strapi, challenge);
  });
  // What strangers have used up for the account stays used up.
  await Promise.all(
    counters
      .filter(([bucket]) => bucket !== 'second-factor-account')
      .map(([bucket, key]) => reward(strapi, bucket, key)),
  );
  return user;
};
