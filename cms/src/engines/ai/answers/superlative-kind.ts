import type { Frame } from './frame';
import type { Column, Row, Table } from './table';
import { meets, type Term } from './words';

const ASKED_KIND =
  /\b(?:qual(?:e|i)?|che|which|what)(?:'?s| e| sono| is| are)? ?(?:il |lo |la |l'|i |gli |le |the )?(?:(?:piu|meno|most|least) [a-z]+ )?([a-z]{3,})/;
const NO_OTHER_NAMES: ReadonlySet<string> = new Set();
const NAMED = 0.9;
const FEWEST_NAMED = 2;

/** What is compared: "il laboratorio" of "qual è il laboratorio più costoso?". */
const kindIn = ({ plain: text, terms }: Frame): Term | null => {
  const [, noun] = ASKED_KIND.exec(text) ?? [];
  const term = terms.find(({ written }) => written === noun);
  return term ? { ...term, alike: NO_OTHER_NAMES } : null;
};

/** Whether the rows of a table are of a kind: its title, the header of its names or the names themselves say so. */
const holdsKind = ({ rows, columns, context, labelAt }: Table, kind: Term): boolean => {
  const label = columns[labelAt];
  return (
    meets(kind, context) >= NAMED ||
    (label !== undefined && meets(kind, label.words) >= NAMED) ||
    rows.filter(
      ({ labelWords, cells }) =>
        meets(kind, labelWords) >= NAMED ||
        // "Tipo: laboratorio".
        cells.some(({ words }) => words.folded.size === 1 && meets(kind, words) >= NAMED),
    ).length >= FEWEST_NAMED
  );
};

/** The column of words under which things of a kind stand, where rows are called by days or times: "Evento" beside "Data". */
const columnOf = ({ columns, labelAt }: Table, kind: Term): Column | null =>
  columns.find(({ at, type, words }) => at !== labelAt && type !== 'money' && meets(kind, words) >= NAMED) ??
  null;

const BY_DAY: ReadonlySet<string> = new Set(['date', 'weekday', 'time', 'duration']);

/** How the rows of a table are compared as things of the kind that is asked for. */
export type KindInTable =
  /** They are no such things. */
  | { isOther: true }
  | {
      isOther: false;
      isNamed: boolean;
      /** The column that names the rows, where they are called by days. */
      nameIn: Column | null;
      /** The word of the question that heads that column. */
      headed: string | null;
    };

/**
 * What a table's rows have to do with what is compared. "La gita più cara" is no week of a table in which trips have a column, and
 * "museo e laboratorio" above prices makes no ticket a workshop where another table lists the workshops.
 */
export const kindInTable = (table: Table, tables: readonly Table[], frame: Frame): KindInTable => {
  const kind = kindIn(frame);
  const label = table.columns[table.labelAt];
  const isByDay = label !== undefined && BY_DAY.has(label.type);
  if (!kind)
    return { isOther: false, isNamed: false, nameIn: isByDay ? namingColumn(table) : null, headed: null };
  if (holdsKind(table, kind))
    return {
      isOther: false,
      isNamed: true,
      nameIn: isByDay ? (columnOf(table, kind) ?? namingColumn(table)) : null,
      headed: null,
    };
  const named = columnOf(table, kind);
  if (named)
    return isByDay
      ? { isOther: false, isNamed: true, nameIn: named, headed: kind.written }
      : { isOther: true };
  const isHead = table.columns.some(({ words }) => meets(kind, words) >= NAMED);
  if (isHead && tables.some((other) => other !== table && holdsKind(other, kind))) return { isOther: true };
  return { isOther: false, isNamed: false, nameIn: isByDay ? namingColumn(table) : null, headed: null };
};

/** The first column of words that tell the rows apart. */
const namingColumn = ({ columns, rows, labelAt }: Table): Column | null =>
  columns.find(
    ({ at, type }) =>
      at !== labelAt &&
      type === 'text' &&
      new Set(rows.map(({ cells }) => cells[at]?.text ?? '')).size > rows.length / 2,
  ) ?? null;

/** "Amleto (sab 8/5)": a row by what stands under a column, with the day it is called by. */
export const calledBy = (row: Row, column: Column): string => {
  const name = row.cells[column.at]?.text.trim() ?? '';
  return name === '' ? row.label : `${name} (${row.label})`;
};
