import fs from 'node:fs';
import path from 'node:path';

/** A drawing of this size is there sooner inside the page than by a request of its own, which costs a slow phone half a second. */
const MAX_BYTES = 6_000;
/** The picture that a page wants first, as React writes it; a scaled one has its choices in front. */
const FIRST = /<img src="(\/illustrations\/[a-z0-9-]+\.svg)"(?=[^>]* fetchPriority="high")/;

/** `folder` holds what is served below `/illustrations`; what was read once is kept. */
export const firstPicture = (folder: string) => {
  const cache = new Map<string, string | null>();

  const dataAddress = (address: string): string | null => {
    const known = cache.get(address);
    if (known !== undefined) return known;
    const file = path.join(folder, path.basename(address));
    const drawing = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
    const inside =
      drawing && Buffer.byteLength(drawing) <= MAX_BYTES
        ? `data:image/svg+xml,${drawing.replace(/[%#<>"&]|\s+/g, (sign) => (/\s/.test(sign) ? '%20' : encodeURIComponent(sign)))}`
        : null;
    cache.set(address, inside);
    return inside;
  };

  /** Writes the drawing that a page wants first into the page itself; all others, and pictures that editors upload, stay files. */
  return (html: string): string => {
    const address = FIRST.exec(html)?.[1];
    const inside = address && dataAddress(address);
    if (!inside) return html;
    return html
      .replace(`<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`, '')
      .replace(`<img src="${address}"`, () => `<img src="${inside}"`);
  };
};
