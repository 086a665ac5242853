import {
  composePost,
  ESTIMATE_LABELS,
  parseHashtags,
  POST_RULES,
  postLength,
  type Day,
  type SocialPlatform,
  type SocialProfile,
} from '../../../../contract';
import { labelEstimates } from '../../remote/output-check';
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
  const words = given.copy.trim();
  const tags = Array.isArray(given.hashtags) ? given.hashtags.filter((tag) => typeof tag === 'string') : [];
  if (LINK.test(words) || /(?:^|\s)@\w/.test(words)) return { fault: 'contains a link or a mention' };
  if (!publishable(profile)(words))
    return { fault: 'uses what its owner ruled out, or names a private person' };
  // Figures of the model's own are kept, as what they are: their owner decides before the post goes out.
  const label = ESTIMATE_LABELS[profile.language];
  const marked = (text: string): string =>
    labelEstimates(text, { texts: [knownText(profile, day)], percentages: true }, label);
  const copy = marked(words);
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
    title: shortTitle(typeof given.title === 'string' && !LINK.test(given.title) ? marked(given.title) : ''),
    topic,
  };
};
