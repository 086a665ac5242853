import type { Core } from '@strapi/strapi';
import { LOCALES } from '../contract';
import { PANEL_ROLES, type PanelRole } from './panel-roles';

const EXPLORER = 'plugin::content-manager.explorer';

interface Permission {
  action: string;
  subject: string | null;
  conditions: string[];
  properties: { fields?: string[]; locales?: string[] };
}
interface RoleService {
  assignPermissions(roleId: number, permissions: Permission[]): Promise<unknown>;
}
interface NestedFieldsService {
  getNestedFields(model: unknown, options: { components: unknown }): string[];
}
/** The fields given so far, by action and subject. */
type Given = Record<string, string[]>;

const nameOf = ({ action, subject }: Permission): string => [action, subject ?? ''].join(' ');

const wishesOf = (strapi: Core.Strapi, { contents, others, condition }: PanelRole): Permission[] => {
  const contentTypes = strapi.service('admin::content-type') as unknown as NestedFieldsService;
  const conditions = condition ? [condition] : [];
  const ofContents = Object.entries(contents).flatMap(([subject, actions]) => {
    const model = strapi.contentTypes[subject as keyof typeof strapi.contentTypes];
    const fields = contentTypes.getNestedFields(model, { components: strapi.components });
    const { i18n } = (model.pluginOptions ?? {}) as { i18n?: { localized?: boolean } };
    return actions.map((action) => ({
      action: `${EXPLORER}.${action}`,
      subject,
      conditions,
      properties: {
        // Deleting and publishing are about the whole.
        ...(action === 'delete' || action === 'publish' ? {} : { fields }),
        ...(i18n?.localized ? { locales: [...LOCALES] } : {}),
      },
    }));
  });
  return [
    ...ofContents,
    ...others.map(({ action, own }) => ({
      action,
      subject: null,
      conditions: own ? conditions : [],
      properties: {},
    })),
  ];
};

/** What a later release adds: new rights, and new fields of those that nobody has taken away since. */
const extend = async (strapi: Core.Strapi, roleId: number, wishes: Permission[], given: Given) => {
  const query = strapi.db.query('admin::permission');
  for (const wish of wishes) {
    const before = given[nameOf(wish)];
    if (before === undefined) {
      await query.create({ data: { ...wish, role: roleId } });
      continue;
    }
    const added = (wish.properties.fields ?? []).filter((field) => !before.includes(field));
    if (added.length === 0) continue;
    const stored = await query.findOne({
      where: { action: wish.action, subject: wish.subject, role: { id: roleId } },
    });
    if (!stored) continue;
    const fields = [...new Set([...(stored.properties.fields ?? []), ...added])];
    await query.update({ where: { id: stored.id }, data: { properties: { ...stored.properties, fields } } });
  }
};

/**
 * The panel's roles with just what each needs, instead of Strapi's, which may read everything. Given once: what administrators change
 * afterwards stays as they left it.
 */
export const ensurePanelRoles = async (strapi: Core.Strapi): Promise<void> => {
  const roles = strapi.db.query('admin::role');
  for (const role of PANEL_ROLES) {
    const existing: { id: number } | null = await roles.findOne({ where: { code: role.code } });
    const store = strapi.store({ type: 'core', name: 'officina', key: `role-${role.code}` });
    const given = (await store.get({})) as Given | null;
    // Removed on purpose.
    if (!existing && given) continue;
    const wishes = wishesOf(strapi, role);
    if (existing && given) await extend(strapi, existing.id, wishes, given);
    else {
      const data = { code: role.code, name: role.name, description: role.description };
      if (existing) await roles.update({ where: { id: existing.id }, data });
      const roleId = existing?.id ?? (await roles.create({ data })).id;
      await (strapi.service('admin::role') as unknown as RoleService).assignPermissions(roleId, wishes);
    }
    const now: Given = Object.fromEntries(wishes.map((wish) => [nameOf(wish), wish.properties.fields ?? []]));
    if (JSON.stringify(now) !== JSON.stringify(given)) await store.set({ value: now });
  }
};
