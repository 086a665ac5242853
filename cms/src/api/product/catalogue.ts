import type { Core } from '@strapi/strapi';
import type { Locale, Product } from '../../contract';
import { ApiError } from '../../http/api-error';
import { toProduct, type ProductRow } from './to-product';

const UID = 'api::product.product';

/** The public marketplace: listed products only, whatever a query says. */
export const catalogue = (strapi: Core.Strapi) => {
  const query = () => strapi.db.query(UID);
  return {
    /** Newest first. */
    async list(locale: Locale): Promise<Product[]> {
      const rows: ProductRow[] = await query().findMany({
        where: { listed: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        populate: { image: true },
        limit: 500,
      });
      return rows.map((row) => toProduct(row, locale));
    },

    /** A listed product by its id or its slug. */
    async find(idOrSlug: string, locale: Locale): Promise<Product> {
      const row: ProductRow | null = await query().findOne({
        where: { listed: true, $or: [{ documentId: idOrSlug }, { slug: idOrSlug }] },
        populate: { image: true },
      });
      if (!row) throw new ApiError('NOT_FOUND');
      return toProduct(row, locale);
    },

    /** The row a purchase is made of: the only source of price, title and period. */
    async forSale(productId: string): Promise<ProductRow> {
      const row: ProductRow | null = await query().findOne({
        where: { documentId: productId, listed: true },
      });
      if (!row) throw new ApiError('NOT_FOUND');
      return row;
    },
  };
};
