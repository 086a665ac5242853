import type { ConfirmSocialProfile, GetSocialProfile, ReadSocialProfileAnew, ShownProfile } from '@contract';
import { useSWRConfig } from 'swr';
import { http } from '../../../lib/http';
import { useProjectResource } from './use-project-resource';

/** What the writer of posts knows of the business, and the ways to confirm it and to have it read again. */
export const useProfile = () => {
  const { key, list, error, reload, mutate } = useProjectResource<GetSocialProfile['response']>('profile');
  const { mutate: mutateAll } = useSWRConfig();

  const show = async (answer: GetSocialProfile['response']): Promise<ShownProfile> => {
    await mutate(answer, { revalidate: false });
    // Profile and settings share one version: the open project has a new one.
    void mutateAll((other) => typeof other === 'string' && other.startsWith('/social/installations/'));
    return answer.data;
  };

  /** Throws `ApiFailure`, with STALE_VERSION where somebody saved first. */
  const confirm = async (request: ConfirmSocialProfile['request']) =>
    show(await http.put<ConfirmSocialProfile['response']>(key, request));
  const readAnew = async () => show(await http.delete<ReadSocialProfileAnew['response']>(key));

  return { shown: list, error, reload, confirm, readAnew };
};
