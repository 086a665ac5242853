import type { Locale } from '@contract';
import type { ComponentType } from 'react';
import type { Translate } from '../i18n';
import type { StructuredData } from './structured-data';

/** What an address says: `/blog/:slug?lang=en`. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  locale: Locale;
}

/** Where a page lives, by language. A language in which it cannot be read is missing. */
export type PageAddresses = Partial<Record<Locale, string>>;

/** What a page says about itself in the document's head. */
export interface PageMeta {
  title: string;
  description?: string;
  /** A picture of ours that shows what the page is about: it stands on the card of link previews. */
  image?: string | null;
  /** One or two words above the title on that card: what kind of page it is. */
  kicker?: string;
  type?: 'website' | 'article' | 'product';
  /** Facts of an article for link previews. */
  article?: { publishedAt: string; updatedAt: string; tags: readonly string[] };
  /** Kept out of search engines. */
  noIndex?: boolean;
  /** Its data came, and say that there is no such page. */
  missing?: boolean;
  /** The pages of the same list before and after this one: paths, in the language of the moment. */
  previous?: string;
  next?: string;
  /** Where the page lives when that is not the asked path in both languages. */
  addresses?: PageAddresses;
  /** The path it has moved to: whoever asks for the old one is sent there for good. */
  movedTo?: string;
  /** JSON-LD, for the server's head alone: make it only where `import.meta.env.SSR`. */
  structured?: StructuredData;
}

export interface MetaContext extends PageAddress {
  /** Body of the first path that `load` named, once it is there (`{ data: … }`). */
  subject: unknown;
  t: Translate;
  /** `https://example.it`, for what must be absolute. */
  origin: string;
}

/** What the module of a page exports. */
export interface PageModule {
  default: ComponentType;
  /**
   * API paths (which are the SWR keys) that the server reads before it draws the page. The first is the page's
   * subject: when it answers 404, so does the page.
   */
  load?: (address: PageAddress) => string[];
  /** Pure: no clock, no window. The server writes it into the head, the client updates it after navigation. */
  meta?: (context: MetaContext) => PageMeta;
}
