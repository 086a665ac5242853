import type { ListArticles } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';
import { KEEP_ASKING } from './keep-asking';

export const articlesKey = (locale: string, page: number, tag?: string) =>
  `/site/articles?locale=${locale}${page > 1 ? `&page=${page}` : ''}${tag === undefined ? '' : `&tag=${encodeURIComponent(tag)}`}`;

/** One page of the published articles, newest first: of all, or of those about a tag. */
export function useArticles(page: number, tag?: string) {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<ListArticles['response'], ApiFailure>(
    articlesKey(locale, page, tag),
    KEEP_ASKING,
  );
  return { list: data, error, reload: () => void mutate(), reloading: isValidating };
}
