import type { Locale } from '../../../contract';
import type { Passage } from '../passage';
import { type DaySpan, isOnlyDays, readDays } from '../values/calendar';
import { readTimes } from '../values/clock';
import { isPriceInWords, type Money, readBareMoney, readMoney } from '../values/money';
import { plain } from '../values/plain';
import { type Range, readQuantities, readRange, type Quantity } from '../values/quantities';
import { readWeekdays, type Weekday } from '../values/weekdays';
import { EMPTY, readWords, type Words } from './words';

export const COLUMN_TYPES = [
  'money',
  'time',
  'date',
  'weekday',
  'duration',
  'percent',
  'number',
  'code',
  /** Yes or no. */
  'flag',
  'text',
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

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
    return this.quantities.length === 0 && /^\d+$/.test(this.text.trim())
      ? readQuantities(`${this.text.trim()} ${plain(header).split(' ')[0] ?? ''}`)
      : this.quantities;
  }

  get quantities(): readonly Quantity[] {
    return (this.#quantities ??=
      /\d|\b(?:un|due|tre|quattro|cinque|sei|dieci)|tripl|quadrupl|annual|mensil|settimanal|stral|giornat|giornalier/i.test(
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
      const range = /\d|oltre|fino|sotto|meno/i.test(this.text) ? readRange(this.text) : null;
      const unit =
        range?.unit === '' ? (readQuantities(`2 ${plain(header).split(' ')[0] ?? ''}`)[0]?.unit ?? '') : null;
      this.#range = range && unit !== null ? { ...range, unit } : range;
    }
    return this.#range;
  }
}
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

const EMPTY_CELL = /^[\s\-–—./]*$/;
export const isEmptyCell = (text: string): boolean => EMPTY_CELL.test(text);

const CODE = /^(?=.*\d)[A-Z]{0,4}[-./ ]?\d[\dA-Z-]*$/;
const DURATION =
  /^(?:circa |ca\.? )?\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)? ?(?:min\w*|or[ae]|h|giorn\w*|settiman\w*|mes[ei]|ann[oi]|days?|hours?|weeks?|months?|years?|nott[ei]|nights?)\b/;

const HOUR_HEADER =
  /\b(?:or[ae]|orari\w*|inizi\w*|fine|dalle|alle|partenz\w*|arriv\w*|apertur\w*|chiusur\w*|mattin\w*|pomerigg\w*|sera|time|start|end|opens?|closes?|from|to)\b|^$/;

const YES_CELL = /^(?:s[iì]|yes|x|✓|✔|✅|v|•|●|incluso|compreso)$/i;
const NO_CELL = /^(?:no|✗|✘|❌|[-–—]|)$/i;
/** What a cell of yes and no says; null for any other. */
export const isFlagSet = (text: string): boolean | null => {
  const value = text.trim();
  return YES_CELL.test(value) ? true : NO_CELL.test(value) ? false : null;
};

const typeOf = (name: string, cells: string[]): ColumnType => {
  const filled = cells.filter((cell) => !isEmptyCell(cell));
  if (filled.length === 0) return 'text';
  if (cells.every((cell) => isFlagSet(cell) !== null)) return 'flag';
  const share = (test: (cell: string) => boolean): number => filled.filter(test).length / filled.length;
  const isMoneyHeader = /€|\beuro?\b|\bprezz|\bcost[oi]\b|\btariff|\bprice|\bquota\b|\bimporto\b/.test(
    plain(name),
  );
  const isMoney = (cell: string): boolean => {
    const [first] = readMoney(cell);
    return first !== undefined && cell.trim().length < 60;
  };
  if (share(isMoney) >= 0.5) return 'money';
  if (share((cell) => isMoney(cell) || isPriceInWords(cell)) >= 0.7 && share(isMoney) > 0.2) return 'money';
  if (isMoneyHeader && share((cell) => readBareMoney(cell) !== null || isMoney(cell)) >= 0.5) return 'money';
  // "3.50" is a price as often as an hour: only its header tells.
  const isHour = (cell: string): boolean =>
    readTimes(cell).length > 0 && cell.length < 40 && (!/^\d{1,2}\.\d{2}$/.test(cell.trim()) || isHourHeader);
  const isHourHeader = HOUR_HEADER.test(plain(name)) || readWeekdays(name).size > 0;
  if (share(isHour) >= 0.6) return 'time';
  if (share((cell) => isOnlyDays(cell) && readDays(cell, 2026).length > 0) >= 0.6) return 'date';
  if (share((cell) => readWeekdays(cell).size > 0 && cell.length < 70) >= 0.5) return 'weekday';
  if (share((cell) => /^\d+(?:[.,]\d+)? ?%$/.test(cell.trim())) >= 0.4) return 'percent';
  if (share((cell) => DURATION.test(plain(cell))) >= 0.5) return 'duration';
  if (
    share((cell) => CODE.test(cell.trim()) && /[A-Z]/.test(cell) && /\d{2}/.test(cell)) >= 0.8 &&
    new Set(filled).size === filled.length
  )
    return 'code';
  if (share((cell) => /^\d+(?:[.,]\d+)?(?: ?[\p{L}°%²]{1,4})?$/u.test(cell.trim())) >= 0.7) return 'number';
  return 'text';
};

