import type { Instant, Locale, One } from './common';

/** A published blog article. `body` is sanitised HTML. */
export interface Article {
  id: string;
  slug: string;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
  imageUrl: string | null;
  imageAlt: string;
  tags: string[];
  /** Words / 200, rounded up (spec/customer-app.md §5). */
  readingMinutes: number;
  showCallToAction: boolean;
  publishedAt: Instant;
}
export type ArticleSummary = Omit<Article, 'body'>;

/** `GET /api/articles?locale=it` (newest first) */
export interface ListArticles {
  response: { data: ArticleSummary[] };
}
/** `GET /api/articles/:slug?locale=it` */
export interface GetArticle {
  response: One<Article>;
}

/** What an article's body may hold (spec/customer-app.md §5); the server and the browser clean with this one list. */
export const ARTICLE_HTML = {
  tags: [
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'code',
    'pre',
    'strong',
    'em',
    'br',
    'div',
    'span',
  ],
  attributes: ['href', 'src', 'alt', 'title', 'class', 'id'],
} as const;
