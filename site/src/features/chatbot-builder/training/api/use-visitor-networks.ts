import type { BlockVisitorNetwork, ListVisitorNetworks } from '@contract';
import useSWR from 'swr';
import { http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { useRefreshSoon } from '../../api/use-refresh-soon';

/** Where visitors write from today, and whom the owner has blocked. Follows them as they write. */
export const useVisitorNetworks = (chatbotId: string) => {
  const key = `/chatbots/${encodeURIComponent(chatbotId)}/visitor-networks`;
  const { data, error, mutate } = useSWR<ListVisitorNetworks['response'], unknown>(key);
  const refreshSoon = useRefreshSoon();
  useLive<LiveOf<'visitor-message'>>('visitor-message', (event) => {
    if (!event || event.chatbotId === chatbotId) refreshSoon(key);
  });
  // Blocked in another tab, or another ceiling.
  useLive<LiveOf<'chatbot'>>('chatbot', (event) => {
    if (!event || event.chatbotId === chatbotId) refreshSoon(key);
  });
  const setBlocked = async (networkId: string, blocked: boolean): Promise<void> => {
    const path = `${key}/${encodeURIComponent(networkId)}/block`;
    await (blocked
      ? http.post<BlockVisitorNetwork['response']>(path, {})
      : http.delete<BlockVisitorNetwork['response']>(path));
    await mutate();
  };
  return {
    networks: data?.data,
    share: data?.meta.share ?? 0,
    error,
    reload: () => void mutate(),
    setBlocked,
  };
};
