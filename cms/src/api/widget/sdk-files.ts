import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { WidgetDrawings } from './pack-widget';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
};
/** The folder in which the loader asks for a file that did not arrive, deeper each time (`sdk/src/embed.ts`). */
const AGAIN = /^(?:again\/){1,200}/;
const NAME = /^(?:fonts\/)?[\w-][\w.-]{0,120}$/;

/** What is compressed already. */
const COMPRESSED = /^(?:font\/|application\/gzip$)/;
/** The package for programmers, and its version and integrity. */
const DOWNLOADS: readonly string[] = ['officina-chat.tgz', 'officina-chat.json'];

/** A file ready to be sent: a text in every encoding, what is compressed already as it is. */
export interface ReadyFile {
  raw: Buffer;
  packed: { br: Buffer; gzip: Buffer } | null;
  type: string;
  etag: string;
}

export const prepare = async (raw: Buffer, type: string): Promise<ReadyFile> => ({
  raw,
  packed: COMPRESSED.test(type)
    ? null
    : {
        br: await toBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        gzip: await toGzip(raw, { level: 9 }),
      },
  type,
  etag: `"${createHash('sha1').update(raw).digest('base64url')}"`,
});

/** Sends a prepared file: 304 where the browser has it, else in the best encoding it takes. */
export const sendFile = (ctx: Context, file: ReadyFile, cacheControl: string): void => {
  ctx.status = 200;
  ctx.set({
    ETag: file.etag,
    'Cache-Control': cacheControl,
    // Pages that isolate themselves still may load it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  ctx.vary('Accept-Encoding');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = file.type;
  const encoding = file.packed && ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (file.packed && (encoding === 'br' || encoding === 'gzip')) {
    ctx.set('Content-Encoding', encoding);
    ctx.body = file.packed[encoding];
  } else ctx.body = file.raw;
};

interface Kept {
  file: ReadyFile | null;
  modified: number;
  checkedAt: number;
}

/** The built widget, in memory. A new build is noticed within `recheckMs`. */
export const createSdkFiles = (folder: string, recheckMs: number) => {
  const cache = new Map<string, Kept>();

  const load = async (name: string): Promise<ReadyFile | null> => {
    const target = path.join(folder, name);
    const stat = await fs.stat(target).catch(() => null);
    const known = cache.get(name);
    const modified = stat?.isFile() ? stat.mtimeMs : 0;
    if (known && known.modified === modified) {
      known.checkedAt = Date.now();
      return known.file;
    }
    const type = TYPES[path.extname(name)];
    const file = modified && type ? await prepare(await fs.readFile(target), type) : null;
    // A name that is not there is not remembered: strangers choose names.
    if (file) cache.set(name, { file, modified, checkedAt: Date.now() });
    return file;
  };

  const find = (name: string): Promise<ReadyFile | null> => {
    const known = cache.get(name);
    return known && Date.now() - known.checkedAt < recheckMs ? Promise.resolve(known.file) : load(name);
  };

  return {
    loader: () => find('widget.js'),
    /** What the loader's build says beside it about icons and words; both empty where it says nothing. */
    async drawings(): Promise<WidgetDrawings> {
      const file = await find('drawings.json');
      return file
        ? (JSON.parse(file.raw.toString('utf8')) as WidgetDrawings)
        : { icons: {}, words: { it: ['', ''], en: ['', ''] } };
    },
    download: (name: string) =>
      DOWNLOADS.includes(name) ? find(path.join('downloads', name)) : Promise.resolve(null),
    asset(address: string): Promise<ReadyFile | null> {
      const name = address.replace(AGAIN, '');
      return NAME.test(name) ? find(path.join('assets', name)) : Promise.resolve(null);
    },
  };
};
