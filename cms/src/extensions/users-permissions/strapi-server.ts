import type { Struct } from '@strapi/strapi';
import { readSettings } from '../../settings';

interface PluginRoute {
  handler: string;
  config?: Record<string, unknown>;
}
type Router = (...args: unknown[]) => { type: string; routes: PluginRoute[] };

interface UsersPermissionsPlugin {
  contentTypes: { user: { schema: Struct.CollectionTypeSchema & { indexes?: unknown[] } } };
  routes: { 'content-api': Router };
}

/**
 * The person's own fields, and the unique indexes that Strapi's `unique: true` only promises.
 * `language` and not `locale`: Strapi gives every type a `locale` of its own.
 */
const extendUser = (schema: UsersPermissionsPlugin['contentTypes']['user']['schema']): void => {
  Object.assign(schema.attributes, {
    displayName: { type: 'string', maxLength: 120 },
    language: { type: 'enumeration', enum: ['it', 'en'], default: 'it', required: true },
    avatarKey: { type: 'string', private: true },
    resetTokenExpiresAt: { type: 'datetime', private: true },
    confirmationTokenExpiresAt: { type: 'datetime', private: true },
    newEmail: { type: 'string', private: true },
    newEmailToken: { type: 'string', private: true },
    newEmailExpiresAt: { type: 'datetime', private: true },
    totpSecret: { type: 'text', private: true },
    totpEnabledAt: { type: 'datetime', private: true },
    totpStep: { type: 'integer', private: true },
    passkeysSince: { type: 'datetime', private: true },
    erasesAt: { type: 'datetime', private: true },
  });
  schema.indexes = [
    { name: 'up_users_email_uq', columns: ['email'], type: 'unique' },
    { name: 'up_users_username_uq', columns: ['username'], type: 'unique' },
  ];
};

/**
 * The plugin keeps people, roles, sessions and its panel screens; its public routes go. Ours (`api/account`) take their place:
 * they never put a refresh token in JSON, hash off the main thread, end their codes, and tell nobody who has an account.
 * What is left is the way to Google and back, only with keys.
 */
const keepRoutes = (original: Router): Router => {
  const { google } = readSettings();
  return (...args) => {
    const router = original(...args);
    const connect = router.routes.filter(({ handler }) => handler === 'auth.connect');
    const routes = google.clientId && google.clientSecret ? connect : [];
    return {
      ...router,
      routes: routes.map((route) => ({ ...route, config: { ...route.config, auth: false } })),
    };
  };
};

export default (plugin: UsersPermissionsPlugin): UsersPermissionsPlugin => {
  extendUser(plugin.contentTypes.user.schema);
  // Not into the plugin's own object, which the next server of this process is given too.
  return {
    ...plugin,
    routes: { ...plugin.routes, 'content-api': keepRoutes(plugin.routes['content-api']) },
  };
};
