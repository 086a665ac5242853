import type { Core } from '@strapi/strapi';
import type { EnableSecondFactor, GetSecondFactor, SetUpSecondFactor } from '../../../contract';
import { createTotpSecret, matchingStep, totpUri } from '../../../domain/account/totp';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { consume, reward } from '../../../http/rate-limits';
import { openTotp, sealTotp } from '../sealed-totp';
import {
  guardedChange,
  wrongCode,
  type Proof,
  type SecondFactorContext,
} from '../second-factor/guarded-change';
import { recoveryCodes } from '../second-factor/recovery-codes';
import { hasSecondFactor, toAccount, USER_UID, type UserRow } from '../to-account';
import { profiles } from './profile';
import { instantOf } from '../../../database/date-of';

/** The second factor of somebody who is signed in: an authenticator app, and codes for the day without it. */
export const secondFactors = (strapi: Core.Strapi) => {
  const users = () => strapi.db.query(USER_UID);
  const { find, prove } = profiles(strapi);
  const { record, notify, settle, withCode } = guardedChange(strapi);

  return {
    async status(caller: Caller): Promise<GetSecondFactor['response']['data']> {
      const user = await find(caller);
      return {
        enabledAt: instantOf(user.totpEnabledAt),
        recoveryCodesLeft: hasSecondFactor(user) ? await recoveryCodes(strapi).left(caller.id) : 0,
        passkeys: Boolean(user.passkeysSince),
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

    /** The app counts no more; passkeys still do, and then the recovery codes too. */
    async remove(context: SecondFactorContext, proof: Proof): Promise<UserRow> {
      await withCode(context, proof, async (user) => {
        if (!user.totpEnabledAt) throw new ApiError('CONFLICT');
        await users().update({
          where: { id: user.id },
          data: { totpSecret: null, totpEnabledAt: null, totpStep: null },
        });
        if (!user.passkeysSince) await recoveryCodes(strapi).remove(user.id);
        await notify(user, 'second-factor-removed');
        await record(user, 'remove-second-factor', context.requestId);
      });
      await settle(context);
      return find(context.caller);
    },
  };
};
