import { hasEstimates } from './estimate';
import { SOCIAL_LIMITS } from './social';
import type { SocialPlatform } from './social-platform';
import type { SocialPostContent } from './social-post-content';
import { POST_RULES } from './social-post-rules';
import { graphemes, mastodonLength } from './open-network-length';
import { threadsLength } from './threads-length';
import { linksOnX, weightedLength } from './x-length';

/** Exactly what a network is given and shows. `title` is Pinterest's own field, `link` its and Google's, '' elsewhere. */
export interface ComposedPost {
  text: string;
  title: string;
  link: string;
  /** Threads' alone: what the post is filed under, in place of hashtags. */
  topic?: string;
}

/** Why a post cannot be published as it is. */
export const POST_PROBLEMS = [
  'empty',
  'too-long',
  'too-many-hashtags',
  'too-many-mentions',
  'image-required',
  'title-too-long',
  'link-invalid',
] as const;
export type PostProblem = (typeof POST_PROBLEMS)[number];

/**
 * What its owner should know, and may leave. `estimate`: figures that only a model vouches for. `costly-link`: X asks its operator more.
 * `hashtags-left-out`: the network shows one as a topic, or none.
 */
export const POST_WARNINGS = [
  'long',
  'many-hashtags',
  'hashtags-left-out',
  'costly-link',
  'folded',
  'estimate',
] as const;
export type PostWarning = (typeof POST_WARNINGS)[number];

export interface PostMeasure {
  /** As the network counts: `LENGTHS` says how. */
  length: number;
  limit: number;
  /** Where the network folds the text with «more», in UTF-16 units of the composed text; null where it is shown whole. */
  fold: number | null;
  problems: PostProblem[];
  warnings: PostWarning[];
}

/** What is composed and measured; the platform decides how. */
export interface PostToMeasure {
  platform: SocialPlatform;
  content: SocialPostContent;
  hasImage: boolean;
}

const codePoints = (text: string): number => [...text].length;

/** What is not writing goes: control and unpaired characters, which networks refuse or drop silently. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .normalize('NFC')
    .trim();

/** A tag as networks link it: letters, digits and underscores, without `#`. '' where nothing is left, or digits alone. */
export const normaliseHashtag = (tag: string): string => {
  const characters = [...clean(tag).replace(/[^\p{L}\p{M}\p{N}_]/gu, '')].slice(
    0,
    SOCIAL_LIMITS.hashtags.maxLength,
  );
  const name = characters.join('');
  return /[\p{L}]/u.test(name) ? name : '';
};

