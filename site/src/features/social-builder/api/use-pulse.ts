import type { GetSocialPulse, SocialPulse } from '@contract';
import useSWR from 'swr';

const LOOK_EVERY_MS = 10_000;

/** Whether somebody watches over what is due; `first` is what the page was opened with. */
export const usePulse = (projectId: string, first: SocialPulse): SocialPulse => {
  const { data } = useSWR<GetSocialPulse['response'], unknown>(
    `/social/projects/${encodeURIComponent(projectId)}/pulse`,
    { refreshInterval: LOOK_EVERY_MS, fallbackData: { data: first } },
  );
  return data?.data ?? first;
};
