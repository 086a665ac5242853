import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { consume, reward } from '../../../http/rate-limits';
import { recordAudit } from '../../audit/record-audit';
import { enqueueMail } from '../../mail/enqueue-mail';
import { profiles } from '../services/profile';
import { endOtherSessions } from '../sessions';
import { toAccount, type UserRow } from '../to-account';
import { acceptCode } from './accept-code';

/** Who asks, from which session, in which request. */
export interface SecondFactorContext {
  caller: Caller;
  sessionId: string | null;
  requestId: string;
}
export interface Proof {
  password: string;
  code: string;
}

export const wrongCode = () => new ApiError('VALIDATION', { fields: { code: 'wrong' } });

/** What every change of how an account is opened has in common: it is proven, recorded and mailed, and ends other sessions. */
export const guardedChange = (strapi: Core.Strapi) => ({
  record: (user: UserRow, action: string, requestId: string): Promise<void> =>
    recordAudit(strapi, {
      actor: user,
      action: `account.${action}`,
      subject: { type: 'account', id: user.documentId },
      before: {},
      after: {},
      requestId,
    }),

  async notify(
    user: UserRow,
    kind:
      | 'second-factor-enabled'
      | 'second-factor-removed'
      | 'recovery-codes-renewed'
      | 'passkey-added'
      | 'passkey-removed',
  ): Promise<void> {
    const { displayName: name, locale } = toAccount(user);
    await enqueueMail(strapi, {
      kind,
      to: user.email,
      locale,
      params: {
        name,
        at: new Date().toISOString(),
        path: '/profile#security',
        resetPath: '/password-dimenticata',
      },
      dedupeKey: `${kind}:${randomUUID()}`,
    });
  },

  /** Whoever came in without what counts from now on is out; the other tabs here learn of it. */
  async settle({ caller, sessionId }: SecondFactorContext): Promise<void> {
    await endOtherSessions(strapi, caller.id, sessionId);
    engines(strapi).live.publish({ owner: caller.id, event: { topic: 'account' } });
  },

  /** Runs a change with a code that is used up by it, or not at all. */
  async withCode<T>(
    { caller, requestId }: SecondFactorContext,
    { password, code }: Proof,
    change: (user: UserRow) => Promise<T>,
  ): Promise<T> {
    const user = await profiles(strapi).prove(caller, password);
    await consume(strapi, 'code-again', String(caller.id));
    const result = await strapi.db.transaction(async ({ trx }) => {
      // Before any code of this person: two changes that each hold a code and want the person would wait for each other.
      await trx('up_users').where({ id: caller.id }).forUpdate().select('id');
      if (!(await acceptCode(strapi, user, { code, requestId }))) throw wrongCode();
      return change(user);
    });
    await reward(strapi, 'code-again', String(caller.id));
    return result;
  },
});
