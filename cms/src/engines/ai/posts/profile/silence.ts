import type { Day } from '../../../../contract';
import { daysIn, isPointedSilence } from './dates';
import { asksSilence } from './house-matters';
import { SILENT_BEFORE } from './instruction-patterns';
import type { RawFact, RawMaterial } from './raw-material';

/** What stands before a sentence that asks for silence. */
interface Before {
  /** What the sentence before told; null where it told nothing. */
  last: RawFact | null;
  /** The same beyond the end of its line. */
  latest: RawFact | null;
  /** How many statements stand before this line. */
  lineBegin: number;
}

const withdrawn = ({ facts, privateNotes }: RawMaterial, fact: RawFact | undefined): void => {
  if (!fact) return;
  facts.splice(facts.indexOf(fact), 1);
  privateNotes.push(fact.text);
};

/** "Prima di allora nemmeno una sillaba": all that its line tells from the last day that it names waits for that day. */
const keepBackUntilThen = (material: RawMaterial, lineBegin: number, today: Day): void => {
  const { facts } = material;
  for (let at = facts.length - 1; at >= lineBegin; at -= 1) {
    const day = daysIn(facts[at]?.text ?? '', today).at(-1)?.day;
    if (day === undefined) continue;
    for (const fact of facts.slice(at)) fact.from = day;
    return;
  }
  withdrawn(material, facts.at(-1));
};

/** "Nothing about them before that": whether a sentence keeps back, for ever or until a day, what the one before told. */
export const keepsBack = (
  sentence: string,
  { last, latest, lineBegin }: Before,
  material: RawMaterial,
  today: Day,
): boolean => {
  const [embargo] = last && SILENT_BEFORE.test(sentence) ? daysIn(last.text, today) : [];
  if (last && embargo) {
    last.from = embargo.day;
    return true;
  }
  const begin = latest ? Math.min(lineBegin, material.facts.length - 1) : lineBegin;
  if (material.facts.length > begin && isPointedSilence(sentence, today)) {
    keepBackUntilThen(material, begin, today);
    return true;
  }
  if (!latest || !asksSilence(sentence)) return false;
  const until = daysIn(sentence, today).at(-1);
  if (until) latest.from = until.day;
  else withdrawn(material, latest);
  return true;
};
