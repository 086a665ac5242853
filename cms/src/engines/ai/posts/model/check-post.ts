import {
  composePost,
  ESTIMATE_LABELS,
  parseHashtags,
  type POST_MODEL_RULES,
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
  threads: 1,
  googlebusiness: 0,
};

/** Where tags take a good part of the room. */
const SHORT: readonly SocialPlatform[] = ['x', 'bluesky', 'mastodon', 'threads'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in what a model wrote, whatever it put around it; null where there is none. */
export const objectIn = (completion: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(
      completion.slice(completion.indexOf('{'), completion.lastIndexOf('}') + 1),
    );
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

/** Why a model's words cannot be used: the rule that they break, and the same in words for the model. */
export interface PostFault {
  rule: (typeof POST_MODEL_RULES)[number];
  explanation: string;
}

/** A post as a model gave it for a network, or why it cannot be used. */
export const checkPost = (
  platform: SocialPlatform,
  given: unknown,
  { brief, profile, day, rivals }: Grounds,
  topic: string,
): Omit<WrittenPost, 'kind' | 'reason' | 'modelFault'> | { fault: PostFault } => {
  if (!isRecord(given) || typeof given.copy !== 'string' || given.copy.trim() === '')
    return { fault: { rule: 'no-text', explanation: 'no "copy" text' } };
  const words = given.copy.trim();
  const tags = Array.isArray(given.hashtags) ? given.hashtags.filter((tag) => typeof tag === 'string') : [];
  if (LINK.test(words) || /(?:^|\s)@\w/.test(words))
    return { fault: { rule: 'link', explanation: 'contains a link or a mention' } };
  if (!publishable(profile)(words))
    return {
      fault: {
        rule: 'forbidden',
        explanation: 'uses what its owner ruled out, or names a private person',
      },
    };
  // Figures of the model's own are kept, as what they are: their owner decides before the post goes out.
  const label = ESTIMATE_LABELS[profile.language];
  const marked = (text: string): string =>
    labelEstimates(text, { texts: [knownText(profile, day)], percentages: true }, label);
  const copy = marked(words);
  const { text } = composePost(platform, { ...brief, copy, hashtags: [], title: '' });
  const length = postLength(platform, text);
  const { advised, longFrom } = POST_RULES[platform];
  const room = SHORT.includes(platform) ? advised : longFrom;
  if (length > room)
    return { fault: { rule: 'too-long', explanation: `${length - room} characters too long` } };
  const runs = trigramsOf(copy);
  if (rivals.some((post) => sharedPart(runs, trigramsOf(post.copy)) >= ALIKE))
    return { fault: { rule: 'repeated', explanation: 'too like an earlier post' } };
  return {
    platform,
    copy,
    hashtags: parseHashtags(tags.join(' ')).slice(0, MOST_TAGS[platform]),
    title: shortTitle(typeof given.title === 'string' && !LINK.test(given.title) ? marked(given.title) : ''),
    topic,
  };
};
