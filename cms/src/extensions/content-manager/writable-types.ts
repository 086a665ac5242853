import { ARTICLE, HELP_ARTICLE, LEGAL_PAGE } from '../../api/article/article-uids';
import { HOLIDAY } from '../../api/booking/booking-rows';
import { PRODUCT } from '../../api/product/catalogue';
import { COUPON } from '../../api/purchase/coupons';

/** What editors own. Everything else of ours is written by the product alone: orders, receipts, conversations, audit entries. */
const EDITORIAL: readonly string[] = [
  ARTICLE,
  HELP_ARTICLE,
  LEGAL_PAGE,
  'api::article.slug-redirect',
  HOLIDAY,
  PRODUCT,
  COUPON,
];

/** Whether people may create, change and delete entries of this content type in the panel; plugins' types govern themselves. */
export const isWritableInPanel = (uid: string): boolean =>
  !uid.startsWith('api::') || EDITORIAL.includes(uid);
