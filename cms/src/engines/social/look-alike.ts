import type { SocialFinding } from './port';
import { timings } from '../../settings/timings';

/** A post that stands on the network. */
export interface Standing {
  externalId: string;
  url: string | null;
  text: string;
  at: Date;
}

const COMPARED = 80;

/** A text without what networks change: addresses, escapes, white space. */
const essence = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/&amp;/g, '&')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/https?:\/\/\S+/g, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, COMPARED)
    .join('');

/** From when on posts are looked at. */
export const lookFrom = (since: Date): Date => new Date(since.getTime() - timings().social.clockToleranceMs);

/** The post among those that stand there. Several alike, or words too few to tell it by, are unknown. */
export const findAlike = (text: string, since: Date, standing: readonly Standing[]): SocialFinding => {
  const sought = essence(text);
  const recent = standing.filter(({ at }) => at >= lookFrom(since));
  const alike = recent.filter((post) => essence(post.text) === sought);
  const [only] = alike;
  if (!only) return { found: 'nothing' };
  if (alike.length > 1) return { found: 'unknown' };
  return { found: 'published', externalId: only.externalId, url: only.url };
};
