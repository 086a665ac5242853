import type { ListArticles } from '@contract';
import type { PageMeta } from '../../../shared/page';
import { pagePath } from '../../../shared/page-number';

/** What the pages around this one are called in the head. */
export const pagesAround = (
  list: ListArticles['response'] | undefined,
  path: string,
): Pick<PageMeta, 'previous' | 'next'> => {
  if (!list) return {};
  const { page, pageSize, total } = list.meta;
  return {
    ...(page > 1 ? { previous: pagePath(path, page - 1) } : {}),
    ...(page * pageSize < total ? { next: pagePath(path, page + 1) } : {}),
  };
};
