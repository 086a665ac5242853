import { alikeWords } from '../../text/alike';
import { stem } from '../../text/stem';
import { fold, tokenise } from '../../text/tokenise';

/** Words that stand in every message; "non", "più", "meno", "mai" and "nessuno" tell much and are kept. */
const SILENT = new Set(
  (
    'a ad ai al alla alle agli allo che chi ci coi col come con cosa cui d da dai dal dalla dalle dallo degli dei del dell della delle ' +
    'dello di e ed era erano fra gli ha hanno ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio ne negli nei nel nell ' +
    'nella nelle nello noi o per perche po poi qui quel quella quelli questo questa se si sia siamo sono su sul sulla sui tra tu un una ' +
    'uno vi voi anche ancora abbiamo hai essere fare faccio posso devo puo c x'
  ).split(' '),
);

/** What a word or a span is one of, beside the word itself: any month tells of a season as another does. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/,
    'nomedelmese',
  ],
  [/\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b/, 'nomedelgiorno'],
  [/\b(?:dalle|tra le|fra le) (?:ore )?\d{1,2}(?:[.:]\d\d)? (?:alle|e le)\b/, 'fasciaoraria'],
  [
    /\b(?:da|dal|a) \p{L}+ a (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/u,
    'tramesi',
  ],
];

/** The kinds of which something in a text is one. */
export const kindsOf = (text: string): string[] => {
  const folded = fold(text.toLowerCase());
  return KINDS.filter(([pattern]) => pattern.test(folded)).map(([, kind]) => kind);
};

const wordsOf = (text: string): string[] => [
  ...tokenise(text)
    .map(({ text: word }) => fold(word))
    .filter((word) => word.length > 1 && !SILENT.has(word) && !/\d/.test(word)),
  ...kindsOf(text),
];

/** Words and their neighbours: "non tornano" tells more than both. */
export const phrasesOf = (text: string): string[] => {
  const stems = wordsOf(text).map((word) => stem(word, 'it'));
  return [...new Set([...stems, ...stems.slice(1).map((each, at) => `${stems[at] ?? ''} ${each}`)])];
};

/** How much each kind of likeness between two words tells beside the word itself. */
const WEIGHTS = { word: 1, pair: 0.7, alike: 0.4, letters: 0.35 } as const;
const MOST_ALIKE = 8;
const LETTERS = 4;

/** Everything by which two messages may be alike, with its weight: words, pairs of them, other words for the same, runs of letters. */
export const likenessFeatures = (text: string): ReadonlyMap<string, number> => {
  const features = new Map<string, number>();
  const words = wordsOf(text);
  const stems = words.map((word) => stem(word, 'it'));
  words.forEach((word, at) => {
    const own = stems[at] ?? word;
    features.set(`w:${own}`, WEIGHTS.word);
    features.set(`s:${own}`, WEIGHTS.alike);
    for (const other of new Set(
      alikeWords(word, [own])
        .map((each) => each.stem)
        .slice(0, MOST_ALIKE),
    ))
      features.set(`s:${other}`, WEIGHTS.alike);
    const padded = `^${word}$`;
    for (let from = 0; from + LETTERS <= padded.length; from += 1)
      features.set(`c:${padded.slice(from, from + LETTERS)}`, WEIGHTS.letters);
    if (at > 0) features.set(`b:${stems[at - 1] ?? ''} ${own}`, WEIGHTS.pair);
  });
  return features;
};
