import type { DiscardFailedJob, GetSystemStatus, RetryFailedJobs } from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';

/** Long enough that nobody notices the work, short enough to watch a repair. */
const REFRESH_MS = 30_000;

const JOBS = '/admin/system/jobs';
const id = encodeURIComponent;

/** How the server is, read again every half minute while the page is looked at. */
export function useSystemStatus() {
  const { data, error, mutate, isValidating } = useSWR<GetSystemStatus['response'], ApiFailure>(
    '/admin/system',
    { refreshInterval: REFRESH_MS },
  );
  return {
    status: data?.data,
    error,
    reading: isValidating,
    reload: async (): Promise<void> => void (await mutate()),
  };
}

/** What administrators do with jobs that were given up. Each answers how many it met. */
export const jobCalls = {
  retry: async (jobId: string): Promise<number> =>
    (await http.post<RetryFailedJobs['response']>(`${JOBS}/${id(jobId)}/retry`)).data.retried,
  retryKind: async (request: RetryFailedJobs['request']): Promise<number> =>
    (await http.post<RetryFailedJobs['response']>(`${JOBS}/retry`, request)).data.retried,
  discard: async (jobId: string): Promise<number> =>
    (await http.delete<DiscardFailedJob['response']>(`${JOBS}/${id(jobId)}`)).data.discarded,
};
