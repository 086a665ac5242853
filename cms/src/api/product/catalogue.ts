import type { Core } from '@strapi/strapi';
import type { Locale, Product } from '../../contract';
import { ApiError } from '../../http/api-error';
import { ratingsOf } from './ratings';
import { toProduct, type ProductRow } from './to-product';

export const PRODUCT = 'api::product.product';

/** The public marketplace: listed products only, whatever a query says. Credits are no goods of the shop window: they are bought for a chatbot. */
export const catalogue = (strapi: Core.Strapi) => {
  const query = () => strapi.db.query(PRODUCT);
  const withRatings = async (rows: ProductRow[], locale: Locale): Promise<Product[]> => {
    const ratings = await ratingsOf(
      strapi,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toProduct(row, locale, ratings.get(row.id) ?? null));
  };
  return {
    /** Newest first. */
    async list(locale: Locale): Promise<Product[]> {
      const rows: ProductRow[] = await query().findMany({
        where: { listed: true, kind: { $ne: 'credits' } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        populate: { image: true },
        limit: 500,
      });
      return withRatings(rows, locale);
    },

    /** Cheapest first. */
    async listCredits(locale: Locale): Promise<Product[]> {
      const rows: ProductRow[] = await query().findMany({
        where: { listed: true, kind: 'credits', messageCredits: { $gt: 0 } },
        orderBy: [{ priceCents: 'asc' }, { id: 'asc' }],
        populate: { image: true },
        limit: 50,
      });
      return withRatings(rows, locale);
    },

    /** A listed product by its id or its slug. */
    async find(idOrSlug: string, locale: Locale): Promise<Product> {
      const row: ProductRow | null = await query().findOne({
        where: { listed: true, $or: [{ documentId: idOrSlug }, { slug: idOrSlug }] },
        populate: { image: true },
      });
      if (!row) throw new ApiError('NOT_FOUND');
      const [product] = await withRatings([row], locale);
      if (!product) throw new ApiError('NOT_FOUND');
      return product;
    },

    /** One product, listed or not, if that is where `idOrSlug` leads: for the editor who prepares it. */
    async preview(documentId: string, idOrSlug: string, locale: Locale): Promise<Product | null> {
      const row: ProductRow | null = await query().findOne({
        where: { documentId, $or: [{ documentId: idOrSlug }, { slug: idOrSlug }] },
        populate: { image: true },
      });
      return row ? ((await withRatings([row], locale))[0] ?? null) : null;
    },

    /** The row a purchase is made of, by any name that our reads or Strapi's own give it: the only source of price, title and period. */
    async forSale(idOrSlug: string | number): Promise<ProductRow> {
      const named =
        typeof idOrSlug === 'number'
          ? { id: idOrSlug }
          : { $or: [{ documentId: idOrSlug }, { slug: idOrSlug }] };
      const row: ProductRow | null = await query().findOne({ where: { listed: true, ...named } });
      if (!row) throw new ApiError('NOT_FOUND');
      return row;
    },
  };
};
