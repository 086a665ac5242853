import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '../../contract';

/** What the picture of a page for link previews shows. */
export interface PageCard {
  path: string;
  locale: Locale;
  title: string;
  kicker: string;
  /** Path of a picture of ours. */
  image: string | null;
}

/** Counts up when cards are drawn in another way, so that every address changes. */
const DRAWING = 1;
const ROOT = '/og';
/** The landing page has no name of its own. */
const HOME = '/index';

const fingerprint = ({ path, locale, title, kicker, image }: PageCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, path, locale, title, kicker, image]))
    .digest('hex')
    .slice(0, 16);

/** Where a card is shown. Its address changes with whatever it shows, so that it may be kept for good. */
export const cardAddress = (card: PageCard): string =>
  `${ROOT}${card.path === '/' ? HOME : card.path}.${card.locale}.${fingerprint(card)}.png`;

const ADDRESS = new RegExp(`^${ROOT}(/.+)\\.(${LOCALES.join('|')})\\.([0-9a-f]{16})\\.png$`);

/** The page that an address speaks of, and the state of it that it shows; null for any other address. */
export const readCardAddress = (
  address: string,
): { path: string; locale: Locale; fingerprint: string } | null => {
  const [, path, language, mark] = ADDRESS.exec(address) ?? [];
  const locale = LOCALES.find((known) => known === language);
  if (path === undefined || mark === undefined || !locale) return null;
  return { path: path === HOME ? '/' : path, locale, fingerprint: mark };
};
