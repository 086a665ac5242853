import type { ReadReview, ReviewedPost, ReviewSocialPost } from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';

/** The posts behind a link, and what is said of them. The token travels in bodies alone. */
export const useReview = (token: string) => {
  const { data, error, isValidating, mutate } = useSWR<ReadReview['response'], ApiFailure>(
    ['review', token],
    () => http.post<ReadReview['response']>('/social/review', { token } satisfies ReadReview['request']),
  );
  const put = (post: ReviewedPost) =>
    mutate(
      (current) =>
        current && {
          data: {
            ...current.data,
            posts: current.data.posts.map((one) => (one.id === post.id ? post : one)),
          },
        },
      { revalidate: false },
    );
  const send = async (
    { id, version }: ReviewedPost,
    note: Pick<ReviewSocialPost['request'], 'kind' | 'author' | 'text'>,
  ): Promise<void> => {
    const request: ReviewSocialPost['request'] = { token, version, ...note };
    const answer = await http.post<ReviewSocialPost['response']>(
      `/social/review/posts/${encodeURIComponent(id)}`,
      request,
    );
    await put(answer.data);
  };
  return { review: data?.data, error, reading: isValidating, reload: () => void mutate(), send };
};
