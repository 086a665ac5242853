import type { Core } from '@strapi/strapi';
import { ARTICLE_SEEDS } from './articles';
import { DAY_MS } from '../contract/time-units';

const UID = 'api::article.article';

/** Fills an empty blog, drafts counted. */
export const seedArticles = async (strapi: Core.Strapi): Promise<void> => {
  if ((await strapi.db.query(UID).count()) > 0) return;
  const documents = strapi.documents(UID);
  for (const { slug, cover, daysAgo, it, en } of ARTICLE_SEEDS) {
    const shared = {
      coverPath: `/illustrations/${cover}`,
      showCallToAction: true,
      wentLiveAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    };
    const { documentId } = await documents.create({ locale: 'it', data: { ...it, ...shared, slug } });
    if (en) await documents.update({ documentId, locale: 'en', data: { ...en, ...shared } });
    await documents.publish({ documentId, locale: '*' });
  }
};
