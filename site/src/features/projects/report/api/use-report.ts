import type { GetReport, Report } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../../lib/http';

/** What a report says, once it is ready; a report that is ready never changes. */
export function useReport(report: Report | undefined) {
  const key = report?.state === 'ready' ? `/reports/${encodeURIComponent(report.id)}` : null;
  const { data, error, mutate, isValidating } = useSWR<GetReport['response'], ApiFailure>(key, {
    revalidateIfStale: false,
  });
  return {
    document: data?.data.document ?? undefined,
    error,
    reading: isValidating,
    reload: () => void mutate(),
  };
}
