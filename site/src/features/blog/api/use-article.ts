import type { GetArticle } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';
import { KEEP_ASKING } from './keep-asking';

export const articleKey = (slug: string, locale: string) =>
  `/site/articles/${encodeURIComponent(slug)}?locale=${locale}`;

/** One published article. */
export function useArticle(slug: string) {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<GetArticle['response'], ApiFailure>(
    articleKey(slug, locale),
    KEEP_ASKING,
  );
  return { article: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
