import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';

interface NewPanelUser {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
}
interface PanelUsers {
  exists(attributes?: { isActive: boolean }): Promise<boolean>;
  createFirstAdmin(user: NewPanelUser): Promise<unknown>;
  create(user: NewPanelUser & { isActive: boolean; roles: number[] }): Promise<unknown>;
}
interface PanelRoles {
  getSuperAdmin(): Promise<{ id: number } | null>;
}

/** The demo administrator of the panel; outside production only. */
export const DEMO_PANEL_ADMIN = { email: 'admin@officina.test', password: 'Officina-demo1' } as const;

/**
 * The panel's first administrator, because otherwise the first visitor of `/cms` could make himself one: from
 * ADMIN_EMAIL and ADMIN_PASSWORD, or the demo account where demo content is wanted.
 */
export const ensurePanelAdmin = async (strapi: Core.Strapi): Promise<void> => {
  const { panelAdmin, seedDemo } = readSettings();
  const configured = panelAdmin.email && panelAdmin.password ? panelAdmin : null;
  const account = configured ?? (seedDemo ? DEMO_PANEL_ADMIN : null);
  if (!account) return;
  const users = strapi.service('admin::user') as unknown as PanelUsers;
  if (await users.exists({ isActive: true })) return;
  const newcomer = { ...account, firstname: 'Amministratore', lastname: 'Officina' };
  if (!(await users.exists())) {
    await users.createFirstAdmin(newcomer);
    return;
  }
  // Only the demo's, which was deactivated.
  const role = await (strapi.service('admin::role') as unknown as PanelRoles).getSuperAdmin();
  if (role) await users.create({ ...newcomer, isActive: true, roles: [role.id] });
};

/**
 * Strapi makes two API tokens for an empty installation. Nobody asked for them, so nobody would miss their theft. Told by their
 * description: an administrator's own token may well have the same name.
 */
export const dropDefaultApiTokens = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db.query('admin::api-token').deleteMany({
    where: { description: { $startsWith: 'A default API token' }, lastUsedAt: { $null: true } },
  });
};
