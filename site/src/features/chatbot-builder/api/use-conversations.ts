import { TIMINGS, type ListConversations } from '@contract';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useLive } from '../../../lib/live';
import type { LiveOf } from '../model/live-of';

export interface ConversationFilter {
  q: string;
  from: string;
  to: string;
  page: number;
}

const keyOf = (chatbotId: string, { q, from, to, page }: ConversationFilter) => {
  const params = new URLSearchParams({ page: String(page) });
  if (q) params.set('q', q);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  return `/chatbots/${encodeURIComponent(chatbotId)}/conversations?${params.toString()}`;
};

/** One page of the visitors' conversations, newest first; a new message brings it up to date. */
export const useConversations = (chatbotId: string, filter: ConversationFilter) => {
  const { data, error, mutate, isLoading } = useSWR<ListConversations['response'], unknown>(
    keyOf(chatbotId, filter),
    {
      keepPreviousData: true,
    },
  );
  useLive<LiveOf<'visitor-message'>>('visitor-message', (event) => {
    if (!event || event.chatbotId === chatbotId) void mutate();
  });
  return { page: data, error, isLoading, reload: () => void mutate() };
};

/** `value` once it has rested for the history's search pause. */
export const useRested = (value: string, pauseMs: number = TIMINGS.historySearchDebounce): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return rested;
};
