import type { EarlierPost } from '../port';
import { DAY_MS } from '../../../../contract/time-units';
import { trigramsOf } from '../similarity';

const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** A hook may stand before what a post is about. */
const BEGINNING = 60;

/** After so many days nobody remembers what a post only mentioned. */
const MENTION_DAYS = 14;
const isNear = (at: string, now: string): boolean =>
  at === '' || now === '' || Math.abs(Date.parse(now) - Date.parse(at)) <= MENTION_DAYS * DAY_MS;

/** A question in the last lines, above a greeting or a number. */
const ENDS_ASKING = /\?[^?]{0,80}$/u;

/** Posts of one moment are one telling. */
interface Moment {
  words: string[];
  runs: Set<string>[];
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
  /** Whether a post began with a sentence, however long ago: it was about it. */
  began(sentence: string): boolean;
  /** How much of all that two texts say they share, against the most alike of other moments. */
  likeness(copy: string): number;
  lastKind: string;
  /** Whether one of the last two moments told of a thing. */
  toldLately(thing: string): boolean;
  /** Whether any moment of the last weeks told of a thing. */
  named(thing: string): boolean;
  share(matches: (words: string) => boolean): number;
}

const jaccard = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return shared / (one.size + other.size - shared || 1);
};

/** Reads earlier posts; those without an instant are moments of their own. */
export const historyOf = (earlier: readonly EarlierPost[], now: string): History => {
  const byMoment = new Map<string, Moment>();
  for (const [at, post] of earlier.entries()) {
    if (now !== '' && post.at === now) continue;
    const key = post.at || `#${at}`;
    const moment = byMoment.get(key) ?? {
      words: [],
      runs: [],
      kind: post.kind,
      asks: false,
      isRecent: isNear(post.at, now),
    };
    moment.asks ||= ENDS_ASKING.test(post.copy);
    moment.words.push(wordsOf(post.copy));
    moment.runs.push(trigramsOf(post.copy));
    byMoment.set(key, moment);
  }
  const moments = [...byMoment.values()];
  const counts = new Map<string, number>();
  return {
    moments,
    lastKind: moments[0]?.kind ?? '',
    toldLately: (thing) =>
      thing !== '' &&
      moments.slice(0, 2).some((moment) => moment.words.some((text) => text.includes(wordsOf(thing)))),
    named: (thing) =>
      thing !== '' &&
      moments.some(({ isRecent, words }) => isRecent && words.some((text) => text.includes(wordsOf(thing)))),
    began(sentence) {
      const words = wordsOf(sentence);
      return moments.some((moment) =>
        moment.words.some((text) => {
          const at = text.indexOf(words);
          return at >= 0 && at < BEGINNING;
        }),
      );
    },
    uses(sentence) {
      const known = counts.get(sentence);
      if (known !== undefined) return known;
      const words = wordsOf(sentence);
      const count = moments.filter(
        ({ isRecent, words: told }) => isRecent && told.some((text) => text.includes(words)),
      ).length;
      counts.set(sentence, count);
      return count;
    },
    likeness(copy) {
      const runs = trigramsOf(copy);
      return Math.max(0, ...moments.flatMap((moment) => moment.runs.map((other) => jaccard(runs, other))));
    },
    share(matches) {
      if (moments.length === 0) return 0;
      return moments.filter(({ words }) => words.some(matches)).length / moments.length;
    },
  };
};
