import type { GetChatbotStatistics } from '@contract';
import useSWR from 'swr';
import { useLive } from '../../../lib/live';
import type { LiveOf } from '../model/live-of';

/** This month's figures, brought up to date as visitors write. */
export const useStatistics = (chatbotId: string) => {
  const { data, error, mutate } = useSWR<GetChatbotStatistics['response'], unknown>(
    `/chatbots/${encodeURIComponent(chatbotId)}/statistics`,
  );
  useLive<LiveOf<'visitor-message'>>('visitor-message', (event) => {
    if (!event || event.chatbotId === chatbotId) void mutate();
  });
  return { statistics: data?.data, error, reload: () => void mutate() };
};
