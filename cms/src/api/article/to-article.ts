import type { Article, ArticleSummary } from '../../contract';
import type { Row } from '../../database/row';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import type { ARTICLE } from './article-uids';
import { textsOf } from '../../domain/product/texts';

/** A published article as its table holds it. */
export interface ArticleRow extends Row<typeof ARTICLE> {
  cover?: { url: string } | null;
}

const DRAWING = /^\/illustrations\/[a-z0-9-]+\.svg$/;

/** Row → contract without the body, for lists. */
export const toArticleSummary = (row: ArticleRow): ArticleSummary => ({
  id: row.documentId,
  slug: row.slug,
  locale: row.locale,
  title: row.title,
  summary: row.summary ?? '',
  imageUrl: row.cover?.url ?? (row.coverPath && DRAWING.test(row.coverPath) ? row.coverPath : null),
  imageAlt: row.imageAlt ?? '',
  tags: textsOf(row.tags),
  readingMinutes: row.readingMinutes ?? 1,
  showCallToAction: row.showCallToAction ?? true,
  // `publishedAt` moves with every correction; readers see the day the article first appeared.
  publishedAt: new Date(row.wentLiveAt ?? row.publishedAt ?? row.publishOn ?? Date.now()).toISOString(),
  updatedAt: new Date(row.publishedAt ?? Date.now()).toISOString(),
});

/** Row → contract, in one place. */
export const toArticle = (row: ArticleRow, slugs: Article['slugs']): Article => ({
  ...toArticleSummary(row),
  slugs,
  body: sanitiseBody(row.body ?? ''),
});
