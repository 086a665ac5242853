import {
  composePost,
  parseHashtags,
  POST_RULES,
  postLength,
  type Day,
  type SocialPlatform,
  type SocialProfile,
} from '../../../../contract';
import { publishable } from '../profile/publishable';
import { shortTitle } from '../writing/title';
import { knownText } from './known-text';
import type { EarlierPost, PostBrief, WrittenPost } from '../port';
import { ALIKE, sharedPart, trigramsOf } from '../similarity';

/** Networks count tags as text, and a model may not know when to stop. */
const MOST_TAGS: Readonly<Record<SocialPlatform, number>> = {
  facebook: 3,
  instagram: 10,
  x: 2,
  linkedin: 5,
  pinterest: 5,
  bluesky: 2,
  mastodon: 4,
};

/** Where tags take a good part of the room. */
const SHORT: readonly SocialPlatform[] = ['x', 'bluesky', 'mastodon'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in what a model said, whatever it put around it; null where there is none. */
export const objectIn = (said: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const LINK =
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|it|net|org|io|eu|info|biz|co|shop|store|online|site|xyz|test|example)\b/i;
/** Amounts and shares: what may least be invented. */
const FIGURE = /(?:€\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euro\b|eur\b|%))/giu;
const digitsOf = (figure: string): string => figure.replace(/\D/g, '');

/** What a post may speak of. */
export interface Grounds {
  brief: PostBrief;
  profile: SocialProfile;
  day: Day;
  /** Of the same network and of the same moment. */
  rivals: readonly Pick<EarlierPost, 'platform' | 'copy'>[];
}

/** A post as a model gave it for a network, or in words why it cannot be used. */
export const checkPost = (
  platform: SocialPlatform,
  given: unknown,
  { brief, profile, day, rivals }: Grounds,
  topic: string,
): Omit<WrittenPost, 'kind' | 'reason'> | { fault: string } => {
  if (!isRecord(given) || typeof given.copy !== 'string' || given.copy.trim() === '')
    return { fault: 'no "copy" text' };
  const copy = given.copy.trim();
  const tags = Array.isArray(given.hashtags) ? given.hashtags.filter((tag) => typeof tag === 'string') : [];
  if (LINK.test(copy) || /(?:^|\s)@\w/.test(copy)) return { fault: 'contains a link or a mention' };
  if (!publishable(profile)(copy))
    return { fault: 'uses what its owner ruled out, or names a private person' };
  const known = knownText(profile, day);
  const figures = new Set([...known.matchAll(/\d[\d.,]*/g)].map(([figure]) => digitsOf(figure)));
  const invented = [...copy.matchAll(FIGURE)].find(([figure]) => !figures.has(digitsOf(figure)));
  if (invented) return { fault: `"${invented[0]}" is not in the data` };
  const { text } = composePost(platform, { ...brief, copy, hashtags: [], title: '' });
  const length = postLength(platform, text);
  const { advised, longFrom } = POST_RULES[platform];
  const room = SHORT.includes(platform) ? advised : longFrom;
  if (length > room) return { fault: `${length - room} characters too long` };
  const runs = trigramsOf(copy);
  if (rivals.some((post) => sharedPart(runs, trigramsOf(post.copy)) >= ALIKE))
    return { fault: 'too like an earlier post' };
  return {
    platform,
    copy,
    hashtags: parseHashtags(tags.join(' ')).slice(0, MOST_TAGS[platform]),
    title: shortTitle(typeof given.title === 'string' && !LINK.test(given.title) ? given.title : ''),
    topic,
  };
};
