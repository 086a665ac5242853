import type { SocialPlatform } from '../../../../contract';
import type { EarlierPost } from '../port';
import { DAY_MS } from '../../../../contract/time-units';
import { trigramsOf } from '../similarity';

const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** A hook may stand before what a post is about. */
const BEGINNING = 60;

/** So many words are read before anything else. */
const OPENING_WORDS = 6;

/** After so many days nobody remembers what a post only mentioned. */
const MENTION_DAYS = 14;
const isNear = (at: string, now: string): boolean =>
  at === '' || now === '' || Math.abs(Date.parse(now) - Date.parse(at)) <= MENTION_DAYS * DAY_MS;

/** A question in the last lines, above a greeting or a number. */
const ENDS_ASKING = /\?[^?]{0,80}$/u;

/** Networks of one short thought at a time: who is on several publishes the same thought on each. */
const SHORT_NETWORKS: readonly SocialPlatform[] = ['x', 'bluesky', 'mastodon', 'threads'];
const sayTheSame = (one: SocialPlatform, other: SocialPlatform): boolean =>
  one === other || (SHORT_NETWORKS.includes(one) && SHORT_NETWORKS.includes(other));

/** A post as it was told. */
interface ToldPost {
  platform: SocialPlatform;
  words: string;
  runs: Set<string>;
}

/** Posts of one moment are one telling. */
interface Moment {
  posts: ToldPost[];
  kind: string;
  /** One of its posts ends with a question, before the words that stand under every post. */
  asks: boolean;
  /** So near to the moment in question that what it only mentioned is still remembered. */
  isRecent: boolean;
}

/** What was told lately, moment by moment, newest first. */
export interface History {
  moments: readonly Moment[];
  /** At how many moments of the last weeks a sentence stood. */
  uses(sentence: string): number;
  /**
   * Whether a post was about a sentence: it began with it, however long ago on the same network, and lately on any. Who follows another
   * network has not read it.
   */
  began(sentence: string): boolean;
  /** Whether any earlier post has a sentence, however long ago and on whatever network. */
  hasEver(sentence: string): boolean;
  /** How much of all that two texts say they share, against the most alike of other moments. */
  likeness(copy: string): number;
  /** The same against what other networks tell at this moment. */
  likenessNow(copy: string): number;
  /** Whether another network says something at this moment. */
  namedNow(sentence: string): boolean;
  /** Whether another network opens with the same words at this moment. */
  opensLikeNow(copy: string): boolean;
  /** Whether another network tells something at this moment. */
  hasOthers: boolean;
  /** How many posts there were. */
  postCount: number;
  lastKind: string;
  /** Whether one of the last two moments told of a thing. */
  toldLately(thing: string): boolean;
  /** Whether any moment of the last weeks told of a thing. */
  named(thing: string): boolean;
  /** The share of posts that tell of something. */
  share(matches: (words: string) => boolean): number;
}

const jaccard = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return shared / (one.size + other.size - shared || 1);
};

const mostAlike = (copy: string, posts: readonly ToldPost[]): number => {
  const runs = trigramsOf(copy);
  return Math.max(0, ...posts.map((post) => jaccard(runs, post.runs)));
};
const toldPost = ({ platform, copy }: EarlierPost): ToldPost => ({
  platform,
  words: wordsOf(copy),
  runs: trigramsOf(copy),
});

/**
 * Reads earlier posts as one who writes for a network at an instant; those without an instant are moments of their own. Posts of the same
 * instant are what other networks tell, and of the same network what is written anew.
 */
export const historyOf = (
  earlier: readonly EarlierPost[],
  now: string,
  platform: SocialPlatform | null = null,
): History => {
  const byMoment = new Map<string, Moment>();
  const others: ToldPost[] = [];
  for (const [at, post] of earlier.entries()) {
    if (now !== '' && post.at === now) {
      if (platform !== null && post.platform !== platform) others.push(toldPost(post));
      continue;
    }
    const key = post.at || `#${at}`;
    const moment = byMoment.get(key) ?? {
      posts: [],
      kind: post.kind,
      asks: false,
      isRecent: isNear(post.at, now),
    };
    moment.asks ||= ENDS_ASKING.test(post.copy);
    moment.posts.push(toldPost(post));
    byMoment.set(key, moment);
  }
  const moments = [...byMoment.values()];
  const all = [...others, ...moments.flatMap(({ posts }) => posts)];
  /** What is told now where something else is expected. */
  const elsewhere = others.filter((post) => platform === null || !sayTheSame(post.platform, platform));
  const isFollowed = (post: ToldPost, { isRecent }: Moment): boolean =>
    isRecent || platform === null || post.platform === platform;
  const counts = new Map<string, number>();
  return {
    moments,
    hasOthers: elsewhere.length > 0,
    postCount: all.length,
    lastKind: moments[0]?.kind ?? '',
    toldLately: (thing) =>
      thing !== '' &&
      moments.slice(0, 2).some(({ posts }) => posts.some(({ words }) => words.includes(wordsOf(thing)))),
    named: (thing) =>
      thing !== '' &&
      moments.some(
        ({ isRecent, posts }) => isRecent && posts.some(({ words }) => words.includes(wordsOf(thing))),
      ),
    began(sentence) {
      const words = wordsOf(sentence);
      return moments.some((moment) =>
        moment.posts.some((post) => {
          const at = post.words.indexOf(words);
          return at >= 0 && at < BEGINNING && isFollowed(post, moment);
        }),
      );
    },
    hasEver(sentence) {
      const words = wordsOf(sentence);
      return moments.some(({ posts }) => posts.some((post) => post.words.includes(words)));
    },
    uses(sentence) {
      const known = counts.get(sentence);
      if (known !== undefined) return known;
      const words = wordsOf(sentence);
      const count =
        moments.filter(({ isRecent, posts }) => isRecent && posts.some((post) => post.words.includes(words)))
          .length + Number(others.some((post) => post.words.includes(words)));
      counts.set(sentence, count);
      return count;
    },
    likeness: (copy) =>
      mostAlike(
        copy,
        moments.flatMap((moment) => moment.posts.filter((post) => isFollowed(post, moment))),
      ),
    likenessNow: (copy) => mostAlike(copy, elsewhere),
    namedNow: (sentence) => others.some(({ words }) => words.includes(wordsOf(sentence))),
    opensLikeNow(copy) {
      const opening = wordsOf(copy).split(' ').slice(0, OPENING_WORDS).join(' ');
      return elsewhere.some(({ words }) => words.startsWith(opening));
    },
    share: (matches) =>
      all.length === 0 ? 0 : all.filter(({ words }) => matches(words)).length / all.length,
  };
};
