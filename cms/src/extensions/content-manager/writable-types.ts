import { ARTICLE, HELP_ARTICLE, LEGAL_PAGE } from '../../api/article/article-uids';
import { HOLIDAY } from '../../api/booking/booking-rows';
import { FISCAL_PARAMETER, KNOWLEDGE_ENTRY, PLAYBOOK, TRADE } from '../../api/knowledge/knowledge-uids';
import { PRODUCT } from '../../api/product/catalogue';
import { COUPON } from '../../api/purchase/coupons';

/** What editors own. Everything else of ours is written by the product alone: orders, receipts, conversations, audit entries. */
const EDITORIAL: readonly string[] = [
  ARTICLE,
  HELP_ARTICLE,
  LEGAL_PAGE,
  'api::article.slug-redirect',
  HOLIDAY,
  KNOWLEDGE_ENTRY,
  TRADE,
  PLAYBOOK,
  FISCAL_PARAMETER,
  PRODUCT,
  COUPON,
];

const CUSTOMER = 'plugin::users-permissions.user';

/** What the panel may do with an entry beside reading it. */
export type WriteAction = 'create' | 'update' | 'delete' | 'publish';

/**
 * Whether people may do this to entries of a content type in the panel; plugins' types govern themselves. Customers are changed there
 * (an administrator blocks one) but come and go by their own account's doors: deleting the row would take the owner out of orders
 * and the actor out of audit entries.
 */
export const isWritableInPanel = (uid: string, action: WriteAction): boolean => {
  if (uid === CUSTOMER) return action === 'update';
  return !uid.startsWith('api::') || EDITORIAL.includes(uid);
};
