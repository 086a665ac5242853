import type { Locale } from '../../../contract';
import type { Passage } from '../passage';
import { type DaySpan, readDays } from '../values/calendar';
import { type Money, readBareMoney, readMoney } from '../values/money';
import { plain } from '../values/plain';
import { type Range, readQuantities, readRange, type Quantity } from '../values/quantities';
import { readWeekdays, type Weekday } from '../values/weekdays';
import { type ColumnType, findUnsignedPrices, isEmptyCell, typeOf } from './column-type';
import { withUnit } from './header-unit';
import { withPairedValues } from './paired-values';
import { EMPTY, readWords, type Words } from './words';

/** A cell with its values, read when they are first needed. */
export class Cell {
  readonly text: string;
  readonly words: Words;
  readonly isEmpty: boolean;
  #days: DaySpan[] | null = null;
  #weekdays: ReadonlySet<Weekday> | null = null;
  #range: Range | null | undefined;
  #quantities: readonly Quantity[] | null = null;

  constructor(text: string, words: Words) {
    this.text = text;
    this.words = words;
    this.isEmpty = isEmptyCell(text);
  }

  get weekdays(): ReadonlySet<Weekday> {
    return (this.#weekdays ??= readWeekdays(this.text));
  }

  /** The same where the header counts: "7" under "Giorni" is seven days. */
  quantitiesUnder(header: string): readonly Quantity[] {
    if (this.quantities.length > 0 || !/^\d+$/.test(this.text.trim())) return this.quantities;
    const noun = plain(header).split(' ')[0] ?? '';
    const read = readQuantities(`${this.text.trim()} ${noun}`);
    // "4" under "Giocatori" is four players, and a party of four.
    const people = read.map((each) => ({ ...each, unit: 'person' }));
    // "8" under "Posti" are eight places, and as many people.
    if (PLACES.test(noun)) return [...read, ...people];
    return PEOPLE.test(noun) ? people : read;
  }

  get quantities(): readonly Quantity[] {
    return (this.#quantities ??=
      /\d|\b(?:un|due|tre|quattro|cinque|sei|dieci)|tripl|quadrupl|annual|mensil|settimanal|stral|giornat|giornalier|[oa] (?:pian|fil)/i.test(
        this.text,
      )
        ? readQuantities(this.text)
        : []);
  }

  /** @param year Of the movable feasts. */
  days(year: number): DaySpan[] {
    return (this.#days ??= MONTH_OR_DATE.test(plain(this.text)) ? readDays(this.text, year) : []);
  }

  /** The same of a cell that names several: "da 6 a 18 anni, dai 65 anni in su". */
  ranges(header: string): Range[] {
    const parts = this.text.split(/[;,] (?=\p{L})/u);
    const whole = this.range(header);
    if (parts.length < 2 || !whole) return whole ? [whole] : [];
    const read = parts.flatMap((part) => readRange(part) ?? []);
    return read.length > 1
      ? read.map((range) => (range.unit === '' ? { ...range, unit: whole.unit } : range))
      : [whole];
  }

  /** @param header Names what is counted where the cell does not: "Bottiglie" above "da 1 a 3". */
  range(header: string): Range | null {
    if (this.#range === undefined) {
      const range = /\d|oltre|fino|sotto|meno|[oa] (?:pian|fil)/i.test(this.text)
        ? readRange(this.text)
        : null;
      const unit =
        range?.unit === '' ? (readQuantities(`2 ${plain(header).split(' ')[0] ?? ''}`)[0]?.unit ?? '') : null;
      this.#range = range && unit !== null ? { ...range, unit } : range;
    }
    return this.#range;
  }
}
const PLACES = /^(?:posti|capienza|seats|places|capacity)$/;
const PEOPLE =
  /^(?:giocator[ei]|iscritt[ei]|allievi|bambini|ragazzi|persone|partecipanti|ospiti|invitati|componenti|players|members|children)$/;
const MONTH_OR_DATE =
  /\d\/\d|genn|febb|marz|april|magg|giugn|lugl|agost|sett|ottob|novem|dicem|pasqua|natale|capod|ferrag|estate|inverno|jan|mar|may|jun|jul|aug|oct|dec|(?:gen|feb|apr|mag|giu|lug|ago|set|ott|nov|dic)\.? ?[-–]/;

export interface Column {
  at: number;
  name: string;
  words: Words;
  type: ColumnType;
  /** Where the header names days: "Luglio", "Alta stagione · 1/7-22/8". */
  days: DaySpan[];
  /** Where the header names weekdays: "Martedì–sabato". */
  weekdays: ReadonlySet<Weekday>;
  /** "6 mesi", "Bottiglia 0,75 l". */
  quantities: readonly Quantity[];
  range: Range | null;
}

export interface Row {
  passage: Passage;
  table: Table;
  cells: Cell[];
  /** What the row is called: its first cell that is no code. */
  label: string;
  labelAt: number;
  labelWords: Words;
  group: Words;
  /** Footnotes and remarks. */
  notes: Words;
  noteTexts: string[];
}

export interface Table {
  key: string;
  title: string;
  sourceTitle: string;
  columns: Column[];
  rows: Row[];
  /** Title, heading and name of the document. */
  context: Words;
  /** Column that names the rows. */
  labelAt: number;
  /** Only some rows of a catalogue: nothing can be told of all of them. */
  isPartial: boolean;
}

interface RawRow {
  passage: Passage;
  cells: string[];
  group: string;
  notes: string[];
}

interface RawTable {
  key: string;
  title: string;
  columns: string[];
  rows: RawRow[];
  isPartial?: boolean;
}

/** The column that names the rows: the first one that is no code, and no figure where words stand beside it. */
const labelColumn = (columns: Column[]): number => {
  const named = columns.find(({ type }) => type === 'text');
  const first = columns[0];
  if (first && first.type !== 'code' && first.type !== 'money') return 0;
  return named?.at ?? 0;
};

/** "Settimana" above prices is the price of one week. */
const quantitiesOf = (header: string): readonly Quantity[] => {
  const stated = readQuantities(header);
  const [, unit] =
    /^(giorno|giornata|settimana|mese|ora|notte|anno|day|week|month|hour|night|year)(?: (?:alta|bassa|media|high|low)(?: stagione| season)?)?$/.exec(
      plain(header).split(' · ').at(-1) ?? '',
    ) ?? [];
  return stated.length > 0 || unit === undefined ? stated : readQuantities(`1 ${unit}`);
};

/** "Festivi" above prices are Sundays as well. */
const weekdaysOf = (header: string): ReadonlySet<Weekday> => {
  const named = readWeekdays(header);
  return named.size === 0 && /^festiv[oi]\b/.test(plain(header)) ? new Set<Weekday>([7]) : named;
};

/** Rows of a table share their notes: read once. */
const notesOf = (): ((text: string, languages: readonly Locale[]) => Words) => {
  let last = { text: '', words: EMPTY };
  return (text, languages) => {
    if (last.text !== text) last = { text, words: readWords(text, languages) };
    return last.words;
  };
};

/** The same table with the units of its headers beside the figures. */
const withUnits = (raw: RawTable): RawTable => {
  const read = raw.columns.map((name, at) =>
    withUnit(
      name,
      raw.rows.map(({ cells }) => cells[at] ?? ''),
    ),
  );
  if (read.every((each) => each === null)) return raw;
  return {
    ...raw,
    columns: raw.columns.map((name, at) => read[at]?.name ?? name),
    rows: raw.rows.map((row, index) => ({
      ...row,
      cells: row.cells.map((cell, at) => read[at]?.cells[index] ?? cell),
    })),
  };
};

export const analyseTable = (given: RawTable, languages: readonly Locale[]): Table => {
  const raw = withUnits(withPairedValues(given));
  const readColumns = raw.columns.map((name, at): Column => {
    const cells = raw.rows.slice(0, 60).map((row) => row.cells[at] ?? '');
    const days = readDays(name, 2026);
    return {
      at,
      name,
      words: readWords(name, languages),
      type: typeOf(name, cells),
      days,
      weekdays: days.length > 0 ? new Set() : weekdaysOf(name),
      quantities: quantitiesOf(name),
      range: readRange(name),
    };
  });
  const [first] = raw.rows;
  const source = (first?.passage.sourceTitle ?? '').replace(/\.\w{2,4}$/, '').replace(/[-_]/g, ' ');
  const columns = findUnsignedPrices(
    readColumns,
    raw.rows.slice(0, 60),
    `${raw.title} ${first?.passage.heading ?? ''} ${source}`,
  );
  const labelAt = labelColumn(columns);
  const notesWords = notesOf();
  const table: Table = {
    key: raw.key,
    title: raw.title,
    sourceTitle: source,
    columns,
    rows: [],
    context: readWords(`${raw.title} ${first?.passage.heading ?? ''} ${source}`, languages),
    labelAt,
    isPartial: raw.isPartial === true,
  };
  table.rows = raw.rows.map(({ passage, cells, group, notes }): Row => {
    const read = columns.map(({ at }) => new Cell(cells[at] ?? '', readWords(cells[at] ?? '', languages)));
    const label = cells[labelAt] ?? '';
    return {
      passage,
      table,
      cells: read,
      label,
      labelAt,
      labelWords: read[labelAt]?.words ?? readWords(label, languages),
      group: readWords(group, languages),
      notes: notes.length > 0 ? notesWords(notes.join(' '), languages) : EMPTY,
      noteTexts: notes,
    };
  });
  return table;
};

/** The price in a cell, bare figures of a price column among them. */
export const moneyIn = (row: Row, column: Column): Money | null => {
  const text = row.cells[column.at]?.text ?? '';
  return readMoney(text)[0] ?? (column.type === 'money' ? readBareMoney(text) : null);
};
