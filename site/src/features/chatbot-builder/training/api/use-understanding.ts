import type { CorrectUnderstanding, ListUnderstanding, UnderstoodItem } from '@contract';
import useSWR from 'swr';
import { http } from '../../../../lib/http';

/** A document that a bot has read: an uploaded file or a page of the site. */
export interface ReadSource {
  kind: 'training-files' | 'site-pages';
  id: string;
  name: string;
}

/** What a bot has understood of one document, a page at a time, and the corrections of its owner; read only while somebody looks. */
export const useUnderstanding = (chatbotId: string, source: ReadSource, page: number) => {
  const bot = `/chatbots/${encodeURIComponent(chatbotId)}`;
  const { data, error, mutate } = useSWR<ListUnderstanding['response'], unknown>(
    `${bot}/${source.kind}/${encodeURIComponent(source.id)}/understanding?page=${page}`,
    { keepPreviousData: true },
  );
  const pathOf = (id: string) => `${bot}/understanding/${encodeURIComponent(id)}`;
  const replace = (item: UnderstoodItem) =>
    void mutate(
      (current) =>
        current && { ...current, data: current.data.map((other) => (other.id === item.id ? item : other)) },
      { revalidate: false },
    );

  const correct = async (id: string, request: CorrectUnderstanding['request']): Promise<void> =>
    replace((await http.patch<CorrectUnderstanding['response']>(pathOf(id), request)).data);
  const hide = async (id: string): Promise<void> =>
    replace((await http.delete<CorrectUnderstanding['response']>(pathOf(id))).data);
  const undo = async (id: string): Promise<void> =>
    replace((await http.post<CorrectUnderstanding['response']>(`${pathOf(id)}/undo`)).data);

  return { items: data?.data, meta: data?.meta, error, reload: () => void mutate(), correct, hide, undo };
};
