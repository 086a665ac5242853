import { randomUUID } from 'node:crypto';
import type { RowInput } from '../../../database/query';
import type { Core } from '@strapi/strapi';
import type { ChangeEmail } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { isUniqueViolation } from '../../../http/error-answer';
import { drawSquare } from '../../../http/picture';
import { consume, reward } from '../../../http/rate-limits';
import { dropUsedLink } from '../../mail/drop-mail-bodies';
import { enqueueMail } from '../../mail/enqueue-mail';
import { hashing } from '../hashing';
import { createOneTimeCode, digestOf } from '../one-time-code';
import { toAccount, USER_UID, type UserRow } from '../to-account';
import { DAY_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

const AVATAR_PIXELS = 256;
const NO_NEW_EMAIL = { newEmail: null, newEmailToken: null, newEmailExpiresAt: null };

/** What a person changes on their own page, beyond name and language. */
export const profiles = (strapi: Core.Strapi) => {
  const users = () => strapi.db.query(USER_UID);

  const find = async (caller: Caller): Promise<UserRow> => {
    const user = await users().findOne({ where: { id: caller.id }, populate: ['role'] });
    if (!user) throw new ApiError('UNAUTHENTICATED');
    return user;
  };

  /** Writes, and tells the person's other tabs. */
  const change = async (caller: Caller, data: RowInput<typeof USER_UID>): Promise<UserRow> => {
    const user = (await users().update({
      where: { id: caller.id },
      data,
      populate: ['role'],
    })) as UserRow;
    engines(strapi).live.publish({ owner: caller.id, event: { topic: 'account' } });
    return user;
  };

  const setAvatar = async (caller: Caller, avatarKey: string | null): Promise<UserRow> => {
    const before = await find(caller);
    const user = await change(caller, { avatarKey });
    if (before.avatarKey) await engines(strapi).files.remove(before.avatarKey);
    return user;
  };

  return {
    find,
    change,

    /** The person, once they have shown that they know their password. */
    async prove(caller: Caller, password: string): Promise<UserRow> {
      const account = String(caller.id);
      await consume(strapi, 'password-again', account);
      const user = await find(caller);
      if (!user.password) throw new ApiError('VALIDATION', { fields: { password: 'none' } });
      if (!(await hashing.matches(password, user.password)))
        throw new ApiError('VALIDATION', { fields: { password: 'wrong' } });
      await reward(strapi, 'password-again', account);
      return user;
    },

    async putAvatar(caller: Caller, bytes: Buffer): Promise<UserRow> {
      const webp = await drawSquare(bytes, AVATAR_PIXELS);
      return setAvatar(caller, await engines(strapi).files.put(webp, 'webp'));
    },

    removeAvatar: (caller: Caller) => setAvatar(caller, null),

    /** Mails the new address and the old one. What is answered says nothing about who else has an account. */
    async askForNewEmail(user: UserRow, email: ChangeEmail['request']['email']): Promise<void> {
      if (email === user.email) throw new ApiError('VALIDATION', { fields: { email: 'same' } });
      await consume(strapi, 'new-email-account', String(user.id));
      const { code, digest } = createOneTimeCode();
      const expiresAt = new Date(Date.now() + timings().sessions.newEmailLinkMs);
      const { displayName: name, locale } = toAccount(user);
      const holder = await users().findOne({ where: { email } });
      await strapi.db.transaction(async () => {
        await users().update({
          where: { id: user.id },
          data: { newEmail: email, newEmailToken: digest, newEmailExpiresAt: expiresAt },
        });
        // Whose address it is already gets no link: nobody ever learns the code.
        await (holder
          ? enqueueMail(strapi, {
              kind: 'new-email-taken',
              to: email,
              locale: toAccount(holder).locale,
              params: {
                name: toAccount(holder).displayName,
                loginPath: '/login',
                resetPath: '/password-dimenticata',
              },
              dedupeKey: `new-email-taken:${holder.documentId}:${Math.floor(Date.now() / DAY_MS)}`,
            })
          : enqueueMail(strapi, {
              kind: 'new-email',
              to: email,
              locale,
              params: { name, path: `/conferma-nuova-email#code=${code}` },
              dedupeKey: `new-email:${digest}`,
              expiresAt,
            }));
        await enqueueMail(strapi, {
          kind: 'new-email-asked',
          to: user.email,
          locale,
          params: { name, newEmail: email, at: new Date().toISOString(), path: '/profile' },
          dedupeKey: `new-email-asked:${digest}`,
        });
      });
    },

    takeBackNewEmail: (caller: Caller) => change(caller, NO_NEW_EMAIL),

    /** Moves the account to the address that the code was mailed to. */
    async confirmNewEmail(code: string): Promise<void> {
      const digest = digestOf(code);
      const where = { newEmailToken: digest, newEmailExpiresAt: { $gt: new Date() } };
      const user = await users().findOne({ where, populate: ['role'] });
      if (!user?.newEmail) throw new ApiError('TOKEN_EXPIRED');
      const { newEmail } = user;
      try {
        await strapi.db.transaction(async () => {
          const { count } = await users().updateMany({
            where: { id: user.id, ...where },
            data: {
              email: newEmail,
              confirmed: true,
              ...NO_NEW_EMAIL,
              // Links that were mailed to the old address open nothing any more.
              resetPasswordToken: null,
              resetTokenExpiresAt: null,
              confirmationToken: null,
              confirmationTokenExpiresAt: null,
            },
          });
          if (count === 0) throw new ApiError('TOKEN_EXPIRED');
          await dropUsedLink(strapi, `new-email:${digest}`);
          const { displayName: name, locale } = toAccount(user);
          await enqueueMail(strapi, {
            kind: 'email-changed',
            to: user.email,
            locale,
            params: { name, newEmail, at: new Date().toISOString(), loginPath: '/login' },
            dedupeKey: `email-changed:${randomUUID()}`,
          });
        });
      } catch (error) {
        // Somebody signed up with the address in the meantime.
        if (isUniqueViolation(error)) throw new ApiError('TOKEN_EXPIRED');
        throw error;
      }
      engines(strapi).live.publish({ owner: user.id, event: { topic: 'account' } });
    },
  };
};
