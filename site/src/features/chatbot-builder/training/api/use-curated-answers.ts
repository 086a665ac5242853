import type { CuratedAnswer, ImportCuratedAnswers, ListCuratedAnswers, SaveCuratedAnswer } from '@contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import { ApiFailure, http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';

type Pair = SaveCuratedAnswer['request'];

const keyOf = (chatbotId: string) => `/chatbots/${encodeURIComponent(chatbotId)}/curated-answers`;

/** The question that is answered already, when that is why a new one was refused. */
export const twinOf = (failure: unknown): string | null =>
  failure instanceof ApiFailure && failure.code === 'CONFLICT' && typeof failure.details.answerId === 'string'
    ? failure.details.answerId
    : null;

/** The owner's own answers, newest first, and what can be done with them. */
export const useCuratedAnswers = (chatbotId: string) => {
  const key = keyOf(chatbotId);
  const { data, error, mutate } = useSWR<ListCuratedAnswers['response'], unknown>(key);
  // Written in another tab, or from a conversation.
  useLive<LiveOf<'chatbot'>>('chatbot', (event) => {
    if (!event || event.chatbotId === chatbotId) void mutate();
  });
  const change = useCallback(
    (next: (answers: CuratedAnswer[]) => CuratedAnswer[]) =>
      void mutate((current) => current && { data: next(current.data) }, { revalidate: false }),
    [mutate],
  );

  const add = async (pair: Pair): Promise<CuratedAnswer> => {
    const { data: added } = await http.post<SaveCuratedAnswer['response']>(key, pair);
    change((answers) => [added, ...answers.filter(({ id }) => id !== added.id)]);
    return added;
  };
  /** Every pair of a spreadsheet. */
  const importFile = async (file: File): Promise<ImportCuratedAnswers['response']> => {
    const body = new FormData();
    body.append('files', file);
    const imported = await http.post<ImportCuratedAnswers['response']>(`${key}/import`, body);
    const ids = new Set(imported.data.map(({ id }) => id));
    change((answers) => [...imported.data, ...answers.filter(({ id }) => !ids.has(id))]);
    return imported;
  };
  const save = async (id: string, pair: Pair): Promise<CuratedAnswer> => {
    const { data: saved } = await http.patch<SaveCuratedAnswer['response']>(
      `${key}/${encodeURIComponent(id)}`,
      pair,
    );
    change((answers) => answers.map((answer) => (answer.id === id ? saved : answer)));
    return saved;
  };
  const remove = async (id: string): Promise<void> => {
    await http.delete(`${key}/${encodeURIComponent(id)}`);
    change((answers) => answers.filter((answer) => answer.id !== id));
  };
  /** The answer to this question from now on, whether there was one or not. */
  const put = async (pair: Pair): Promise<CuratedAnswer> => {
    try {
      return await add(pair);
    } catch (failure) {
      const twin = twinOf(failure);
      if (twin === null) throw failure;
      return save(twin, pair);
    }
  };

  return { answers: data?.data, error, reload: () => void mutate(), add, save, remove, put, importFile };
};
