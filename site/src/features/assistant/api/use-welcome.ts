import type { AssistantAllowance, GetAssistantWelcome } from '@contract';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiFailure } from '../../../lib/api-failure';
import { WELCOME_KEY } from './assistant-api';

type Welcome = GetAssistantWelcome['response'];

/** What the greeting is made of, and the free messages that are left. */
export const useWelcome = () => {
  const { data, error, mutate } = useSWR<Welcome, ApiFailure>(WELCOME_KEY);
  return { welcome: data?.data, error, reload: () => void mutate() };
};

/** Takes up the count that a reply brought. */
export const useTakeAllowance = () => {
  const { mutate } = useSWRConfig();
  return useCallback(
    (allowance: AssistantAllowance) =>
      void mutate<Welcome>(
        WELCOME_KEY,
        // From now on there is an earlier conversation.
        (welcome) => welcome && { data: { ...welcome.data, hasEarlier: true, allowance } },
        { revalidate: false },
      ),
    [mutate],
  );
};
