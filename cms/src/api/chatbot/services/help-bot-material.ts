import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { HELP_BOTS, type Cents, type Locale } from '../../../contract';
import { engines } from '../../../engines';
import { priceAnswer } from '../../../locales/price-answer';
import { help } from '../../article/help';
import { CHATBOT, PASSAGE, SITE_PAGE } from '../chatbot-row';
import type { SitePageRow } from '../site-page-row';

/** One page of ours, as a bot of ours quotes it. */
interface HelpPage {
  /** Its path: the server may move to another address without anything to learn anew. */
  url: string;
  title: string;
  /** What it answers; the first is the page itself. */
  answers: { question: string; text: string }[];
}

interface ProductText {
  documentId: string;
  title: string;
  titleEn: string | null;
  description: string | null;
  descriptionEn: string | null;
  priceCents: Cents;
  billingPeriod: 'month' | 'year' | 'once';
}

const hashOf = ({ title, answers }: HelpPage) =>
  createHash('sha256')
    .update(JSON.stringify([title, answers]))
    .digest('hex');

const productPage = (product: ProductText, locale: Locale): HelpPage => {
  const title = (locale === 'en' && product.titleEn) || product.title;
  return {
    url: `/product-detail/${product.documentId}`,
    title,
    answers: [
      {
        question: title,
        text: (locale === 'en' && product.descriptionEn) || product.description || '',
      },
      // What people ask first, and no description says.
      priceAnswer({ ...product, title }, locale),
    ],
  };
};

/** What the product says of itself: the help articles and the products on sale. */
const helpPages = async (strapi: Core.Strapi, locale: Locale): Promise<HelpPage[]> => {
  const products: ProductText[] = await strapi.db
    .query('api::product.product')
    .findMany({ where: { listed: true, kind: { $ne: 'credits' } }, orderBy: { id: 'asc' } });
  const articles = await help(strapi).list(locale);
  const pages = [
    ...articles.map(({ slug, title, text }) => ({
      url: `/help/${slug}`,
      title,
      answers: [{ question: title, text }],
    })),
    ...products.map((product) => productPage(product, locale)),
  ];
  return pages
    .map((page) => ({ ...page, answers: page.answers.filter(({ text }) => text !== '') }))
    .filter(({ answers }) => answers.length > 0);
};

/** Brings one bot's pages to what the product says now; what did not change is left alone. */
const teach = async (strapi: Core.Strapi, locale: Locale): Promise<void> => {
  const installId = HELP_BOTS[locale];
  const bot: { id: number } | null = await strapi.db.query(CHATBOT).findOne({ where: { installId } });
  if (!bot) return;
  const pages = await helpPages(strapi, locale);
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
    const kept = new Set(known.filter((row) => !outdated.includes(row)).map(({ url }) => url));
    const fresh = pages.filter(({ url }) => !kept.has(url));
    for (const page of fresh) {
      const row: SitePageRow = await strapi.db.query(SITE_PAGE).create({
        data: {
          chatbot: bot.id,
          url: page.url,
          title: page.title,
          state: 'ready',
          passageCount: page.answers.length,
          contentHash: hashOf(page),
          readAt: new Date(),
          pending: false,
        },
      });
      for (const [position, { question, text }] of page.answers.entries())
        await strapi.db.query(PASSAGE).create({
          data: {
            chatbot: bot.id,
            sitePage: row.id,
            sourceTitle: page.title.slice(0, 200),
            position,
            heading: question.slice(0, 250),
            question,
            content: text,
          },
        });
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
