import type { GetHelpArticle, ListHelpArticles, SendHelpMessage } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import { http, type ApiFailure } from '../../../lib/http';

export const helpKey = (locale: string) => `/site/help-articles?locale=${locale}`;
export const helpArticleKey = (slug: string, locale: string) =>
  `/site/help-articles/${encodeURIComponent(slug)}?locale=${locale}`;

/** Every help article, in the language of the moment. */
export function useHelp() {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<ListHelpArticles['response'], ApiFailure>(
    helpKey(locale),
  );
  return { entries: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}

/** One help article. */
export function useHelpArticle(slug: string) {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<GetHelpArticle['response'], ApiFailure>(
    helpArticleKey(slug, locale),
  );
  return { article: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}

export const sendHelpMessage = (request: SendHelpMessage['request']) =>
  http.post<SendHelpMessage['response']>('/help-messages', request);
