import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LOCALES, type Locale } from '../../contract';
import { readSettings } from '../../settings';
import { referencePage } from './page/reference-page';
import { allowInline, inlineSources, type InlineSources } from '../inline-sources';
import { hasAlready } from '../public-cache';
import { openApiDocument, type OpenApiDocument } from './openapi-document';

interface Ready {
  type: string;
  /** What is written into it, for the policy of a page. */
  inline: InlineSources;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
}

const prepare = (type: string, text: string): Ready => {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type, inline: inlineSources(text), etag, plain, gzip: gzipSync(plain) };
};

const send = (ctx: Context, { type, inline, etag, plain, gzip }: Ready): void => {
  allowInline(ctx, inline);
  ctx.set({ ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Accept-Language' });
  ctx.status = 200;
  if (hasAlready(ctx, etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  const isZipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isZipped) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isZipped ? gzip : plain;
};

const readersLocale = (ctx: Context): Locale =>
  LOCALES.find((locale) => locale === ctx.query.lang) ??
  LOCALES.find((locale) => locale === ctx.acceptsLanguages(...LOCALES)) ??
  'it';

const createApiReference = (strapi: Core.Strapi) => {
  let document: OpenApiDocument | null = null;
  const ready = new Map<string, Ready>();
  // The routes stand once the server listens, and never change: each form is made for its first reader.
  const get = (name: string, make: (document: OpenApiDocument) => Ready): Ready => {
    const known = ready.get(name);
    if (known) return known;
    document ??= openApiDocument(strapi, readSettings().buildId);
    const made = make(document);
    ready.set(name, made);
    return made;
  };
  return {
    /** `GET /api/openapi.json` */
    sendDocument: (ctx: Context) =>
      send(
        ctx,
        get('document', (made) => prepare('application/json', JSON.stringify(made))),
      ),
    /** `GET /docs/api` */
    sendPage: (ctx: Context) => {
      const locale = readersLocale(ctx);
      send(
        ctx,
        get(locale, (made) => prepare('text/html; charset=utf-8', referencePage(made, locale))),
      );
    },
  };
};

const references = new WeakMap<Core.Strapi, ReturnType<typeof createApiReference>>();

/** What the server says of its own API. */
export const apiReference = (strapi: Core.Strapi): ReturnType<typeof createApiReference> => {
  const known = references.get(strapi);
  if (known) return known;
  const made = createApiReference(strapi);
  references.set(strapi, made);
  return made;
};
