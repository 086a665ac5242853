import { findPairs } from './find-pairs';
import { arrangeBlocks } from './arrange-blocks';
import { decodePage } from './decode-page';
import { outlineOf } from './page-outline';
import type { PageResult, SentPage } from './port';
import { ReadFailed } from './read-failed';
import { toPassages } from './to-passages';
import { stripInvisibleCharacters, visibleBlock } from './strip-invisible-characters';

const TITLE = 200;

const absolute = (address: string | null, base: string): string | null => {
  if (address === null) return null;
  try {
    const url = new URL(address.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
};

/** Reads a web page without any protection around it: the worker is the protection. */
export const readPage = ({ url, charset, bytes }: SentPage): Promise<PageResult> => {
  try {
    const html = decodePage(bytes, charset);
    let outline = outlineOf(html);
    if (outline.blocks.length === 0) outline = outlineOf(html, { keepNotices: true });
    const base = absolute(outline.base, url) ?? url;
    const passages = toPassages(findPairs(arrangeBlocks(outline.blocks.map(visibleBlock))));
    const heading = outline.blocks.find((block) => block.kind === 'heading')?.text;
    return Promise.resolve({
      ok: true,
      title: stripInvisibleCharacters(outline.title || heading || '').slice(0, TITLE),
      canonical: absolute(outline.canonical, base),
      links: /\b(?:nofollow|none)\b/i.test(outline.robots)
        ? []
        : outline.links.flatMap((link) => absolute(link, base) ?? []),
      noIndex: /\b(?:noindex|none)\b/i.test(outline.robots),
      passages,
    });
  } catch (error) {
    return Promise.resolve({
      ok: false,
      failure: error instanceof ReadFailed ? error.failure : 'INTERNAL',
    });
  }
};
