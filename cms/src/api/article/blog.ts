import type { Core } from '@strapi/strapi';
import {
  LOCALES,
  type Article,
  type ArticleNeighbours,
  type ArticleSummary,
  type ListArticles,
  type Locale,
} from '../../contract';
import { listPage } from '../../domain/article/list-page';
import { nearestByTags } from '../../domain/article/nearest-by-tags';
import { ApiError } from '../../http/api-error';
import type { PreviewClaim } from '../preview/preview-pass';
import { ARTICLE } from './article-uids';
import { toArticle, toArticleSummary, type ArticleRow } from './to-article';
import { withPictures } from './with-pictures';

/** Drafts are other rows of the same table: this condition is on every read of this file. */
const PUBLISHED = { publishedAt: { $notNull: true } };

const RELATED = 3;
const otherThan = (locale: Locale): Locale => (locale === 'it' ? 'en' : 'it');

/** The public blog: published articles only, in the asked language where there is a translation, else in Italian. */
export const blog = (strapi: Core.Strapi) => {
  const query = () => strapi.db.query(ARTICLE);
  return {
    /** Newest first, each article once. */
    async list(locale: Locale): Promise<ArticleSummary[]> {
      const rows: ArticleRow[] = await query().findMany({
        where: { ...PUBLISHED, locale: { $in: [locale, 'it'] } },
        populate: { cover: true },
        limit: 1000,
      });
      const chosen = new Map<string, ArticleRow>();
      for (const row of rows)
        if (row.locale === locale || !chosen.has(row.documentId)) chosen.set(row.documentId, row);
      return [...chosen.values()]
        .map((row) => toArticleSummary(row))
        .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug));
    },

    /** One page of the list, of all articles or of those about a tag. */
    async page(locale: Locale, page: number, tag: string | null): Promise<ListArticles['response']> {
      const found = listPage(await this.list(locale), page, tag);
      if (found) return found;
      // Who changes the language of a tag's page has not lost the way: the word is one of the other language.
      const other = tag !== null && page === 1 && listPage(await this.list(otherThan(locale)), 1, tag);
      if (!other) throw new ApiError('NOT_FOUND');
      return { ...other, data: [], meta: { ...other.meta, total: 0 }, tag: null };
    },

    /**
     * By slug, which may be that of another language or an old one: the answer's own `slug` and `locale` tell where
     * the article lives now, so that a page can send its reader there.
     */
    async find(slug: string, locale: Locale): Promise<Article> {
      const found = (await this.bySlug(slug, locale)) ?? (await this.byOldSlug(slug, locale));
      if (!found) throw new ApiError('NOT_FOUND');
      const versions: ArticleRow[] = await query().findMany({
        where: { ...PUBLISHED, documentId: found.documentId, locale: { $in: [...LOCALES] } },
        populate: { cover: true },
      });
      const slugs = Object.fromEntries(versions.map((version) => [version.locale, version.slug]));
      const shown = versions.find((version) => version.locale === locale) ?? found;
      return withPictures(strapi, toArticle(shown, slugs));
    },

    /** What a reader may turn to next, by an article's slug of today. */
    async neighbours(slug: string, locale: Locale): Promise<ArticleNeighbours> {
      const articles = await this.list(locale);
      const index = articles.findIndex((article) => article.slug === slug);
      const article = articles[index];
      if (!article) throw new ApiError('NOT_FOUND');
      return {
        previous: articles[index + 1] ?? null,
        next: articles[index - 1] ?? null,
        related: nearestByTags(article, articles, RELATED),
      };
    },

    /** One row before its readers see it, if that is where `slug` leads. */
    async preview({ documentId, locale, status }: PreviewClaim, slug: string): Promise<Article | null> {
      const row: ArticleRow | null = await query().findOne({
        where: {
          documentId,
          locale,
          slug,
          publishedAt: status === 'published' ? { $notNull: true } : { $null: true },
        },
        populate: { cover: true },
      });
      return row && withPictures(strapi, toArticle(row, { [row.locale]: row.slug }));
    },

    async bySlug(slug: string, locale: Locale): Promise<ArticleRow | null> {
      const rows: ArticleRow[] = await query().findMany({
        where: { ...PUBLISHED, slug },
        populate: { cover: true },
        limit: 10,
      });
      return rows.find((row) => row.locale === locale) ?? rows[0] ?? null;
    },

    async byOldSlug(slug: string, locale: Locale): Promise<ArticleRow | null> {
      const redirects: { toSlug: string; language: Locale }[] = await strapi.db
        .query('api::article.slug-redirect')
        .findMany({ where: { fromSlug: slug } });
      const redirect = redirects.find(({ language }) => language === locale) ?? redirects[0];
      return redirect ? this.bySlug(redirect.toSlug, redirect.language) : null;
    },
  };
};
