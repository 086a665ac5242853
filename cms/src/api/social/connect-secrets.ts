import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SocialPlatform } from '../../contract';
import { readSettings } from '../../settings';

/** 32 bytes nobody guesses: a state, a browser's name, a PKCE verifier. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: enough to know it again. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** True when a secret is the one whose hash was kept. */
export const isSecretOf = (secret: string, hash: string | null): boolean => {
  const [given, stored] = [Buffer.from(hashOf(secret)), Buffer.from(hash ?? '')];
  return given.length === stored.length && timingSafeEqual(given, stored);
};

/** Where networks send people back to; has to be entered, exactly so, in the developer app. */
export const redirectUriOf = (platform: SocialPlatform): string =>
  `${readSettings().publicUrl}/api/social/callback/${platform}`;
