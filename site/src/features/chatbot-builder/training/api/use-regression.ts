import type { GetRegression, RegressionQuestion, SaveRegressionQuestion } from '@contract';
import useSWR from 'swr';
import { http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';

type Question = SaveRegressionQuestion['request'];

/** A run tells when it is over; where that word gets lost, asking again finds out. */
const WATCH_MS = 5_000;

const keyOf = (chatbotId: string) => `/chatbots/${encodeURIComponent(chatbotId)}/regression`;

/** Has a question asked again after each training change. */
export const keepQuestion = async (chatbotId: string, question: Question): Promise<RegressionQuestion> =>
  (await http.post<SaveRegressionQuestion['response']>(`${keyOf(chatbotId)}/questions`, question)).data;

/** The questions a bot must go on answering well, how its last run went, and what can be done with them. */
export const useRegression = (chatbotId: string) => {
  const key = keyOf(chatbotId);
  const { data, error, mutate } = useSWR<GetRegression['response'], unknown>(key, {
    refreshInterval: (latest) => (latest?.data.running ? WATCH_MS : 0),
  });
  useLive<LiveOf<'regression'>>('regression', (event) => {
    if (!event || event.chatbotId === chatbotId) void mutate();
  });
  const questionPath = (id: string) => `${key}/questions/${encodeURIComponent(id)}`;

  return {
    regression: data?.data,
    error,
    reload: () => void mutate(),

    add: async (question: Question) => {
      await keepQuestion(chatbotId, question);
      await mutate();
    },
    save: async (id: string, question: Question) => {
      await http.patch<SaveRegressionQuestion['response']>(questionPath(id), question);
      await mutate();
    },
    remove: async (id: string) => {
      await http.delete(questionPath(id));
      await mutate();
    },
    run: async () => {
      const state = await http.post<GetRegression['response']>(`${key}/run`, {});
      await mutate(state, { revalidate: false });
    },
  };
};
