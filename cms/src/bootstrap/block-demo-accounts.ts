import type { Core } from '@strapi/strapi';
import { hashing } from '../api/account/hashing';
import { endAllSessions } from '../api/account/sessions';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_PASSWORD } from '../seeds/seed-accounts';
import { readSettings } from '../settings';
import { DEMO_PANEL_ADMIN } from './ensure-panel';

const USER = 'plugin::users-permissions.user';
const PANEL_USER = 'admin::user';

/**
 * Shuts the demo's accounts out of a production server, however they came there (a database from development, say), while their
 * published passwords still open them. Whoever has given one a password of its own keeps it.
 */
export const blockDemoAccounts = async (strapi: Core.Strapi): Promise<void> => {
  const { production, seedDemo } = readSettings();
  if (!production || seedDemo) return;
  for (const email of [DEMO_CUSTOMER, DEMO_ADMIN]) {
    const account = await strapi.db.query(USER).findOne({ where: { email, blocked: { $not: true } } });
    if (!account || !(await hashing.matches(DEMO_PASSWORD, account.password))) continue;
    await strapi.db.query(USER).update({ where: { id: account.id }, data: { blocked: true } });
    await endAllSessions(strapi, account.id);
    strapi.log.warn(`The demo account ${email} had its published password and was blocked`);
  }
  const { email, password } = DEMO_PANEL_ADMIN;
  const editor = await strapi.db.query(PANEL_USER).findOne({ where: { email, isActive: true } });
  if (!editor || !(await hashing.matches(password, editor.password))) return;
  await strapi.db.query(PANEL_USER).update({ where: { id: editor.id }, data: { isActive: false } });
  strapi.log.warn(`The panel’s demo administrator ${email} had its published password and was deactivated`);
};
