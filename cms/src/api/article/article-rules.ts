import type { Core } from '@strapi/strapi';
import { readingMinutes } from '../../domain/article/reading-minutes';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import { slugify } from '../../domain/article/slugify';
import { ApiError } from '../../http/api-error';

const UID = 'api::article.article';

interface ArticleData {
  title?: string | null;
  slug?: string | null;
  body?: string | null;
  readingMinutes?: number;
  wentLiveAt?: string | Date | null;
}
interface Row {
  documentId: string;
  slug: string;
  locale: string;
}

/** The rows that a document action is about, in the words of `strapi.db.query`. */
const localeFilter = (locale: unknown): Record<string, unknown> => {
  if (locale === '*') return {};
  return { locale: Array.isArray(locale) ? { $in: locale } : typeof locale === 'string' ? locale : 'it' };
};

/**
 * What holds for every article whoever saves it: a clean body, its reading time, an address of its own, the day it first
 * went live, and a forwarding address when the slug of a published article changes.
 */
export const registerArticleRules = async (strapi: Core.Strapi): Promise<void> => {
  const query = () => strapi.db.query(UID);

  const tidy = async (data: ArticleData, documentId: string | undefined, locale: unknown): Promise<void> => {
    if (typeof data.body === 'string') {
      data.body = sanitiseBody(data.body);
      data.readingMinutes = readingMinutes(data.body);
    }
    const wanted = data.slug ?? (documentId === undefined ? data.title : undefined);
    if (typeof wanted !== 'string') return;
    data.slug = slugify(wanted);
    // Draft and published row share their slug, so the database cannot hold this by an index.
    const taken: Row | null = await query().findOne({
      where: {
        slug: data.slug,
        ...localeFilter(locale),
        ...(documentId === undefined ? {} : { documentId: { $ne: documentId } }),
      },
    });
    if (taken || data.slug === '')
      throw new ApiError('VALIDATION', { fields: { slug: taken ? 'taken' : 'required' } });
  };

  const publishedSlugs = async (documentId: string, locale: unknown): Promise<Map<string, string>> => {
    const rows: Row[] = await query().findMany({
      where: { documentId, ...localeFilter(locale), publishedAt: { $notNull: true } },
    });
    return new Map(rows.map((row) => [row.locale, row.slug]));
  };

  const forward = async (fromSlug: string, toSlug: string, language: string): Promise<void> => {
    const redirects = strapi.db.query('api::article.slug-redirect');
    // No chains and no loops: whatever led to the old address leads to the new one, and the new one leads nowhere.
    await redirects.updateMany({ where: { toSlug: fromSlug, language }, data: { toSlug } });
    await redirects.deleteMany({ where: { fromSlug: { $in: [fromSlug, toSlug] }, language } });
    await redirects.create({ data: { fromSlug, toSlug, language } });
  };

  strapi.documents.use(async (context, next) => {
    if (context.uid !== UID) return next();
    if (context.action === 'create' || context.action === 'update') {
      const { data, locale, documentId } = context.params as {
        data?: ArticleData;
        locale?: unknown;
        documentId?: string;
      };
      if (data) await tidy(data, documentId, locale);
      return next();
    }
    if (context.action !== 'publish') return next();

    const { documentId, locale } = context.params as { documentId: string; locale?: unknown };
    // On the drafts, which publishing copies: so that the next correction keeps the first day.
    await query().updateMany({
      where: {
        documentId,
        ...localeFilter(locale),
        publishedAt: { $null: true },
        wentLiveAt: { $null: true },
      },
      data: { wentLiveAt: new Date() },
    });
    const before = await publishedSlugs(documentId, locale);
    const result = await next();
    const after = await publishedSlugs(documentId, locale);
    for (const [language, slug] of after) {
      const old = before.get(language);
      if (old !== undefined && old !== slug) await forward(old, slug, language);
    }
    return result;
  });
};
