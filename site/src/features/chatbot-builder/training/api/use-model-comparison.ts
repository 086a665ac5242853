import type {
  ComparisonSide,
  ComparisonVerdict,
  GetModelComparison,
  JudgeComparedReply,
  StartModelComparison,
} from '@contract';
import useSWR from 'swr';
import { http } from '../../../../lib/http';

/** Replies come in one by one while it runs. */
const WATCH_MS = 2_000;

/** The engine and a model beside each other on a bot's own questions, and what its owner says of them. */
export const useModelComparison = (chatbotId: string) => {
  const key = `/chatbots/${encodeURIComponent(chatbotId)}/comparison`;
  const { data, error, mutate } = useSWR<GetModelComparison['response'], unknown>(key, {
    refreshInterval: (latest) => {
      const comparison = latest?.data.comparison;
      return comparison && comparison.finishedAt === null ? WATCH_MS : 0;
    },
  });

  const start = async (request: StartModelComparison['request']): Promise<void> => {
    await mutate(await http.post<StartModelComparison['response']>(key, request), { revalidate: false });
  };

  const judge = async (
    questionId: string,
    side: ComparisonSide,
    verdict: ComparisonVerdict | null,
  ): Promise<void> => {
    const path = `${key}/questions/${encodeURIComponent(questionId)}`;
    const judged = await http.patch<JudgeComparedReply['response']>(path, { side, verdict });
    await mutate(
      (before) => {
        const comparison = before?.data.comparison;
        if (!comparison) return before;
        const questions = comparison.questions.map((each) => (each.id === questionId ? judged.data : each));
        return { data: { comparison: { ...comparison, questions } } };
      },
      { revalidate: false },
    );
  };

  return { comparison: data?.data.comparison ?? null, error, reload: () => void mutate(), start, judge };
};