/** What a price depends on: a stretch of time, a season, who pays. */
const PRICED_BY =
  /\b(?:mezz[ao]|giorn\w+|weekend|week|settiman\w+|mes[ei]|mensil\w*|annual\w*|ann[oi]|trimestr\w*|semestr\w*|or[ae]|nott[ei]|bassa|media|alta|altissima|stagione|feriali|festiv\w+|adult\w*|bambin\w*|ridott[oaie]|inter[oaie]|soci|residenti|day|month|hour|night|low|high|mid|season|adults?|child\w*|half|full|year)\b/;
/** Headers of figures that count or measure. */
const COUNTED_BY =
  /\b(?:post[oi]|person[ae]|pax|ospiti|capienza|partecipanti|allievi|numero|nr?|eta|quantita|pezzi|giacenza|disponibil\w+|scort\w+|durata|minuti|min|kg|grammi|gr|g|cl|ml|litri|cm|mm|mt|metri|mq|km|kcal|calorie|gradi|vol|watt|potenza|cv|cilindrata|piano|anno|annata|codice|cod|id|lezioni|ore totali|iva|sconto|voto|taglia|misur\w+|seats?|people|guests?|age|size|qty|quantity|weight|length|duration|code|year|stock)\b/;
/** Headers of what is measured, whose figures have decimals too. */
const MEASURED =
  /\b(?:kg|grammi|gr|g|cl|ml|litri|cm|mm|mt|m|metri|mq|km|vol|watt|cv|peso|lunghezza|larghezza|altezza|weight|length|width|height|voto|iva|ore|durata|duration)\b/;
const PRICE_LIST =
  /\b(?:prezz\w+|listin\w+|tariff\w+|cost[oi]|noleggi\w*|quot[ae]|menu|price\w*|rates?|fees?)\b/;
const isAmount = (cell: string): boolean => readBareMoney(cell) !== null;

/**
 * Bare figures under "Mezza giornata", "Adulti", "Lavaggio" are prices where nothing says that they count or measure: owners leave
 * the sign out where a whole table is a price list.
 */
const findUnsignedPrices = (columns: Column[], rows: readonly RawRow[], subject: string): Column[] => {
  const isPriceList = PRICE_LIST.test(plain(subject));
  const hasMoney = columns.some(({ type }) => type === 'money');
  return columns.map((column) => {
    if (column.type !== 'number' || column.at === 0) return column;
    const header = plain(column.name.replace(/\([^)]*\)/g, ''));
    // "250 g" above figures is a size that has a price.
    const isSized = /^\d/.test(header);
    const filled = rows
      .map(({ cells }) => cells[column.at]?.trim() ?? '')
      .filter((cell) => !isEmptyCell(cell));
    if (filled.filter(isAmount).length < filled.length * 0.7) return column;
    const hasCents = filled.filter((cell) => /[.,]\d{2}$/.test(cell)).length >= filled.length * 0.7;
    // "Taglia piccola" above "22,00" and "26,00": cents are prices whatever they are counted by.
    const counts = !isSized && COUNTED_BY.test(header) && !/€|\beuro?\b/.test(header);
    if (counts && (hasMoney || !hasCents || filled.length < 2 || MEASURED.test(header))) return column;
    // "Ore" and "Giorni" beside a price count what is had for it.
    if (
      hasMoney &&
      !hasCents &&
      /^(?:ore|giorni|mesi|settimane|anni|notti|minuti|hours|days|months|weeks)$/.test(header)
    )
      return column;
    const isPrice = isSized || PRICED_BY.test(header) || (!hasMoney && (hasCents || isPriceList));
    return isPrice ? { ...column, type: 'money' } : column;
  });
};

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
  const [unit] =
    /^(?:giorno|giornata|settimana|mese|ora|notte|anno|day|week|month|hour|night|year)$/.exec(
      plain(header).split(' · ').at(-1) ?? '',
    ) ?? [];
  return stated.length > 0 || unit === undefined ? stated : readQuantities(`1 ${unit}`);
};

/** Rows of a table share their notes: read once. */
const notesOf = (): ((text: string, languages: readonly Locale[]) => Words) => {
  let last = { text: '', words: EMPTY };
  return (text, languages) => {
    if (last.text !== text) last = { text, words: readWords(text, languages) };
    return last.words;
  };
};

export const analyseTable = (
  raw: { key: string; title: string; columns: string[]; rows: RawRow[]; isPartial?: boolean },
  languages: readonly Locale[],
): Table => {
  const readColumns = raw.columns.map((name, at): Column => {
    const cells = raw.rows.slice(0, 60).map((row) => row.cells[at] ?? '');
    const days = readDays(name, 2026);
    return {
      at,
      name,
      words: readWords(name, languages),
      type: typeOf(name, cells),
      days,
      weekdays: days.length > 0 ? new Set() : readWeekdays(name),
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
