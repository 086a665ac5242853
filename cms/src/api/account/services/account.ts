import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ChangePassword, Locale, Register, ResetPassword, UpdateMe } from '../../../contract';
import { passwordWeakness } from '../../../domain/account/password-weakness';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { isUniqueViolation } from '../../../http/error-answer';
import { consume, reward, type RateLimit } from '../../../http/rate-limits';
import { dropUsedLink } from '../../mail/drop-mail-bodies';
import { enqueueMail } from '../../mail/enqueue-mail';
import { hashing } from '../hashing';
import type { KnownDevice } from '../known-device';
import { createOneTimeCode, digestOf } from '../one-time-code';
import { endAllSessions } from '../sessions';
import { toAccount, USER_UID, type UserRow } from '../to-account';
import { HOUR_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

/** The part of the plugin's sign-in by others that is used here. */
interface Providers {
  connect(provider: 'google', response: object, query: object): Promise<{ id: number }>;
}

/** What making an account needs. `passwordHash` is bcrypt's; the seeds use this too. */
export interface NewAccount {
  email: string;
  passwordHash: string;
  displayName: string;
  locale: Locale;
  role: 'customer' | 'admin';
  confirmed: boolean;
}

/**
 * The decisions about accounts. Nothing here tells a stranger whether an address has one,
 * except a sign-up that signs in at once, where it cannot be hidden.
 */
const createAccounts = ({ strapi }: { strapi: Core.Strapi }) => {
  const users = () => strapi.db.query(USER_UID);
  const findByEmail = (email: string): Promise<UserRow | null> =>
    users().findOne({ where: { email }, populate: ['role'] });
  /** Addresses are proved only where mail really leaves the house. */
  const needsConfirmation = () => engines(strapi).mail.mode === 'smtp';
  const nameOf = (user: UserRow) => toAccount(user).displayName;
  const localeOf = (user: UserRow): Locale => user.language ?? 'it';

  const assertStrong = (password: string, person: { email: string; displayName: string }): void => {
    const reason = passwordWeakness(password, person);
    if (reason) throw new ApiError('WEAK_PASSWORD', { reason, fields: { password: reason } });
  };

  const create = async (account: NewAccount): Promise<UserRow> => {
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
  };

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

  const tellAlreadyRegistered = async (email: string): Promise<void> => {
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
    needsConfirmation,
    create,
    findByEmail,

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
        await tellAlreadyRegistered(email);
        return null;
      }
    },

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
  };
};

export type Accounts = ReturnType<typeof createAccounts>;

/** The account service, typed. */
export const accounts = (strapi: Core.Strapi): Accounts => strapi.service('api::account.account') as never;

export default createAccounts;
