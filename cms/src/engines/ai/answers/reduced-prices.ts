import { plain } from '../values/plain';
import { isWithin, readRange } from '../values/quantities';
import type { Frame } from './frame';
import type { Column, Table } from './table';
import { lexemesOf } from './words';

const REDUCED =
  /^(?:(?:tariffa|prezzo|biglietto|quota) )?(?:ridott[oaie]|agevolat[oaie]|reduced|concessions?|discounted)\b/;
const FULL =
  /^(?:(?:tariffa|prezzo|biglietto|quota) )?(?:inter[oaie]|pien[oa]|ordinari[oa]|normal[ei]|full|standard)\b/;
const GROUPS =
  /\b(student\w*|universit\w*|scolar\w*|resident\w*|soci\w*|tesserat\w*|disabil\w*|invalid\w*|disoccupat\w*|insegnant\w*|docent\w*|militar\w*|forze dell'ordine|pensionat\w*|members?|teachers?|unemployed|disabled|seniors?)\b/;

/** "Oltre i 65 anni e studenti fino a 26 anni": the several conditions of a reduction, each by itself. */
const conditionsIn = (note: string): string[] =>
  plain(note)
    .split(/[,;] | (?:e|ed|o|oppure|and|or) (?=[a-z])/)
    .filter((part) => readRange(part)?.unit === 'year' || GROUPS.test(part));

const beginning = (word: string): string => word.slice(0, Math.max(5, word.length - 3));

/** Whether one condition holds for whom a question tells of; null where the question tells nothing of it. */
const holds = (condition: string, { plain: text, quantities }: Frame): boolean | null => {
  const range = readRange(condition);
  const age = quantities.find(({ unit }) => unit === 'year');
  const isOfAge = range?.unit === 'year' && age ? isWithin(age, range) : null;
  const [group] = GROUPS.exec(condition) ?? [];
  const groups = lexemesOf(condition).filter(({ folded }) => GROUPS.test(folded));
  const isInGroup =
    group === undefined ? null : groups.some(({ folded }) => text.includes(beginning(folded)));
  if (isOfAge === false) return false;
  if (isInGroup === null) return isOfAge;
  // A student whose age is not told may be any age.
  return isInGroup ? true : age ? false : null;
};

/**
 * Under "Intero" and "Ridotto" with a remark that says who pays less: whether a column's price is that of whom the question tells of.
 * Null where nothing tells.
 */
export const isPriceOfOthers = (column: Column, table: Table, frame: Frame): boolean | null => {
  const name = plain(column.name);
  const isReduced = REDUCED.test(name);
  if (column.type !== 'money' || !(isReduced || FULL.test(name))) return null;
  if (!table.columns.some((other) => other.type === 'money' && REDUCED.test(plain(other.name)))) return null;
  const notes = new Set(table.rows.flatMap(({ noteTexts }) => noteTexts));
  const verdicts = [...notes].flatMap(conditionsIn).map((condition) => holds(condition, frame));
  if (verdicts.includes(true)) return !isReduced;
  return verdicts.length > 0 && verdicts.every((each) => each === false) ? isReduced : null;
};

/** The words of a question by which the condition of a reduction is met: "faccio l'università" by "studenti universitari". */
export const wordsOfGroup = (table: Table, frame: Frame): string[] => {
  const notes = new Set(table.rows.flatMap(({ noteTexts }) => noteTexts));
  const starts = [...notes]
    .flatMap(conditionsIn)
    .filter((condition) => holds(condition, frame) === true)
    .flatMap((condition) => lexemesOf(condition).map(({ folded }) => folded))
    .filter((word) => GROUPS.test(word))
    .map(beginning);
  return frame.terms
    .filter(({ written }) => starts.some((start) => written.startsWith(start)))
    .map(({ written }) => written);
};

/** "Under 18", "Ragazzi 6–14" above prices: years, though nobody writes them. */
const AGES =
  /^(?:under|over|u|sotto i|oltre i|sopra i|fino ai|dai|ragazz[ie]|bambin[ie]|children|kids|youth|giovan[ie]|senior)\b/;
export const isHeaderOfAges = ({ name, range, type }: Column): boolean =>
  type === 'money' && range?.unit === '' && AGES.test(plain(name));
