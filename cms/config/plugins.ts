import { readSettings } from '../src/settings';

export default () => {
  const { secrets, secureCookies } = readSettings();
  return {
    'users-permissions': {
      config: {
        jwtSecret: secrets.jwt,
        jwtManagement: 'refresh',
        sessions: {
          httpOnly: true,
          accessTokenLifespan: 10 * 60,
          maxRefreshTokenLifespan: 30 * 86_400,
          idleRefreshTokenLifespan: 14 * 86_400,
          cookie: {
            name: 'officina_refresh',
            sameSite: 'lax',
            path: '/api/auth',
            maxAge: 14 * 86_400 * 1000,
            secure: secureCookies,
          },
        },
      },
    },
    upload: {
      config: {
        sizeLimit: 8 * 1024 * 1024,
        // A file that an editor replaces keeps its address: a day, not for ever.
        providerOptions: { localServer: { maxage: 86_400_000 } },
        // Editors' files are served from our own origin: nothing that a browser would run.
        security: {
          allowedTypes: ['image/*', 'video/*', 'audio/*', 'application/pdf'],
          deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'text/javascript'],
        },
      },
    },
  };
};
