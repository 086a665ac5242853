import type { Core } from '@strapi/strapi';
import { ApiError } from '../../../http/api-error';
import { consume, reward, type RateLimit } from '../../../http/rate-limits';
import { hashing } from '../hashing';
import type { KnownDevice } from '../known-device';
import type { UserRow } from '../to-account';
import type { AccountRecords } from './account-records';

/** The part of the plugin's sign-in by others that is used here. */
interface Providers {
  connect(provider: 'google', response: object, query: object): Promise<{ id: number }>;
}

/** How people prove who they are: by a password, or by Google. */
export const createSignIn = (
  strapi: Core.Strapi,
  { users, findByEmail, needsConfirmation }: AccountRecords,
) => ({
  /**
   * Checks an address and a password. Wrong ones count against the pair of address and account, and against the account from
   * anywhere; in a browser that the account has been opened in before, only against that browser: nobody locks another out.
   */
  async login(
    { email, password }: { email: string; password: string },
    { ip, device }: { ip: string; device: KnownDevice | null },
  ): Promise<UserRow> {
    const user = await findByEmail(email);
    const known = user && device?.userIds.includes(String(user.id)) ? device : null;
    const counters: [RateLimit, string][] = known
      ? [['login-device', `${known.id}|${email}`]]
      : [
          ['login-pair', `${ip}|${email}`],
          ['login-account', email],
        ];
    for (const [bucket, key] of counters) await consume(strapi, bucket, key);
    if (!(await hashing.matches(password, user?.password ?? null)) || !user) {
      throw new ApiError('INVALID_CREDENTIALS');
    }
    if (user.blocked) throw new ApiError('ACCOUNT_BLOCKED');
    if (needsConfirmation() && !user.confirmed) throw new ApiError('EMAIL_NOT_CONFIRMED');
    // What strangers have used up for the account stays used up.
    await Promise.all(
      counters
        .filter(([bucket]) => bucket !== 'login-account')
        .map(([bucket, key]) => reward(strapi, bucket, key)),
    );
    return user;
  },

  /** The person behind a finished Google sign-in; made at their first one. */
  async connectGoogle(grantResponse: Record<string, unknown>): Promise<UserRow> {
    const providers = strapi.plugin('users-permissions').service('providers') as unknown as Providers;
    const connected = await providers.connect('google', grantResponse, { grantResponse });
    const user = (await users().findOne({
      where: { id: connected.id },
      populate: ['role'],
    })) as UserRow;
    if (user.blocked) throw new ApiError('ACCOUNT_BLOCKED');
    return user;
  },
});
