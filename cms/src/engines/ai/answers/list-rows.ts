import { plain } from '../values/plain';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { joinWithin, LIST_LENGTH, sentence } from './say';
import { rowConditions } from './row-conditions';
import type { Row, Table } from './table';
import { meets, type Term } from './words';

const SEASON =
  /^(?:estat|estiv|invern|primaver|autunn|natal|pasqu|summer|winter|spring|autumn|christmas|easter)/;

const FEAST =
  /\b(?:di|per|da|a) ?(natale|pasqua|capodanno|ferragosto|halloween|carnevale|san valentino)\b|\b(christmas|easter)\b/g;
const namesOfDays = (text: string): string[] =>
  [...text.matchAll(FEAST)].flatMap(([, italian, english]) => italian ?? english ?? []);

/** A word of so little weight is no subject. */
const IN_PASSING = 0.1;
const OF_WHOM =
  /^(?:figli[aoe]?|bambin[aoe]|nipot[ei]|marito|moglie|mamma|papa|amic[aoi]|amiche|son|daughter|husband|wife|friends?)$/;

/** "Che corsi ci sono la domenica?": rows whose cells name that day. */
const isOnItsDays = (row: Row, frame: Frame): boolean => {
  const { isViolated, satisfied } = rowConditions(row, null, frame, frame.year);
  return !isViolated && satisfied.some((each) => each === 'weekday' || each === 'days');
};

/** "Che tipi di camere ci sono?": the rows of the table that is about them, by name. */
export const listRows = (table: Table, frame: Frame): Candidate[] => {
  // "Il compleanno di mia figlia, che formule ci sono?": whose it is narrows nothing down.
  const own = frame.terms.filter(
    ({ carried, weight, written }) => !carried && weight > IN_PASSING && !OF_WHOM.test(written),
  );
  const label = table.columns[table.labelAt];
  const namesSeason = own.some((term) => SEASON.test(term.folded) && meets(term, table.context) > 0.9);
  // "Alberi di Natale" are called so; nothing is asked of the day.
  const isNameOfDay = namesOfDays(frame.plain).some((name) => plain(table.title).includes(name));
  const asksOfDays = frame.days.length > 0 && !namesSeason && !isNameOfDay;
  if (frame.after !== null) return [];
  if (!frame.isList || own.length === 0 || !label || table.rows.length > 30) return [];
  const isConditional = frame.weekdays.size > 0 || asksOfDays;
  const rows = isConditional ? table.rows.filter((row) => isOnItsDays(row, frame)) : table.rows;
  const about = (term: Term): number => Math.max(meets(term, label.words), 0.9 * meets(term, table.context));
  if (!own.every((term) => about(term) > 0.5) || label.type !== 'text') return [];
  const names = [...new Set(rows.map(({ label: name }) => name))];
  const share = own.reduce((sum, term) => sum + about(term), 0) / own.length;
  const [first] = rows;
  if (!first || names.length < (isConditional ? 1 : 2)) return [];
  return [
    {
      text: sentence(joinWithin(names, ', ', LIST_LENGTH, frame.language)),
      quotes: [{ passage: first.passage, text: names.join(', ') }],
      score: share + 0.8 + (meets(own[0]!, label.words) > 0.9 ? 0.1 : 0),
      coverage: share,
      missing: [],
      fits: true,
      carried: 1,
      band: 'rows',
      isComposed: true,
    },
  ];
};
