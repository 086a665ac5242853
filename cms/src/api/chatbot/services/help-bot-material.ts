import { createHash } from 'node:crypto';
import { newPassage } from '../new-passage';
import type { Core } from '@strapi/strapi';
import { HELP_BOTS, type Locale } from '../../../contract';
import { engines } from '../../../engines';
import { help } from '../../article/help';
import { CHATBOT, SITE_PAGE } from '../chatbot-row';
import { helpPages, type HelpPage } from '../help-pages';
import type { SitePageRow } from '../site-page-row';

const hashOf = ({ title, passages }: HelpPage) =>
  createHash('sha256')
    .update(JSON.stringify([title, passages]))
    .digest('hex');

const loadPages = async (strapi: Core.Strapi, locale: Locale): Promise<HelpPage[]> => {
  const products = await strapi.db
    .query('api::product.product')
    .findMany({ where: { listed: true }, orderBy: { id: 'asc' } });
  return helpPages(await help(strapi).taught(locale), products, locale);
};

/** Brings one bot's pages to what the product says now; what did not change is left alone. */
const teach = async (strapi: Core.Strapi, locale: Locale): Promise<void> => {
  const installId = HELP_BOTS[locale];
  const bot: { id: number } | null = await strapi.db.query(CHATBOT).findOne({ where: { installId } });
  if (!bot) return;
  const pages = await loadPages(strapi, locale);
  const changed = await strapi.db.transaction(async ({ trx }) => {
    // Two servers may hear of one change: the second waits here, and finds nothing left to do.
    await trx('chatbots')
      .where({ id: bot.id })
      .update({ version: trx.ref('version') });
    const known: SitePageRow[] = await strapi.db
      .query(SITE_PAGE)
      .findMany({ where: { chatbot: { id: bot.id } } });
    const wanted = new Map(pages.map((page) => [page.url, hashOf(page)]));
    const outdated = known.filter(({ url, contentHash }) => wanted.get(url) !== contentHash);
    const ids = outdated.map(({ id }) => id);
    await trx('passages').whereIn('site_page_id', ids).delete();
    await trx('site_pages').whereIn('id', ids).delete();
    const currentUrls = new Set(known.filter((row) => !outdated.includes(row)).map(({ url }) => url));
    const fresh = pages.filter(({ url }) => !currentUrls.has(url));
    for (const page of fresh) {
      const row: SitePageRow = await strapi.db.query(SITE_PAGE).create({
        data: {
          chatbot: bot.id,
          url: page.url,
          title: page.title,
          state: 'ready',
          passageCount: page.passages.length,
          contentHash: hashOf(page),
          readAt: new Date(),
          pending: false,
        },
      });
      const now = new Date();
      await trx('passages').insert(
        page.passages.map((passage, position) =>
          newPassage(
            passage,
            { chatbotId: bot.id, sitePageId: row.id, sourceTitle: page.title.slice(0, 200), position },
            now,
          ),
        ),
      );
    }
    return ids.length + fresh.length > 0;
  });
  if (changed) engines(strapi).answering.invalidate(installId);
};

/** Has the product's own bots know what the help and the marketplace say now. */
export const teachHelpBots = async (strapi: Core.Strapi): Promise<void> => {
  await teach(strapi, 'it');
  await teach(strapi, 'en');
};
