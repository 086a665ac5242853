import type { Core } from '@strapi/strapi';
import { PANEL_WORDS } from '../../locales/panel';
import { panelRefusal } from '../../http/panel-refusal';
import { PRODUCT } from './catalogue';

interface StoredProduct {
  id: number;
  kind: string;
  messageCredits: number | null;
}
type ProductData = Partial<Pick<StoredProduct, 'kind' | 'messageCredits'>>;

/**
 * What holds for every product whoever saves it, in the panel or by an API token; the site's own dashboard says the same in
 * `admin-products.ts`. An order opens, renews and explains itself through its product: one that was ordered stays, and stays of its kind.
 */
export const registerProductRules = async (strapi: Core.Strapi): Promise<void> => {
  const find = (documentId: string): Promise<StoredProduct | null> =>
    strapi.db.query(PRODUCT).findOne({ where: { documentId } });
  const isOrdered = async ({ id }: StoredProduct): Promise<boolean> =>
    (await strapi.db.query('api::purchase.purchase').count({ where: { product: { id } } })) > 0;

  strapi.documents.use(async (context, next) => {
    if (context.uid !== PRODUCT) return next();
    const { documentId, data } = context.params as { documentId?: string; data?: ProductData };
    const stored = documentId && context.action !== 'clone' ? await find(documentId) : null;
    if (context.action === 'delete' && stored && (await isOrdered(stored)))
      throw panelRefusal('title', PANEL_WORDS.productOrdered);
    if ((context.action === 'create' || context.action === 'update') && data) {
      const { kind, messageCredits } = { ...stored, ...data };
      if (kind === 'credits' && !messageCredits)
        throw panelRefusal('messageCredits', PANEL_WORDS.creditsMissing);
      if (stored && kind !== stored.kind && (await isOrdered(stored)))
        throw panelRefusal('kind', PANEL_WORDS.kindOrdered);
    }
    return next();
  });
};
