import type { LiveEvent, OpenSocialProject, UpdateSocialProject } from '@contract';
import useSWR from 'swr';
import { http } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** The project of an installation, made by the server when it is opened for the first time. */
export const useSocialProject = (installationId: string) => {
  const { data, error, isValidating, mutate } = useSWR<OpenSocialProject['response'], unknown>(
    `/social/installations/${encodeURIComponent(installationId)}`,
  );
  const opened = data?.data;
  useLive<Extract<LiveEvent, { topic: 'social' }>>('social', (event) => {
    if (!event || event.projectId === opened?.project.id) void mutate();
  });

  /** Throws `ApiFailure`, with STALE_VERSION where another tab saved first. */
  const update = async (projectId: string, request: UpdateSocialProject['request']) => {
    const { data: project } = await http.patch<UpdateSocialProject['response']>(
      `/social/projects/${encodeURIComponent(projectId)}`,
      request,
    );
    await mutate((current) => current && { data: { ...current.data, project } }, { revalidate: false });
    return project;
  };
  return { opened, error, isLoading: isValidating, reload: () => mutate(), update };
};
