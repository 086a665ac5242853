import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { SignInResult } from '../../contract';
import { openSession } from './sessions';
import { openChallenge } from './sign-in-challenges';
import { hasSecondFactor, type UserRow } from './to-account';

/**
 * What a person gets who has shown a password, a mailed link or a Google account: a session, or the question for a code where
 * the account has a second factor. Every way in ends here, so that none leads past it.
 */
export const answerSignIn = async (
  strapi: Core.Strapi,
  ctx: Context,
  user: UserRow,
): Promise<SignInResult> => {
  if (!hasSecondFactor(user)) return openSession(strapi, ctx, user);
  const { expiresAt } = await openChallenge(strapi, ctx, user.id);
  return { secondFactor: { expiresAt: expiresAt.toISOString() } };
};
