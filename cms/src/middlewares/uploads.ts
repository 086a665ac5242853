import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { toSeconds } from '../contract/time-units';
import { engines } from '../engines';
import type { ObjectStat } from '../engines/files/port';
import { readRange } from '../http/byte-range';
import type { Next } from '../http/context';
import { hasAlready } from '../http/public-cache';
import { timings } from '../settings/timings';

const ADDRESS = /^\/uploads\/([^/]+)$/;

/** The name in an address; null where it is none of a file that editors uploaded. */
const nameIn = (address: string): string | null => {
  const [, encoded = ''] = ADDRESS.exec(address) ?? [];
  try {
    const name = decodeURIComponent(encoded);
    return name === '' || name.startsWith('.') || /[/\\\0]/.test(name) ? null : name;
  } catch {
    return null;
  }
};

const isUnchanged = (ctx: Context, { etag, changedAt }: ObjectStat): boolean => {
  if (ctx.get('If-None-Match') !== '') return hasAlready(ctx, etag);
  const since = Date.parse(ctx.get('If-Modified-Since'));
  return !Number.isNaN(since) && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
};

/** Whether the range is of what the client has the beginning of. */
const isSameAsBefore = (ctx: Context, { etag, changedAt }: ObjectStat): boolean => {
  const known = ctx.get('If-Range');
  return known === '' || known === etag || known === changedAt.toUTCString();
};

/**
 * Serves what editors uploaded, from wherever it is stored: the address of a bucket never leaves the server, so that a picture's
 * headers, and who may read what, are ours. A part of a file (players of sound and film ask for one) is read as that part.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next: Next) => {
    if (!ctx.path.startsWith('/uploads/') || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const { uploads } = engines(strapi).stores;
    const name = nameIn(ctx.path);
    const found = name === null ? null : await uploads.stat(name);
    if (name === null || !found) {
      ctx.status = 404;
      return;
    }
    const isNew = !isUnchanged(ctx, found);
    const range = isNew && isSameAsBefore(ctx, found) ? readRange(ctx.get('Range'), found.bytes) : null;
    if (range === 'unsatisfiable') {
      ctx.set('Content-Range', `bytes */${found.bytes}`);
      ctx.status = 416;
      return;
    }
    const opened = isNew && ctx.method === 'GET' ? await uploads.open(name, range ?? undefined) : null;
    if (isNew && ctx.method === 'GET' && !opened) {
      // Deleted since it was looked at.
      ctx.status = 404;
      return;
    }
    ctx.set({
      'Accept-Ranges': 'bytes',
      'Cache-Control': `max-age=${toSeconds(timings().pages.staticFilesMs)}`,
      ETag: found.etag,
      'Last-Modified': found.changedAt.toUTCString(),
    });
    if (!isNew) {
      ctx.status = 304;
      return;
    }
    ctx.status = range ? 206 : 200;
    if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${found.bytes}`);
    ctx.type = path.extname(name) || 'application/octet-stream';
    if (opened) ctx.body = opened.stream;
    ctx.length = range ? range.end - range.start + 1 : found.bytes;
  };
