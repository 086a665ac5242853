import type { GetChatbot } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';

/** The own chatbot that credits are bought for. */
export const useBeneficiary = (chatbotId: string | null) => {
  const { data, error, mutate } = useSWR<GetChatbot['response'], ApiFailure>(
    chatbotId ? `/chatbots/${encodeURIComponent(chatbotId)}` : null,
  );
  return { name: data?.data.design.displayName, error, reload: () => void mutate() };
};
