import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  AddPasskey,
  BeginPasskey,
  BeginPasskeySignIn,
  ListPasskeys,
  PasskeySignIn,
  RemovePasskey,
  RenamePasskey,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { assertSameOrigin } from '../auth-cookie';
import { beginPasskeySignIn, signInWithPasskey } from '../passkeys/sign-in-with-passkey';
import { contextOf } from '../second-factor/context-of';
import { passkeys } from '../services/passkeys';
import { openSession } from '../sessions';
import { forgetChallenge } from '../sign-in-challenges';
import { toAccount } from '../to-account';
import { passwordRequest } from './validation/account';
import {
  addPasskeyRequest,
  beginPasskeySignInRequest,
  passkeySignInRequest,
  renamePasskeyRequest,
} from './validation/passkey';
import { proofRequest } from './validation/second-factor';

const idOf = (ctx: Context) => String(ctx.params.id);

/** Passkeys: signing in with one, and which ones a person has. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async beginSignIn(ctx: Context) {
    assertSameOrigin(ctx);
    const data = await beginPasskeySignIn(strapi, ctx, inputOf(ctx, beginPasskeySignInRequest));
    ctx.body = { data } satisfies BeginPasskeySignIn['response'];
  },

  async signIn(ctx: Context) {
    assertSameOrigin(ctx);
    const user = await signInWithPasskey(strapi, ctx, inputOf(ctx, passkeySignInRequest));
    forgetChallenge(ctx);
    ctx.body = (await openSession(strapi, ctx, user)) satisfies PasskeySignIn['response'];
  },

  async list(ctx: Context) {
    ctx.body = { data: await passkeys(strapi).list(callerOf(ctx)) } satisfies ListPasskeys['response'];
  },

  async begin(ctx: Context) {
    const { password } = inputOf(ctx, passwordRequest);
    ctx.body = {
      data: await passkeys(strapi).begin(contextOf(ctx), password),
    } satisfies BeginPasskey['response'];
  },

  async add(ctx: Context) {
    const data = await passkeys(strapi).add(contextOf(ctx), inputOf(ctx, addPasskeyRequest));
    ctx.status = 201;
    ctx.body = { data } satisfies AddPasskey['response'];
  },

  async rename(ctx: Context) {
    const { name } = inputOf(ctx, renamePasskeyRequest);
    ctx.body = {
      data: await passkeys(strapi).rename(callerOf(ctx), idOf(ctx), name),
    } satisfies RenamePasskey['response'];
  },

  async remove(ctx: Context) {
    const user = await passkeys(strapi).remove(contextOf(ctx), idOf(ctx), inputOf(ctx, proofRequest));
    ctx.body = { data: toAccount(user) } satisfies RemovePasskey['response'];
  },
});
