import type { AnswerImprovement, IgnoredQuestion, IgnoreImprovement, ListImprovements } from '@contract';
import useSWR from 'swr';
import { http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { useRefreshSoon } from '../../api/use-refresh-soon';

/** What the bot failed to answer, and what its owner does about it. Follows visitors as they ask. */
export const useImprovements = (chatbotId: string) => {
  const base = `/chatbots/${encodeURIComponent(chatbotId)}`;
  const key = `${base}/improvements`;
  const { data, error, mutate } = useSWR<ListImprovements['response'], unknown>(key);
  const refreshSoon = useRefreshSoon();
  const refresh = (event: { chatbotId: string } | null) => {
    if (!event || event.chatbotId === chatbotId) refreshSoon(key);
  };
  useLive<LiveOf<'improvements'>>('improvements', refresh);
  // An answer was written elsewhere.
  useLive<LiveOf<'chatbot'>>('chatbot', refresh);
  useLive<LiveOf<'conversation-erased'>>('conversation-erased', refresh);
  useLive<LiveOf<'visitor-message'>>('visitor-message', (event) => {
    if (!event || event.message.answered === false || event.message.feedback !== null) refresh(event);
  });

  const leave = (id: string) =>
    mutate(
      (current) =>
        current && {
          data: current.data.filter((question) => question.id !== id),
          meta: { ...current.meta, total: current.meta.total - 1 },
        },
      { revalidate: true },
    );

  return {
    questions: data?.data,
    total: data?.meta.total ?? 0,
    ignored: data?.meta.ignored ?? [],
    error,
    reload: () => void mutate(),

    answer: async (id: string, request: AnswerImprovement['request']) => {
      const { data: answered } = await http.post<AnswerImprovement['response']>(
        `${key}/${encodeURIComponent(id)}/answer`,
        request,
      );
      void leave(id);
      return answered;
    },
    ignore: async (id: string): Promise<IgnoredQuestion> => {
      const { data: ignored } = await http.post<IgnoreImprovement['response']>(
        `${key}/${encodeURIComponent(id)}/ignore`,
        {},
      );
      void leave(id);
      return ignored;
    },
    recall: async (id: string): Promise<void> => {
      await http.delete(`${base}/ignored-questions/${encodeURIComponent(id)}`);
      await mutate();
    },
  };
};
