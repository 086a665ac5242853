import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { inlineSources, type InlineSources } from './inline-sources';
import { cardAddress, type PageCard } from './page-card/card';

/** What `site/src/entry-server.tsx` exports, as far as the server cares. */
interface ServerEntry {
  render: (request: {
    url: string;
    origin: string;
    template: string;
    manifest: unknown;
    load: (apiPath: string) => Promise<{ status: number; body: unknown }>;
    cardAddress: (card: PageCard) => string;
  }) => Promise<{
    status: number;
    html: string;
    movedTo: string | null;
    card: PageCard | null;
    cacheable: boolean;
    frameable: boolean;
  }>;
}

export interface ReadyPage {
  status: number;
  frameable: boolean;
  /** What its policy must let run and apply. */
  inline: InlineSources;
  /** Path and query where the page lives now. */
  movedTo: string | null;
  /** What its picture for link previews shows; null for pages that nobody shares. */
  card: PageCard | null;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
}

interface RendererOptions {
  dist: string;
  /** The last hand on a drawn page. */
  finish?: (html: string) => string;
  origin: string;
  load: (apiPath: string) => Promise<{ status: number; body: unknown }>;
  /** How long a page may be shown to others, in milliseconds. */
  keepFor: number;
  /** Pages kept at once; the oldest goes first. */
  maxKept?: number;
}

const gzip = promisify(zlib.gzip);

/** What an editor's preview carries in its address; such a page is never anybody else's. */
export const PREVIEW_PARAM = 'anteprima';

/** What an address is kept under: path, language and the search words; campaign tags and the like make no new page. */
const keyOf = (url: URL): string => {
  const cache = ['lang', 'q', 'tag', 'page', 'pagina', 'passo', PREVIEW_PARAM].map(
    (name) => url.searchParams.get(name) ?? '',
  );
  return [url.pathname, ...cache].join('\n');
};

/**
 * Draws pages with the site's built server entry and keeps them for a moment. Requests for one address that arrive
 * together are drawn once. Answers null while the site is not built.
 */
export const createSiteRenderer = ({
  dist,
  origin,
  load,
  keepFor,
  finish = (html) => html,
  maxKept = 300,
}: RendererOptions) => {
  let built: Promise<{
    entry: ServerEntry;
    template: string;
    manifest: unknown;
  }> | null = null;
  const cache = new Map<string, { until: number; page: Promise<ReadyPage> }>();

  const open = async () => {
    const entryFile = path.join(dist, 'server', 'entry-server.js');
    if (!fs.existsSync(entryFile)) return null;
    // The entry is an ES module, which this CommonJS package loads by `require` (Node 20.19 and later).
    built ??= import(entryFile).then((entry: ServerEntry) => {
      const template = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
      return {
        entry,
        template,
        manifest: JSON.parse(fs.readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8')) as unknown,
      };
    });
    // Met in the middle of a build: the next request looks again.
    built.catch(() => (built = null));
    return built;
  };

  const draw = async (url: URL, key: string): Promise<ReadyPage> => {
    const site = await open();
    if (!site) throw new Error('The site is not built');
    const { entry, template, manifest } = site;
    const page = await entry.render({
      url: url.pathname + url.search,
      origin,
      template,
      manifest,
      load,
      cardAddress,
    });
    if (!page.cacheable) cache.delete(key);
    const html = finish(page.html);
    const plain = Buffer.from(html);
    return {
      status: page.status,
      frameable: page.frameable,
      inline: inlineSources(html),
      movedTo: page.movedTo,
      card: page.card,
      plain,
      gzip: await gzip(plain),
      etag: `W/"${crypto.createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    };
  };

  /** Forgets every page; those that are being drawn are shown to who waits for them, and to nobody after. */
  const clear = (): void => cache.clear();

  const page = async (url: URL): Promise<ReadyPage | null> => {
    if (!(await open())) return null;
    const key = keyOf(url);
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.page;
    const drawn = draw(url, key);
    cache.set(key, { until: Date.now() + keepFor, page: drawn });
    drawn.catch(() => cache.delete(key));
    const oldest = cache.keys().next().value;
    if (cache.size > maxKept && oldest !== undefined) cache.delete(oldest);
    return drawn;
  };
  return { page, clear };
};
