import type { LiveEvent, ListSocialPosts } from '@contract';
import useSWR from 'swr';
import { useLive } from '../../../lib/live';
import { useSocialProjectContext } from '../components/social-project-context';

/** The posts of the project that a query asks for. */
export const usePosts = (query: ListSocialPosts['query']) => {
  const { project } = useSocialProjectContext();
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  const { data, error, mutate } = useSWR<ListSocialPosts['response'], unknown>(
    `/social/projects/${encodeURIComponent(project.id)}/posts?${search.toString()}`,
    { keepPreviousData: true },
  );
  useLive<Extract<LiveEvent, { topic: 'social' }>>('social', (event) => {
    if (!event || event.projectId === project.id) void mutate();
  });
  return { page: data, error, reload: () => mutate() };
};
