import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';

interface PanelUsers {
  exists(): Promise<boolean>;
  createFirstAdmin(user: {
    email: string;
    password: string;
    firstname: string;
    lastname: string;
  }): Promise<unknown>;
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
  if (await users.exists()) return;
  await users.createFirstAdmin({ ...account, firstname: 'Amministratore', lastname: 'Officina' });
};

/** Strapi makes two API tokens for an empty installation. Nobody asked for them, so nobody would miss their theft. */
export const dropDefaultApiTokens = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db
    .query('admin::api-token')
    .deleteMany({ where: { name: { $in: ['Read Only', 'Full Access'] }, lastUsedAt: { $null: true } } });
};
