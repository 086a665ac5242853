import type { Core } from '@strapi/strapi';

/**
 * Unique indexes with a condition, which a content type's schema cannot say. Strapi's schema sync leaves alone the
 * indexes it did not make.
 */
const CONDITIONAL_INDEXES = [
  // One open checkout per person, product and chatbot that it is for: two tabs and a double click continue the same one.
  `drop index if exists purchases_open_uq`,
  `create unique index if not exists purchases_open_checkout_uq on purchases (owner_id, product_id, coalesce(chatbot_id, 0)) where state = 'pending'`,
  // A free product is taken once, or it would be a free product without end.
  `create unique index if not exists purchases_free_uq on purchases (owner_id, product_id) where price_cents = 0 and state in ('pending', 'paid')`,
  // One post of an account is on its way at a time: their order holds, and two servers cannot both begin.
  `create unique index if not exists social_posts_in_flight_uq on social_posts (account_id) where state = 'publishing'`,
];

/** Makes the invariants of purchases and of publishing hold in the database itself. */
export const ensureIndexes = async (strapi: Core.Strapi): Promise<void> => {
  for (const statement of CONDITIONAL_INDEXES) await strapi.db.connection.raw(statement);
};
