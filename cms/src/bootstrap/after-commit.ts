import type { Core } from '@strapi/strapi';

/**
 * Runs `action` when the change under way is really there: at the commit of the running transaction, or at once when
 * there is none. A cache cleared before the commit would be filled with the old row again by the next reader.
 */
export const afterCommit = async (strapi: Core.Strapi, action: () => void): Promise<void> => {
  if (!strapi.db.inTransaction()) {
    action();
    return;
  }
  await strapi.db.transaction(async ({ onCommit }) => onCommit(action));
};
