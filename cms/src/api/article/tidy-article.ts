import type { Core } from '@strapi/strapi';
import { readingMinutes } from '../../domain/article/reading-minutes';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import { slugify } from '../../domain/article/slugify';
import { PANEL_WORDS } from '../../locales/panel';
import { localeFilter, type RuledRow } from './article-rows';
import { ARTICLE } from './article-uids';
import { panelRefusal } from '../../http/panel-refusal';

/** What an editor, an import or a seed wants to save. */
export interface ArticleData {
  title?: string | null;
  slug?: string | null;
  body?: string | null;
  readingMinutes?: number;
  publishOn?: string | Date | null;
  unpublishOn?: string | Date | null;
}

const MAX_NAMESAKES = 50;
const isPast = (moment: string | Date | null | undefined): boolean =>
  moment !== null && moment !== undefined && new Date(moment).getTime() <= Date.now();

/** Makes what is to be saved keep the rules: a clean body, its reading time, an address of its own, dates still to come. */
export const tidyArticle = async (
  strapi: Core.Strapi,
  data: ArticleData,
  documentId: string | undefined,
  locale: unknown,
): Promise<void> => {
  if (typeof data.body === 'string') {
    data.body = sanitiseBody(data.body);
    data.readingMinutes = readingMinutes(data.body);
  }
  // A moment that has gone announces nothing: whoever presses "publish" publishes at once.
  if (isPast(data.publishOn)) data.publishOn = null;
  if (isPast(data.unpublishOn)) data.unpublishOn = null;
  if (data.publishOn && data.unpublishOn && new Date(data.unpublishOn) <= new Date(data.publishOn))
    throw panelRefusal('unpublishOn', PANEL_WORDS.unpublishedBefore);
  await giveSlug(strapi, data, documentId, locale);
};

/** The copy of an article has its own address and no dates: it is not announced, and has never been out. */
export const tidyCopy = async (strapi: Core.Strapi, data: ArticleData, sourceId: string): Promise<void> => {
  const source: RuledRow | null = await strapi.db
    .query(ARTICLE)
    .findOne({ where: { documentId: sourceId, slug: { $notNull: true } } });
  Object.assign(data, { publishOn: null, unpublishOn: null, wentLiveAt: null });
  if (!data.slug || data.slug === source?.slug) {
    const title = `${source?.slug ?? data.title ?? ''} ${PANEL_WORDS.copy}`;
    const named: ArticleData = { title };
    await giveSlug(strapi, named, undefined, '*');
    data.slug = named.slug;
  }
};

const giveSlug = async (
  strapi: Core.Strapi,
  data: ArticleData,
  documentId: string | undefined,
  locale: unknown,
): Promise<void> => {
  const query = strapi.db.query(ARTICLE);
  // Draft and published row share their slug, so the database cannot hold this by an index.
  const isTaken = async (slug: string): Promise<boolean> => {
    const others: RuledRow | null = await query.findOne({
      where: {
        slug,
        ...localeFilter(locale),
        ...(documentId === undefined ? {} : { documentId: { $ne: documentId } }),
      },
    });
    return others !== null;
  };

  if (data.slug) {
    data.slug = slugify(data.slug);
    if (data.slug === '') throw panelRefusal('slug', PANEL_WORDS.slugMissing);
    if (await isTaken(data.slug)) throw panelRefusal('slug', PANEL_WORDS.slugTaken);
    return;
  }
  const known: RuledRow | null =
    documentId === undefined
      ? null
      : await query.findOne({ where: { documentId, ...localeFilter(locale), slug: { $notNull: true } } });
  if (known && data.slug === undefined) return;
  const base = slugify(data.title ?? '');
  if (base === '') throw panelRefusal('title', PANEL_WORDS.slugMissing);
  data.slug = base;
  for (let namesake = 2; namesake < MAX_NAMESAKES && (await isTaken(data.slug)); namesake += 1)
    data.slug = `${base}-${namesake}`;
};
