const CONTRACTED: readonly [preposition: string, stem: string][] = [
  ['di', 'de'],
  ['in', 'ne'],
  ['a', 'a'],
  ['da', 'da'],
  ['su', 'su'],
];
const ENDINGS: Readonly<Record<string, string>> = {
  il: 'l',
  lo: 'llo',
  la: 'lla',
  'l’': 'll’',
  i: 'i',
  gli: 'gli',
  le: 'lle',
};
const JOINED = /(?<![\p{L}’])(di|in|In|a|da|su) (il|lo|la|i|gli|le|l’)(?=(?:(?<=’)| )\p{L})/gu;

/** Prepositions and the articles of inserted phrases in one word, as Italian wants them: "di il bar" is "del bar". */
export const joinArticles = (text: string): string =>
  text.replace(JOINED, (_, preposition: string, article: string) => {
    const stem = CONTRACTED.find(([each]) => each === preposition.toLowerCase())?.[1] ?? preposition;
    const joined = `${stem}${ENDINGS[article] ?? article}`;
    return preposition === 'In' ? `${joined.charAt(0).toUpperCase()}${joined.slice(1)}` : joined;
  });
