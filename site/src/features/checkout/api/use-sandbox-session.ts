import type { ChangeSandboxCard, SandboxSession, SettleSandboxSession } from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';

const path = (sessionId: string) => `/payments/sandbox/${encodeURIComponent(sessionId)}`;

/** The payment that the sandbox's page is about. */
export function useSandboxSession(sessionId: string) {
  const { data, error, mutate, isValidating } = useSWR<SandboxSession['response'], ApiFailure>(
    path(sessionId),
  );
  return { session: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}

/** Decides how it ends. The server keeps the first decision. */
export const settleSandboxSession = async (
  sessionId: string,
  outcome: SettleSandboxSession['request']['outcome'],
) =>
  (
    await http.post<SettleSandboxSession['response']>(path(sessionId), {
      outcome,
    } satisfies SettleSandboxSession['request'])
  ).data;

/** Puts another card on file; answers where to go on. */
export const changeSandboxCard = async (sessionId: string, declines: boolean): Promise<string> =>
  (
    await http.post<ChangeSandboxCard['response']>(`${path(sessionId)}/card`, {
      declines,
    } satisfies ChangeSandboxCard['request'])
  ).data.returnUrl;
