/** A demo article. `body` uses only the tags that the sanitiser keeps. */
export interface ArticleSeed {
  /** Natural key: the Italian slug. */
  slug: string;
  /** File in `public/illustrations`. */
  cover: string;
  /** When it first appeared, in days before the seeding. */
  daysAgo: number;
  it: ArticleWords;
  en?: ArticleWords & { slug: string };
}
export interface ArticleWords {
  title: string;
  summary: string;
  imageAlt: string;
  tags: string[];
  body: string;
}
