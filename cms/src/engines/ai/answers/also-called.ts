import { SYNONYMS } from '../text/lexicon/synonyms';
import { PLAIN_ENGLISH } from '../text/lexicon/synonyms/plain-english';
import { stem } from '../text/stem';

const alike = new Map<string, Set<string>>();
const addNames = (key: string, names: readonly string[]): void =>
  void alike.set(key, new Set([...(alike.get(key) ?? []), ...names]));

for (const group of SYNONYMS) {
  const [italian = '', english = ''] = group.split('|').map((side) => side.trim());
  const stems = [
    ...italian.split(' ').map((word) => stem(word, 'it')),
    ...english.split(' ').map((word) => stem(word, 'en')),
    // A material in Italian is stemmed as Italian throughout.
    ...english.split(' ').map((word) => stem(word, 'it')),
  ].filter((each) => each.length > 1);
  for (const each of stems) addNames(each, stems);
}
/** The sides of a group of translations, each with the stems that a material of either language has. */
const stemsOf = (side: string, languages: readonly ('it' | 'en')[]): string[] =>
  side
    .trim()
    .split(' ')
    .flatMap((word) => languages.map((language) => stem(word, language)))
    .filter((each) => each.length > 1);
// Translations name across the languages only: "box" is a jar to an English visitor, never "scatola" to an Italian one.
for (const group of PLAIN_ENGLISH) {
  const [italian = '', english = ''] = group.split('|');
  for (const each of stemsOf(english, ['en', 'it'])) addNames(each, stemsOf(italian, ['it']));
  for (const each of stemsOf(italian, ['it'])) addNames(each, stemsOf(english, ['en']));
}

/** Stems of other names for a thing. They decide whether a row or sentence speaks of what was asked. */
export const alsoCalled = (folded: string, stems: readonly string[]): string[] => {
  const keys = new Set([...stems, folded, stem(folded, 'it'), stem(folded, 'en')]);
  return [...keys].flatMap((each) => [...(alike.get(each) ?? [])]);
};
