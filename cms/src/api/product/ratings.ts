import type { Core } from '@strapi/strapi';
import type { ProductRating } from '../../contract';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { isUniqueViolation } from '../../http/error-answer';
import { findOwned } from '../../http/owned';

const RATING = 'api::product.rating';
/** Who gave something back has no say about it. */
const GIVEN_BACK = ['withdrawn', 'refunded'];

/** What buyers say of products, by the products' row ids. */
export const ratingsOf = async (
  strapi: Core.Strapi,
  productIds: number[],
): Promise<Map<number, ProductRating>> => {
  const rows: { product_id: number; stars: number | string; count: number | string }[] = await strapi.db
    .connection('ratings')
    .whereIn('product_id', productIds)
    .groupBy('product_id')
    .select('product_id')
    .sum({ stars: 'stars' })
    .count({ count: '*' });
  return new Map(
    rows.map(({ product_id: id, stars, count }) => [
      id,
      { average: Math.round((Number(stars) * 10) / Number(count)) / 10, count: Number(count) },
    ]),
  );
};

/** A buyer's stars for what they bought and paid. */
export const ratePurchase = async (
  strapi: Core.Strapi,
  caller: Caller,
  purchaseId: string,
  stars: number,
): Promise<void> => {
  const bought = await findOwned(strapi, 'api::purchase.purchase', purchaseId, caller, ['product']);
  const { product } = bought;
  if (!bought.paidAt || !product || product.kind === 'credits' || GIVEN_BACK.includes(bought.state))
    throw new ApiError('CONFLICT', { reason: 'not-bought' });
  const owner = caller.id;
  const query = strapi.db.query(RATING);
  if ((await query.count({ where: { owner: { id: owner }, product: { id: product.id } } })) > 0)
    throw new ApiError('CONFLICT', { reason: 'rated' });
  try {
    await query.create({ data: { owner, product: product.id, purchase: bought.id, stars } });
  } catch (error) {
    // A double click: the unique index let one in.
    if (!isUniqueViolation(error)) throw error;
    throw new ApiError('CONFLICT', { reason: 'rated' });
  }
};
