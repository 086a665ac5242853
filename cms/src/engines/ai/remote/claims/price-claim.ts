import { numberOf, withDigits } from '../../values/numbers';
import { plain } from '../../values/plain';
import { clausesOf, moneyIn, type PricedThing, spokenWords, subjectWords } from './priced-things';

export interface PriceEvidence {
  things: readonly PricedThing[];
  /** Sums that somebody computed or composed from the sources. */
  vouched: ReadonlySet<number>;
  question: string;
}

const NEGATED = /\b(?:non|no|not|n't|sotto|sopra|oltre|fino a|under|over|up to)\b/;

const overlap = (words: ReadonlySet<string>, others: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return shared;
};

/** "Un ordine da 450 euro": what the visitor presumes, in the visitor's words. */
const isPremise = (text: string, amount: number): boolean =>
  [...text.matchAll(/\b(?:da|di|con|per|from|of|with|for) (?:€ ?)?(\d[\d.,]*)/g)].some(
    ([, written = '']) => numberOf(written.replace(/[.,]$/, '')) === amount,
  );

/** "3 notti" at 84 € is 252 €: a price of the sources as often as the question counts, or the sum of two that the reply names. */
const isComputed = (
  amount: number,
  stated: readonly number[],
  { things, question }: PriceEvidence,
): boolean => {
  const questionText = withDigits(plain(question));
  const subject = subjectWords(question);
  const counts = [...questionText.matchAll(/(?<![\d.,])(\d{1,3})(?![\d.,:])/g)].map(([count]) =>
    Number(count),
  );
  const isTimes = things.some(
    (thing) =>
      overlap(thing.words, subject) > 0 &&
      counts.some((count) => count > 1 && Math.abs(thing.amount * count - amount) < 0.005),
  );
  if (isTimes) return true;
  const others = stated.filter((each) => each !== amount && things.some((thing) => thing.amount === each));
  return others.some((a, at) => others.slice(at + 1).some((b) => Math.abs(a + b - amount) < 0.005));
};

/**
 * True when a sentence names a price that the sources do not give for what it speaks of: the sum must stand in them as money, and no
 * other priced thing may fit the words better.
 */
export const hasFalsePrice = (sentence: string, evidence: PriceEvidence): boolean => {
  const { things, vouched, question } = evidence;
  const text = withDigits(plain(sentence));
  const stated = moneyIn(text).map(({ amount }) => amount);
  const questionAmounts = new Set(moneyIn(withDigits(plain(question))).map(({ amount }) => amount));
  const isKnown = (amount: number): boolean => things.some((thing) => thing.amount === amount);
  const asks = spokenWords(question);
  const subject = subjectWords(question);
  return clausesOf(text).some((clause) => {
    const named = subjectWords(clause);
    const isNamed = things.some((thing) => overlap(thing.words, named) > 0);
    const words = isNamed ? spokenWords(clause) : new Set([...spokenWords(text), ...asks]);
    return moneyIn(clause).some(({ amount }) => {
      if (vouched.has(amount)) return false;
      if (!isKnown(amount)) {
        // The visitor's own figure may be spoken of, not confirmed.
        const isEchoed =
          questionAmounts.has(amount) &&
          (NEGATED.test(text) || stated.some((each) => isKnown(each)) || isPremise(text, amount));
        return !isEchoed && !isComputed(amount, stated, evidence);
      }
      const fit = (isMeant: (thing: PricedThing) => boolean): number =>
        things.filter(isMeant).reduce((best, thing) => Math.max(best, overlap(thing.words, words)), -1);
      const own = fit((thing) => thing.amount === amount);
      // Where the words fit both, what was composed from the sources decides: of a row of seasons only one is the asked one.
      const isContested = vouched.size > 0 && !stated.some((each) => vouched.has(each));
      return (
        own < (vouched.size > 0 ? 1 : Math.min(2, Math.max(1, (isNamed ? named : subject).size))) ||
        fit((thing) => !stated.includes(thing.amount)) > own ||
        (isContested && fit((thing) => vouched.has(thing.amount)) >= own)
      );
    });
  });
};
