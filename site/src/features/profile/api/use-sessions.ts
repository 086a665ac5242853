import type { ListSessions } from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';

/** Where the person is signed in. */
export function useSessions() {
  const { data, error, mutate, isValidating } = useSWR<ListSessions['response'], ApiFailure>('/me/sessions');
  const end = async (path: string) => {
    await http.delete(path);
    await mutate();
  };
  return {
    sessions: data?.data,
    error,
    reload: () => void mutate(),
    reloading: isValidating,
    endOne: (id: string) => end(`/me/sessions/${encodeURIComponent(id)}`),
    endOthers: () => end('/me/sessions'),
  };
}
