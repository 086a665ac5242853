/** The figures of a text as they are written, without what surrounds them: `12,4`, `1.250`. */
const figuresOf = (text: string): string[] =>
  [...text.matchAll(/\d(?:[\d.,]*\d)?/g)].map(([figure]) => figure).sort();

/** Nothing that a plain sentence needs: markup, links, addresses, control characters. */
const FOREIGN = /[<>[\]{}`*_#|\\]|https?:|www\.|@|\p{C}/iu;
/** Lengths, as a multiple of the original's. */
const LENGTH = { least: 0.4, most: 2.2 } as const;

/**
 * What stays of a sentence that a model has said in its own words: its words where each figure of the original is still
 * there and no other has come, the original otherwise.
 */
export const acceptRewriting = (original: string, written: string): string => {
  const text = written.trim();
  const share = text.length / Math.max(1, original.length);
  const sound =
    share >= LENGTH.least &&
    share <= LENGTH.most &&
    !FOREIGN.test(text) &&
    figuresOf(text).join(' ') === figuresOf(original).join(' ');
  return sound ? text : original;
};
