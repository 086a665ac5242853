import { isIP } from 'node:net';
import type { Core } from '@strapi/strapi';
import { SOCIAL_PLATFORMS, type SocialNetworkInfo, type SocialPlatform } from '../../../contract';
import { engines } from '../../../engines';
import { readSettings } from '../../../settings';

/** True when others on the internet can fetch something from this server, as Instagram fetches pictures. */
export const isPublicAddress = (publicUrl: string): boolean => {
  const { hostname, protocol } = new URL(publicUrl);
  if (protocol !== 'https:' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return false;
  return hostname.includes('.') && !/\.(local|localhost|internal|test|lan)$/i.test(hostname);
};

/** What each network can be used for on this server now. */
export const networksInfo = async (strapi: Core.Strapi): Promise<SocialNetworkInfo[]> => {
  const { social } = engines(strapi);
  const paused: { platform: SocialPlatform }[] = await strapi.db
    .query('api::social.social-network')
    .findMany({ where: { pausedAt: { $notNull: true } } });
  const isPublic = isPublicAddress(readSettings().publicUrl);
  return SOCIAL_PLATFORMS.map((platform) => {
    const { simulated } = social.of(platform);
    if (simulated) return { platform, mode: 'simulation', obstacle: null };
    const stopped = paused.some((network) => network.platform === platform);
    const unreachable = platform === 'instagram' && !isPublic;
    const obstacle = stopped ? 'paused-by-operator' : unreachable ? 'public-address' : null;
    return { platform, mode: 'real', obstacle };
  });
};
