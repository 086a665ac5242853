import type { ListProjects, Project, ProjectSort, ProjectStatus, UpdateProject } from '@contract';
import useSWR from 'swr';
import { type ApiFailure, http } from '../../../lib/http';
import { useLive } from '../../../lib/live';

export interface ProjectChoice {
  q: string;
  status: ProjectStatus;
  sort: ProjectSort;
  page: number;
}

const pathOf = ({ q, status, sort, page }: ProjectChoice): string =>
  `/projects?${new URLSearchParams({ q, status, sort, page: String(page) }).toString()}`;

/** A page of the person's projects; the last one stays while another is read. */
export function useProjects(choice: ProjectChoice) {
  const { data, error, mutate, isValidating } = useSWR<ListProjects['response'], ApiFailure>(pathOf(choice), {
    keepPreviousData: true,
  });
  const reload = async (): Promise<void> => void (await mutate());
  useLive('projects', () => void reload());

  /** Does it, and reads the list again. */
  const after = async (work: Promise<unknown>): Promise<void> => {
    await work;
    await reload();
  };
  const path = ({ id }: Project) => `/projects/${encodeURIComponent(id)}`;
  return {
    projects: data?.data,
    total: data?.meta.total ?? 0,
    pages: data ? Math.max(1, Math.ceil(data.meta.total / data.meta.pageSize)) : 1,
    error,
    reading: isValidating,
    reload: () => void reload(),
    update: (project: Project, changes: UpdateProject['request']) =>
      after(http.patch(path(project), changes)),
    duplicate: (project: Project, name: string) => after(http.post(`${path(project)}/duplicate`, { name })),
    remove: (project: Project) => after(http.delete(path(project))),
  };
}
