import type { CreateReviewLink, GetReviewLink } from '@contract';
import { http } from '../../../lib/http';
import { useProjectResource } from './use-project-resource';

/** The link by which a client reads the posts of the project. */
export const useReviewLink = () => {
  const { key, list, error, mutate } = useProjectResource<GetReviewLink['response']>('review-link');
  return {
    link: list,
    error,
    create: async (): Promise<string> => {
      const { data } = await http.post<CreateReviewLink['response']>(key);
      await mutate({ data: { expiresAt: data.expiresAt } }, { revalidate: false });
      return data.url;
    },
    end: async (): Promise<void> => {
      await http.delete(key);
      await mutate({ data: null }, { revalidate: false });
    },
  };
};
