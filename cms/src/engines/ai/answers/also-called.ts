import { SYNONYMS } from '../text/lexicon/synonyms';
import { stem } from '../text/stem';

const alike = new Map<string, Set<string>>();
for (const group of SYNONYMS) {
  const [italian = '', english = ''] = group.split('|').map((side) => side.trim());
  const stems = [
    ...italian.split(' ').map((word) => stem(word, 'it')),
    ...english.split(' ').map((word) => stem(word, 'en')),
    // A material in Italian is stemmed as Italian throughout.
    ...english.split(' ').map((word) => stem(word, 'it')),
  ].filter((each) => each.length > 1);
  for (const each of stems) {
    const others = alike.get(each) ?? new Set();
    for (const other of stems) others.add(other);
    alike.set(each, others);
  }
}

/** Stems of other names for a thing. They decide whether a row or sentence speaks of what was asked. */
export const alsoCalled = (folded: string, stems: readonly string[]): string[] => {
  const keys = new Set([...stems, folded, stem(folded, 'it'), stem(folded, 'en')]);
  return [...keys].flatMap((each) => [...(alike.get(each) ?? [])]);
};
