import { factories, type Core } from '@strapi/strapi';
import { ARTICLE } from '../article-uids';

interface SaveParams {
  status?: 'draft' | 'published';
  locale?: string;
  data: Record<string, unknown>;
}
interface Saved {
  documentId: string;
}

/** The article that was saved as a draft, published by the document service. */
const publishDraft = async (
  strapi: Core.Strapi,
  { documentId }: Saved,
  { locale }: SaveParams,
): Promise<void> => {
  await strapi.documents(ARTICLE).publish({ documentId, locale });
};

/**
 * Saves and publishes in two steps of one transaction. In one, Strapi publishes below the document middlewares, and the rules of
 * publication (`article-rules.ts`: a described cover, the first day, the old address forwarded) would not be asked.
 */
export default factories.createCoreService(ARTICLE, ({ strapi }) => ({
  async create(params: SaveParams) {
    if (params.status === 'draft') return super.create(params);
    return strapi.db.transaction(async () => {
      const draft = (await super.create({ ...params, status: 'draft' })) as Saved;
      await publishDraft(strapi, draft, params);
      return super.findOne(draft.documentId, { ...params, status: 'published' });
    });
  },

  async update(documentId: string, params: SaveParams) {
    if (params.status === 'draft') return super.update(documentId, params);
    return strapi.db.transaction(async () => {
      const draft = (await super.update(documentId, { ...params, status: 'draft' })) as Saved | null;
      if (!draft) return null;
      await publishDraft(strapi, draft, params);
      return super.findOne(documentId, { ...params, status: 'published' });
    });
  },
}));
