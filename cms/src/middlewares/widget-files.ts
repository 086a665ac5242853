import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { pageOrigin } from '../api/widget/page-origin';
import { refuse } from '../api/widget/refusal';
import { createSdkFiles, prepare, sendFile, type ReadyFile } from '../api/widget/sdk-files';
import { widgetBots, type WidgetBot } from '../api/widget/widget-bots';
import { ApiError } from '../http/api-error';
import { clientIp } from '../http/client-ip';
import { createLimiter } from '../http/rate-limits';
import { readSettings } from '../settings';

/** The built loader holds exactly one such literal; a configuration takes its place, quotes included. */
const SLOT = '"__OFFICINA_CONFIG__"';
const NOTHING = '/* Officina: no chat for this page. */\n';
const SCRIPT = 'text/javascript; charset=utf-8';
const FOREVER = 'public, max-age=31536000, immutable';
/** Asked for at each page, so that suspending a bot takes it off every site at once; mostly the answer is 304. */
const ALWAYS_ASK = 'public, no-cache';
const MAX_SCRIPTS = 500;

const queryOf = (ctx: Context, name: string): string => {
  const value = ctx.query[name];
  return typeof value === 'string' ? value : '';
};

/** JSON that is safe inside a script, wherever that script may be pasted. */
const scriptJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Everything a customer's page loads, answered before the router: the script tag's file, its parts, the public configuration,
 * and who may frame `/widget/:id`. All of it comes from memory.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const settings = readSettings();
  const ownHost = new URL(settings.publicUrl).host;
  const files = createSdkFiles(settings.sdkDist, settings.production ? 60_000 : 1_000);
  // Counted in each process by itself: a round trip to a shared store would cost more than the answer.
  const limiter = createLimiter({ ...settings, databaseUrl: '' });
  const scripts = new Map<string, { of: string; file: Promise<ReadyFile> }>();

  const noteSeen = (bot: WidgetBot, host: string) => {
    if (host !== ownHost) widgetBots(strapi).seen(bot, host);
  };

  const answerConfig = async (ctx: Context): Promise<void> => {
    await limiter.consume('widget-config', clientIp(ctx));
    const installId = queryOf(ctx, 'install_id') || queryOf(ctx, 'installId');
    if (!installId) throw new ApiError('VALIDATION', { fields: { install_id: 'required' } });
    const bot = await widgetBots(strapi).find(installId);
    if (!bot?.open) throw new ApiError('NOT_FOUND');
    const page = pageOrigin(ctx, queryOf(ctx, 'origin'));
    if (!page || !bot.allows(page.origin)) throw new ApiError('ORIGIN_NOT_ALLOWED');
    noteSeen(bot, page.host);
    ctx.status = 200;
    ctx.set({
      ETag: bot.etag,
      'Cache-Control': ALWAYS_ASK,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'application/json';
    ctx.body = bot.body;
  };

  const scriptOf = (bot: WidgetBot, loader: ReadyFile): Promise<ReadyFile> => {
    const of = `${bot.etag}${loader.etag}`;
    const known = scripts.get(bot.row.installId);
    if (known?.of === of) return known.file;
    if (scripts.size >= MAX_SCRIPTS) scripts.clear();
    const text = loader.raw.toString('utf8').replace(SLOT, () => scriptJson(bot.body));
    const file = prepare(Buffer.from(text), SCRIPT);
    scripts.set(bot.row.installId, { of, file });
    return file;
  };

  const answerScript = async (ctx: Context): Promise<void> => {
    const loader = await files.loader();
    if (!loader) throw new ApiError('UNAVAILABLE', {}, 'The widget has not been built');
    const installId = queryOf(ctx, 'id');
    const page = pageOrigin(ctx);
    ctx.vary('Origin');
    ctx.vary('Referer');
    // A page that hides where it is gets the plain loader: it asks for its configuration itself, with its origin.
    if (!installId || !page) return sendFile(ctx, loader, ALWAYS_ASK);
    await limiter.consume('widget-config', clientIp(ctx));
    const bot = await widgetBots(strapi).find(installId);
    if (!bot?.open || !bot.allows(page.origin)) {
      ctx.status = 200;
      ctx.set('Cache-Control', ALWAYS_ASK);
      ctx.type = SCRIPT;
      ctx.body = NOTHING;
      return;
    }
    noteSeen(bot, page.host);
    sendFile(ctx, await scriptOf(bot, loader), ALWAYS_ASK);
  };

  const answerAsset = async (ctx: Context, name: string): Promise<void> => {
    const file = await files.asset(name);
    if (!file) throw new ApiError('NOT_FOUND');
    // Module scripts and fonts are fetched with CORS; they are the same for everybody.
    ctx.set('Access-Control-Allow-Origin', '*');
    sendFile(ctx, file, FOREVER);
  };

  /** `/widget/:id` may stand in a frame on the bot's own sites. */
  const openFrame = async (ctx: Context, installId: string): Promise<void> => {
    const bot = await widgetBots(strapi).find(installId);
    if (!bot?.open) return;
    const policy = String(ctx.response.get('Content-Security-Policy'));
    ctx.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]*/, bot.frameAncestors));
    ctx.remove('X-Frame-Options');
  };

  return async (ctx, next) => {
    const { path } = ctx;
    if (!path.startsWith('/widget') && path !== '/api/widget/config') return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (path === '/api/widget/config') return answerConfig(ctx).catch((error: unknown) => refuse(ctx, error));
    if (path === '/widget.js') return answerScript(ctx);
    if (path.startsWith('/widget-assets/')) return answerAsset(ctx, path.slice('/widget-assets/'.length));
    await next();
    const framed = /^\/widget\/([\w-]{1,64})\/?$/.exec(path)?.[1];
    if (framed) await openFrame(ctx, framed);
  };
};
