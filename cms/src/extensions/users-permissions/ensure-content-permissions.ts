import type { Core } from '@strapi/strapi';
import { ARTICLE, HELP_ARTICLE, LEGAL_PAGE } from '../../api/article/article-uids';
import { ROLES } from '../../contract';
import { PRODUCT } from '../../api/product/catalogue';

const ROLE_UID = 'plugin::users-permissions.role';
const PERMISSION_UID = 'plugin::users-permissions.permission';

/** What the site shows to everybody. Coupons, holidays and what the assistant knows are nobody's until an administrator says so. */
const READABLE = [ARTICLE, HELP_ARTICLE, LEGAL_PAGE, PRODUCT];
/** Strapi has no inheritance: who is signed in has only what their own role says. */
const READERS = ['public', ...ROLES];

const DEFAULTS = READERS.flatMap((role) =>
  READABLE.flatMap((uid) => ['find', 'findOne'].map((action) => ({ role, action: `${uid}.${action}` }))),
);

/**
 * The permissions of Users & Permissions that a new installation begins with, each given once: the core store remembers which, so
 * that what administrators switch in the panel afterwards stays. Those of our own routes stand in `http/route.ts`.
 */
export const ensureContentPermissions = async (strapi: Core.Strapi): Promise<void> => {
  const store = strapi.store({ type: 'core', name: 'officina', key: 'content-permissions' });
  const given = (await store.get({})) as string[] | null;
  const permissions = strapi.db.query(PERMISSION_UID);
  // The plugin's own defaults are about its public routes, which we do not serve.
  if (given === null) await permissions.deleteMany({ where: { id: { $notNull: true } } });

  const before = new Set(given ?? []);
  const added = DEFAULTS.filter(({ role, action }) => !before.has(`${role}:${action}`));
  for (const { role: type, action } of added) {
    const role: { id: number } | null = await strapi.db.query(ROLE_UID).findOne({ where: { type } });
    if (role) await permissions.create({ data: { action, role: role.id } });
  }
  if (added.length > 0)
    await store.set({ value: [...before, ...added.map(({ role, action }) => `${role}:${action}`)] });
};
