import { SOCIAL_LIMITS, type ListSocialPosts, type SocialPost } from '@contract';
import { http } from '../../../lib/http';
import { useSocialProjectContext } from '../components/social-project-context';

/** Fetches every post that a query finds, on whatever page it stands. Throws `ApiFailure`. */
export const useAllPosts = () => {
  const { project } = useSocialProjectContext();
  return async (query: ListSocialPosts['query']): Promise<SocialPost[]> => {
    const found: SocialPost[] = [];
    let total = Infinity;
    for (let page = 1; found.length < total; page += 1) {
      const search = new URLSearchParams(
        Object.entries({ ...query, page, pageSize: SOCIAL_LIMITS.bulk }).flatMap(([name, value]) =>
          value ? [[name, String(value)]] : [],
        ),
      );
      const path = `/social/projects/${encodeURIComponent(project.id)}/posts?${search.toString()}`;
      const { data, meta } = await http.get<ListSocialPosts['response']>(path);
      found.push(...data);
      // Posts that went meanwhile leave fewer than were counted.
      total = data.length === 0 ? found.length : meta.total;
    }
    return found;
  };
};
