import { BRAND, FEEDS, type Locale } from '@contract';
import type { PageMeta } from '../../shared/page';
import { addressIn } from '../../shared/structured-data';
import { titleOf } from '../page-meta';
import { pageLinks } from './page-links';

/** One element of the head. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: { name?: string; property?: string; content: string } }
  | { tag: 'link'; attributes: Record<string, string> }
  | { tag: 'json-ld'; data: unknown };

export interface HeadRequest {
  meta: PageMeta;
  pathname: string;
  locale: Locale;
  origin: string;
  /** Path of the picture for link previews. */
  card: string | null;
  /** Title of the blog's feed. */
  feedTitle: string;
  /** Script files that the page needs at once. */
  chunks: readonly string[];
}

/** Width and height of every card. */
const CARD = { width: '1200', height: '630' };
const OG_LOCALES: Record<Locale, string> = { it: 'it_IT', en: 'en_GB' };
/** What a search result shows of a description. */
const MAX_DESCRIPTION = 300;

/** Cut at a word, so that no description ends in half of one. */
const cut = (text: string): string => {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= MAX_DESCRIPTION) return whole;
  return `${whole.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
};

const named = (name: string, content: string | undefined): HeadTag[] =>
  content ? [{ tag: 'meta', attributes: { name, content } }] : [];
const property = (name: string, content: string | undefined): HeadTag[] =>
  content ? [{ tag: 'meta', attributes: { property: name, content } }] : [];
const link = (rel: string, attributes: Record<string, string>): HeadTag => ({
  tag: 'link',
  attributes: { rel, ...attributes },
});

/** What link previews show. */
const previewTags = ({ meta, locale, origin, card }: HeadRequest, canonical: string): HeadTag[] => {
  const title = meta.title || BRAND.name;
  return [
    ...property('og:site_name', BRAND.name),
    ...property('og:type', meta.type === 'article' ? 'article' : 'website'),
    ...property('og:title', title),
    ...property('og:description', meta.description && cut(meta.description)),
    ...property('og:url', canonical),
    ...property('og:locale', OG_LOCALES[locale]),
    ...property('article:published_time', meta.article?.publishedAt),
    ...property('article:modified_time', meta.article?.updatedAt),
    ...(meta.article?.tags ?? []).flatMap((tag) => property('article:tag', tag)),
    ...(card
      ? [
          ...property('og:image', origin + card),
          ...property('og:image:type', 'image/png'),
          ...property('og:image:width', CARD.width),
          ...property('og:image:height', CARD.height),
          ...property('og:image:alt', title),
        ]
      : []),
    ...named('twitter:card', card ? 'summary_large_image' : 'summary'),
  ];
};

/** What search engines follow. */
const searchTags = ({ meta, pathname, locale, origin, feedTitle }: HeadRequest): HeadTag[] => {
  const { canonical, alternates } = pageLinks(meta, pathname, locale, origin);
  return [
    link('canonical', { href: canonical }),
    ...(meta.previous ? [link('prev', { href: addressIn(locale, meta.previous, origin) })] : []),
    ...(meta.next ? [link('next', { href: addressIn(locale, meta.next, origin) })] : []),
    ...alternates.map(({ hreflang, href }) => link('alternate', { hreflang, href })),
    link('alternate', { type: 'application/atom+xml', title: feedTitle, href: FEEDS[locale] }),
  ];
};

/** Everything that a page's head says of it, in order. A page kept out of search engines has no address to recommend. */
export const pageHead = (request: HeadRequest): HeadTag[] => {
  const { meta, pathname, locale, origin, chunks } = request;
  const { canonical } = pageLinks(meta, pathname, locale, origin);
  return [
    { tag: 'title', text: titleOf(meta) },
    ...named('description', meta.description && cut(meta.description)),
    ...(meta.noIndex ? named('robots', 'noindex') : searchTags(request)),
    ...previewTags(request, canonical),
    ...(meta.structured ? [{ tag: 'json-ld' as const, data: meta.structured }] : []),
    // After what is seen: fonts and the first picture share a slow line with them.
    ...chunks.map((file) =>
      link('modulepreload', { crossorigin: '', fetchpriority: 'low', href: `/${file}` }),
    ),
  ];
};
