import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { assertSameOrigin, readAuthCookie } from '../api/account/auth-cookie';
import { confirmPanelCode } from '../api/account/panel-factor/confirm-panel-code';
import { panelFactors } from '../api/account/panel-factor/panel-factors';
import { forgetPanelProof, hasPanelProof, setPanelProof } from '../api/account/panel-factor/panel-proof';
import type { Locale } from '../contract';
import { totpUri } from '../domain/account/totp';
import { ApiError } from '../http/api-error';
import type { Next } from '../http/context';
import { readSettings } from '../settings';
import { panelFactorPage, type PanelFactorView } from '../templates/panel-factor-page';

const PANEL = '/cms';
/** Where `cms/src/admin/second-factor.ts` leads whoever is refused. */
const PAGE = `${PANEL}/second-factor`;
/** Strapi's own, in which the panel's session waits for an access token. */
const SESSION_COOKIE = 'strapi_admin_refresh';
/** After each of these another person may sit there. */
const NEW_SESSIONS = ['/admin/login', '/admin/register', '/admin/register-admin', '/admin/reset-password'];
const SIGN_OUT = '/admin/logout';

interface Person {
  id: number;
  email: string;
  locale: Locale;
}

const pathOf = (ctx: Context): string => ctx.path.toLowerCase().replace(/(?!^)\/+$/, '');

/** As Strapi's own strategy reads it. */
const bearerOf = (ctx: Context): string | null => {
  const [scheme = '', token = '', ...rest] = ctx.get('authorization').split(/\s+/);
  return scheme.toLowerCase() === 'bearer' && token !== '' && rest.length === 0 ? token : null;
};

/**
 * Stands before the editors' panel where a second factor is wanted: whoever holds a session of the panel and has not shown a code in
 * this browser reaches no route with it, whatever plugin the route is of. Strapi has no second factor of its own.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const { adminSecondFactor } = readSettings();
  if (!adminSecondFactor) return (_ctx, next) => next();

  /** Whose session the browser's cookie holds: a page is asked for without a token. */
  const personOf = async (ctx: Context): Promise<Person | null> => {
    const cookie = readAuthCookie(ctx, SESSION_COOKIE);
    const session = cookie ? await strapi.sessionManager('admin').validateRefreshToken(cookie) : null;
    if (!session?.isValid) return null;
    const user = await strapi.db
      .query('admin::user')
      .findOne({ where: { id: Number(session.userId), isActive: true } });
    return (
      user && { id: user.id, email: user.email ?? '', locale: user.preferedLanguage === 'en' ? 'en' : 'it' }
    );
  };

  const send = (
    ctx: Context,
    { locale }: Person,
    { view, problem, status }: { view: PanelFactorView; problem?: 'wrong' | 'tooMany'; status: number },
  ): void => {
    ctx.set('Cache-Control', 'no-store');
    ctx.status = status;
    ctx.type = 'html';
    ctx.body = panelFactorPage({ view, locale, action: PAGE, panel: PANEL, problem });
  };

  /** A code for who has an app; for others the key to begin with. */
  const viewFor = async ({ id, email }: Person): Promise<PanelFactorView> => {
    if ((await panelFactors(strapi).find(id))?.enabledAt) return { step: 'code' };
    const { key } = await panelFactors(strapi).begin(id);
    return { step: 'set-up', key, uri: totpUri(key, email) };
  };

  const takeCode = async (ctx: Context, person: Person): Promise<void> => {
    assertSameOrigin(ctx);
    const { code } = (ctx.request.body ?? {}) as { code?: unknown };
    const row = await panelFactors(strapi).find(person.id);
    if (!row || typeof code !== 'string')
      return send(ctx, person, { view: await viewFor(person), status: 200 });
    const result = await confirmPanelCode(strapi, ctx, { row, code }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'RATE_LIMITED') return error;
      throw error;
    });
    if (result instanceof ApiError) {
      const { retryAfterSeconds } = result.details as { retryAfterSeconds?: number };
      if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
      return send(ctx, person, { view: await viewFor(person), problem: 'tooMany', status: 429 });
    }
    if (result === 'wrong')
      return send(ctx, person, { view: await viewFor(person), problem: 'wrong', status: 422 });
    setPanelProof(ctx, row);
    if (result !== 'right')
      return send(ctx, person, {
        view: { step: 'recovery-codes', codes: result.recoveryCodes },
        status: 200,
      });
    ctx.redirect(PANEL);
    ctx.status = 303;
  };

  const answerPage = async (ctx: Context): Promise<void> => {
    const person = await personOf(ctx);
    if (!person) return ctx.redirect(`${PANEL}/auth/login`);
    if (ctx.method === 'POST') return takeCode(ctx, person);
    if (await hasPanelProof(strapi, ctx, person.id)) return ctx.redirect(PANEL);
    return send(ctx, person, { view: await viewFor(person), status: 200 });
  };

  const refuseUnproven = async (ctx: Context, token: string): Promise<void> => {
    const session = strapi.sessionManager('admin').validateAccessToken(token);
    if (session.isValid && !(await hasPanelProof(strapi, ctx, Number(session.payload.userId))))
      throw new ApiError('SECOND_FACTOR_REQUIRED');
  };

  return async (ctx, next: Next) => {
    const path = pathOf(ctx);
    if (path === PAGE && ['GET', 'HEAD', 'POST'].includes(ctx.method)) return answerPage(ctx);
    const token = bearerOf(ctx);
    if (token !== null && path !== SIGN_OUT) await refuseUnproven(ctx, token);
    await next();
    const beginsAnew = NEW_SESSIONS.includes(path) || path === SIGN_OUT;
    if (beginsAnew && ctx.method === 'POST' && ctx.status === 200) forgetPanelProof(ctx);
  };
};
