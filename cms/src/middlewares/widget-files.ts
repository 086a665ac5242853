import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ALWAYS_ASK, CONFIG_PATH, configAnswers } from '../api/widget/answer-config';
import { packWidget } from '../api/widget/pack-widget';
import { pageOrigin } from '../api/widget/page-origin';
import { refuse } from '../api/widget/refusal';
import { createSdkFiles, prepare, sendFile, type ReadyFile } from '../api/widget/sdk-files';
import { widgetBots, type WidgetBot } from '../api/widget/widget-bots';
import { LOCALES, type Locale } from '../contract';
import { ApiError } from '../http/api-error';
import { readSettings } from '../settings';
import { timings } from '../settings/timings';
import type { Next } from '../http/context';

/** The built loader holds exactly one such literal; a configuration takes its place, quotes included. */
const SLOT = '"__OFFICINA_CONFIG__"';
const NOTHING = '/* Officina: no chat for this page. */\n';
const SCRIPT = 'text/javascript; charset=utf-8';
const FOREVER = 'public, max-age=31536000, immutable';
const MAX_SCRIPTS = 500;
const DOWNLOADS_PATH = '/downloads/';

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
  const { widgetFilesMs, widgetFilesDevelopmentMs } = timings().pages;
  const recheckMs = settings.production ? widgetFilesMs : widgetFilesDevelopmentMs;
  const files = createSdkFiles(settings.sdkDist, recheckMs);
  const config = configAnswers(strapi);
  const scripts = new Map<string, { of: string; file: Promise<ReadyFile> }>();

  const fill = async (
    bot: WidgetBot,
    loader: ReadyFile,
    language: Locale | undefined,
  ): Promise<ReadyFile> => {
    const inside = JSON.stringify(packWidget(bot.config, await files.drawings(), language));
    return prepare(Buffer.from(loader.raw.toString('utf8').replace(SLOT, () => scriptJson(inside))), SCRIPT);
  };

  const scriptOf = (bot: WidgetBot, loader: ReadyFile, language: Locale | undefined): Promise<ReadyFile> => {
    const name = `${bot.row.installId} ${language}`;
    const of = `${bot.etag}${loader.etag}`;
    const known = scripts.get(name);
    if (known?.of === of) return known.file;
    if (scripts.size >= MAX_SCRIPTS) scripts.clear();
    const file = fill(bot, loader, language);
    scripts.set(name, { of, file });
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
    await config.count(ctx);
    const bot = await widgetBots(strapi).find(installId);
    if (!bot?.open || !bot.allows(page.origin)) {
      ctx.status = 200;
      ctx.set('Cache-Control', ALWAYS_ASK);
      ctx.type = SCRIPT;
      ctx.body = NOTHING;
      return;
    }
    config.noteSeen(bot, page.host);
    // A site in two languages names the one of the page; otherwise the chatbot speaks its own.
    const language = LOCALES.find((locale) => queryOf(ctx, 'language').toLowerCase().startsWith(locale));
    sendFile(ctx, await scriptOf(bot, loader, language), ALWAYS_ASK);
  };

  const answerAsset = async (ctx: Context, name: string): Promise<void> => {
    const file = await files.asset(name);
    if (!file) throw new ApiError('NOT_FOUND');
    // Module scripts and fonts are fetched with CORS; they are the same for everybody.
    ctx.set('Access-Control-Allow-Origin', '*');
    // The list of what is there is the one name that does not change with what it holds.
    sendFile(ctx, file, name.endsWith('.json') ? ALWAYS_ASK : FOREVER);
  };

  /** The package of the widget as the build packed it, for `npm install https://…/downloads/officina-chat.tgz`. */
  const answerDownload = async (ctx: Context, name: string): Promise<void> => {
    const file = await files.download(name);
    if (!file) throw new ApiError('NOT_FOUND');
    ctx.set('Access-Control-Allow-Origin', '*');
    sendFile(ctx, file, ALWAYS_ASK);
  };

  /** `/widget/:id` may stand in a frame on the bot's own sites. */
  const openFrame = async (ctx: Context, installId: string): Promise<void> => {
    const bot = await widgetBots(strapi).find(installId);
    if (!bot?.open) return;
    const policy = String(ctx.response.get('Content-Security-Policy'));
    ctx.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]*/, bot.frameAncestors));
    ctx.remove('X-Frame-Options');
  };

  return async (ctx, next: Next) => {
    const { path } = ctx;
    const isOurs = path.startsWith('/widget') || path.startsWith(DOWNLOADS_PATH) || path === CONFIG_PATH;
    if (!isOurs) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (path === CONFIG_PATH) return config.answer(ctx).catch((error: unknown) => refuse(ctx, error));
    if (path.startsWith(DOWNLOADS_PATH)) return answerDownload(ctx, path.slice(DOWNLOADS_PATH.length));
    if (path === '/widget.js') return answerScript(ctx);
    if (path.startsWith('/widget-assets/')) return answerAsset(ctx, path.slice('/widget-assets/'.length));
    await next();
    const framed = /^\/widget\/([\w-]{1,64})\/?$/.exec(path)?.[1];
    if (framed) await openFrame(ctx, framed);
  };
};
