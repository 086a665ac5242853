import { isOnlyDays } from '../values/calendar';
import type { Minute } from '../values/clock';
import { readTimes } from '../values/clock';
import { plain } from '../values/plain';
import { remember } from '../text/remember';
import { readWeekdays, weekdayName } from '../values/weekdays';
import type { DayPart } from './frame';
import type { Statement } from './material';
import { isEmptyCell } from './column-type';
import type { Row, Table } from './table';
import type { Words } from './words';

/** From when until when somebody is there; a night ends after the 24th hour. */
export interface TimeRange {
  from: Minute;
  to: Minute;
}

const HOUR = String.raw`([01]?\d|2[0-4])(?:[.:]([0-5]\d))?(?:\s?(am|pm))?`;
const RANGE = new RegExp(
  `(?<![\\d.,:/€])(?:dalle |dall'|ore |from )?${HOUR}\\s?(?:-|alle|all'|fino alle|to|until|, chiusura|, chiude)\\s?(?:ore )?${HOUR}(?!\\d|[.:,]\\d|\\s?(?:€|euro|ann|giorn|mes|min|kg|person|gennai|febb|marz|april|magg|giugn|lugl|agost|sett|ottob|novem|dicem))`,
  'g',
);
/** What can stand before figures that are hours though no minutes are written: a day, "orario", "9-13 /". */
const DAYS_OR_HOURS =
  /\b(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\borari|\bapert|\bapriamo|\bopen|\bdalle\b|\bore\b|\bferiali\b|\bfestiv|\btutti i giorni\b|\bevery ?day\b|\bdaily\b|\bmattin|\bpomerigg/;
const DAY = 24 * 60;
const NOON = 12 * 60;

const minuteOf = (hour = '0', minute = '0', half = ''): Minute => {
  const at = Number(hour) * 60 + Number(minute);
  if (half === 'pm' && at < NOON) return at + NOON;
  return half === 'am' && at >= NOON && at < NOON + 60 ? at - NOON : at;
};

/** The spans of hours of a text: "9-12.30 / 15.30-19", "dalle 8 alle 13", "10am-6pm". */
export const readTimeRanges = remember((text: string): readonly TimeRange[] => {
  const folded = plain(text);
  if (!/\d/.test(folded)) return [];
  const bare = !DAYS_OR_HOURS.test(folded);
  return [...folded.matchAll(RANGE)].flatMap(([written, h1, m1, half1, h2, m2, half2]): TimeRange[] => {
    // "4-8 persone" and "2-3 giorni" are no hours; "9-13" beside a day is.
    if (bare && m1 === undefined && m2 === undefined && !/alle|ore|from|am|pm/.test(written)) return [];
    const from = minuteOf(h1, m1, half1 ?? (half2 === 'pm' && Number(h1) > Number(h2) ? 'am' : half2));
    const to = minuteOf(h2, m2, half2);
    return [{ from, to: to <= from ? to + DAY : to }];
  });
});

/** Whether a text tells hours, with or without minutes. */
export const tellsHours = (text: string): boolean =>
  readTimes(text).length > 0 || readTimeRanges(text).length > 0;

const PART_ENDS: Record<DayPart, (range: TimeRange) => boolean> = {
  morning: ({ from }) => from < NOON,
  afternoon: ({ from, to }) => to > 14 * 60 && from < 18 * 60,
  evening: ({ to }) => to > 19 * 60,
};

/** Whether somebody is there at a time or in a part of the day; null where the hours do not tell. */
export const isOpenAt = (
  ranges: readonly TimeRange[],
  minute: Minute | null,
  part: DayPart | null,
): boolean | null => {
  if (ranges.length === 0) return null;
  if (minute !== null) {
    // "Alle 5" is meant in the afternoon where the morning has no such hour.
    const moments = minute < 8 * 60 && part !== 'morning' ? [minute, minute + NOON] : [minute];
    return ranges.some(({ from, to }) => moments.some((each) => each >= from && each < to));
  }
  return part === null ? null : ranges.some(PART_ENDS[part]);
};

const CLOSED_CELL = /^(?:chius[oaie]|closed|riposo|-|–|—|\/)$/i;
const isHoursCell = (text: string): boolean =>
  CLOSED_CELL.test(text.trim()) || (text.length < 60 && tellsHours(`ore ${text}`));

const join = (parts: readonly Words[]): Words => ({
  folded: new Set(parts.flatMap(({ folded }) => [...folded])),
  stems: new Set(parts.flatMap(({ stems }) => [...stems])),
});

const statementOf = (row: Row, text: string, words: Words[], at: number): Statement => ({
  passage: row.passage,
  text,
  words: join(words),
  // "Il castello è aperto" stands above the months as a remark as often as a title.
  context: row.notes.folded.size === 0 ? row.table.context : join([row.table.context, row.notes]),
  question: `Orari ${row.table.title}`,
  at,
  beginsLine: true,
});

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const namesDays = (text: string): boolean =>
  readWeekdays(text).size > 0 || /\bfestiv|\bholiday/.test(plain(text));

interface DayHours {
  label: string;
  hours: string;
  row: Row;
  words: Words[];
}

/** Days one after the other with the same hours in one sentence: "Martedì–Venerdì: 9–13". */
const inSpans = (days: readonly DayHours[]): Statement[] => {
  const spans: (DayHours & { last: string })[] = [];
  for (const day of days) {
    const before = spans.at(-1);
    const isSingle = readWeekdays(day.label).size === 1;
    if (before && before.hours === day.hours && isSingle && readWeekdays(before.label).size === 1) {
      before.last = day.label;
      before.words = [...before.words, ...day.words];
    } else spans.push({ ...day, last: day.label });
  }
  return spans.map(({ label, last, hours, row, words }, at) =>
    statementOf(row, `${label === last ? label : `${label}–${lower(last)}`}: ${hours}`, words, at),
  );
};

const CLOSED_PART = / (?:chiuso|closed)$/i;
const valueOf = (text: string): string => (isEmptyCell(text) ? 'chiuso' : text);
const together = (parts: readonly string[]): string =>
  parts.length > 1 && parts.every((part) => CLOSED_PART.test(part)) ? 'chiuso' : parts.join(', ');

const areHours = (cells: readonly string[]): boolean => {
  const filled = cells.filter((text) => text.trim() !== '');
  return filled.length > 0 && filled.filter(isHoursCell).length / filled.length >= 0.75;
};

/** "sabato   8:00-12:00   chiuso" under no names: which part of the day is closed the hours tell. */
const withoutClosed = (parts: string[], columns: readonly { name: string }[]): string[] => {
  const open = parts.filter((part) => !CLOSED_CELL.test(part));
  return open.length > 0 && columns.every(({ name }) => name === '') ? open : parts;
};

/** Days as rows: "Lunedì | 7–13 | chiuso" under "Mattina" and "Pomeriggio". */
const ofDayRows = (table: Table): Statement[] => {
  const others = table.columns.filter(({ at }) => at !== table.labelAt);
  if (!areHours(table.rows.flatMap((row) => others.map(({ at }) => row.cells[at]?.text ?? '')))) return [];
  const named = table.rows.filter(({ label }) => namesDays(label));
  if (named.length < 2 || named.length / table.rows.length < 0.75) return [];
  return inSpans(
    named.map((row): DayHours => {
      const parts = others.flatMap(({ at, name }) => {
        const text = row.cells[at]?.text.trim() ?? '';
        if (text === '') return [];
        return [others.length === 1 || name === '' ? valueOf(text) : `${lower(name)} ${valueOf(text)}`];
      });
      const words = [row.labelWords, ...row.cells.map((cell) => cell.words)];
      return { label: row.label, hours: together(withoutClosed(parts, others)), row, words };
    }),
  );
};

const PART_OF_DAY = /^(?:mattin|pomerig|sera|morning|afternoon|evening)/;

/** Days as columns: "Mattina | 9–13 | 9–13" under "Lunedì" and "Martedì". */
const ofDayColumns = (table: Table): Statement[] => {
  const days = table.columns.filter(({ at, name }) => at !== table.labelAt && namesDays(name));
  if (
    days.length < 2 ||
    !areHours(table.rows.flatMap((row) => days.map(({ at }) => row.cells[at]?.text ?? '')))
  )
    return [];
  const isDivided = table.rows.every(({ label }) => PART_OF_DAY.test(plain(label)));
  const groups = isDivided ? [table.rows] : table.rows.map((row) => [row]);
  return groups.flatMap((rows) =>
    inSpans(
      days.flatMap((column): DayHours[] => {
        const parts = rows.flatMap((row) => {
          const text = row.cells[column.at]?.text.trim() ?? '';
          if (text === '') return [];
          return [isDivided && rows.length > 1 ? `${lower(row.label)} ${valueOf(text)}` : valueOf(text)];
        });
        const [row] = rows;
        if (parts.length === 0 || !row) return [];
        const [day] = [...column.weekdays];
        const name = column.weekdays.size === 1 && day ? weekdayName(day, 'it') : column.name;
        const who = isDivided || isHoursCell(row.label) || row.label === '' ? '' : `${row.label}, `;
        const words = [column.words, ...rows.map(({ labelWords }) => labelWords)];
        return [{ label: `${who}${name}`, hours: together(parts), row, words }];
      }),
    ),
  );
};

const CLOSING_COLUMN = /\b(?:chius|riposo|closed|closing)/;
const NEVER_CLOSED = /^(?:nessun\p{L}*|mai|none|never|-|–|—|)$/iu;

/** Stretches of the year as rows: "1 giugno – 15 settembre | 8:30–20:00 | martedì" under "Orario" and "Giorni di chiusura". */
const ofPeriodRows = (table: Table): Statement[] => {
  const cellsAt = (at: number): string[] => table.rows.map(({ cells }) => cells[at]?.text.trim() ?? '');
  const hours = table.columns.find(({ at }) => at !== table.labelAt && areHours(cellsAt(at)));
  if (!hours || !table.rows.every(({ label }) => isOnlyDays(label))) return [];
  const closing = table.columns.find(
    ({ at, name }) => at !== table.labelAt && at !== hours.at && CLOSING_COLUMN.test(plain(name)),
  );
  // "Novembre–marzo | venerdì, sabato e domenica": the other days of these months there is nobody.
  const opening = table.columns.find(
    ({ at }) => at !== table.labelAt && at !== hours.at && at !== closing?.at && cellsAt(at).every(namesDays),
  );
  return table.rows.flatMap((row, at) => {
    const words = [row.labelWords, ...row.cells.map((cell) => cell.words)];
    const days = opening ? `, ${lower(row.cells[opening.at]?.text.trim() ?? '')}` : '';
    const open = row.cells[hours.at]?.text.trim() ?? '';
    const closed = closing ? (row.cells[closing.at]?.text.trim() ?? '') : '';
    return [
      statementOf(row, `${row.label}${days}: ${valueOf(open)}`, words, 2 * at),
      ...(NEVER_CLOSED.test(closed)
        ? []
        : [statementOf(row, `${row.label}: ${lower(closed)} chiuso`, words, 2 * at + 1)]),
    ];
  });
};

/** The hours that tables state, as sentences of a day each. */
export const hoursInTables = (tables: readonly Table[]): Statement[] =>
  tables
    .filter(({ rows }) => rows.length <= 20)
    .flatMap((table) => {
      const found = [ofDayRows, ofDayColumns, ofPeriodRows].map((read) => read(table));
      return found.find((statements) => statements.length > 0) ?? [];
    });
