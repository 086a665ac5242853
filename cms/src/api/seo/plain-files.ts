import { BRAND, type Locale } from '../../contract';
import { publicSiteWords } from '../../locales/public-site';
import type { Settings } from '../../settings';
import { DAY_MS } from '../../contract/time-units';

/**
 * What programs may visit. Pages kept out of search say so themselves; here stand only addresses that nobody should spend
 * time on. The public reads stay open, because a page that a search engine draws asks them.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/site/articles',
    'Allow: /api/site/products',
    'Allow: /api/site/help-articles',
    'Allow: /api/site/legal-pages',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /cms',
    'Disallow: /chat$',
    'Disallow: /chat/',
    'Disallow: /chat-project/',
    'Disallow: /condivisa/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const HALF_YEAR_DAYS = 182;

/** Where to report a weakness (RFC 9116); null where nobody is named. */
export const securityTxt = (
  { operator, securityContact, publicUrl }: Pick<Settings, 'operator' | 'securityContact' | 'publicUrl'>,
  now: Date,
): string | null => {
  const contact = securityContact || operator.email;
  if (contact === '') return null;
  // Midnight, so that the file is the same all day.
  const expires = new Date(Math.floor((now.getTime() + HALF_YEAR_DAYS * DAY_MS) / DAY_MS) * DAY_MS);
  return [
    `Contact: ${/^(https|mailto|tel):/.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/** The site as an application on a phone's home screen. */
export const manifest = (locale: Locale): string =>
  JSON.stringify({
    id: '/',
    name: BRAND.name,
    short_name: BRAND.name,
    description: publicSiteWords[locale].appDescription,
    lang: locale,
    dir: 'ltr',
    start_url: locale === 'en' ? '/?lang=en' : '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: BRAND.colors.paper,
    theme_color: BRAND.colors.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
