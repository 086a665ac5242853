import type { ListSitePages, SiteCrawl, StartSiteCrawl } from '@contract';
import useSWR, { useSWRConfig } from 'swr';
import { http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';

/** The pages of the owner's site that the bot has read, and how the reading goes. */
export const useSitePages = (chatbotId: string) => {
  const base = `/chatbots/${encodeURIComponent(chatbotId)}`;
  const key = `${base}/site-pages`;
  const { cache } = useSWRConfig();
  const latest = cache.get(key)?.data as ListSitePages['response'] | undefined;
  const { data, error, mutate } = useSWR<ListSitePages['response'], unknown>(key, {
    // While a site is read its pages appear one by one; the stream only tells how many. A number, for SWR begins anew to wait with each
    // new function, and the stream has this drawn more often than that.
    refreshInterval: latest?.meta.crawl.status === 'running' ? 2_000 : 0,
  });
  const put = (crawl: SiteCrawl) =>
    void mutate((current) => current && { ...current, meta: { crawl } }, { revalidate: false });
  useLive<LiveOf<'site-crawl'>>('site-crawl', (event) => {
    if (!event) return void mutate();
    if (event.chatbotId !== chatbotId) return undefined;
    // At the end, and when pages were forgotten, the list is another.
    return event.crawl.status === 'running' ? put(event.crawl) : void mutate();
  });

  const start = async (): Promise<SiteCrawl> => {
    const { data: crawl } = await http.post<StartSiteCrawl['response']>(`${base}/site-crawl`);
    put(crawl);
    return crawl;
  };
  const stop = async () => {
    await http.delete(`${base}/site-crawl`);
    await mutate();
  };
  const forget = async (pageId: string) => {
    await http.delete(`${key}/${encodeURIComponent(pageId)}`);
    await mutate();
  };
  const forgetAll = async () => {
    await http.delete(key);
    await mutate();
  };
  return {
    pages: data?.data,
    crawl: data?.meta.crawl,
    error,
    reload: () => void mutate(),
    start,
    stop,
    forget,
    forgetAll,
  };
};
