import type { SocialProfile } from '../../../../contract';
import { stemsIn } from '../profile/text';
import type { History } from './history';
import { meets, PRICE_WISH, type Wish } from './wishes';

/** All that is wanted often fills at most so much of a plan, and each of it at least and at most so much. */
const OFTEN = { all: 0.75, least: 0.26, most: 0.38 } as const;
/** What is wanted now and then stands in one post of five, or of more where a lot is wanted. */
const SOMETIMES = { all: 0.4, most: 0.2 } as const;

/** What an owner wants spoken of, against how often it was. */
export interface WishQuota {
  /** The share of posts that are to speak of it. */
  target: number;
  /** The share that did. */
  share: number;
  /** So many posts it is behind by the next one; below zero where it is ahead. */
  debt: number;
  /** The newest moment told of it. */
  isFresh: boolean;
}

interface ReadText {
  stems: ReadonlySet<string>;
  hasPrice: boolean;
}
/** Texts of a history are read once, however many subjects are weighed against it. */
const read = new WeakMap<History, Map<string, ReadText>>();
const readText = (history: History, text: string, language: SocialProfile['language']): ReadText => {
  const known = read.get(history) ?? new Map<string, ReadText>();
  read.set(history, known);
  const found = known.get(text) ?? { stems: stemsIn(text, language), hasPrice: /€|\beuro\b/u.test(text) };
  known.set(text, found);
  return found;
};

/** How far each wish is from what its owner asked for; a wish for prices has no quota of its own. */
export const wishQuotas = (
  wishes: readonly Wish[],
  history: History,
  language: SocialProfile['language'],
): ReadonlyMap<Wish, WishQuota> => {
  const counted = wishes.filter(({ words }) => !PRICE_WISH.test(words));
  const often = counted.filter((wish) => wish.often).length;
  const sometimes = counted.length - often;
  return new Map(
    counted.map((wish) => {
      const target = wish.often
        ? Math.min(OFTEN.most, Math.max(OFTEN.least, OFTEN.all / often))
        : Math.min(SOMETIMES.most, SOMETIMES.all / sometimes);
      const share = history.share((words) => meets(readText(history, words, language), wish));
      const { postCount } = history;
      const isFresh =
        history.moments[0]?.posts.some(({ words }) => meets(readText(history, words, language), wish)) ??
        false;
      return [wish, { target, share, debt: target * (postCount + 1) - share * postCount, isFresh }];
    }),
  );
};
