import type { Contradiction, ListContradictions } from '@contract';
import useSWR from 'swr';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { useRefreshSoon } from '../../api/use-refresh-soon';

/** Prices on which the bot's documents disagree; follows documents as they are read, corrected and removed. */
export const useContradictions = (chatbotId: string): Contradiction[] => {
  const key = `/chatbots/${encodeURIComponent(chatbotId)}/contradictions`;
  const { data } = useSWR<ListContradictions['response'], unknown>(key);
  const refreshSoon = useRefreshSoon();
  const refresh = (event: { chatbotId: string } | null) => {
    if (!event || event.chatbotId === chatbotId) refreshSoon(key);
  };
  useLive<LiveOf<'chatbot'>>('chatbot', refresh);
  useLive<LiveOf<'training-file'>>('training-file', refresh);
  useLive<LiveOf<'site-crawl'>>('site-crawl', refresh);
  return data?.data ?? [];
};
