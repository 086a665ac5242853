import type { Locale } from '@contract';
import type { ComponentType } from 'react';
import type { Translate } from '../i18n';

/** What an address says: `/blog/:slug?lang=en`. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  locale: Locale;
}

/** What a page says about itself in the document's head. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Absolute or site-relative picture for link previews. */
  image?: string | null;
  type?: 'website' | 'article' | 'product';
  /** Kept out of search engines. */
  noIndex?: boolean;
  /** JSON-LD, as an object. */
  structured?: Record<string, unknown>;
}

export interface MetaContext extends PageAddress {
  /** Body of the first path that `load` named, once it is there (`{ data: … }`). */
  subject: unknown;
  t: Translate;
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
