import type { GetLegalPage, LegalSlug } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';

export const legalKey = (slug: LegalSlug, locale: string) => `/site/legal-pages/${slug}?locale=${locale}`;

/** The version of a legal page that is in force, in the language of the moment. */
export function useLegalPage(slug: LegalSlug) {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<GetLegalPage['response'], ApiFailure>(
    legalKey(slug, locale),
  );
  return { page: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
