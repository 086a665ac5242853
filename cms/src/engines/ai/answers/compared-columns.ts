import { plain } from '../values/plain';
import { stem } from '../text/stem';
import type { Frame } from './frame';
import { headsQuality } from './qualities';
import { headsSize } from './sizes';
import type { Column, Table } from './table';
import { lexemesOf } from './words';

/** What is said to be most or least: "più piattaforme", "il più alto", "the most seats". */
const COMPARED =
  /\b(?:piu|meno|maggior|minor|massim[oa]|minim[oa]|most|least|highest|lowest|fewest) (?:numero di |number of )?([a-z]{3,})/g;

const stemsOf = (text: string): string[] => lexemesOf(text).map(({ lower }) => stem(lower, 'it'));

/** "Difficile" and "difficoltà", "pericoloso" and "pericolo". */
const BEGINNING = 6;
const sharesBeginning = (one: string, two: string): boolean =>
  one.length >= BEGINNING && two.length >= BEGINNING && one.slice(0, BEGINNING) === two.slice(0, BEGINNING);

/** The columns whose header is what a superlative compares, by its noun or by the adjective of a size. */
export const comparedColumns = (table: Table, { plain: text, superlative }: Frame): Column[] => {
  if (superlative === null) return [];
  const nouns = new Set([...text.matchAll(COMPARED)].flatMap(([, word = '']) => stemsOf(word)));
  const others = table.columns.filter(({ at }) => at !== table.labelAt);
  const isNamed = (each: string): boolean =>
    each.length > 2 && (nouns.has(each) || [...nouns].some((noun) => sharesBeginning(noun, each)));
  const named = others.filter(({ name }) => stemsOf(plain(name)).some(isNamed));
  if (named.length > 0) return named;
  const compared = others.filter(({ name }) => headsQuality(name, text));
  if (compared.length > 0) return compared;
  const [sized] = [...text.matchAll(COMPARED)].flatMap(([, word = '']) => {
    const found = others.filter(({ name, type }) => type !== 'money' && headsSize(name, word));
    return found.length > 0 ? [found] : [];
  });
  return sized ?? [];
};
