import type { Instant, Locale, One, Page } from './common';

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
  /** When what can be read last changed. */
  updatedAt: Instant;
  /** Where it can be read, by language; a language without a translation is missing. */
  slugs: Partial<Record<Locale, string>>;
}
export type ArticleSummary = Omit<Article, 'body' | 'slugs'>;

/** Cards on one page of the blog: four rows on a wide screen. */
export const ARTICLES_PER_PAGE = 12;
/** Topics that the blog offers above its articles. */
export const BLOG_TOPICS = 12;

/** `GET /api/site/articles?locale=it&page&tag` (newest first). A page after the last, and a tag of nothing, are not found. */
export interface ListArticles {
  query: { locale?: Locale; page?: number; /** A `tagSlug`. */ tag?: string };
  response: Page<ArticleSummary> & {
    /** The tags of most articles, whatever is asked for. */
    topics: string[];
    /** The asked tag as its articles write it; null where none was asked, or it is a word of the other language. */
    tag: string | null;
  };
}
/** `GET /api/site/articles/:slug?locale=it` */
export interface GetArticle {
  response: One<Article>;
}

/** What stands around an article: the one that came out before it, the one after it, and those nearest to it by their tags. */
export interface ArticleNeighbours {
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
  related: ArticleSummary[];
}
/** `GET /api/site/articles/:slug/neighbours?locale=it` */
export interface GetArticleNeighbours {
  response: One<ArticleNeighbours>;
}

/** What the server adds to a body's pictures, so that each screen fetches the size it needs and nothing jumps. */
export const ARTICLE_IMAGE_ATTRIBUTES = ['width', 'height', 'srcset', 'sizes', 'loading'] as const;

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
