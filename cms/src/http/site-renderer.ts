import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** What `site/src/entry-server.tsx` exports, as far as the server cares. */
interface ServerEntry {
  render: (request: {
    url: string;
    origin: string;
    template: string;
    manifest: unknown;
    load: (apiPath: string) => Promise<{ status: number; body: unknown }>;
  }) => Promise<{ status: number; html: string; cacheable: boolean; frameable: boolean }>;
}

export interface ReadyPage {
  status: number;
  frameable: boolean;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
}

interface RendererOptions {
  dist: string;
  origin: string;
  load: (apiPath: string) => Promise<{ status: number; body: unknown }>;
  /** How long a page may be shown to others, in milliseconds. */
  keepFor: number;
  /** Pages kept at once; the oldest goes first. */
  maxKept?: number;
}

const gzip = promisify(zlib.gzip);

/** What an address is kept under: path, language and the search words; campaign tags and the like make no new page. */
const keyOf = (url: URL): string => {
  const kept = ['lang', 'q', 'tag', 'page', 'passo'].map((name) => url.searchParams.get(name) ?? '');
  return [url.pathname, ...kept].join('\n');
};

/**
 * Draws pages with the site's built server entry and keeps them for a moment. Requests for one address that arrive
 * together are drawn once. Answers null while the site is not built.
 */
export const createSiteRenderer = ({ dist, origin, load, keepFor, maxKept = 300 }: RendererOptions) => {
  let built: Promise<{ entry: ServerEntry; template: string; manifest: unknown }> | null = null;
  const kept = new Map<string, { until: number; page: Promise<ReadyPage> }>();

  const open = async () => {
    const entryFile = path.join(dist, 'server', 'entry-server.js');
    if (!fs.existsSync(entryFile)) return null;
    // The entry is an ES module, which this CommonJS package loads by `require` (Node 20.19 and later).
    built ??= import(entryFile).then((entry: ServerEntry) => ({
      entry,
      template: fs.readFileSync(path.join(dist, 'index.html'), 'utf8'),
      manifest: JSON.parse(fs.readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8')) as unknown,
    }));
    // Met in the middle of a build: the next request looks again.
    built.catch(() => (built = null));
    return built;
  };

  const draw = async (url: URL, key: string): Promise<ReadyPage> => {
    const site = await open();
    if (!site) throw new Error('The site is not built');
    const { entry, template, manifest } = site;
    const page = await entry.render({ url: url.pathname + url.search, origin, template, manifest, load });
    if (!page.cacheable) kept.delete(key);
    const plain = Buffer.from(page.html);
    return {
      status: page.status,
      frameable: page.frameable,
      plain,
      gzip: await gzip(plain),
      etag: `W/"${crypto.createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    };
  };

  return async (url: URL): Promise<ReadyPage | null> => {
    if (!(await open())) return null;
    const key = keyOf(url);
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.page;
    const page = draw(url, key);
    kept.set(key, { until: Date.now() + keepFor, page });
    page.catch(() => kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return page;
  };
};
