import type { GetChatbot } from '@contract';
import useSWR from 'swr';

/** The owner's chatbot. The builder's store takes over once it is loaded, so later answers never replace a draft. */
export const useChatbot = (chatbotId: string) =>
  useSWR<GetChatbot['response'], unknown>(chatbotId && `/chatbots/${encodeURIComponent(chatbotId)}`);
