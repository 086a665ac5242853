import { LOCALES, type Locale } from '@contract';
import type { PageMeta } from '../../shared/page';
import { addressIn } from '../../shared/structured-data';

export interface PageLinks {
  /** The one address that search engines and shares should know. */
  canonical: string;
  /** The same page in each language it can be read in, and the one for everybody else. */
  alternates: { hreflang: Locale | 'x-default'; href: string }[];
}

/** A page's own addresses. Query words other than the language name no page of their own, unless the page says so. */
export const pageLinks = (
  { addresses }: PageMeta,
  pathname: string,
  locale: Locale,
  origin: string,
): PageLinks => {
  const known = addresses ?? { it: pathname, en: pathname };
  const address = (language: Locale): string | null => {
    const path = known[language];
    return path === undefined ? null : addressIn(language, path, origin);
  };
  const spoken = LOCALES.flatMap((language) => {
    const href = address(language);
    return href === null ? [] : [{ hreflang: language, href }];
  });
  const fallback = address('it') ?? spoken[0]?.href ?? `${origin}${pathname}`;
  return {
    canonical: address(locale) ?? fallback,
    alternates: [...spoken, { hreflang: 'x-default' as const, href: fallback }],
  };
};
