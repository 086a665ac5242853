import type { PreviewSocialSlots, SocialScheduleDraft } from '@contract';
import useSWR from 'swr';
import { http } from '../../../lib/http';
import { useSocialProjectContext } from '../components/social-project-context';

/** The dates that a calendar would fill, as the server counts them; none is asked for while `draft` is null. */
export const useSlots = (draft: SocialScheduleDraft | null) => {
  const { project } = useSocialProjectContext();
  const path = `/social/projects/${encodeURIComponent(project.id)}/slots`;
  const { data, error } = useSWR<PreviewSocialSlots['response'], unknown>(
    draft && [path, JSON.stringify(draft)],
    () => http.post<PreviewSocialSlots['response']>(path, draft),
    // The dates of a moment ago stay while the new ones are on their way.
    { keepPreviousData: true },
  );
  return { preview: data?.data, error };
};
