import type { Core } from '@strapi/strapi';
import { SERVER_PLATFORMS, type SocialPlatform } from '../../contract';
import { serverAddress } from '../../domain/social/server-address';
import { engines } from '../../engines';
import { SocialError } from '../../engines/social';
import { WebFetchError } from '../../engines/web';
import { ApiError } from '../../http/api-error';

const refuse = (reason: 'required' | 'address' | 'private' | 'unreachable') =>
  new ApiError('VALIDATION', { fields: { server: reason } });

const hasServers = (platform: SocialPlatform): boolean => SERVER_PLATFORMS.some((name) => name === platform);

/**
 * The server that a person named, as an origin that may be opened: public, or allowed by the operator. '' for networks that have one
 * for everybody, and for Bluesky's own, which nobody has to name. Throws VALIDATION.
 */
export const judgeServer = async (
  strapi: Core.Strapi,
  platform: SocialPlatform,
  text: string = '',
): Promise<string> => {
  if (!hasServers(platform)) return '';
  if (text.trim() === '') {
    if (platform === 'mastodon') throw refuse('required');
    return '';
  }
  const server = serverAddress(text);
  if (server === null) throw refuse('address');
  try {
    await engines(strapi).web.addressesOf(new URL(server));
    return server;
  } catch (error) {
    const fault = error instanceof WebFetchError ? error.fault : 'UNREACHABLE';
    throw refuse(
      fault === 'PRIVATE_ADDRESS' ? 'private' : fault === 'BAD_ADDRESS' ? 'address' : 'unreachable',
    );
  }
};

/** What somebody is told whose server does not speak as it should: whoever named it can look at what they typed. */
export const serverFault = (error: unknown): unknown => {
  if (!(error instanceof SocialError)) return error;
  if (error.what.kind !== 'rate-limited') return refuse('unreachable');
  const wait = error.what.gate.until.getTime() - Date.now();
  return new ApiError('UNAVAILABLE', { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
};
