import { BRAND, type Locale } from '@contract';

/** One JSON-LD object. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

/** A page's own address in a language, as search engines and people share it. */
export const addressIn = (locale: Locale, path: string, origin = ''): string =>
  `${origin}${path}${locale === 'en' ? `${path.includes('?') ? '&' : '?'}lang=en` : ''}`;

/** A picture's full address; paths of ours begin with a slash. */
export const pictureAddress = (src: string, origin: string): string =>
  src.startsWith('/') ? origin + src : src;

/** Who stands behind the site; other objects point at it. */
export const organization = (origin: string): StructuredData => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: BRAND.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  email: BRAND.supportEmail,
});

/** The site as a whole; `searchPath` is the address that really searches, up to the words. */
export const website = (origin: string, locale: Locale, searchPath: string): StructuredData => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: BRAND.name,
  url: addressIn(locale, '/', origin),
  inLanguage: locale,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** Where a page stands: each step's name and path, the page itself last. */
export const breadcrumb = (
  origin: string,
  locale: Locale,
  steps: readonly { name: string; path: string }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressIn(locale, path, origin),
  })),
});

/** Several objects of one page, as one. */
export const graph = (...objects: StructuredData[]): StructuredData => ({
  '@context': CONTEXT,
  '@graph': objects,
});