/** Tags of a line as a person types them: `#uno due, tre`. Each once, whatever its capitals. */
export const parseHashtags = (text: string): string[] => {
  const tags = new Map<string, string>();
  for (const part of text.split(/[\s,;#＃]+/u)) {
    const tag = normaliseHashtag(part);
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
};

/** The first sentence, cut between words where it is longer than a title may be. */
const titleOf = (copy: string): string => {
  const [line = ''] = copy.split('\n');
  const sentence = /^.*?[.!?…](?=\s|$)/u.exec(line)?.[0].replace(/\.$/, '') ?? line;
  if (codePoints(sentence) <= SOCIAL_LIMITS.title) return sentence;
  const room = [...sentence].slice(0, SOCIAL_LIMITS.title - 1).join('');
  return `${room.replace(/\s+\S*$/u, '')}…`;
};

/** Networks that file a post under one topic, beside its words. */
export const TOPIC_PLATFORMS: readonly SocialPlatform[] = ['threads'];

/** Networks that take the link of a post beside its words. */
const WITH_LINK_FIELD: readonly SocialPlatform[] = ['pinterest', 'googlebusiness'];
/** Networks that make no link of a hashtag: there it would be noise. */
const WITHOUT_HASHTAGS: readonly SocialPlatform[] = ['googlebusiness'];

/** Whether hashtags stand among the words of a post there. */
const isAmongWords = (platform: SocialPlatform): boolean =>
  !TOPIC_PLATFORMS.includes(platform) && !WITHOUT_HASHTAGS.includes(platform);

/**
 * The one way a post is put together: previews show this, and the networks are sent this. The call to action and its link are a
 * paragraph, hashtags the last; Pinterest and Google have a field of their own for the link, Pinterest one for the title, and on Threads
 * the first hashtag is the topic.
 */
export const composePost = (platform: SocialPlatform, content: SocialPostContent): ComposedPost => {
  const copy = clean(content.copy);
  const callToAction = clean(content.callToAction);
  const link = clean(content.link);
  const tags = content.hashtags.map(clean);
  const [topic = ''] = TOPIC_PLATFORMS.includes(platform) ? tags : [];
  const hashtags = isAmongWords(platform) ? tags.map((tag) => `#${tag}`).join(' ') : '';
  const hasLinkField = WITH_LINK_FIELD.includes(platform);
  const invitation = [callToAction, hasLinkField ? '' : link].filter(Boolean).join(' ');
  return {
    text: [copy, invitation, hashtags].filter(Boolean).join('\n\n'),
    title: platform === 'pinterest' ? clean(content.title) || titleOf(copy) : '',
    link: hasLinkField ? link : '',
    ...(topic ? { topic } : {}),
  };
};

/** Characters that mean something in LinkedIn's notation. */
const LINKEDIN_RESERVED = /[\\(){}[\]<>@*_~|]|#(?![\p{L}\p{N}])/gu;

/**
 * A text in LinkedIn's notation, which shows it as it is: a reserved character without a backslash cuts the post there, silently.
 * A `#` before a word stays, because only so it is a hashtag.
 */
export const linkedInText = (text: string): string => text.replace(LINKEDIN_RESERVED, String.raw`\$&`);

/** How networks count that do not count code points. */
const LENGTHS: Partial<Record<SocialPlatform, (text: string) => number>> = {
  x: weightedLength,
  // In its own notation.
  linkedin: (text) => linkedInText(text).length,
  bluesky: graphemes,
  mastodon: mastodonLength,
  threads: threadsLength,
};

/** The length of a composed text as its network counts it. */
export const postLength = (platform: SocialPlatform, text: string): number =>
  (LENGTHS[platform] ?? codePoints)(text);

/** The end of the last whole word before the fold. */
const foldOf = (text: string, foldAfter: number | null): number | null => {
  const points = [...text];
  if (foldAfter === null || points.length <= foldAfter) return null;
  const shown = points.slice(0, foldAfter).join('');
  const between = /\s/u.test(text.charAt(shown.length)) ? shown : shown.replace(/\s+\S*$/u, '');
  return (between || shown).length;
};

/** True for an address that a post may lead to. */
export const isWebAddress = (link: string): boolean => {
  if (link.length > SOCIAL_LIMITS.link || /\s/u.test(link)) return false;
  try {
    const { protocol, hostname } = new URL(link);
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  } catch {
    return false;
  }
};

const problemsOf = (
  { platform, content, hasImage }: PostToMeasure,
  composed: ComposedPost,
): PostProblem[] => {
  const { limit, hashtags, mentions, imageRequired } = POST_RULES[platform];
  const { text, title } = composed;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const link = content.link.trim();
  const checks: [PostProblem, boolean][] = [
    ['empty', text === '' && !hasImage],
    ['too-long', postLength(platform, text) > limit],
    ['too-many-hashtags', hashtags.max !== null && count(/[#＃][\p{L}\p{N}_]/gu) > hashtags.max],
    ['too-many-mentions', mentions !== null && count(/(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_]/gu) > mentions],
    ['image-required', imageRequired && !hasImage],
    ['title-too-long', codePoints(title) > SOCIAL_LIMITS.title],
    ['link-invalid', link !== '' && !isWebAddress(link)],
  ];
  return checks.filter(([, is]) => is).map(([problem]) => problem);
};

/** Whether a post may go out as it is, how long it is, and what to know about it. */
export const measurePost = (post: PostToMeasure): PostMeasure => {
  const { platform, content } = post;
  const { limit, longFrom, foldAfter, hashtags } = POST_RULES[platform];
  const composed = composePost(platform, content);
  const length = postLength(platform, composed.text);
  const fold = foldOf(composed.text, foldAfter);
  const warnings: [PostWarning, boolean][] = [
    ['long', length > longFrom && length <= limit],
    [
      isAmongWords(platform) ? 'many-hashtags' : 'hashtags-left-out',
      content.hashtags.length > hashtags.advised,
    ],
    ['costly-link', platform === 'x' && linksOnX(composed.text).length > 0],
    ['folded', fold !== null],
    ['estimate', hasEstimates(`${content.title}\n${content.copy}`)],
  ];
  return {
    length,
    limit,
    fold,
    problems: problemsOf(post, composed),
    warnings: warnings.filter(([, is]) => is).map(([warning]) => warning),
  };
};

/** Where an address in a post is words that nobody can click, and is typed by hand: the shorter the better. */
const LINKS_ARE_WORDS: readonly SocialPlatform[] = ['instagram'];

/**
 * Names where a visit comes from in a link's address, so that its site can count it, where the network makes a link of it. What the
 * address says already stays.
 */
export const addTracking = (link: string, platform: SocialPlatform): string => {
  if (!isWebAddress(link) || LINKS_ARE_WORDS.includes(platform)) return link;
  const url = new URL(link);
  const names = [
    ['utm_source', platform],
    ['utm_medium', 'social'],
  ] as const;
  for (const [name, value] of names) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.toString();
};
