import {
  measurePost,
  parseHashtags,
  POST_RULES,
  REPLY_RULES,
  replyProblem,
  type PostProblem,
  type ReplyProblem,
  type SocialPhoto,
  type SocialPlatform,
  type SocialPostContent,
  type SocialPostDraft,
  type SocialSettings,
  type SocialTimezone,
} from '@contract';
import { addDays } from '../../../lib/days';
import { instantOf } from './post-time';
import { toPublishedContent } from './to-published-content';

/** How often a post comes back, in days: whole weeks, so that it keeps its weekday. */
export const REPEATS = { never: 0, week: 7, fortnight: 14, month: 28 } as const;
export type Repeat = keyof typeof REPEATS;
export const MAX_TIMES = 12;

/** A post as it is written once for several networks. */
export interface Composer {
  platforms: SocialPlatform[];
  /** Chosen accounts, where a network has several. */
  accounts: Partial<Record<SocialPlatform, string>>;
  copy: string;
  /** Texts of networks that say it in their own way. */
  variants: Partial<Record<SocialPlatform, string>>;
  title: string;
  callToAction: string;
  link: string;
  hashtags: string;
  comment: string;
  thread: string[];
  photos: SocialPhoto[];
  day: string;
  time: string;
  timezone: SocialTimezone;
  repeat: Repeat;
  times: number;
}

/** An empty one: tomorrow at nine, with the project's usual ending. */
export const newComposer = (
  platforms: SocialPlatform[],
  { callToAction, link }: Pick<SocialSettings, 'callToAction' | 'link'>,
  today: string,
): Composer => ({
  platforms,
  accounts: {},
  copy: '',
  variants: {},
  title: '',
  callToAction,
  link,
  hashtags: '',
  comment: '',
  thread: [],
  photos: [],
  day: addDays(today, 1),
  time: '09:00',
  timezone: 'Europe/Rome',
  repeat: 'never',
  times: 4,
});

/** What one network is given. */
export const contentFor = (composer: Composer, platform: SocialPlatform): SocialPostContent => ({
  copy: composer.variants[platform] ?? composer.copy,
  callToAction: composer.callToAction,
  link: composer.link,
  hashtags: parseHashtags(composer.hashtags),
  title: platform === 'pinterest' ? composer.title : '',
});

/** What follows the post on one network: a thread, a comment, or nothing. */
export const repliesFor = ({ comment, thread }: Composer, platform: SocialPlatform): string[] => {
  const kind = REPLY_RULES[platform]?.kind;
  if (kind === 'thread') return thread;
  return kind === 'comment' && comment.trim() ? [comment] : [];
};

/** The chosen networks that take a thread, or a first comment. */
export const takersOf = ({ platforms }: Composer, kind: 'thread' | 'comment'): SocialPlatform[] =>
  platforms.filter((platform) => REPLY_RULES[platform]?.kind === kind);

/** What keeps one network from taking its post. A missing picture keeps nothing: the post waits for it. */
export const problemsFor = (
  composer: Composer,
  platform: SocialPlatform,
  settings: Pick<SocialSettings, 'trackLinks'>,
): { post: PostProblem[]; reply: ReplyProblem | null; photos: boolean } => {
  const content = toPublishedContent(platform, contentFor(composer, platform), settings);
  const { problems } = measurePost({ platform, content, hasImage: composer.photos.length > 0 });
  return {
    post: problems.filter((problem) => problem !== 'image-required'),
    reply: replyProblem(platform, repliesFor(composer, platform)),
    photos: composer.photos.length > POST_RULES[platform].image.max,
  };
};

/** Whether every chosen network would take its post. */
export const isReady = (composer: Composer, settings: Pick<SocialSettings, 'trackLinks'>): boolean =>
  composer.platforms.length > 0 &&
  composer.day !== '' &&
  composer.time !== '' &&
  composer.platforms.every((platform) => {
    const { post, reply, photos } = problemsFor(composer, platform, settings);
    return post.length === 0 && reply === null && !photos;
  });

/** Whether it can be put aside: a draft may still be too long, but it says something and has a day. */
export const isDraftable = ({ platforms, copy, variants, photos, day, time }: Composer): boolean =>
  platforms.length > 0 &&
  day !== '' &&
  time !== '' &&
  (photos.length > 0 || [copy, ...Object.values(variants)].some((text) => text.trim() !== ''));

/** How many posts come of it. */
export const countOf = ({ platforms, repeat, times }: Composer): number =>
  platforms.length * (repeat === 'never' ? 1 : times);

/** The posts that it makes: one for each network and date, by date. A repeated one keeps its time of day across summer time. */
export const draftsOf = (composer: Composer, draft: boolean): SocialPostDraft[] => {
  const { day, time, timezone, repeat, times, accounts, photos } = composer;
  const days = Array.from({ length: repeat === 'never' ? 1 : times }, (_, index) =>
    addDays(day, index * REPEATS[repeat]),
  );
  return days.flatMap((one) =>
    composer.platforms.map((platform): SocialPostDraft => {
      const replies = repliesFor(composer, platform);
      const accountId = accounts[platform];
      return {
        ...contentFor(composer, platform),
        platform,
        scheduledFor: instantOf(one, time, timezone),
        ...(accountId ? { accountId } : {}),
        ...(replies.length > 0 ? { replies } : {}),
        ...(photos.length > 0 ? { photoIds: photos.map(({ id }) => id) } : {}),
        ...(draft ? { draft } : {}),
      };
    }),
  );
};
