import { LIMITS } from '../../../contract';
import { wordsOf } from '../index/analysed-text';
import type { Answer } from '../port';

/** Share of an answer's words beyond which it says nothing new. */
const SAME = 0.7;

/** The share of a text's words that another text holds too. */
const sharedWords = (text: string, other: string): number => {
  const words = wordsOf(text, 'it').map(({ stem }) => stem);
  const known = new Set(wordsOf(other, 'it').map(({ stem }) => stem));
  return words.length === 0 ? 1 : words.filter((stem) => known.has(stem)).length / words.length;
};

/** What the embedded answer adds to a reply that ended early; null where it says nothing more. */
export const restOf = (composed: Answer | null, shown: string): Pick<Answer, 'text' | 'sources'> | null => {
  if (!composed) return null;
  const { text, sources } = composed;
  const isKnown = sharedWords(text, shown) > SAME;
  if (isKnown || shown.length + text.length + 2 > LIMITS.reply.max) return null;
  return { text: `\n\n${text}`, sources };
};
