import type { Locale } from '../../../../contract';
import type { RawFact } from './raw-material';
import { stemsIn } from './text';

/** Two statements that share so much of the words of one say the same. */
const MERGE_WORDS = 0.75;

/** Whether most words of one text stand in another. */
export const isCovered = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.size === 0) return true;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / one.size >= MERGE_WORDS;
};

/** The first of statements that say the same. */
export const distinctFacts = <Fact extends RawFact>(facts: readonly Fact[], language: Locale): Fact[] => {
  const chosen: { fact: Fact; stems: Set<string> }[] = [];
  for (const fact of facts) {
    const stems = stemsIn(fact.text, language);
    const twin = chosen.findIndex((one) => isCovered(stems, one.stems) || isCovered(one.stems, stems));
    if (twin < 0) chosen.push({ fact, stems });
    // Of two that say the same the fuller stays, with the dates of both.
    else if (stems.size > (chosen[twin]?.stems.size ?? 0))
      chosen[twin] = { fact: { ...fact, from: fact.from ?? chosen[twin]?.fact.from ?? null }, stems };
  }
  return chosen.map(({ fact }) => fact);
};
