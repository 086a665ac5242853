import type { LiveEvent } from '@contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import { useLive } from '../../../lib/live';
import { useSocialProjectContext } from '../components/social-project-context';

/** A list of the open project, kept up to date: `/social/projects/:id/{what}`. */
export const useProjectResource = <Response extends { data: unknown }>(what: string) => {
  const { project } = useSocialProjectContext();
  const key = `/social/projects/${encodeURIComponent(project.id)}/${what}`;
  const { data, error, mutate } = useSWR<Response, unknown>(key);
  useLive<Extract<LiveEvent, { topic: 'social' }>>('social', (event) => {
    if (!event || event.projectId === project.id) void mutate();
  });
  const reload = useCallback(() => mutate(), [mutate]);
  return { key, list: data?.data as Response['data'] | undefined, error, reload, mutate };
};
