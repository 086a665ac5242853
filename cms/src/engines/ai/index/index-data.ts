import type { Locale } from '../../../contract';
import type { Passage } from '../port';
import { languageOfTokens } from '../text/language';
import { tokenise } from '../text/tokenise';
import { contentOf, gramsOf, type Lexeme, wordsOf } from './analysed-text';
import { yieldToEventLoop } from './yield-to-event-loop';
import { FieldBuilder, type FieldData } from './field-index';
import { normalQuestion } from './normal-question';
import { keyOf, keyOfSum, sumOf } from './term-key';
import { buildVocabulary, type VocabularyData } from './vocabulary';

export const LANGUAGES = ['it', 'en'] as const satisfies readonly Locale[];
const EXTENSION = /\.[a-z0-9]{2,8}$/i;

const titleOf = ({ sourceTitle, heading }: Passage): string =>
  `${sourceTitle.replace(EXTENSION, '')} ${heading}`;
/** What stands above a passage's text and is meant with each of its sentences. */
export const contextOf = ({ heading, question }: Passage): string => `${heading} ${question ?? ''}`;

/** What is known of a bot's passages beside their text: plain numbers, to be sent between threads and stored as they are. */
export interface IndexData {
  stems: FieldData;
  grams: FieldData;
  titles: FieldData;
  pairs: FieldData;
  vocabulary: VocabularyData;
  /** Each passage's language, by its place in `LANGUAGES`. */
  languages: Uint8Array;
  /** The owner's questions, by their words: keys in ascending order, and whose they are. */
  questions: { keys: Int32Array; documents: Int32Array };
}

/** A word's numbers in each field. */
interface Keys {
  stem: number;
  grams: number[];
  /** The sum of its stem and a space: a pair goes on from there. */
  first: number;
}
const keysOf = ({ folded, stem }: Lexeme): Keys => ({
  stem: keyOf(stem),
  grams: gramsOf(folded).map(keyOf),
  first: sumOf(' ', sumOf(stem)),
});

const questionsOf = (passages: readonly Passage[]): IndexData['questions'] => {
  const questions = passages
    .flatMap(({ question }, document) =>
      question === null ? [] : [{ key: keyOf(normalQuestion(question)), document }],
    )
    .sort((a, b) => a.key - b.key || a.document - b.document);
  return {
    keys: Int32Array.from(questions, ({ key }) => key),
    documents: Int32Array.from(questions, ({ document }) => document),
  };
};

/** Reads every passage once. In slices: on a thread that answers visitors too, they are answered meanwhile. */
export const buildIndexData = async (
  passages: readonly Passage[],
  fallback: Locale = 'it',
): Promise<IndexData> => {
  const stems = new FieldBuilder();
  const grams = new FieldBuilder();
  const titles = new FieldBuilder();
  const pairs = new FieldBuilder();
  const keys = new Map<Lexeme, Keys>();
  const counts = new Map<string, number>();
  const languages = new Uint8Array(passages.length);
  const keysOfWord = (lexeme: Lexeme): Keys => {
    const known = keys.get(lexeme);
    if (known) return known;
    const found = keysOf(lexeme);
    keys.set(lexeme, found);
    return found;
  };
  const count = (folded: string): void => void counts.set(folded, (counts.get(folded) ?? 0) + 1);
  const breathe = yieldToEventLoop();
  for (const [document, passage] of passages.entries()) {
    const tokens = tokenise(passage.text);
    const language = languageOfTokens(tokens, fallback);
    languages[document] = LANGUAGES.indexOf(language);
    let first: number | null = null;
    for (const { lexeme } of [...wordsOf(contextOf(passage), language), ...contentOf(tokens, language)]) {
      const known = keysOfWord(lexeme);
      stems.add(known.stem);
      for (const gram of known.grams) grams.add(gram);
      if (first !== null) pairs.add(keyOfSum(sumOf(lexeme.stem, first)));
      first = known.first;
      count(lexeme.folded);
    }
    for (const { lexeme } of wordsOf(titleOf(passage), language)) {
      titles.add(keysOfWord(lexeme).stem);
      count(lexeme.folded);
    }
    for (const field of [stems, grams, titles, pairs]) field.close();
    await breathe();
  }
  const built: FieldData[] = [];
  for (const [field, b] of [
    [stems, 0.75],
    [grams, 0.75],
    [titles, 0.3],
    [pairs, 0.75],
  ] as const) {
    built.push(field.build(b));
    await breathe();
  }
  const [stemData, gramData, titleData, pairData] = built as [FieldData, FieldData, FieldData, FieldData];
  return {
    stems: stemData,
    grams: gramData,
    titles: titleData,
    pairs: pairData,
    vocabulary: buildVocabulary(counts),
    languages,
    questions: questionsOf(passages),
  };
};
