import type { Core } from '@strapi/strapi';
import { HOUR_MS } from '../../../contract/time-units';
import type { Register } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { isUniqueViolation } from '../../../http/error-answer';
import { consume } from '../../../http/rate-limits';
import { timings } from '../../../settings/timings';
import { dropUsedLink } from '../../mail/drop-mail-bodies';
import { enqueueMail } from '../../mail/enqueue-mail';
import { hashing } from '../hashing';
import { createOneTimeCode, digestOf } from '../one-time-code';
import type { UserRow } from '../to-account';
import { type AccountRecords, assertStrong, localeOf, nameOf } from './account-records';

/** How people get an account, and prove their address. */
export const createRegistration = (strapi: Core.Strapi, records: AccountRecords) => {
  const { users, findByEmail, needsConfirmation, create } = records;

  const sendConfirmation = async (user: UserRow): Promise<void> => {
    const { code, digest } = createOneTimeCode();
    const expiresAt = new Date(Date.now() + timings().sessions.confirmationLinkMs);
    await strapi.db.transaction(async () => {
      await users().update({
        where: { id: user.id },
        data: { confirmationToken: digest, confirmationTokenExpiresAt: expiresAt },
      });
      await enqueueMail(strapi, {
        kind: 'confirm',
        to: user.email,
        locale: localeOf(user),
        params: { name: nameOf(user), path: `/confirm-email#confirmation=${code}` },
        dedupeKey: `confirm:${digest}`,
        expiresAt,
      });
    });
  };

  const sendAlreadyRegistered = async (email: string): Promise<void> => {
    const user = await findByEmail(email);
    if (!user) return;
    await enqueueMail(strapi, {
      kind: 'already-registered',
      to: user.email,
      locale: localeOf(user),
      params: { name: nameOf(user), loginPath: '/login', resetPath: '/password-dimenticata' },
      // Whoever tries a hundred times fills nobody's mailbox.
      dedupeKey: `already-registered:${user.documentId}:${Math.floor(Date.now() / HOUR_MS)}`,
    });
  };

  return {
    /** The new person when they are signed in at once; `null` when a mail comes first, be the address new or not. */
    async register({
      displayName,
      email,
      password,
      locale = 'it',
    }: Register['request']): Promise<UserRow | null> {
      assertStrong(password, { email, displayName });
      const passwordHash = await hashing.hash(password);
      const byMail = needsConfirmation();
      try {
        return await strapi.db.transaction(async () => {
          const user = await create({
            email,
            passwordHash,
            displayName,
            locale,
            role: 'customer',
            confirmed: !byMail,
          });
          if (!byMail) return user;
          await sendConfirmation(user);
          return null;
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        if (!byMail) throw new ApiError('EMAIL_TAKEN', { fields: { email: 'taken' } });
        await sendAlreadyRegistered(email);
        return null;
      }
    },

    async confirmEmail(confirmation: string): Promise<void> {
      const digest = digestOf(confirmation);
      const { count } = await users().updateMany({
        where: {
          confirmationToken: digest,
          confirmationTokenExpiresAt: { $gt: new Date() },
        },
        data: { confirmed: true, confirmationToken: null, confirmationTokenExpiresAt: null },
      });
      if (count === 0) throw new ApiError('TOKEN_EXPIRED');
      await dropUsedLink(strapi, `confirm:${digest}`);
    },

    async resendConfirmation(email: string): Promise<void> {
      await consume(strapi, 'resend-account', email);
      const user = await findByEmail(email);
      if (user && !user.confirmed && !user.blocked && needsConfirmation()) await sendConfirmation(user);
    },
  };
};
