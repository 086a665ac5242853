/** A word or a number, with its place in the text it came from. */
export interface Token {
  /** Lower case, accents kept. */
  text: string;
  start: number;
  end: number;
  /** Begins with a capital letter in the text. */
  capital: boolean;
}

// Apostrophes part words: l'embargo, dell'Unione. A number keeps its separators: 1.500,00. A few words are written with a dash or
// without, and their halves mean something else.
const WORD =
  /(?<![\p{L}\p{N}])(?:check[- ]?(?:in|out)|wi-?fi|e-?mail|take[- ]?away|bed and breakfast|b&b)(?!\p{L})|\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+/giu;
/** The same where no such word stands: most texts, read in half the time. */
const PLAIN_WORD = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+/gu;
const DASHED = /check[- ]?(?:in|out)|wi-?fi|e-?mail|take[- ]?away|bed and breakfast|b&b/i;
const THOUSANDS = /[.,](?=\p{N}{3}(?!\p{N}))/gu;

const cleaned = (lower: string): string => {
  if (/^[a-z]+$/.test(lower)) return lower;
  return /^\p{N}/u.test(lower) ? lower.replace(THOUSANDS, '') : lower.replace(/[- &]/g, '').normalize('NFC');
};

/** Words and numbers of a text. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(DASHED.test(text) ? WORD : PLAIN_WORD)) {
    const lower = word.toLowerCase();
    tokens.push({
      text: cleaned(lower),
      start: index,
      end: index + word.length,
      capital: lower !== word && word.charAt(0) !== lower.charAt(0),
    });
  }
  return tokens;
};

/** Without accents: "perché" and "perche" are one word to a visitor in a hurry. */
export const fold = (word: string): string =>
  /[^ -~]/.test(word) ? word.normalize('NFD').replace(/\p{M}/gu, '') : word;
