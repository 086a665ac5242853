import { chatbotLabel, domainOf, type GetChatbot } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';

/** The own chatbot that credits are bought for. */
export const useBeneficiary = (chatbotId: string | null) => {
  const { data, error, mutate } = useSWR<GetChatbot['response'], ApiFailure>(
    chatbotId ? `/chatbots/${encodeURIComponent(chatbotId)}` : null,
  );
  const chatbot = data?.data;
  const name = chatbot && chatbotLabel({ name: chatbot.design.displayName, host: domainOf(chatbot.siteUrl) });
  return { name, error, reload: () => void mutate() };
};
