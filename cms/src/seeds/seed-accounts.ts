import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Role } from '../contract';

const USER = 'plugin::users-permissions.user';

export const DEMO_PASSWORD = 'officina-demo';
export const DEMO_CUSTOMER = 'cliente@officina.test';
export const DEMO_ADMIN = 'admin@officina.test';

const ACCOUNTS: { email: string; displayName: string; role: Role }[] = [
  { email: DEMO_CUSTOMER, displayName: 'Giulia Ferrero', role: 'customer' },
  { email: DEMO_ADMIN, displayName: 'Redazione Officina', role: 'admin' },
];

/** The people of the demo. Through the document service, which hashes their password; `db.query` would store it as it is. */
export const seedAccounts = async (strapi: Core.Strapi): Promise<void> => {
  for (const { email, displayName, role: type } of ACCOUNTS) {
    if (await strapi.db.query(USER).findOne({ where: { email } })) continue;
    const role: { id: number } | null = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type } });
    if (!role) throw new Error(`The role ${type} is missing`);
    await strapi.documents(USER).create({
      data: {
        username: randomUUID(),
        email,
        displayName,
        password: DEMO_PASSWORD,
        provider: 'local',
        confirmed: true,
        blocked: false,
        language: 'it',
        role: role.id,
      },
    });
  }
};
