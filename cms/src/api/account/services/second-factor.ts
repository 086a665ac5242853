import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { EnableSecondFactor, GetSecondFactor, SetUpSecondFactor } from '../../../contract';
import { createTotpSecret, matchingStep, totpUri } from '../../../domain/account/totp';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { consume, reward } from '../../../http/rate-limits';
import { recordAudit } from '../../audit/record-audit';
import { enqueueMail } from '../../mail/enqueue-mail';
import { openTotp, sealTotp } from '../sealed-totp';
import { acceptCode } from '../second-factor/accept-code';
import { recoveryCodes } from '../second-factor/recovery-codes';
import { endOtherSessions } from '../sessions';
import { toAccount, USER_UID, type UserRow } from '../to-account';
import { profiles } from './profile';
import { instantOf } from '../../../database/date-of';

/** Who asks, from which session, in which request. */
export interface SecondFactorContext {
  caller: Caller;
  sessionId: string | null;
  requestId: string;
}
interface Proof {
  password: string;
  code: string;
}

const wrongCode = () => new ApiError('VALIDATION', { fields: { code: 'wrong' } });

/** The second factor of somebody who is signed in: an authenticator app, and codes for the day without it. */
export const secondFactors = (strapi: Core.Strapi) => {
  const users = () => strapi.db.query(USER_UID);
  const { find, prove } = profiles(strapi);

  const record = (user: UserRow, action: string, requestId: string): Promise<void> =>
    recordAudit(strapi, {
      actor: user,
      action: `account.${action}`,
      subject: { type: 'account', id: user.documentId },
      before: {},
      after: {},
      requestId,
    });

  const notify = async (
    user: UserRow,
    kind: 'second-factor-enabled' | 'second-factor-removed' | 'recovery-codes-renewed',
  ): Promise<void> => {
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
  };

  /** Whoever came in without what counts from now on is out; the other tabs here learn of it. */
  const settle = async ({ caller, sessionId }: SecondFactorContext): Promise<void> => {
    await endOtherSessions(strapi, caller.id, sessionId);
    engines(strapi).live.publish({ owner: caller.id, event: { topic: 'account' } });
  };

  /** Runs a change with a code that is used up by it, or not at all. */
  const withCode = async <T>(
    { caller, requestId }: SecondFactorContext,
    { password, code }: Proof,
    change: (user: UserRow) => Promise<T>,
  ): Promise<T> => {
    const user = await prove(caller, password);
    await consume(strapi, 'code-again', String(caller.id));
    const result = await strapi.db.transaction(async () => {
      if (!(await acceptCode(strapi, user, { code, requestId }))) throw wrongCode();
      return change(user);
    });
    await reward(strapi, 'code-again', String(caller.id));
    return result;
  };

  return {
    async status(caller: Caller): Promise<GetSecondFactor['response']['data']> {
      const { totpEnabledAt } = await find(caller);
      return {
        enabledAt: instantOf(totpEnabledAt),
        recoveryCodesLeft: totpEnabledAt ? await recoveryCodes(strapi).left(caller.id) : 0,
      };
    },

    /** A key to be put into an app. It replaces one whose first code never came. */
    async setUp(caller: Caller, password: string): Promise<SetUpSecondFactor['response']['data']> {
      const user = await prove(caller, password);
      const secret = createTotpSecret();
      const { count } = await users().updateMany({
        where: { id: user.id, totpEnabledAt: null },
        data: { totpSecret: sealTotp(secret, user), totpStep: 0 },
      });
      if (count === 0) throw new ApiError('CONFLICT');
      return { secret, uri: totpUri(secret, user.email) };
    },

    /** Turns it on with a first code. */
    async enable(
      context: SecondFactorContext,
      code: string,
    ): Promise<EnableSecondFactor['response']['data']> {
      const { caller, requestId } = context;
      await consume(strapi, 'code-again', String(caller.id));
      const user = await find(caller);
      const secret = openTotp(user);
      if (user.totpEnabledAt || secret === null) throw new ApiError('CONFLICT');
      const step = matchingStep(secret, code, Date.now());
      if (step === null) throw wrongCode();
      const codes = await strapi.db.transaction(async () => {
        // Two tabs with one code, or a key that was replaced meanwhile: one of them turns it on.
        const { count } = await users().updateMany({
          where: { id: user.id, totpSecret: user.totpSecret, totpEnabledAt: null },
          data: { totpEnabledAt: new Date(), totpStep: step },
        });
        if (count === 0) throw new ApiError('CONFLICT');
        await notify(user, 'second-factor-enabled');
        await record(user, 'enable-second-factor', requestId);
        return recoveryCodes(strapi).renew(user.id);
      });
      await reward(strapi, 'code-again', String(caller.id));
      await settle(context);
      return { account: toAccount(await find(caller)), recoveryCodes: codes };
    },

    renewRecoveryCodes: (context: SecondFactorContext, proof: Proof): Promise<string[]> =>
      withCode(context, proof, async (user) => {
        await notify(user, 'recovery-codes-renewed');
        await record(user, 'renew-recovery-codes', context.requestId);
        return recoveryCodes(strapi).renew(user.id);
      }),

    async remove(context: SecondFactorContext, proof: Proof): Promise<UserRow> {
      await withCode(context, proof, async (user) => {
        await users().update({
          where: { id: user.id },
          data: { totpSecret: null, totpEnabledAt: null, totpStep: null },
        });
        await recoveryCodes(strapi).remove(user.id);
        await notify(user, 'second-factor-removed');
        await record(user, 'remove-second-factor', context.requestId);
      });
      await settle(context);
      return find(context.caller);
    },
  };
};
