import type { ListConversations } from '@contract';
import useSWR from 'swr';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { conversationsKey } from './conversations-api';
import { useRefreshSoon } from '../../api/use-refresh-soon';

const WHOLE = { q: '', from: '', to: '', filter: 'all', page: 1 } as const;

/** How many visitors of a chatbot wait for a person right now. */
export const useWaiting = (chatbotId: string): number => {
  const key = conversationsKey(chatbotId, WHOLE);
  const { data } = useSWR<ListConversations['response'], unknown>(key);
  const refreshSoon = useRefreshSoon();
  useLive<LiveOf<'conversation'>>('conversation', (event) => {
    if (!event || event.chatbotId === chatbotId) refreshSoon(key);
  });
  useLive<LiveOf<'conversation-erased'>>('conversation-erased', (event) => {
    if (!event || event.chatbotId === chatbotId) refreshSoon(key);
  });
  return data?.meta.waiting ?? 0;
};
