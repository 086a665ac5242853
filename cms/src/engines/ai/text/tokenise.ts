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
const THOUSANDS = /[.,](?=\p{N}{3}(?!\p{N}))/gu;

/** Words and numbers of a text. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    tokens.push({
      text: /^\p{N}/u.test(word)
        ? lower.replace(THOUSANDS, '')
        : lower.replace(/[- &]/g, '').normalize('NFC'),
      start: index,
      end: index + word.length,
      capital: lower !== word && word.charAt(0) !== lower.charAt(0),
    });
  }
  return tokens;
};

/** Without accents: "perché" and "perche" are one word to a visitor in a hurry. */
export const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
