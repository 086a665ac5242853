import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import path from 'node:path';
import { firstPicture } from '../http/first-picture';
import { allowInline, inlineSources } from '../http/inline-sources';
import { internalHeaders } from '../http/internal-call';
import { plainPage } from '../http/plain-page';
import { onPublicContentChange } from '../http/public-content';
import { isFileAddress, readSiteFiles, type SiteFile } from '../http/site-files';
import { offerSitePages } from '../http/site-pages';
import { createSiteRenderer, PREVIEW_PARAM } from '../http/site-renderer';
import { readSettings } from '../settings';
import { timings } from '../settings/timings';
import type { Next } from '../http/context';

/** Addresses that belong to somebody else, whatever the browser says it accepts. */
const FOREIGN = [
  '/api',
  '/cms',
  '/uploads',
  '/illustrations',
  '/content-manager',
  '/content-type-builder',
  '/upload',
  '/i18n',
  '/users-permissions',
  '/email',
  '/_health',
  '/widget.js',
  '/widget-assets',
  '/downloads',
  '/dev',
];
const isForeign = (path: string) => FOREIGN.some((root) => path === root || path.startsWith(`${root}/`));

/**
 * A page, for whoever asks for HTML. Programs that take anything (link previews, curl) get pages too, except below
 * `/admin`, where the panel's own calls live beside the site's dashboard.
 */
const wantsPage = (ctx: Context): boolean => {
  const accept = ctx.get('accept');
  if (accept.includes('text/html')) return true;
  return (accept === '' || accept === '*/*') && ctx.path !== '/admin' && !ctx.path.startsWith('/admin/');
};

const sendFile = (ctx: Context, file: SiteFile): void => {
  ctx.set({
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  });
  ctx.type = file.type;
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  const body = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : null;
  if (body && encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = body ?? file.plain;
};

const sendHtml = (ctx: Context, status: number, html: string): void => {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  allowInline(ctx, inlineSources(html));
  ctx.body = html;
};

/** For good, as far as search engines go; browsers ask again, because an editor may take an address back. */
const sendElsewhere = (ctx: Context, address: string): void => {
  ctx.set('Cache-Control', 'public, max-age=300');
  ctx.redirect(address);
  ctx.status = 301;
};

/** The site: its files from memory, its public pages drawn here, an empty page for the signed-in ones. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const { siteDist, publicUrl, port } = readSettings();
  const files = readSiteFiles(siteDist);

  // The page's data comes through the public API like everybody's, so that a page can never show more than the API.
  const load = async (apiPath: string) => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api${apiPath}`, {
        headers: { accept: 'application/json', ...internalHeaders() },
        signal: AbortSignal.timeout(timings().pages.loadMs),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    } catch (error) {
      // The page is drawn without; the browser asks again by itself.
      strapi.log.warn(
        `The page's data did not come: GET /api${apiPath.split('?')[0] ?? ''} (${String(error)})`,
      );
      return { status: 0, body: null };
    }
  };
  const { page: draw, clear } = createSiteRenderer({
    dist: siteDist,
    origin: publicUrl,
    load,
    keepFor: timings().pages.freshMs,
    finish: firstPicture(path.join(strapi.dirs.static.public, 'illustrations')),
  });
  offerSitePages(strapi, draw);
  onPublicContentChange(strapi, clear);

  return async (ctx, next: Next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isForeign(ctx.path)) return next();
    const file = ctx.path === '/index.html' ? undefined : files.get(ctx.path);
    if (file) return sendFile(ctx, file);
    // A file that is not there is not a page: a missing chunk must fail as one.
    if (isFileAddress(ctx.path) || !wantsPage(ctx)) return next();

    try {
      const page = await draw(new URL(ctx.url, publicUrl));
      if (!page) return sendHtml(ctx, 503, plainPage('notBuilt'));
      if (page.movedTo) return sendElsewhere(ctx, page.movedTo);
      allowInline(ctx, page.inline);
      if (page.frameable) allowOwnFrames(ctx);
      ctx.status = page.status;
      ctx.type = 'text/html; charset=utf-8';
      ctx.set({ ETag: page.etag, 'Cache-Control': 'no-cache', Vary: 'Accept, Accept-Encoding' });
      if (PREVIEW_PARAM in ctx.query) ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      if (page.status === 200 && ctx.fresh) {
        ctx.status = 304;
        return undefined;
      }
      if (ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
        ctx.set('Content-Encoding', 'gzip');
        ctx.body = page.gzip;
      } else {
        ctx.body = page.plain;
      }
    } catch (error) {
      strapi.log.error(
        `A page could not be drawn: ${ctx.path} (${error instanceof Error ? error.stack : String(error)})`,
      );
      sendHtml(ctx, 500, plainPage('unavailable'));
    }
    return undefined;
  };
};

/** Widget pages may stand in a frame of our own; `global::widget-files` has widened `/widget/:id` to the bot's sites already. */
const allowOwnFrames = (ctx: Context): void => {
  const policy = String(ctx.response.get('Content-Security-Policy'));
  if (!policy.includes("frame-ancestors 'none'")) return;
  ctx.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  ctx.set('X-Frame-Options', 'SAMEORIGIN');
};
