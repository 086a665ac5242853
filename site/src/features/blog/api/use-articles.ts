import type { ListArticles } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';

export const articlesKey = (locale: string) => `/articles?locale=${locale}`;

/** The published articles of the language of the moment, newest first. */
export function useArticles() {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<ListArticles['response'], ApiFailure>(
    articlesKey(locale),
  );
  return { articles: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
