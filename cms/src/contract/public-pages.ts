/** Pages that stand in the site map by themselves: everything that anybody may read, and that search engines should find. */
export const PUBLIC_PAGES = [
  '/',
  '/marketplace',
  '/blog',
  '/tutorial',
  '/help',
  '/privacy',
  '/termini',
  '/cookie',
  '/accessibilita',
  '/trasparenza-ai',
  '/recesso',
] as const;

const id = encodeURIComponent;

/** Where the site shows what an editor writes; `site/src/app/paths.ts` speaks of the same addresses. */
export const publicPage = {
  article: (slug: string) => `/blog/${id(slug)}`,
  tag: (tag: string) => `/blog/tag/${id(tagSlug(tag))}`,
  product: (slug: string) => `/product-detail/${id(slug)}`,
  helpArticle: (slug: string) => `/help/${id(slug)}`,
};

/** A tag as an address: `Intelligenza artificiale` → `intelligenza-artificiale`. */
export const tagSlug = (tag: string): string =>
  tag
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** The feed of each language. */
export const FEEDS = { it: '/feed.xml', en: '/feed.en.xml' } as const;
