import {
  ARTICLES_PER_PAGE,
  BLOG_TOPICS,
  tagSlug,
  type ArticleSummary,
  type ListArticles,
} from '../../contract';
import { popularTags } from './popular-tags';

const spelling = ({ tags }: ArticleSummary, slug: string): string | undefined =>
  tags.find((tag) => tagSlug(tag) === slug);

/** One page of a list of articles, of all or of those about a tag; null when there is no such page. */
export const listPage = (
  articles: readonly ArticleSummary[],
  page: number,
  slug: string | null,
): ListArticles['response'] | null => {
  const found =
    slug === null ? articles : articles.filter((article) => spelling(article, slug) !== undefined);
  const first = (page - 1) * ARTICLES_PER_PAGE;
  const data = found.slice(first, first + ARTICLES_PER_PAGE);
  // The blog's own first page is there before its first article is.
  if (data.length === 0 && (page > 1 || slug !== null)) return null;
  return {
    data,
    meta: { page, pageSize: ARTICLES_PER_PAGE, total: found.length },
    topics: popularTags(articles, BLOG_TOPICS),
    tag: (slug !== null && found[0] && spelling(found[0], slug)) || null,
  };
};
