import { readMoney } from '../values/money';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { contentOf } from './words';

/** How much two sentences must have in common, figures left out, to speak of the same thing. */
const SAME_SUBJECT = 0.5;
/** How much less likely the other may be. */
const NEARLY = 0.3;
const MAY_DIFFER: ReadonlySet<string> = new Set(['statement', 'cell']);

const DIFFERS = {
  it: (one: string, from: string, two: string, other: string): string =>
    `I documenti non concordano. «${one}» (${from}); «${two}» (${other})`,
  en: (one: string, from: string, two: string, other: string): string =>
    `The documents do not agree. “${one}” (${from}); “${two}” (${other})`,
} as const;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(contentOf(text).flatMap(({ folded }) => (/\d/.test(folded) ? [] : [folded])));

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
};

const amountOf = (text: string): number | null => {
  const amounts = new Set(readMoney(text).map(({ amount }) => amount));
  const [only] = amounts;
  return amounts.size === 1 && only !== undefined ? only : null;
};

const sourceOf = ({ quotes }: Candidate): string => quotes[0]?.passage.sourceTitle ?? '';

/** Another document's price for the very same thing, where it is a different one. */
const contradicting = (answer: Candidate, candidates: readonly Candidate[]): Candidate | undefined => {
  const amount = amountOf(answer.text);
  if (amount === null || !MAY_DIFFER.has(answer.band)) return undefined;
  const words = wordsOf(answer.text);
  return candidates.find((other) => {
    const otherAmount = amountOf(other.text);
    return (
      other.band === answer.band &&
      other.fits &&
      sourceOf(other) !== sourceOf(answer) &&
      otherAmount !== null &&
      otherAmount !== amount &&
      answer.score - other.score <= NEARLY &&
      other.coverage >= answer.coverage - 0.05 &&
      other.missing.every((term) => answer.missing.includes(term)) &&
      likeness(words, wordsOf(other.text)) >= SAME_SUBJECT
    );
  });
};

/** The answer; both where two documents give two prices of one thing, each with its name. */
export const withContradiction = (
  answer: Candidate,
  candidates: readonly Candidate[],
  { measure, language }: Frame,
): Candidate => {
  const other = measure === 'money' ? contradicting(answer, candidates) : undefined;
  if (!other) return answer;
  return {
    ...answer,
    text: DIFFERS[language](answer.text, sourceOf(answer), other.text, sourceOf(other)),
    quotes: [...answer.quotes, ...other.quotes],
  };
};
