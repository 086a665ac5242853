import type { GetChatbotTrial } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../lib/http';
import { useLive } from '../../lib/live';

/** The chatbot that one tries without having bought it: null when there is none, undefined while nobody knows. */
export const useChatbotTrial = (wanted = true) => {
  const { data, mutate } = useSWR<GetChatbotTrial['response'], ApiFailure>(wanted ? '/chatbot-trial' : null);
  // Buying it ends it.
  useLive('purchases', () => void mutate(), wanted);
  return data?.data;
};
