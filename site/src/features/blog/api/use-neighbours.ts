import type { GetArticleNeighbours } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';

export const neighboursKey = (slug: string, locale: string) =>
  `/site/articles/${encodeURIComponent(slug)}/neighbours?locale=${locale}`;

/** What a reader may turn to after an article; nothing while it is not known, and never an error: the article is there. */
export function useNeighbours(slug: string) {
  const { locale } = useLocale();
  return useSWR<GetArticleNeighbours['response']>(neighboursKey(slug, locale)).data?.data;
}
