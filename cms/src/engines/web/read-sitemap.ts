import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

export interface Sitemap {
  pages: string[];
  sitemaps: string[];
}

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const GZIP = [0x1f, 0x8b];

/** Sitemaps are often kept packed; what unpacks into a bomb is no sitemap. */
const unpack = (body: Buffer): Buffer => {
  if (body[0] !== GZIP[0] || body[1] !== GZIP[1]) return body;
  try {
    return gunzipSync(body, { maxOutputLength: MAX_BYTES });
  } catch {
    return Buffer.alloc(0);
  }
};

/** The addresses in a sitemap or in an index of sitemaps; none in anything else. */
export const readSitemap = (body: Buffer): Sitemap => {
  const sitemap: Sitemap = { pages: [], sitemaps: [] };
  const open: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        text = '';
        // A sitemap is four levels deep; deeper than this it is something else.
        if (open.length > 20) parser.pause();
      },
      ontext(piece) {
        text += piece;
      },
      onclosetag(name) {
        open.pop();
        const parent = open.at(-1);
        const address = text.trim();
        text = '';
        if (name !== 'loc' || address === '') return;
        if (parent === 'url' && sitemap.pages.length < MAX_ENTRIES) sitemap.pages.push(address);
        if (parent === 'sitemap' && sitemap.sitemaps.length < MAX_ENTRIES) sitemap.sitemaps.push(address);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(unpack(body).toString('utf8'));
  return sitemap;
};
