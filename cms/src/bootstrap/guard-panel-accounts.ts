import type { Core } from '@strapi/strapi';
import { hashing } from '../api/account/hashing';
import { panelFactors } from '../api/account/panel-factor/panel-factors';

const PANEL_USER = 'admin::user';
const REFUSED = [null, false, { message: 'Invalid credentials' }] as const;

interface Credentials {
  email: string;
  password: string;
}
interface PanelAuth {
  checkCredentials(credentials: Credentials): Promise<readonly [null, object | false, { message: string }?]>;
}
interface UserEvent {
  params: { data?: { password?: unknown; isActive?: unknown }; where?: { id?: number } };
  result?: { id?: number } | null;
}

/**
 * What Strapi leaves open about the panel's accounts: its sign-in tells by its time who has one (and hashes on the main thread), and a
 * password that another administrator changes leaves the old sessions open. Whose account is deleted has no second factor left.
 */
export const guardPanelAccounts = async (strapi: Core.Strapi): Promise<void> => {
  const auth = strapi.service('admin::auth') as unknown as PanelAuth;
  auth.checkCredentials = async ({ email, password }) => {
    const user = await strapi.db.query(PANEL_USER).findOne({ where: { email } });
    const matches = await hashing.matches(password, user?.password ?? null);
    // An account that is not active has no sign-in: whoever was deactivated learns it from an administrator.
    return user && matches && user.isActive ? [null, user] : REFUSED;
  };

  strapi.db.lifecycles.subscribe({
    models: [PANEL_USER],
    async afterDelete(event) {
      const { params, result } = event as unknown as UserEvent;
      const id = result?.id ?? params.where?.id;
      if (id !== undefined) await panelFactors(strapi).forget([id]);
    },
    async afterUpdate(event) {
      const { params, result } = event as unknown as UserEvent;
      const { password, isActive } = params.data ?? {};
      const id = result?.id ?? params.where?.id;
      if (id === undefined || (password === undefined && isActive !== false)) return;
      await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
    },
  });
};
