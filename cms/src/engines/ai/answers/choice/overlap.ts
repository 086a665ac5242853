import type { Frame } from '../frame';

/** Every three letters in a row. */
export const trigrams = (text: string): Set<string> => {
  const found = new Set<string>();
  const line = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  for (let at = 0; at + 3 <= line.length; at += 1) found.add(line.slice(at, at + 3));
  return found;
};
/** Share of one set that stands in another. */
export const contained = (one: ReadonlySet<string>, two: ReadonlySet<string>): number => {
  let shared = 0;
  for (const each of one) if (two.has(each)) shared += 1;
  return one.size === 0 ? 0 : shared / one.size;
};

/** Beginnings of the words of a plain text, light ones among them. */
export const starts = (plainText: string): Set<string> =>
  new Set((plainText.match(/[a-z]{3,}|\d+/g) ?? []).map((word) => word.slice(0, 5)));
const STOP =
  /^(?:che|per|con|non|del|dei|una|uno|gli|nel|sul|dal|alla|della|delle|quant|quand|come|cosa|dove|posso|avete|costa|the|and|for|how|what|does|you|much|are|can|sono|siete)$/;
export const tokensOf = ({ plain: question }: Frame): string[] =>
  [...starts(question)].filter((token) => !STOP.test(token));
/** The figures of a text, in its order. */
export const valuesKey = (folded: string): string => (folded.match(/\d+(?:[.,:]\d+)?/g) ?? []).join(' ');
