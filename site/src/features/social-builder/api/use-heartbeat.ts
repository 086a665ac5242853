import type { GetSocialHeartbeat, SocialHeartbeat } from '@contract';
import useSWR from 'swr';

const LOOK_EVERY_MS = 10_000;

/** Whether somebody watches over what is due; `first` is what the page was opened with. */
export const useHeartbeat = (projectId: string, first: SocialHeartbeat): SocialHeartbeat => {
  const { data } = useSWR<GetSocialHeartbeat['response'], unknown>(
    `/social/projects/${encodeURIComponent(projectId)}/heartbeat`,
    { refreshInterval: LOOK_EVERY_MS, fallbackData: { data: first } },
  );
  return data?.data ?? first;
};
