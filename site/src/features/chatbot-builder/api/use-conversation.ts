import type { GetConversation } from '@contract';
import useSWR from 'swr';
import { useLive } from '../../../lib/live';
import type { LiveOf } from '../model/live-of';

/** One visitor's conversation; its messages arrive while it is open. */
export const useConversation = (chatbotId: string, sessionId: string | null) => {
  const { data, error, mutate } = useSWR<GetConversation['response'], unknown>(
    sessionId && `/chatbots/${encodeURIComponent(chatbotId)}/conversations/${encodeURIComponent(sessionId)}`,
  );
  useLive<LiveOf<'visitor-message'>>('visitor-message', (event) => {
    if (!event) return void mutate();
    const { message } = event;
    if (event.chatbotId !== chatbotId || message.sessionId !== sessionId) return undefined;
    return void mutate(
      (current) => {
        if (!current) return current;
        const { conversation, messages } = current.data;
        const others = messages.filter(({ id }) => id !== message.id);
        return { data: { conversation, messages: [...others, message] } };
      },
      // The server's answer corrects the order, should two messages have crossed.
      { revalidate: true },
    );
  });
  return { conversation: data?.data, error, reload: () => void mutate() };
};
