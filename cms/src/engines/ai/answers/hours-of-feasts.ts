import { overlaps, readDays } from '../values/calendar';
import { plain } from '../values/plain';
import type { Weekday } from '../values/weekdays';
import type { Frame } from './frame';
import type { Statement } from './material';

/** "Festivo infrasettimanale: orario della domenica", "il 2 giugno con gli orari della domenica". */
const AS_SUNDAY =
  /\b(?:orari?o? (?:di|della|come la|come di) domenica|come (?:di |la )?domenica|sunday hours|same hours as sunday)\b/;
const FESTIVE = /\bfestiv|\b(?:public |bank )?holidays?\b/;
const SUNDAY: ReadonlySet<Weekday> = new Set<Weekday>([7]);

export interface FeastHours {
  /** What says so. */
  statement: Statement;
  /** The question as if it were asked of a Sunday. */
  frame: Frame;
}

/** On a holiday the hours of Sunday, where the documents say so; null where they do not or no holiday is asked for. */
export const hoursAsOnSunday = (statements: readonly Statement[], frame: Frame): FeastHours | null => {
  if (frame.days.length !== 1 || frame.asksOpen === null) return null;
  const statement = statements.find(({ text }) => {
    if (!AS_SUNDAY.test(plain(text))) return false;
    const named = readDays(text, frame.year).some((span) => frame.days.some((day) => overlaps(span, day)));
    return named || (frame.isHoliday && FESTIVE.test(plain(text)));
  });
  // "L'8 dicembre, festa dell'Immacolata": what day it is was read already.
  const terms = frame.terms.filter(({ folded }) => !/^(?:fest|ponte)/.test(folded));
  return statement ? { statement, frame: { ...frame, terms, isHoliday: false, weekdays: SUNDAY } } : null;
};
