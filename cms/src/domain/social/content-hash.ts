import { createHash } from 'node:crypto';
import type { SocialPlatform } from '../../contract';

export interface HashedPost {
  platform: SocialPlatform;
  /** As it goes out. */
  text: string;
  title: string;
  link: string;
}

const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/**
 * Names what a post says, whatever its spaces and capitals: networks refuse the same words twice, and readers dislike
 * them. Another picture makes no other post of them.
 */
export const contentHash = ({ platform, text, title, link }: HashedPost): string =>
  createHash('sha256')
    .update(JSON.stringify([platform, normalise(text), normalise(title), link]))
    .digest('hex');
