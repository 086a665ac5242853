import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ConfirmSignIn,
  EnableSecondFactor,
  GetSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  SetUpSecondFactor,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { assertSameOrigin } from '../auth-cookie';
import { confirmSignIn } from '../second-factor/confirm-sign-in';
import { contextOf } from '../second-factor/context-of';
import { secondFactors } from '../services/second-factor';
import { openSession } from '../sessions';
import { forgetChallenge } from '../sign-in-challenges';
import { toAccount } from '../to-account';
import { passwordRequest } from './validation/account';
import { codeRequest, proofRequest } from './validation/second-factor';

/** The second factor: the other half of a sign-in, and how its owner turns it on and off. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async confirmSignIn(ctx: Context) {
    assertSameOrigin(ctx);
    const { code } = inputOf(ctx, codeRequest);
    const user = await confirmSignIn(strapi, ctx, code);
    forgetChallenge(ctx);
    ctx.body = (await openSession(strapi, ctx, user)) satisfies ConfirmSignIn['response'];
  },

  async find(ctx: Context) {
    ctx.body = {
      data: await secondFactors(strapi).status(callerOf(ctx)),
    } satisfies GetSecondFactor['response'];
  },

  async setUp(ctx: Context) {
    const { password } = inputOf(ctx, passwordRequest);
    ctx.body = {
      data: await secondFactors(strapi).setUp(callerOf(ctx), password),
    } satisfies SetUpSecondFactor['response'];
  },

  async enable(ctx: Context) {
    const { code } = inputOf(ctx, codeRequest);
    ctx.body = {
      data: await secondFactors(strapi).enable(contextOf(ctx), code),
    } satisfies EnableSecondFactor['response'];
  },

  async renewRecoveryCodes(ctx: Context) {
    const proof = inputOf(ctx, proofRequest);
    const recoveryCodes = await secondFactors(strapi).renewRecoveryCodes(contextOf(ctx), proof);
    ctx.body = { data: { recoveryCodes } } satisfies RenewRecoveryCodes['response'];
  },

  async remove(ctx: Context) {
    const proof = inputOf(ctx, proofRequest);
    const user = await secondFactors(strapi).remove(contextOf(ctx), proof);
    ctx.body = { data: toAccount(user) } satisfies RemoveSecondFactor['response'];
  },
});
