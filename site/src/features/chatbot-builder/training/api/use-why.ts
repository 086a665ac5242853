import type { ExplainReply } from '@contract';
import useSWR from 'swr';

/** Why the bot said something; asked only while somebody looks. */
export const useWhy = (chatbotId: string, replyId: string | null) => {
  const { data, error, mutate } = useSWR<ExplainReply['response'], unknown>(
    replyId && `/chatbots/${encodeURIComponent(chatbotId)}/replies/${encodeURIComponent(replyId)}/why`,
  );
  return { why: data?.data, error, reload: () => void mutate() };
};
