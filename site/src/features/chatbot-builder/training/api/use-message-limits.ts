import type { MessageLimits } from '@contract';
import useSWR from 'swr';
import { http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import type { LiveOf } from '../../model/live-of';
import { useRefreshSoon } from '../../api/use-refresh-soon';

/** How many messages a day the bot may answer, and has answered today. */
export const useMessageLimits = (chatbotId: string) => {
  const key = `/chatbots/${encodeURIComponent(chatbotId)}/message-limits`;
  const { data, error, mutate } = useSWR<MessageLimits['response'], unknown>(key);
  const refreshSoon = useRefreshSoon();
  useLive<LiveOf<'visitor-message'>>('visitor-message', (event) => {
    if (!event || (event.chatbotId === chatbotId && event.message.sender === 'bot')) refreshSoon(key);
  });
  const save = async (dailyLimit: number): Promise<void> => {
    const request: MessageLimits['request'] = { dailyLimit };
    await mutate(await http.patch<MessageLimits['response']>(key, request), { revalidate: false });
  };
  return { limits: data?.data, error, reload: () => void mutate(), save };
};
