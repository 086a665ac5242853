import { type DaySpan, overlaps } from '../values/calendar';
import { isSameQuantity, type Quantity } from '../values/quantities';
import type { Candidate, Situation } from './candidate';
import type { Frame } from './frame';
import { lightWordsIn } from './match-readings';
import { type CellMatch, cellHolds, matchRow } from './match-rows';
import {
  ANSWER_LENGTH,
  joinWithin,
  LIST_LENGTH,
  listedName,
  nameOf,
  sayCell,
  sayCells,
  sectionOf,
  sentence,
} from './say';
import { type Season, seasonsOf } from './seasons';
import type { Column, Row, Table } from './table';
import { EMPTY, meets, type Term } from './words';
import { namedColumns } from './named-columns';
import { isStock, namesMeasure, wantedColumns } from './wanted-columns';
import { polarLead } from './answer-from-flags';
import { answerInGrid } from './answer-in-grid';
import { listRows } from './list-rows';
import { isOnlyCell } from './only-cell';
import { candidateOf, TIE } from './row-candidate';

/** More rows than these are not told one by one; some of them show that there are any. */
const MOST_ROWS = 8;
const EXAMPLES = 3;
const FOR_EXAMPLE = { it: 'Sì, per esempio', en: 'Yes, for example' } as const;

/** A reply that goes on about a subject must meet at least so much of it. */
const LEAST_CARRIED = 0.4;

const NO_OTHER_NAMES: ReadonlySet<string> = new Set();
/** Whether a table speaks of what a question names, as it is called there. */
const isAbout = (table: Table, { terms }: Frame): boolean =>
  terms.length === 0 || terms.some((term) => meets({ ...term, alike: NO_OTHER_NAMES }, table.context) >= 0.9);

/** From here on a cell meets a word of the question by the word itself or by its name in the other language. */
const SHOWN = 0.6;

const isOfEmptyCell = ({ row, column }: CellMatch): boolean =>
  column !== null && row.cells[column.at]?.isEmpty === true;

/** What is asked for may have a column of its own, in which a row says nothing: then no neighbour answers for it. */
const unlessLeftEmpty = (filled: CellMatch[], empty: CellMatch[]): CellMatch[] => {
  const best = Math.max(...filled.map(({ score }) => score));
  const requested = filled.length > 0 ? empty.filter(({ score }) => score > best + TIE) : [];
  return requested.length > 0 ? requested : filled;
};

/** Whether a word names a row; "(max 5 persone)" behind a name is none of a row for five. */
const namesLabel = (term: Term, { label, labelWords }: Row): boolean =>
  meets(term, labelWords) > 0.9 &&
  (!/^\d/.test(term.folded) || label.replace(/\([^)]*\)/g, '').includes(term.folded));

const matchesIn = (
  table: Table,
  columns: Column[],
  frame: Frame,
  seasons: Season[],
  situation: Situation,
): CellMatch[] => {
  const own = frame.terms.filter(({ carried }) => !carried);
  const isLabelled = (row: Row): boolean => own.some((term) => namesLabel(term, row));
  // "Quanto costa la barba? – E il taglio?": the row that is named now stands against the one that was named before.
  const renames = own.length < frame.terms.length && table.rows.some(isLabelled);
  return table.rows.flatMap((row) => {
    const filled = columns.filter(({ at }) => row.cells[at]?.isEmpty === false);
    if (columns.length > 0 && filled.length === 0) return [];
    const empty = columns.filter(({ at }) => row.cells[at]?.isEmpty === true);
    const around = { ...situation, seasons };
    const found = matchRow(row, filled.length > 0 ? filled : [null], frame, around);
    return unlessLeftEmpty(found, filled.length > 0 ? matchRow(row, empty, frame, around) : []).map(
      (match) => {
        // "Preventivo", "gratuito": a price column's words answer as well, a little less.
        const holds =
          match.column === null || cellHolds(row.cells[match.column.at]?.text ?? '', frame.measure);
        const named = match.column !== null && namesMeasure(match.column, frame) ? 0.1 : 0;
        const lost = -named + (holds ? 0 : 0.02) + (renames && !isLabelled(row) ? 0.5 : 0);
        return { ...match, score: match.score - lost };
      },
    );
  });
};

/** The season by which a column was chosen, in words. */
const seasonNote = (match: CellMatch, seasons: Season[], days: DaySpan[]): string => {
  if (!match.satisfied.includes('days') || match.column === null) return '';
  const named = seasons.find(
    ({ name, days: spans }) =>
      match.column?.name.toLowerCase().includes(name.toLowerCase()) &&
      spans.some((span) => days.some((day) => overlaps(span, day))),
  );
  return named ? ` (${named.written})` : '';
};

