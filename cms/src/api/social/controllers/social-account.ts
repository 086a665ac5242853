import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ChooseConnectTarget,
  ConnectByPassword,
  ConnectSocialAccount,
  GetConnectAttempt,
  ListSocialAccounts,
  ListSocialBoards,
  UpdateSocialAccount,
} from '../../../contract';
import { callerOf } from '../../../http/context';
import { localeOf } from '../../../http/locale';
import { inputOf } from '../../../http/route-input';
import { readSettings } from '../../../settings';
import { socialCallbackPage } from '../../../templates/social-callback-page';
import { newSecret } from '../connect-secrets';
import { socialAccounts } from '../services/accounts';
import { connectAttempts } from '../services/connect';
import { connectByPassword } from '../services/connect-by-password';
import { receiveConsent } from '../services/receive-consent';
import {
  consentQuery,
  readPlatform,
  chooseTargetRequest,
  connectRequest,
  connectByPasswordRequest,
  disconnectRequest,
  updateSocialAccountRequest,
} from './validation/social-account';
import { timings } from '../../../settings/timings';

/** Names the browser in which an attempt was begun: only there can it be finished. */
const BROWSER_COOKIE = 'officina_social';

const idOf = (ctx: Context) => String(ctx.params.id);

/** The browser's name, given at its first attempt; later attempts of the same browser share it. */
const browserOf = (ctx: Context): string => {
  const known = ctx.cookies.get(BROWSER_COOKIE, { signed: false });
  const browser = known && /^[\w-]{43}$/.test(known) ? known : newSecret();
  const { secureCookies } = readSettings();
  // Behind a proxy that ends TLS the request looks plain; the public address is what the browser sees.
  Object.assign(ctx.cookies, { secure: secureCookies });
  ctx.cookies.set(BROWSER_COOKIE, browser, {
    httpOnly: true,
    secure: secureCookies,
    // Sent along when the network leads the person back to us.
    sameSite: 'lax',
    path: '/api/social',
    maxAge: timings().social.browserMs,
    overwrite: true,
    signed: false,
  });
  return browser;
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const data = await socialAccounts(strapi, callerOf(ctx)).list(idOf(ctx));
    ctx.body = { data } satisfies ListSocialAccounts['response'];
  },

  async connect(ctx: Context) {
    const request = inputOf(ctx, connectRequest);
    const browser = browserOf(ctx);
    const data = await connectAttempts(strapi, callerOf(ctx)).open(idOf(ctx), { ...request, browser });
    ctx.status = 201;
    ctx.body = { data } satisfies ConnectSocialAccount['response'];
  },

  async connectByPassword(ctx: Context) {
    const request = inputOf(ctx, connectByPasswordRequest);
    const data = await connectByPassword(strapi, callerOf(ctx), idOf(ctx), request);
    ctx.status = 201;
    ctx.body = { data } satisfies ConnectByPassword['response'];
  },

  async attempt(ctx: Context) {
    const data = await connectAttempts(strapi, callerOf(ctx)).find(idOf(ctx));
    ctx.body = { data } satisfies GetConnectAttempt['response'];
  },

  async choose(ctx: Context) {
    const { targetId } = inputOf(ctx, chooseTargetRequest);
    const data = await connectAttempts(strapi, callerOf(ctx)).choose(idOf(ctx), targetId);
    ctx.body = { data } satisfies ChooseConnectTarget['response'];
  },

  /** Where a network leads a person back to: a page, whatever comes. */
  async callback(ctx: Context) {
    const platform = readPlatform(ctx.params.platform);
    const browser = ctx.cookies.get(BROWSER_COOKIE, { signed: false }) ?? '';
    const consent = inputOf(ctx, consentQuery);
    const received = platform ? await receiveConsent(strapi, { ...consent, platform, browser }) : null;
    const nonce = randomBytes(16).toString('base64');
    ctx.set({
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      // Any other policy would part the popup from the page that opened it.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    ctx.status = received ? 200 : 400;
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = socialCallbackPage(received?.attempt ?? null, {
      locale: received?.locale ?? localeOf(ctx),
      origin: new URL(readSettings().publicUrl).origin,
      nonce,
    });
  },

  async boards(ctx: Context) {
    const data = await socialAccounts(strapi, callerOf(ctx)).boards(idOf(ctx));
    ctx.body = { data } satisfies ListSocialBoards['response'];
  },

  async update(ctx: Context) {
    const { boardId } = inputOf(ctx, updateSocialAccountRequest);
    const data = await socialAccounts(strapi, callerOf(ctx)).chooseBoard(idOf(ctx), boardId);
    ctx.body = { data } satisfies UpdateSocialAccount['response'];
  },

  async disconnect(ctx: Context) {
    const request = inputOf(ctx, disconnectRequest);
    await socialAccounts(strapi, callerOf(ctx)).disconnect(idOf(ctx), request);
    ctx.status = 204;
  },
});
