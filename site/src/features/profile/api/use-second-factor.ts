import type { GetSecondFactor } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';

/** Whether a password alone opens the account, and how many recovery codes are left. */
export function useSecondFactor() {
  const { data, error, mutate, isValidating } = useSWR<GetSecondFactor['response'], ApiFailure>(
    '/me/second-factor',
  );
  return { secondFactor: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
