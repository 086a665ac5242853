import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { feed } from '../api/seo/feed';
import { drawIcon, ICONS } from '../api/seo/icons';
import { manifest, robots, securityTxt } from '../api/seo/plain-files';
import { sitemap } from '../api/seo/sitemap';
import { FEEDS, LOCALES } from '../contract';
import { engines } from '../engines';
import { StorageError } from '../engines/files';
import { renderedFileCache } from '../http/rendered-file-cache';
import { cardAddress, readCardAddress } from '../http/page-card/card';
import { drawCard } from '../http/page-card/draw-card';
import { hasAlready } from '../http/public-cache';
import { readPictureAddress, scalePicture, type AskedPicture } from '../http/scaled-picture';
import { ApiError } from '../http/api-error';
import { onPublicContentChange } from '../http/public-content';
import { drawSitePage } from '../http/site-pages';
import { readSettings } from '../settings';
import { timings } from '../settings/timings';
import type { Next } from '../http/context';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** Short: an article that is published should be found. */
const A_WHILE = 'public, max-age=300';

const send = (ctx: Context, type: string, body: Buffer | string, cacheControl: string): void => {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  ctx.set({ ETag: etag, 'Cache-Control': cacheControl });
  ctx.status = 200;
  ctx.type = type;
  if (hasAlready(ctx, etag)) {
    ctx.status = 304;
    return;
  }
  ctx.body = body;
};

/** What is made at an address, at most once in a while however many ask. */
const forAWhile = () => {
  const made = new Map<string, { until: number; text: Promise<string> }>();
  const get = (address: string, make: () => Promise<string>): Promise<string> => {
    const known = made.get(address);
    if (known && known.until > Date.now()) return known.text;
    const text = make();
    made.set(address, { until: Date.now() + timings().pages.freshMs, text });
    text.catch(() => made.delete(address));
    return text;
  };
  return { get, clear: () => made.clear() };
};

/**
 * What search engines, feed readers, link previews and phones ask for beside the pages. It stands before the site, whose
 * addresses end where a file's begin.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const settings = readSettings();
  const { publicUrl, dataDir } = settings;
  const made = forAWhile();
  onPublicContentChange(strapi, made.clear);
  const cards = renderedFileCache(path.join(dataDir, 'page-cards'));
  const pictures = renderedFileCache(path.join(dataDir, 'scaled-pictures'));
  const icons = new Map<string, Promise<Buffer>>();

  const sendIcon = async (ctx: Context, icon: (typeof ICONS)[string]) => {
    const drawn = icons.get(ctx.path) ?? drawIcon(icon);
    icons.set(ctx.path, drawn);
    send(ctx, 'image/png', await drawn, A_DAY);
  };

  const sendCard = async (ctx: Context, requested: NonNullable<ReturnType<typeof readCardAddress>>) => {
    const url = new URL(publicUrl);
    url.pathname = requested.path;
    if (requested.locale !== 'it') url.searchParams.set('lang', requested.locale);
    const card = (await drawSitePage(strapi, url))?.card ?? null;
    if (!card) {
      ctx.status = 404;
      return;
    }
    const address = cardAddress(card);
    if (!address.endsWith(`.${requested.fingerprint}.png`)) {
      // A preview made before the page changed: it gets the picture of today.
      ctx.set('Cache-Control', A_WHILE);
      ctx.redirect(address);
      return;
    }
    const bytes = await cards(`${requested.fingerprint}.png`, () =>
      drawCard(card, { publicFolder: strapi.dirs.static.public, uploads: engines(strapi).stores.uploads }),
    );
    send(ctx, 'image/png', bytes, FOREVER);
  };

  const sendPicture = async (ctx: Context, requested: AskedPicture) => {
    const { uploads } = engines(strapi).stores;
    const upload = await uploads.stat(requested.file);
    if (!upload) {
      ctx.status = 404;
      return;
    }
    // An editor may replace a picture under its name.
    const name = `${requested.file}-${upload.changedAt.getTime()}-${requested.width}.${requested.format}`;
    const bytes = await pictures(name, async () => {
      const original = await uploads.read(requested.file);
      if (!original) throw new ApiError('NOT_FOUND');
      return scalePicture(original, requested);
    }).catch((error: unknown) => {
      if (error instanceof StorageError) throw error;
      strapi.log.warn(`A picture could not be scaled: ${requested.file} (${String(error)})`);
      return null;
    });
    if (bytes) send(ctx, `image/${requested.format}`, bytes, A_DAY);
    else ctx.status = 404;
  };

  return async (ctx, next: Next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const icon = ICONS[ctx.path];
    if (icon) return sendIcon(ctx, icon);
    const card = readCardAddress(ctx.path);
    if (card) return sendCard(ctx, card);
    const picture = readPictureAddress(ctx.path);
    if (picture) return sendPicture(ctx, picture);
    const feedLocale = LOCALES.find((locale) => FEEDS[locale] === ctx.path);
    if (feedLocale) {
      const text = await made.get(ctx.path, () => feed(strapi, publicUrl, feedLocale));
      return send(ctx, 'application/atom+xml; charset=utf-8', text, A_WHILE);
    }
    switch (ctx.path) {
      case '/sitemap.xml': {
        const text = await made.get(ctx.path, () => sitemap(strapi, publicUrl));
        return send(ctx, 'application/xml; charset=utf-8', text, A_WHILE);
      }
      case '/robots.txt':
        return send(ctx, 'text/plain; charset=utf-8', robots(publicUrl), A_DAY);
      case '/.well-known/security.txt': {
        const text = securityTxt(settings, new Date());
        return text === null ? next() : send(ctx, 'text/plain; charset=utf-8', text, A_DAY);
      }
      case '/manifest.webmanifest':
        return send(
          ctx,
          'application/manifest+json; charset=utf-8',
          manifest(ctx.query.lang === 'en' ? 'en' : 'it'),
          A_DAY,
        );
      default:
        return next();
    }
  };
};
