import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  addTracking,
  composePost,
  LOCALES,
  type Locale,
  SOCIAL_PLATFORMS,
  type SocialPlatform,
} from '../../../contract';
import {
  isSimulatedPost,
  SIMULATION_PATHS,
  simulationCode,
  type SimulatedPages,
} from '../../../engines/social';
import { ApiError } from '../../../http/api-error';
import { inputOf } from '../../../http/route-input';
import { PLATFORM_NAMES } from '../../../contract/social-platform';
import { readSettings } from '../../../settings';
import {
  type ConsentLinks,
  simulatedConsentPage,
  simulatedPostPage,
} from '../../../templates/social-simulation-page';
import { redirectUriOf } from '../connect-secrets';
import { SOCIAL_POST, type SocialPostRow } from '../social-rows';
import { contentOf } from '../to-social-post';
import { settingsOf } from '../to-social-project';
import { authorizeQuery } from './validation/social-simulation';

/** What the address asks for, or what the browser prefers: whoever looks here may be nobody we know. */
const localeOf = (ctx: Context): Locale =>
  LOCALES.find((locale) => locale === ctx.query.locale) ??
  LOCALES.find((locale) => locale === ctx.acceptsLanguages(...LOCALES)) ??
  'it';

const respond = (ctx: Context, render: (options: { locale: Locale; nonce: string }) => string): void => {
  const nonce = randomBytes(16).toString('base64');
  ctx.set({
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    // Any other policy would part the popup from the page that opened it.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = render({ locale: localeOf(ctx), nonce });
};

const linksOf = (platform: SocialPlatform, state: string, locale: Locale): ConsentLinks => {
  // Of the platform's own callback, whatever the address says: this page sends nobody elsewhere.
  const redirectUri = redirectUriOf(platform);
  const back = (answer: Record<string, string>) =>
    `${redirectUri}?${new URLSearchParams({ state, ...answer })}`;
  const allow = (pages: SimulatedPages) => back({ code: simulationCode(pages) });
  const query = { platform, state, redirect_uri: redirectUri, locale: locale === 'it' ? 'en' : 'it' };
  return {
    allow: { 0: allow(0), 1: allow(1), 3: allow(3) },
    deny: back({ error: 'access_denied' }),
    other: `${readSettings().publicUrl}${SIMULATION_PATHS.authorize}?${new URLSearchParams(query)}`,
  };
};

/** What was published, composed as it was then. */
const textOf = (row: SocialPostRow): string => {
  const content = contentOf(row);
  const { trackLinks } = settingsOf(row.project ?? { settings: null });
  const link = trackLinks ? addTracking(content.link, row.platform) : content.link;
  return composePost(row.platform, { ...content, link }).text;
};

/** The pages of the simulated networks: one to agree on, and one for every post. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  authorize(ctx: Context) {
    const { platform: requested, state } = inputOf(ctx, authorizeQuery);
    const platform = SOCIAL_PLATFORMS.find((known) => known === requested);
    if (!platform || state === '') throw new ApiError('NOT_FOUND');
    respond(ctx, (options) =>
      simulatedConsentPage(
        {
          network: PLATFORM_NAMES[platform],
          boards: platform === 'pinterest',
          links: linksOf(platform, state, options.locale),
        },
        options,
      ),
    );
  },

  /** Whoever has the address may look, as at a real post: nobody guesses it. */
  async post(ctx: Context) {
    const externalId = String(ctx.params.externalId);
    const row: SocialPostRow | null = isSimulatedPost(externalId)
      ? await strapi.db.query(SOCIAL_POST).findOne({
          where: { externalId, state: 'published' },
          populate: { project: true },
        })
      : null;
    ctx.status = row ? 200 : 404;
    respond(ctx, (options) =>
      simulatedPostPage(row && { network: PLATFORM_NAMES[row.platform], text: textOf(row) }, options),
    );
  },
});
