import type { Core } from '@strapi/strapi';
import { ROLES } from '../../contract';
import { configureGoogle } from './configure-google';

const ROLE_UID = 'plugin::users-permissions.role';

const NAMES = {
  customer: { name: 'Cliente', description: 'Chi si registra sul sito.' },
  marketing: { name: 'Marketing', description: 'Crea e segue i coupon, e non vede altro.' },
  admin: { name: 'Amministratore del sito', description: 'Vede acquisti, prenotazioni e prodotti di tutti.' },
} as const;

/** The roles of the site, and how the plugin lets people in. */
export const ensureRoles = async (strapi: Core.Strapi): Promise<void> => {
  for (const type of ROLES) {
    const existing = await strapi.db.query(ROLE_UID).findOne({ where: { type } });
    if (existing) continue;
    const inherited =
      type === 'customer'
        ? await strapi.db.query(ROLE_UID).findOne({ where: { type: 'authenticated' } })
        : null;
    const data = { ...NAMES[type], type };
    // The plugin makes `authenticated` only in an empty table, so the renamed one does not come back.
    if (inherited) await strapi.db.query(ROLE_UID).update({ where: { id: inherited.id }, data });
    else await strapi.db.query(ROLE_UID).create({ data });
  }
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null;
  await store.set({
    key: 'advanced',
    value: { ...advanced, default_role: 'customer', unique_email: true, allow_register: true },
  });
  await configureGoogle(strapi);
};
