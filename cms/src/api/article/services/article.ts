import { factories, type Modules } from '@strapi/strapi';
import { ARTICLE } from '../article-uids';

type Documents = Modules.Documents.ServiceParams<typeof ARTICLE>;

/** What the core controller hands over: the request's body and its checked query. */
interface SaveParams {
  data: object;
  status?: 'draft' | 'published';
  locale?: string;
  [param: string]: unknown;
}

/** The document service knows the type's fields; the core controller has checked them, and gives an object. */
const toDraft = (params: SaveParams) => ({ ...params, status: 'draft' }) as unknown as Documents['create'];

/**
 * Saves and publishes in two steps of one transaction. In one, Strapi publishes below the document middlewares, and the rules of
 * publication (`article-rules.ts`: a described cover, the first day, the old address forwarded) would not be asked.
 */
export default factories.createCoreService(ARTICLE, ({ strapi }) => {
  const documents = strapi.documents(ARTICLE);
  const publish = async (documentId: string, { data: _data, ...query }: SaveParams) => {
    await documents.publish({ documentId, locale: query.locale });
    return documents.findOne({ ...query, documentId, status: 'published' });
  };
  return {
    async create(params: SaveParams) {
      return strapi.db.transaction(async () => {
        const draft = await documents.create(toDraft(params));
        return params.status === 'draft' ? draft : ((await publish(draft.documentId, params)) ?? draft);
      });
    },

    async update(documentId: string, params: SaveParams) {
      return strapi.db.transaction(async () => {
        const draft = await documents.update({
          ...params,
          documentId,
          status: 'draft',
        } as Documents['update']);
        return draft && params.status !== 'draft' ? publish(documentId, params) : draft;
      });
    },
  };
});
