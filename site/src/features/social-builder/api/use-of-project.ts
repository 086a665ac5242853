import type { LiveEvent } from '@contract';
import { useCallback } from 'react';
import useSWR from 'swr';
import { useLive } from '../../../lib/live';
import { useDesk } from '../components/desk-context';

/** A list of the open project, kept up to date: `/social/projects/:id/{what}`. */
export const useOfProject = <Response extends { data: unknown }>(what: string) => {
  const { project } = useDesk();
  const key = `/social/projects/${encodeURIComponent(project.id)}/${what}`;
  const { data, error, mutate } = useSWR<Response, unknown>(key);
  useLive<Extract<LiveEvent, { topic: 'social' }>>('social', (event) => {
    if (!event || event.projectId === project.id) void mutate();
  });
  const reload = useCallback(() => mutate(), [mutate]);
  return { key, list: data?.data as Response['data'] | undefined, error, reload, mutate };
};
