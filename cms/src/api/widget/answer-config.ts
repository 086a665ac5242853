import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ApiError } from '../../http/api-error';
import { clientIp } from '../../http/client-ip';
import { createLimiter } from '../../http/rate-limits';
import { readSettings } from '../../settings';
import { pageOrigin } from './page-origin';
import { widgetBots, type WidgetBot } from './widget-bots';
import type { Next } from '../../http/context';

export const CONFIG_PATH = '/api/widget/config';
/** Asked for at each page, so that suspending a bot takes it off every site at once; mostly the answer is 304. */
export const ALWAYS_ASK = 'public, no-cache';

const queryOf = (ctx: Context, name: string): string => {
  const value = ctx.query[name];
  return typeof value === 'string' ? value : '';
};
const installIdOf = (ctx: Context): string => queryOf(ctx, 'install_id') || queryOf(ctx, 'installId');

interface ConfigAnswers {
  /** Counts one look-up of this visitor's address; throws RATE_LIMITED. */
  count(ctx: Context): Promise<void>;
  /** Answers, or throws the refusal. */
  answer(ctx: Context): Promise<void>;
  /** Notes a page of a customer's that loads the bot. */
  noteSeen(bot: WidgetBot, host: string): void;
  /** Answers what memory can answer, before anything else of the server is asked. */
  first(ctx: Context, next: Next): Promise<unknown>;
}

const createConfigAnswers = (strapi: Core.Strapi): ConfigAnswers => {
  const settings = readSettings();
  const ownHost = new URL(settings.publicUrl).host;
  // Counted in each process by itself: a round trip to a shared store would cost more than the answer.
  const limiter = createLimiter({ ...settings, databaseUrl: '' });
  const count = (ctx: Context) => limiter.consume('widget-config', clientIp(ctx));
  const noteSeen = (bot: WidgetBot, host: string) => {
    if (host !== ownHost) widgetBots(strapi).recordSighting(bot, host);
  };

  const send = (ctx: Context, bot: WidgetBot) => {
    ctx.status = 200;
    ctx.set('ETag', bot.etag);
    ctx.set('Cache-Control', ALWAYS_ASK);
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (ctx.get('if-none-match') && ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = bot.bytes;
  };

  return {
    count,
    noteSeen,

    async answer(ctx) {
      await count(ctx);
      const installId = installIdOf(ctx);
      if (!installId) throw new ApiError('VALIDATION', { fields: { install_id: 'required' } });
      const bot = await widgetBots(strapi).find(installId);
      if (!bot?.open || bot.blocks(ctx.ip)) throw new ApiError('NOT_FOUND');
      const page = pageOrigin(ctx, queryOf(ctx, 'origin'));
      if (!page || !bot.allows(page.origin)) throw new ApiError('ORIGIN_NOT_ALLOWED');
      noteSeen(bot, page.host);
      send(ctx, bot);
    },

    async first(ctx, next) {
      if (ctx.path !== CONFIG_PATH || ctx.method !== 'GET') return next();
      const bot = widgetBots(strapi).peek(installIdOf(ctx));
      if (!bot?.open || bot.blocks(ctx.ip)) return next();
      const origin = ctx.get('origin');
      const page = bot.visitedFrom(origin || queryOf(ctx, 'origin') || ctx.get('referer'));
      if (!page) return next();
      try {
        await count(ctx);
      } catch {
        // The chain refuses, with everything a refusal needs.
        return next();
      }
      noteSeen(bot, page.host);
      ctx.set('X-Request-Id', randomUUID());
      ctx.set('X-Content-Type-Options', 'nosniff');
      ctx.set('Vary', 'Origin');
      if (origin) ctx.set('Access-Control-Allow-Origin', origin);
      send(ctx, bot);
    },
  };
};

const answersOfServers = new WeakMap<Core.Strapi, ConfigAnswers>();

/**
 * The public configuration: read with every page of every customer's site, and therefore the hottest answer of the server.
 * `first` stands before Strapi's middlewares (no access-log line, no page headers) and leaves every refusal to the chain.
 */
export const configAnswers = (strapi: Core.Strapi): ConfigAnswers => {
  const known = answersOfServers.get(strapi);
  if (known) return known;
  const made = createConfigAnswers(strapi);
  answersOfServers.set(strapi, made);
  return made;
};
