import type { Struct } from '@strapi/strapi';

interface UsersPermissionsPlugin {
  contentTypes: { user: { schema: Struct.CollectionTypeSchema & { indexes?: unknown[] } } };
}

/**
 * The person's own fields, and the unique indexes that Strapi's `unique: true` only promises.
 * `language` and not `locale`: Strapi gives every type a `locale` of its own.
 */
export default (plugin: UsersPermissionsPlugin) => {
  const { schema } = plugin.contentTypes.user;
  Object.assign(schema.attributes, {
    displayName: { type: 'string', maxLength: 120 },
    language: { type: 'enumeration', enum: ['it', 'en'], default: 'it', required: true },
    avatarKey: { type: 'string', private: true },
    resetTokenExpiresAt: { type: 'datetime', private: true },
    confirmationTokenExpiresAt: { type: 'datetime', private: true },
  });
  schema.indexes = [
    { name: 'up_users_email_uq', columns: ['email'], type: 'unique' },
    { name: 'up_users_username_uq', columns: ['username'], type: 'unique' },
  ];
  return plugin;
};
