import { noteTemporaryFile } from '../src/http/temporary-files';
import { readSettings } from '../src/settings';
import { toSeconds } from '../src/contract/time-units';
import { timings } from '../src/settings/timings';

/** The order is the point: outermost first. */
export default () => {
  const { production, publicUrl, secureCookies } = readSettings();
  const { origin } = new URL(publicUrl);
  return [
    'global::request-id',
    'global::metrics',
    'global::access-log',
    'strapi::errors',
    'global::errors',
    // Strapi demands its own; the headers themselves are written by ours, after it.
    { name: 'strapi::security', config: { contentSecurityPolicy: false, hsts: false } },
    'global::widget-cors',
    {
      name: 'strapi::cors',
      config: {
        // Exactly the site. The widget's routes have a list of their own, without credentials.
        origin: (ctx: { path: string }) => (ctx.path.startsWith('/api/widget/') ? [] : [origin]),
        credentials: (ctx: { path: string }) => !ctx.path.startsWith('/api/widget/'),
        headers: ['Content-Type', 'Authorization', 'Accept', 'Idempotency-Key', 'X-Request-Id'],
        expose: ['X-Request-Id', 'Retry-After'],
        maxAge: toSeconds(timings().pages.preflightMs),
      },
    },
    'global::security-headers',
    'global::widget-files',
    ...(production ? [] : ['global::dev-outbox']),
    'global::api-reference',
    'global::uploads',
    'global::seo',
    'global::site',
    'strapi::query',
    'global::body-guard',
    {
      name: 'strapi::body',
      config: {
        jsonLimit: '1mb',
        formLimit: '64kb',
        textLimit: '64kb',
        // Signed webhooks are checked against the exact bytes.
        includeUnparsed: true,
        formidable: {
          maxFileSize: 12 * 1024 * 1024,
          maxFields: 50,
          maxFieldsSize: 256 * 1024,
          allowEmptyFiles: true,
          minFileSize: 0,
          onFileBegin: noteTemporaryFile,
        },
      },
    },
    'global::safe-body',
    'global::panel-second-factor',
    'global::panel-sign-in',
    // Only the Google sign-in keeps something here: its state, between leaving and coming back.
    { name: 'strapi::session', config: { secure: secureCookies, sameSite: 'lax', httpOnly: true } },
    'strapi::favicon',
    // The product's own drawings change with a release, and a reader may see yesterday's for a day.
    { name: 'strapi::public', config: { maxAge: timings().pages.staticFilesMs } },
  ];
};
