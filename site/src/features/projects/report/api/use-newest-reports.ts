import type { ListNewestReports, Project, Report } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import { isMoving } from '../model/report-state';

/** Where no live word gets through, what is in preparation is asked for. */
const POLL_MS = 3_000;

/** The newest reports of each of these projects, by project; undefined until they are there. */
export function useNewestReports(projects: readonly Project[]) {
  const ids = projects.map(({ id }) => id).join(',');
  const { data, error, mutate } = useSWR<ListNewestReports['response'], ApiFailure>(
    ids === '' ? null : `/reports?projects=${encodeURIComponent(ids)}`,
    {
      keepPreviousData: true,
      refreshInterval: (latest) => (latest?.data.some(isMoving) ? POLL_MS : 0),
    },
  );
  useLive('report', () => void mutate());
  return {
    /** Unknown while they are read, and where they could not be. */
    reportsOf: ({ id }: Project): Report[] | undefined =>
      data?.data.filter(({ projectId }) => projectId === id),
    failed: error !== undefined,
  };
}
