import type { GetChatbot } from '@contract';
import useSWR from 'swr';

/**
 * The owner's chatbot. The builder's store takes over once it is loaded, so later answers never replace a draft. Asked for at every
 * visit: a moment ago it may not have been bought.
 */
export const useChatbot = (chatbotId: string) =>
  useSWR<GetChatbot['response'], unknown>(chatbotId && `/chatbots/${encodeURIComponent(chatbotId)}`, {
    dedupingInterval: 0,
  });
