import { APP_PLATFORMS, type AppPlatform } from '@contract';
import type { SocialApp, SocialSettings } from '../../../cms/src/engines/social/settings';
import type { FakeSocial } from './index';

/** Settings of networks that take the stand-in for the real ones; without it, of networks that are simulated. */
export const networkSettings = (
  fake: Pick<FakeSocial, 'env' | 'baseUrl'> | null,
  over: Partial<SocialSettings> = {},
): SocialSettings => {
  const app = (platform: AppPlatform) => ({
    clientId: fake?.env[`${platform.toUpperCase()}_CLIENT_ID`] ?? '',
    clientSecret: fake?.env[`${platform.toUpperCase()}_CLIENT_SECRET`] ?? '',
    baseUrl: fake?.baseUrl(platform) ?? '',
  });
  return {
    apps: Object.fromEntries(APP_PLATFORMS.map((platform) => [platform, app(platform)])) as Record<
      AppPlatform,
      SocialApp
    >,
    blueskyUrl: fake?.baseUrl('bluesky') ?? 'https://bsky.social',
    graphVersion: 'v25.0',
    linkedInVersion: '202607',
    linkedInPages: false,
    instagramLogin: 'instagram',
    publicUrl: 'http://127.0.0.1:1337',
    ...over,
  };
};
