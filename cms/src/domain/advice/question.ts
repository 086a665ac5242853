/** Words that open a question, in both languages; on folded text. */
const INTERROGATIVE =
  /\b(?:quant\w*|(?<!\b(?:sa|so|pare|sembra|penso|credo|visto|dato|un[oa]|quell[oaie]|altr[oaie]) )che (?=\p{L})|qual[ei]?\b|come\b|quando\b|cosa\b|perche\b|conviene\b|calcol\w*|dimmi\b|a che\b|di quanto\b|how\b|what\b|which\b|when\b|should\b|can i\b)/gu;
/** Marks of one end stand together: "in un anno??" ends once. */
const SENTENCE_END = /[.;:?!]+(?!\d)\s*|\n/g;

/** Whether a word of question stands in it: "e se il costo sale a 30?" has none, and asks again what was asked before. */
export const hasInterrogative = (folded: string): boolean => folded.search(INTERROGATIVE) !== -1;

/** The part of a message that asks: the last sentence with a question mark or a word of question; all of it where there is none. */
export const questionOf = (folded: string): string => {
  const sentences: string[] = [];
  let from = 0;
  for (const match of folded.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    sentences.push(folded.slice(from, end));
    from = end;
  }
  sentences.push(folded.slice(from));
  const asking = sentences.filter(
    (sentence) => sentence.includes('?') || sentence.search(INTERROGATIVE) !== -1,
  );
  const last = asking.at(-1)?.trim() ?? '';
  return last === '' ? folded : last;
};
