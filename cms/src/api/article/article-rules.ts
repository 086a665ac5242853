import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import { PANEL_WORDS } from '../../locales/panel';
import { draftsOf, localeFilter, type RuledRow } from './article-rows';
import { ARTICLE, HELP_ARTICLE, LEGAL_PAGE } from './article-uids';
import { panelRefusal } from '../../http/panel-refusal';
import { tidyArticle, tidyCopy, type ArticleData } from './tidy-article';

/**
 * What holds for every text whoever saves it: clean bodies; for articles also a reading time, an address of their own, the day
 * they first went live, dates that are kept, and a forwarding address when the slug of a published one changes.
 */
export const registerArticleRules = async (strapi: Core.Strapi): Promise<void> => {
  const query = () => strapi.db.query(ARTICLE);

  const publishedSlugs = async (documentId: string, locale: unknown): Promise<Map<Locale, string>> => {
    const rows: RuledRow[] = await query().findMany({
      where: { documentId, ...localeFilter(locale), publishedAt: { $notNull: true } },
    });
    return new Map(rows.flatMap((row) => (row.slug === null ? [] : [[row.locale, row.slug]])));
  };

  const forward = async (fromSlug: string, toSlug: string, language: Locale): Promise<void> => {
    const redirects = strapi.db.query('api::article.slug-redirect');
    // No chains and no loops: whatever led to the old address leads to the new one, and the new one leads nowhere.
    await redirects.updateMany({ where: { toSlug: fromSlug, language }, data: { toSlug } });
    await redirects.deleteMany({ where: { fromSlug: { $in: [fromSlug, toSlug] }, language } });
    await redirects.create({ data: { fromSlug, toSlug, language } });
  };

  const checkPublishable = (draft: RuledRow): void => {
    if (draft.publishOn && new Date(draft.publishOn).getTime() > Date.now())
      throw panelRefusal('publishOn', PANEL_WORDS.scheduled);
    if (draft.cover && !draft.imageAlt?.trim() && !draft.cover.alternativeText?.trim())
      throw panelRefusal('imageAlt', PANEL_WORDS.coverUndescribed);
  };

  /** On the drafts, which publishing copies: so that the next correction keeps the first day. */
  const noteFirstDay = async (draft: RuledRow): Promise<void> => {
    if (draft.wentLiveAt === null)
      await query().updateMany({ where: { id: draft.id }, data: { wentLiveAt: new Date() } });
    if (draft.publishOn !== null)
      await query().updateMany({ where: { id: draft.id }, data: { publishOn: null } });
  };

  const preparePublication = async (documentId: string, locale: unknown): Promise<void> => {
    const drafts = await draftsOf(strapi, documentId, locale);
    drafts.forEach(checkPublishable);
    for (const draft of drafts) await noteFirstDay(draft);
  };

  strapi.documents.use(async (context, next) => {
    const saves = context.action === 'create' || context.action === 'update';
    const { data, locale, documentId } = context.params as {
      data?: ArticleData & { bodyEn?: string | null };
      locale?: unknown;
      documentId?: string;
    };
    if ((context.uid === HELP_ARTICLE || context.uid === LEGAL_PAGE) && saves && data) {
      if (typeof data.body === 'string') data.body = sanitiseBody(data.body);
      if (typeof data.bodyEn === 'string') data.bodyEn = sanitiseBody(data.bodyEn);
    }
    if (context.uid !== ARTICLE) return next();
    if (saves && data) await tidyArticle(strapi, data, documentId, locale);
    if (context.action === 'clone' && documentId) {
      const copy = data ?? {};
      await tidyCopy(strapi, copy, documentId);
      Object.assign(context.params, { data: copy });
    }
    if (context.action !== 'publish' || !documentId) return next();

    await preparePublication(documentId, locale);
    const before = await publishedSlugs(documentId, locale);
    const result = await next();
    for (const [language, slug] of await publishedSlugs(documentId, locale)) {
      const old = before.get(language);
      if (old !== undefined && old !== slug) await forward(old, slug, language);
    }
    return result;
  });
};
