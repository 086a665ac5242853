import type { CreateReport, ListReports, LiveEvent, Report } from '@contract';
import useSWR from 'swr';
import { ApiFailure, http } from '../../../../lib/http';
import { useLive } from '../../../../lib/live';
import { tabStorage } from '../../../../lib/storage';
import { attemptKeys } from '../../../../shared/forms/attempt-key';
import { isMoving } from '../model/report-state';

type ReportEvent = Extract<LiveEvent, { topic: 'report' }>;
/** Where no live word gets through, what is in preparation is asked for. */
const POLL_MS = 3_000;
const id = encodeURIComponent;

const keysOf = (projectId: string) => {
  const name = `officina.report.attempt.${projectId}`;
  return attemptKeys({
    read: () => tabStorage.get(name),
    write: (value) => tabStorage.set(name, value),
    clear: () => tabStorage.remove(name),
  });
};

/** Every version of a project's reports, and where the project stands. */
export function useProjectReports(projectId: string) {
  const path = `/projects/${id(projectId)}/reports`;
  const { data, error, mutate, isValidating } = useSWR<ListReports['response'], ApiFailure>(path, {
    refreshInterval: (latest) => (latest?.data.some(isMoving) ? POLL_MS : 0),
  });
  const reload = async (): Promise<void> => void (await mutate());
  useLive<ReportEvent>('report', (event) => {
    if (!event || event.projectId === projectId) void reload();
  });

  return {
    reports: data?.data,
    project: data?.meta.project,
    progress: data?.meta.progress,
    error,
    reading: isValidating,
    reload: () => void reload(),
    /** Repeating it after a lost answer is safe: the server recognises the attempt by its key. */
    async create(request: CreateReport['request']): Promise<Report> {
      const keys = keysOf(projectId);
      try {
        const made = await http.post<CreateReport['response']>(path, request, {
          headers: { 'Idempotency-Key': keys.keyFor(request) },
        });
        keys.settle('done');
        await reload();
        return made.data;
      } catch (failure) {
        if (failure instanceof ApiFailure) keys.settle(failure);
        throw failure;
      }
    },
    async retry(report: Report): Promise<void> {
      await http.post(`/reports/${id(report.id)}/retry`);
      await reload();
    },
    async remove(report: Report): Promise<void> {
      await http.delete(`/reports/${id(report.id)}`);
      await reload();
    },
  };
}
