import type { Article, ArticleSummary, Locale } from '../../contract';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import { textsOf } from '../../domain/product/texts';

/** A published article as its table holds it. */
export interface ArticleRow {
  id: number;
  documentId: string;
  locale: Locale;
  slug: string;
  title: string;
  summary: string | null;
  body: string | null;
  cover?: { url: string } | null;
  coverPath: string | null;
  imageAlt: string | null;
  tags: unknown;
  readingMinutes: number | null;
  showCallToAction: boolean | null;
  publishOn: string | Date | null;
  /** Null for a draft, which only a preview shows. */
  publishedAt: string | Date | null;
  wentLiveAt: string | Date | null;
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
