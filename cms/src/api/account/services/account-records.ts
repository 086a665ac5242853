import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Locale, UpdateMe } from '../../../contract';
import { passwordWeakness } from '../../../domain/account/password-weakness';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { toAccount, USER_UID, type UserRow } from '../to-account';

/** What making an account needs. `passwordHash` is bcrypt's; the seeds use this too. */
interface NewAccount {
  email: string;
  passwordHash: string;
  displayName: string;
  locale: Locale;
  role: 'customer' | 'admin';
  confirmed: boolean;
}

export const nameOf = (user: UserRow): string => toAccount(user).displayName;
export const localeOf = (user: UserRow): Locale => user.language ?? 'it';

/** Throws WEAK_PASSWORD, with the reason, for a password that is easily guessed. */
export const assertStrong = (password: string, person: { email: string; displayName: string }): void => {
  const reason = passwordWeakness(password, person);
  if (reason) throw new ApiError('WEAK_PASSWORD', { reason, fields: { password: reason } });
};

/** Accounts as they are stored: found, made and changed. */
export const createAccountRecords = (strapi: Core.Strapi) => {
  const users = () => strapi.db.query(USER_UID);
  return {
    users,

    findByEmail: (email: string): Promise<UserRow | null> =>
      users().findOne({ where: { email }, populate: ['role'] }),

    /** Addresses are proved only where mail really leaves the house. */
    needsConfirmation: (): boolean => engines(strapi).mail.mode === 'smtp',

    async create(account: NewAccount): Promise<UserRow> {
      const role = await strapi.db
        .query('plugin::users-permissions.role')
        .findOne({ where: { type: account.role } });
      return await users().create({
        data: {
          // Strapi wants a unique user name; people are known by their address, so this is only a random id.
          username: randomUUID(),
          email: account.email,
          password: account.passwordHash,
          displayName: account.displayName,
          language: account.locale,
          provider: 'local',
          confirmed: account.confirmed,
          blocked: false,
          role: role?.id,
        },
        populate: ['role'],
      });
    },

    async find(id: number): Promise<UserRow> {
      const user = await users().findOne({ where: { id }, populate: ['role'] });
      if (!user) throw new ApiError('UNAUTHENTICATED');
      return user;
    },

    async update(caller: Caller, { displayName, locale }: UpdateMe['request']): Promise<UserRow> {
      const user = (await users().update({
        where: { id: caller.id },
        data: { ...(displayName ? { displayName } : {}), ...(locale ? { language: locale } : {}) },
        populate: ['role'],
      })) as UserRow;
      engines(strapi).live.publish({ owner: caller.id, event: { topic: 'account' } });
      return user;
    },
  };
};

export type AccountRecords = ReturnType<typeof createAccountRecords>;
