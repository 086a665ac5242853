/** A question of a few words that opens a line: "Vetro nero?", "Prima volta?". */
const OPENS = /^[^.!?]{3,60}\?$/u;

/** Sentences of a line of advice: a question at its head stays with its answer, which says nothing without it. */
export const askedTogether = (sentences: readonly string[]): string[] => {
  const [first = '', second, ...rest] = sentences;
  return second !== undefined && OPENS.test(first) && /^\p{Lu}/u.test(second)
    ? [`${first} ${second}`, ...rest]
    : [...sentences];
};
