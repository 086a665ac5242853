import type { Core } from '@strapi/strapi';
import { readSettings } from '../../settings';

/** True when the keys of Google sign-in are there; the button is hidden otherwise. */
export const isGoogleConfigured = (): boolean => {
  const { google } = readSettings();
  return google.clientId !== '' && google.clientSecret !== '';
};

/** Writes the keys where the plugin looks for them, and takes them away when they are gone. Other providers stay off. */
export const configureGoogle = async (strapi: Core.Strapi): Promise<void> => {
  const { google, publicUrl } = readSettings();
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const grant = ((await store.get({ key: 'grant' })) ?? {}) as Record<string, Record<string, unknown>>;
  const closed = Object.entries(grant).map(([name, provider]) => [name, { ...provider, enabled: false }]);
  await store.set({
    key: 'grant',
    value: {
      ...Object.fromEntries(closed),
      google: {
        ...grant.google,
        enabled: isGoogleConfigured(),
        key: google.clientId,
        secret: google.clientSecret,
        // Where the plugin sends the browser once Google has answered; the answer itself stays in the server's session.
        callback: `${publicUrl}/api/auth/google/callback`,
        scope: ['email', 'profile'],
      },
    },
  });
};
