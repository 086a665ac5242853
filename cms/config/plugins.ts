import { readSettings } from '../src/settings';
import { toSeconds } from '../src/contract/time-units';
import { timings } from '../src/settings/timings';

export default () => {
  const { secrets, secureCookies } = readSettings();
  const { accessTokenMs, longestMs, refreshTokenMs } = timings().sessions;
  return {
    'users-permissions': {
      config: {
        jwtSecret: secrets.jwt,
        jwtManagement: 'refresh',
        sessions: {
          httpOnly: true,
          accessTokenLifespan: toSeconds(accessTokenMs),
          maxRefreshTokenLifespan: toSeconds(longestMs),
          idleRefreshTokenLifespan: toSeconds(refreshTokenMs),
          cookie: {
            name: 'officina_refresh',
            sameSite: 'lax',
            path: '/api/auth',
            maxAge: refreshTokenMs,
            secure: secureCookies,
          },
        },
      },
    },
    upload: {
      config: {
        sizeLimit: 8 * 1024 * 1024,
        // A file that an editor replaces keeps its address: a day, not for ever.
        providerOptions: { localServer: { maxage: timings().pages.staticFilesMs } },
        // Editors' files are served from our own origin: nothing that a browser would run.
        security: {
          allowedTypes: ['image/*', 'video/*', 'audio/*', 'application/pdf'],
          deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'text/javascript'],
        },
      },
    },
  };
};
