import type {
  ActOnSocialPost,
  BulkSocialPosts,
  CreateSocialPosts,
  PublishSocialPost,
  SetSocialImage,
  SocialPost,
  UpdateSocialPost,
  VerifySocialPost,
} from '@contract';
import { SOCIAL_LIMITS } from '@contract';
import { useSWRConfig } from 'swr';
import { http } from '../../../lib/http';
import { useSocialProjectContext } from '../components/social-project-context';

const pathOf = (id: string) => `/social/posts/${encodeURIComponent(id)}`;
const once = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

/** What can be done with posts. Each call answers the post as it is now, and every list of the project is read anew. */
export const usePostCalls = () => {
  const { project } = useSocialProjectContext();
  const { mutate } = useSWRConfig();
  const projectPath = `/social/projects/${encodeURIComponent(project.id)}`;

  const withToast = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } finally {
      // Also after a refusal: what is on the screen may be what was wrong.
      void mutate((key) => typeof key === 'string' && key.startsWith(projectPath));
    }
  };
  const act = (post: Pick<SocialPost, 'id'>, deed: string, options?: { headers: Record<string, string> }) =>
    withToast(http.post<ActOnSocialPost['response']>(`${pathOf(post.id)}/${deed}`, undefined, options));

  return {
    createMany: (request: CreateSocialPosts['request']) =>
      withToast(http.post<CreateSocialPosts['response']>(`${projectPath}/posts/batch`, request)),
    update: (id: string, request: UpdateSocialPost['request']) =>
      withToast(http.patch<UpdateSocialPost['response']>(pathOf(id), request)),
    remove: (post: SocialPost) => withToast(http.delete(pathOf(post.id))),
    restore: (post: SocialPost) => act(post, 'restore'),
    duplicate: (post: SocialPost) => act(post, 'duplicate'),
    toNextSlot: (post: SocialPost) => act(post, 'next-slot'),
    retry: (post: Pick<SocialPost, 'id'>) => act(post, 'retry'),
    regenerate: (post: SocialPost) => act(post, 'regenerate', once()),
    publish: (post: SocialPost, force = false) =>
      withToast(
        http.post<ActOnSocialPost['response']>(
          `${pathOf(post.id)}/publish`,
          { version: post.version, ...(force ? { force } : {}) } satisfies PublishSocialPost['request'],
          once(),
        ),
      ),
    verify: (post: SocialPost, request: VerifySocialPost['request']) =>
      withToast(http.post<ActOnSocialPost['response']>(`${pathOf(post.id)}/verify`, request)),
    setImage: (id: string, image: SetSocialImage['request'] | File) => {
      if (!(image instanceof File))
        return withToast(http.post<ActOnSocialPost['response']>(`${pathOf(id)}/image`, image));
      const body = new FormData();
      body.append('file', image);
      return withToast(http.post<ActOnSocialPost['response']>(`${pathOf(id)}/image`, body));
    },
    removeImage: (id: string) => withToast(http.delete<ActOnSocialPost['response']>(`${pathOf(id)}/image`)),
    /** So many at a time as one request may have; what was done and refused is told together. */
    bulk: async ({ ids, ...action }: BulkSocialPosts['request']): Promise<BulkSocialPosts['response']> => {
      const data: BulkSocialPosts['response']['data'] = { done: [], refused: [] };
      for (let from = 0; from < ids.length; from += SOCIAL_LIMITS.bulk) {
        const request = { ...action, ids: ids.slice(from, from + SOCIAL_LIMITS.bulk) };
        const answer = await withToast(
          http.post<BulkSocialPosts['response']>(`${projectPath}/posts/bulk`, request),
        );
        data.done.push(...answer.data.done);
        data.refused.push(...answer.data.refused);
      }
      return { data };
    },
  };
};
