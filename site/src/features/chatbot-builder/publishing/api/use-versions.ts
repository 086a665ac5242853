import type { ListChatbotVersions } from '@contract';
import useSWR from 'swr';

/** The publications so far, newest first. */
export const useVersions = (chatbotId: string) => {
  const { data, error, mutate } = useSWR<ListChatbotVersions['response'], unknown>(
    `/chatbots/${encodeURIComponent(chatbotId)}/versions`,
  );
  return { versions: data?.data, error, reload: () => void mutate() };
};
