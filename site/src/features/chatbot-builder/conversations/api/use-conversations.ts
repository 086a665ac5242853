import type { ListConversations } from '@contract';
import useSWR from 'swr';
import { useLive } from '../../../../lib/live';
import type { ConversationSearch } from '../model/inbox-address';
import type { LiveOf } from '../../model/live-of';
import { conversationsKey } from './conversations-api';
import { useRefreshSoon } from '../../api/use-refresh-soon';

type List = ListConversations['response'];

/** One page of the visitors' conversations, newest first; what happens in them shows at once. */
export const useConversations = (chatbotId: string, search: ConversationSearch & { page: number }) => {
  const key = conversationsKey(chatbotId, search);
  const refreshSoon = useRefreshSoon();
  const { data, error, mutate, isLoading, isValidating } = useSWR<List, unknown>(key, {
    keepPreviousData: true,
  });
  const change = (update: (list: List) => List) => {
    // A change made while the first answer is on its way would throw that answer away.
    if (!isLoading) void mutate((list) => list && update(list), { revalidate: false });
  };

  useLive<LiveOf<'conversation'>>('conversation', (event) => {
    if (event && event.chatbotId !== chatbotId) return;
    if (event) {
      const { conversation } = event;
      change((list) => ({
        ...list,
        data: list.data.map((each) => (each.sessionId === conversation.sessionId ? conversation : each)),
      }));
    }
    // Order, totals and who belongs to the filter are the server's to say.
    refreshSoon(key);
  });
  useLive<LiveOf<'conversation-erased'>>('conversation-erased', (event) => {
    if (!event || event.chatbotId !== chatbotId) return;
    change((list) => ({ ...list, data: list.data.filter(({ sessionId }) => sessionId !== event.sessionId) }));
    refreshSoon(key);
  });
  return { list: data, error, isLoading, isValidating, reload: () => void mutate() };
};