const availability = (match: CellMatch, frame: Frame): string | null => {
  const stock = match.row.table.columns.find(isStock);
  if (!stock || !frame.isYesNo) return null;
  const text = match.row.cells[stock.at]?.text.trim() ?? '';
  const name =
    sayCells(match.row, [stock], frame).split(`, ${stock.name.toLowerCase()}`)[0] ?? match.row.label;
  const isNone = /^(?:0|no|esaurit\w+|non disponibil\w+)$/i.test(text);
  if (frame.language === 'en')
    return isNone ? `No, not available at the moment: ${name} (0).` : `Yes: ${name}, ${text} available.`;
  return isNone ? `No, al momento non disponibile: ${name} (0 pezzi).` : `Sì: ${name}, disponibili: ${text}.`;
};

/** Words that say little by themselves and stand in a column's header and in the question, not in those before it. */
const lightIn = ({ words }: Column, { plain }: Frame): number =>
  lightWordsIn(words.folded, { plain, earlier: '' });

/**
 * "Quanto costa per un'auto da 15 pollici? – E per un furgone?": the column that is named now takes the place of what chose another
 * one before.
 */
const renamedColumns = (columns: Column[], frame: Frame): { columns: Column[]; frame: Frame } => {
  const own = frame.terms.filter(({ carried }) => !carried);
  if (own.length === frame.terms.length) return { columns, frame };
  const called = columns.filter(({ words }) => own.some((term) => meets(term, words) > 0.9));
  // "E per uno grande?" after "cane medio": what is said in passing tells one column from the others.
  const most = Math.max(0, ...columns.map((column) => lightIn(column, frame)));
  const named =
    called.length === 0 && most > 0 ? columns.filter((column) => lightIn(column, frame) === most) : called;
  if (named.length === 0 || named.length === columns.length) return { columns, frame };
  const others = columns.filter((column) => !named.includes(column));
  const isOwn = ({ written }: Quantity): boolean => frame.plain.includes(written);
  const replaced = frame.quantities.filter(
    (each) =>
      !isOwn(each) &&
      others.some(({ range, quantities }) => range !== null || quantities.length > 0) &&
      // "3 giorni in bassa stagione? – E in alta?": for as long as before.
      !named.some(({ quantities }) => quantities.some((stated) => isSameQuantity(stated, each))),
  );
  const figures = new Set(replaced.flatMap(({ written }) => written.split(' ')));
  for (const { written } of replaced) {
    const before = frame.earlier.slice(0, Math.max(0, frame.earlier.indexOf(written)));
    const [, bearer] = /([a-z]+) (?:di|da|d'|of) $/.exec(before) ?? [];
    if (bearer !== undefined) figures.add(bearer);
  }
  const isReplaced = (term: Term): boolean =>
    term.carried && (figures.has(term.written) || others.some(({ words }) => meets(term, words) > 0.9));
  return {
    columns: named,
    frame: {
      ...frame,
      quantities: frame.quantities.filter((each) => !replaced.includes(each)),
      terms: frame.terms.filter((term) => !isReplaced(term)),
    },
  };
};

/** One price, or all of those of one row: of some of them nothing tells why the others are left out. */
const isOnlyPrice = (columns: readonly Column[], best: CellMatch, frame: Frame): boolean => {
  const isWhole = best.row.table.columns.every(
    (column) =>
      column.type !== 'money' || best.row.cells[column.at]?.isEmpty === true || columns.includes(column),
  );
  const arePrices = columns.length > 1 && isWhole && columns.every(({ type }) => type === 'money');
  return (columns.length === 1 || arePrices) && isOnlyCell(best, frame);
};

const answerIn = (table: Table, given: Frame, seasons: Season[], situation: Situation): Candidate[] => {
  const renamed = renamedColumns(wantedColumns(table, given), given);
  const { frame } = renamed;
  let { columns } = renamed;
  if (columns.length === 0 && frame.measure !== null && frame.measure !== 'how' && frame.measure !== 'count')
    return [];
  const isPerson = frame.measure === 'person';
  if (frame.measure === 'count' && columns.length === 0) return [];
  if (frame.measure === null && frame.isYesNo) {
    const stock = table.columns.find(isStock);
    if (stock) columns = [stock];
  }
  // "E la tripla a settembre?": of what is priced by season or day, in as few words as that.
  if (
    columns.length === 0 &&
    frame.measure === null &&
    !frame.isYesNo &&
    !frame.isList &&
    frame.days.length + frame.weekdays.size > 0
  ) {
    const priced = table.columns.filter(({ type, at }) => type === 'money' && at !== table.labelAt);
    const [first] = matchesIn(table, priced, frame, seasons, situation).sort((a, b) => b.score - a.score);
    if (first?.satisfied.some((each) => each === 'days' || each === 'weekday')) columns = priced;
  }
  const all = matchesIn(table, columns, frame, seasons, situation).sort((a, b) => b.score - a.score);
  const [best] = all;
  if (!best || isOfEmptyCell(best)) return [];
  // Nothing here is what was spoken of before.
  const hasOwn = frame.terms.some(({ carried }) => !carried);
  if (!hasOwn && (best.carried < LEAST_CARRIED || !(best.isExact || isAbout(table, frame)))) return [];
  const matches = all.filter((match) => !isOfEmptyCell(match));
  // Whether it is so on a day a row that names no days cannot tell.
  const asksDay = frame.isYesNo && frame.measure === null && frame.weekdays.size + frame.days.length > 0;
  if (asksDay && !best.satisfied.some((each) => each === 'days' || each === 'weekday')) return [];
  const lacks = new Set(best.missing);
  // What misses a word that the best one meets does not answer equally well.
  const near = matches.filter(
    ({ score, missing, satisfied }) =>
      best.score - score <= TIE &&
      missing.every((term) => lacks.has(term)) &&
      satisfied.length >= best.satisfied.length,
  );
  const rows = [...new Set(near.map(({ row }) => row))];
  if (isPerson && best.column?.at === table.labelAt) {
    const names = [...new Set(rows.map(({ cells }) => cells[best.column?.at ?? 0]?.text ?? ''))];
    const shown = table.columns.filter(
      (column) =>
        column.at !== table.labelAt &&
        frame.terms.some((term) => meets(term, best.row.cells[column.at]?.words ?? EMPTY) >= SHOWN),
    );
    if (rows.length === 1 && best.row)
      return [
        candidateOf(
          near,
          sentence(shown.length > 0 ? sayCells(best.row, shown.slice(0, 2), null) : best.row.label),
          'person',
        ),
      ];
    return [candidateOf(near, sentence(joinWithin(names, ', ', LIST_LENGTH, frame.language)), 'persons')];
  }
  if (rows.length === 1) {
    const stock = columns.some(isStock) ? availability(best, frame) : null;
    if (stock !== null) return [candidateOf([best], stock, 'availability')];
    const tied = near.filter(({ row }) => row === best.row).flatMap(({ column }) => column ?? []);
    const own = frame.isList ? tied : namedColumns(tied, frame);
    const shown =
      own.length > 0 ? own : table.columns.filter(({ at, type }) => at !== table.labelAt && type !== 'code');
    const note = own.length === 1 ? seasonNote(best, seasons, frame.days) : '';
    const cellsText = sayCells(best.row, shown, frame);
    const [only, ...others] = shown;
    const lead = only && others.length === 0 ? polarLead({ ...best, column: only }, frame) : '';
    const text = note === '' ? `${lead}${cellsText}` : cellsText.replace(/: ([^:]*)$/, `${note}: $1`);
    const cell = candidateOf(
      [best],
      sentence(text.length > ANSWER_LENGTH ? sayCells(best.row, shown.slice(0, 3), frame) : text),
      'cell',
    );
    return [isOnlyPrice(own, best, frame) ? { ...cell, isOnlyCell: true } : cell];
  }
  const rest = table.columns.filter(({ at, type }) => at !== table.labelAt && type !== 'code');
  const listed = near.map(({ row, column }) =>
    column
      ? sayCell(row, column, frame)
      : rest.length <= 2 && !frame.isList
        ? sayCells(row, rest, frame)
        : listedName(row, rows, frame),
  );
  if (rows.length > MOST_ROWS && !frame.isList) {
    if (!frame.isYesNo || frame.measure !== null || best.missing.length > 0 || !best.isExact) return [];
    const examples = rows.slice(0, EXAMPLES).map((row) => nameOf(row, frame));
    return [candidateOf(near, sentence(`${FOR_EXAMPLE[frame.language]}: ${examples.join('; ')}`), 'cells')];
  }
  const most = frame.isList ? LIST_LENGTH : ANSWER_LENGTH;
  const section = sectionOf(rows);
  const lead = section === null || listed.every((each) => each.startsWith(section)) ? '' : `${section}: `;
  const text = sentence(`${lead}${joinWithin([...new Set(listed)], '; ', most, frame.language)}`);
  return [{ ...candidateOf(near, text, 'cells'), score: best.score + (frame.isList ? 0.1 : 0) }];
};

const KIND = /\b(?:che|quali|what|which) ([a-z]{3,}) (?:di |del|da |per |of |on |for |about )/;
/** "Che libri di cucina avete?": the kind of thing that a shop sells stands in no row of its list. */
const withoutKind = (frame: Frame): Frame => {
  const [, kind] = frame.isList ? (KIND.exec(frame.plain) ?? []) : [];
  const others = frame.terms.filter(({ written, carried }) => !carried && written !== kind);
  return kind === undefined || others.length === 0
    ? frame
    : {
        ...frame,
        terms: frame.terms.map((term) =>
          term.written === kind ? { ...term, weight: term.weight * 0.3 } : term,
        ),
      };
};

/** Replies from tables, best first. */
export const answerFromTables = (
  tables: readonly Table[],
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const found = tables
    .flatMap((table) => {
      const grid = answerInGrid(table, frame, seasons, situation);
      return [
        ...listRows(table, frame),
        ...(grid.length > 0 ? grid : answerIn(table, withoutKind(frame), seasons, situation)),
      ];
    })
    .sort((a, b) => b.score - a.score);
  const only = found.filter(({ isOnlyCell }) => isOnlyCell === true);
  return only.length > 1 ? found.map((each) => ({ ...each, isOnlyCell: false })) : found;
};
