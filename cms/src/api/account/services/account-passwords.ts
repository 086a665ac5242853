import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ChangePassword, ResetPassword } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { consume } from '../../../http/rate-limits';
import { timings } from '../../../settings/timings';
import { dropUsedLink } from '../../mail/drop-mail-bodies';
import { enqueueMail } from '../../mail/enqueue-mail';
import { hashing } from '../hashing';
import { createOneTimeCode, digestOf } from '../one-time-code';
import { endAllSessions } from '../sessions';
import type { UserRow } from '../to-account';
import { type AccountRecords, assertStrong, localeOf, nameOf } from './account-records';

/** How people change a password, known or forgotten; each change ends every session. */
export const createPasswords = (strapi: Core.Strapi, { users, findByEmail }: AccountRecords) => {
  const setPassword = async (user: UserRow, passwordHash: string): Promise<void> => {
    await users().update({
      where: { id: user.id },
      data: { password: passwordHash, resetPasswordToken: null, resetTokenExpiresAt: null },
    });
    await enqueueMail(strapi, {
      kind: 'password-changed',
      to: user.email,
      locale: localeOf(user),
      params: { name: nameOf(user), at: new Date().toISOString(), resetPath: '/password-dimenticata' },
      dedupeKey: `password-changed:${randomUUID()}`,
    });
  };

  return {
    /** Mails a link, if there is anybody to mail it to. */
    async forgotPassword(email: string): Promise<void> {
      try {
        await consume(strapi, 'forgot-account', email);
      } catch (refusal) {
        // The mails of the last half hour hold a link that works: nobody keeps an owner out by asking for many.
        if (refusal instanceof ApiError && refusal.code === 'RATE_LIMITED') return;
        throw refusal;
      }
      const user = await findByEmail(email);
      if (!user || user.blocked) return;
      const { code, digest } = createOneTimeCode();
      const expiresAt = new Date(Date.now() + timings().sessions.resetLinkMs);
      await strapi.db.transaction(async () => {
        // One column, one code: the newest wins.
        await users().update({
          where: { id: user.id },
          data: { resetPasswordToken: digest, resetTokenExpiresAt: expiresAt },
        });
        await enqueueMail(strapi, {
          kind: 'reset',
          to: user.email,
          locale: localeOf(user),
          params: { name: nameOf(user), path: `/reset-password#code=${code}` },
          dedupeKey: `reset:${digest}`,
          expiresAt,
        });
      });
    },

    async resetPassword({ code, password }: ResetPassword['request']): Promise<UserRow> {
      const digest = digestOf(code);
      const user = await users().findOne({
        where: { resetPasswordToken: digest },
        populate: ['role'],
      });
      const expired = !user?.resetTokenExpiresAt || new Date(user.resetTokenExpiresAt).getTime() < Date.now();
      if (!user || expired) throw new ApiError('TOKEN_EXPIRED');
      if (user.blocked) throw new ApiError('ACCOUNT_BLOCKED');
      assertStrong(password, { email: user.email, displayName: nameOf(user) });
      const passwordHash = await hashing.hash(password);
      await strapi.db.transaction(async () => {
        // Two requests with one code: the database lets one of them take it.
        const { count } = await users().updateMany({
          where: { id: user.id, resetPasswordToken: digest },
          // Who reads the mailbox owns the address.
          data: { resetPasswordToken: null, confirmed: true },
        });
        if (count === 0) throw new ApiError('TOKEN_EXPIRED');
        await setPassword(user, passwordHash);
        await dropUsedLink(strapi, `reset:${digest}`);
      });
      await endAllSessions(strapi, user.id);
      return { ...user, confirmed: true };
    },

    async changePassword(
      caller: Caller,
      { currentPassword, password }: ChangePassword['request'],
    ): Promise<UserRow> {
      const user = await findByEmail(caller.email);
      if (!user || !(await hashing.matches(currentPassword, user.password))) {
        throw new ApiError('VALIDATION', { fields: { currentPassword: 'wrong' } });
      }
      assertStrong(password, { email: user.email, displayName: nameOf(user) });
      const passwordHash = await hashing.hash(password);
      await strapi.db.transaction(() => setPassword(user, passwordHash));
      await endAllSessions(strapi, user.id);
      return user;
    },
  };
};
