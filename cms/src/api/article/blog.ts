import type { Core } from '@strapi/strapi';
import type { Article, ArticleSummary, Locale } from '../../contract';
import { ApiError } from '../../http/api-error';
import { toArticle, toArticleSummary, type ArticleRow } from './to-article';

const UID = 'api::article.article';

/** Drafts are other rows of the same table: this condition is on every read of this file. */
const PUBLISHED = { publishedAt: { $notNull: true } };

/** The public blog: published articles only, in the asked language where there is a translation, else in Italian. */
export const blog = (strapi: Core.Strapi) => {
  const query = () => strapi.db.query(UID);
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
        .map(toArticleSummary)
        .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug));
    },

    /**
     * By slug, which may be that of another language or an old one: the answer's own `slug` and `locale` tell where
     * the article lives now, so that a page can send its reader there.
     */
    async find(slug: string, locale: Locale): Promise<Article> {
      const found = (await this.bySlug(slug, locale)) ?? (await this.byOldSlug(slug, locale));
      if (!found) throw new ApiError('NOT_FOUND');
      const translated: ArticleRow | null =
        found.locale === locale
          ? found
          : await query().findOne({
              where: { ...PUBLISHED, documentId: found.documentId, locale },
              populate: { cover: true },
            });
      return toArticle(translated ?? found);
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
