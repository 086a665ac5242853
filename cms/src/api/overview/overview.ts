import type { Core } from '@strapi/strapi';
import { BOOKING_RULES, type GetAdminOverview } from '../../contract';
import { notOver } from '../../domain/booking/booking-times';
import { dayIn } from '../../domain/booking/zoned-instant';
import { BOOKING, HOLIDAY } from '../booking/booking-rows';
import { PURCHASE } from '../purchase/order-row';
import { awaitingTransfer } from '../purchase/purchase-filter';

const PRODUCT = 'api::product.product';

/** The numbers on the administrators' first page, each of what its list shows. */
export const overview = async (strapi: Core.Strapi): Promise<GetAdminOverview['response']['data']> => {
  const count = (uid: Parameters<typeof strapi.db.query>[0], where = {}) =>
    strapi.db.query(uid).count({ where });
  const now = new Date();
  const year = dayIn(now, BOOKING_RULES.zone).slice(0, 4);
  const [purchases, awaited, bookings, upcoming, holidays, products, listed] = await Promise.all([
    count(PURCHASE),
    count(PURCHASE, awaitingTransfer()),
    count(BOOKING),
    count(BOOKING, { state: 'confirmed', ...notOver(now) }),
    count(HOLIDAY, { day: { $gte: `${year}-01-01` } }),
    count(PRODUCT),
    count(PRODUCT, { listed: true }),
  ]);
  return {
    purchases: { total: purchases, awaitingTransfer: awaited },
    bookings: { total: bookings, upcoming },
    holidays,
    products: { total: products, listed },
  };
};
