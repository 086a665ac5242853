import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ChangePassword,
  ConfirmEmail,
  ForgotPassword,
  Login,
  RefreshSession,
  Register,
  ResendConfirmation,
  ResetPassword,
  SignOut,
  UpdateMe,
} from '../../../contract';
import { isGoogleConfigured } from '../../../extensions/users-permissions/configure-google';
import { ApiError } from '../../../http/api-error';
import { sessionIdOf } from '../../../http/callers';
import { clientIp } from '../../../http/client-ip';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { readSettings } from '../../../settings';
import { readKnownDevice } from '../known-device';
import { accounts } from '../services/account';
import { answerSignIn } from '../sign-in';
import { closeSession, openSession, renewSession } from '../sessions';
import { toAccount } from '../to-account';
import {
  changePasswordRequest,
  confirmEmailRequest,
  emailRequest,
  loginRequest,
  registerRequest,
  resetPasswordRequest,
  updateMeRequest,
} from './validation/account';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async register(ctx: Context) {
    const request = inputOf(ctx, registerRequest);
    const user = await accounts(strapi).register(request);
    ctx.status = 201;
    ctx.body = {
      session: user && (await openSession(strapi, ctx, user)),
      confirmationSent: user === null,
    } satisfies Register['response'];
  },

  async login(ctx: Context) {
    const { identifier, password } = inputOf(ctx, loginRequest);
    const from = { ip: clientIp(ctx), device: readKnownDevice(ctx) };
    const user = await accounts(strapi).login({ email: identifier, password }, from);
    ctx.body = (await answerSignIn(strapi, ctx, user)) satisfies Login['response'];
  },

  async refresh(ctx: Context) {
    ctx.body = (await renewSession(strapi, ctx)) satisfies RefreshSession['response'];
  },

  async logout(ctx: Context) {
    let bearer: string | null = null;
    try {
      bearer = sessionIdOf(ctx);
    } catch {
      // An expired access token does not keep anybody from signing out.
    }
    await closeSession(strapi, ctx, bearer);
    ctx.body = { ok: true } satisfies SignOut['response'];
  },

  async forgotPassword(ctx: Context) {
    const { email } = inputOf(ctx, emailRequest);
    await accounts(strapi).forgotPassword(email);
    ctx.body = { ok: true } satisfies ForgotPassword['response'];
  },

  async resetPassword(ctx: Context) {
    const user = await accounts(strapi).resetPassword(inputOf(ctx, resetPasswordRequest));
    ctx.body = (await answerSignIn(strapi, ctx, user)) satisfies ResetPassword['response'];
  },

  async changePassword(ctx: Context) {
    const request = inputOf(ctx, changePasswordRequest);
    const user = await accounts(strapi).changePassword(callerOf(ctx), request);
    ctx.body = (await openSession(strapi, ctx, user)) satisfies ChangePassword['response'];
  },

  async confirmEmail(ctx: Context) {
    const { confirmation } = inputOf(ctx, confirmEmailRequest);
    await accounts(strapi).confirmEmail(confirmation);
    ctx.body = { ok: true } satisfies ConfirmEmail['response'];
  },

  async resendConfirmation(ctx: Context) {
    const { email } = inputOf(ctx, emailRequest);
    await accounts(strapi).resendConfirmation(email);
    ctx.body = { ok: true } satisfies ResendConfirmation['response'];
  },

  /** Where the browser lands after Google: the cookie is set here and the site renews its session from it. */
  async googleCallback(ctx: Context) {
    if (!isGoogleConfigured()) throw new ApiError('NOT_FOUND');
    const { publicUrl } = readSettings();
    const session = (ctx as { session?: { grant?: { response?: Record<string, unknown> } } | null }).session;
    try {
      const response = session?.grant?.response;
      if (!response || response.error) throw new ApiError('UNAUTHENTICATED');
      const result = await answerSignIn(strapi, ctx, await accounts(strapi).connectGoogle(response));
      ctx.redirect(`${publicUrl}${'secondFactor' in result ? '/login?step=code' : '/'}`);
    } catch (error) {
      // The plugin says in words why it refuses (an address that signed up with a password…); the site says it in ours.
      const taken = error instanceof Error && error.message.includes('already taken');
      strapi.log.warn(`Google sign-in refused: ${error instanceof Error ? error.message : 'unknown'}`);
      ctx.redirect(`${publicUrl}/login?error=${taken ? 'google-email-taken' : 'google'}`);
    }
  },

  async me(ctx: Context) {
    ctx.body = {
      data: toAccount(await accounts(strapi).find(callerOf(ctx).id)),
    } satisfies UpdateMe['response'];
  },

  async updateMe(ctx: Context) {
    const request = inputOf(ctx, updateMeRequest);
    ctx.body = {
      data: toAccount(await accounts(strapi).update(callerOf(ctx), request)),
    } satisfies UpdateMe['response'];
  },
});
