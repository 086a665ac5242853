import { plain } from '../values/plain';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { joinWithin, LIST_LENGTH, sayCell, sentence } from './say';
import { isFlagSet } from './column-type';
import type { CellMatch } from './match-rows';
import { leftOutWords } from './left-out';
import type { Column, Row, Table } from './table';
import { meets, type Term } from './words';

/** How far another name must meet a column that the question denies: "non ho il patentino" under "Patente". */
const DENIED = 0.7;

/** "Senza latte", "gluten free": what is asked for is that it is not there. */
const isDenied = (term: Term, { plain: text }: Frame): boolean => {
  if (leftOutWords(text).some((word) => term.written.startsWith(word))) return true;
  const start = term.written.slice(0, Math.max(4, term.written.length - 2)).replace(/[^a-z0-9]/g, '');
  return new RegExp(
    `\\b(?:senza|priv[oaie] di|without|no|non conten\\w+|non (?:ha|hanno|c'e)) (?:il |la |lo |l'|le |gli |i |any )?${start}|\\b${start}\\w*[ -]free\\b`,
  ).test(text);
};

const HEADED = 0.9;
const NAMED = 0.9;

interface Flagged {
  column: Column;
  wanted: boolean;
  term: Term;
}

/** The column of yes and no that a question names. */
const flagOf = (table: Table, frame: Frame): Flagged | null => {
  const flags = table.columns.filter(({ type, at }) => type === 'flag' && at !== table.labelAt);
  for (const term of [...frame.terms].sort((a, b) => Number(a.carried) - Number(b.carried)))
    for (const column of flags)
      if (meets(term, column.words) >= (isDenied(term, frame) ? DENIED : HEADED))
        return { column, term, wanted: !isDenied(term, frame) };
  return null;
};

const polarity = (isSo: boolean, { language }: Frame): string =>
  isSo ? (language === 'it' ? 'Sì' : 'Yes') : 'No';

/** "Does it hold eggs?" is answered by yes or no; "may she eat it?" is not, whoever is allergic to them. */
const ASKS_PRESENCE =
  /\b(?:ha|hanno|contien\w*|conteng\w*|c'e|ci sono|e|sono|senza|include|comprende|has|have|contains?|is|are|does|do|free)\b/;
const ASKS_LEAVE = /\b(?:allerg\w+|intoller\w+|puo|posso|possono|possiamo|can|may|could|celiac\w+)\b/;

/** Of what is allowed or taken a cell of yes and no is the answer itself. */
const GRANTS =
  /\b(?:accett\w+|ammess\w+|consentit\w+|permess\w+|animali|cani|fumatori|prenotabil\w+|accepted|allowed|pets?|dogs?)\b/;
/** "PayPal, accettato: no" after a "no" of its own, where the question asks whether it is so. */
export const polarLead = (
  { row, column, missing }: Pick<CellMatch, 'row' | 'column' | 'missing'>,
  frame: Frame,
): string => {
  const isSo = column?.type === 'flag' ? isFlagSet(row.cells[column.at]?.text ?? '') : null;
  const isAsked =
    frame.isYesNo &&
    frame.measure === null &&
    missing.length === 0 &&
    !/\b(?:non|senza|not|without)\b/.test(frame.plain);
  return isSo !== null && isAsked && GRANTS.test(plain(column?.name ?? ''))
    ? `${polarity(isSo, frame)}. `
    : '';
};

const candidate = (rows: readonly Row[], text: string, coverage: number, missing: Term[]): Candidate => ({
  text: sentence(text),
  quotes: rows.slice(0, 3).map(({ passage }) => ({ passage, text: passage.text })),
  score: coverage + 0.75,
  coverage,
  missing,
  fits: true,
  carried: 1,
  isExact: true,
  band: 'rows',
  isComposed: true,
});

/** Whether a thing has what a column of yes and no tells, or which things have it. */
const answerIn = (table: Table, frame: Frame): Candidate[] => {
  const flag = flagOf(table, frame);
  if (frame.weekdays.size + frame.days.length > 0 || frame.after !== null) return [];
  if (!flag || (frame.measure !== null && frame.measure !== 'count')) return [];
  const { column, wanted, term: wantedTerm } = flag;
  const others = frame.terms.filter((term) => term !== wantedTerm && meets(term, column.words) < HEADED);
  const own = others.filter(({ carried }) => !carried);
  const label = table.columns[table.labelAt];
  const isKind = (term: Term): boolean =>
    (label !== undefined && meets(term, label.words) >= 0.6) || meets(term, table.context) >= 0.6;
  const names = (own.length > 0 ? own : others).filter((term) => !isKind(term));
  const share = (row: Row): number =>
    names.reduce((sum, { weight }) => sum + weight, 0) === 0
      ? 0
      : names.reduce((sum, term) => sum + term.weight * (meets(term, row.labelWords) >= NAMED ? 1 : 0), 0) /
        names.reduce((sum, { weight }) => sum + weight, 0);
  const filled = table.rows.filter(
    ({ cells }) => cells[column.at]?.isEmpty === false || isFlagSet(cells[column.at]?.text ?? '') !== null,
  );
  // "Quali barche posso guidare senza patente?": what is done with all of them narrows nothing down.
  const isOfAll =
    frame.isList &&
    frame.terms.some(isKind) &&
    !names.some((term) =>
      table.rows.some(({ cells }) => cells.some(({ words }) => meets(term, words) >= NAMED)),
    );
  if (names.length === 0 || isOfAll) {
    const rows = filled.filter(({ cells }) => isFlagSet(cells[column.at]?.text ?? '') === wanted);
    if (rows.length === 0 || own.length + (wantedTerm.carried ? 0 : 1) === 0) return [];
    const listed = joinWithin([...new Set(rows.map((row) => row.label))], ', ', LIST_LENGTH, frame.language);
    const without = frame.language === 'it' ? 'senza' : 'without';
    // "Serve la tessera" is no name that "senza" could stand before.
    const isName = !/^(?:serv|richied|occorr|neces|requir|needs?\b|e |ha |si |per |con |is |has )/.test(
      plain(column.name),
    );
    const denied = isName ? `${without} ${column.name.toLowerCase()}: ` : `${column.name}, no: `;
    return [candidate(rows, `${wanted ? `${column.name}: ` : denied}${listed}`, 0.95, [])];
  }
  const best = Math.max(0, ...filled.map(share));
  const rows = filled.filter((row) => share(row) === best);
  const [row] = rows;
  if (best < 0.6 || !row || rows.length > 3) return [];
  const missing = names.filter((term) => meets(term, row.labelWords) < NAMED && !term.carried);
  const values = rows.map((each) => isFlagSet(each.cells[column.at]?.text ?? '') === wanted);
  const cellTexts = rows.map((each) => sayCell(each, column, frame)).join('; ');
  const isOne = values.every((each) => each === values[0]);
  return [
    candidate(
      rows,
      isOne && ASKS_PRESENCE.test(frame.plain) && !ASKS_LEAVE.test(frame.plain)
        ? `${polarity(values[0] === true, frame)}. ${cellTexts}`
        : cellTexts,
      best,
      missing,
    ),
  ];
};

/** Replies from columns of yes and no: allergens, what is included, what is allowed. */
export const answerFromFlags = (tables: readonly Table[], frame: Frame): Candidate[] =>
  tables.flatMap((table) => answerIn(table, frame));
