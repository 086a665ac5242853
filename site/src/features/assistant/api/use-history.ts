import type { AssistantConversation, ListAssistantConversations, LiveEvent } from '@contract';
import { useRef, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiFailure } from '../../../lib/api-failure';
import { useLive } from '../../../lib/live';
import { assistantApi, conversationKey, historyKey } from './assistant-api';

/** Several changes close together are one new look. */
const SOON_MS = 400;

type AssistantEvent = Extract<LiveEvent, { topic: 'assistant' }>;

/** One page of the person’s conversations; the last one stays while another is read. */
export const useHistory = (search: ListAssistantConversations['query']) => {
  const { data, error, mutate, isValidating } = useSWR<ListAssistantConversations['response'], ApiFailure>(
    historyKey(search),
    { keepPreviousData: true },
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive<AssistantEvent>('assistant', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void mutate(), SOON_MS);
  });
  return { list: data, error, busy: isValidating, reload: () => void mutate() };
};

/** What can be done with a conversation, wherever it is shown; every list and page of it follows. */
export const useConversationActions = () => {
  const { mutate } = useSWRConfig();
  const lookAgain = () =>
    mutate((key) => typeof key === 'string' && key.startsWith('/assistant/conversations?'));
  const take = async (conversation: AssistantConversation) => {
    await mutate(
      conversationKey(conversation.id),
      (page?: { data: object }) => page && { data: { ...page.data, conversation } },
      { revalidate: false },
    );
    await lookAgain();
  };
  return {
    lookAgain,
    rename: async (id: string, title: string) => take((await assistantApi.update(id, { title })).data),
    archive: async (id: string, archived: boolean) =>
      take((await assistantApi.update(id, { archived })).data),
    remove: async (id: string) => {
      await assistantApi.remove(id);
      await mutate(conversationKey(id), undefined, { revalidate: false });
      await lookAgain();
    },
    restore: async (id: string) => take((await assistantApi.restore(id)).data),
  };
};
