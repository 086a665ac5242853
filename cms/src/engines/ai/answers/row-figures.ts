import { withDigits } from '../values/numbers';
import { plain } from '../values/plain';
import type { Frame } from './frame';
import type { Row, Table } from './table';
import { readTimeRanges } from './opening-times';
import { dayPartOf } from './question-days';

/** What satisfies a row's own conditions: its number, the hour at which it ends, the part of the day that it is called by. */
export const OWN_CONDITION = 'own-condition';

const ORDINALS = ['prim', 'second', 'terz', 'quart', 'quint', 'sest', 'settim', 'ottav', 'non', 'decim'];
const ENGLISH = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const FIGURE = /^\d{1,2}$/;

/** The figure by which a text names one of what a column numbers: "la prima settimana", "settimana 2", "week one". */
const figureNamed = (noun: string, text: string): string | null => {
  const stem = noun.slice(0, Math.max(3, noun.length - 1));
  const [, ordinal, english, before, behind] =
    new RegExp(
      String.raw`\b(?:(${ORDINALS.join('|')})[oa]|(${ENGLISH.join('|')})|(\d{1,2})[°ªa^]?) ${stem}[a-z]?\b|\b${stem}[a-z]? (?:n\. ?|numero )?(\d{1,2})\b(?! ?(?:€|euro|,\d))`,
    ).exec(text) ?? [];
  if (ordinal !== undefined) return String(ORDINALS.indexOf(ordinal) + 1);
  if (english !== undefined) return String(ENGLISH.indexOf(english) + 1);
  return before ?? behind ?? null;
};

/** Columns that only number: "Settimana" above 1, 2, 3. */
const numbering = ({ columns, rows }: Table): { at: number; noun: string }[] =>
  columns.flatMap(({ at, name }) => {
    const noun = plain(name).trim();
    return /^[a-z]{4,}$/.test(noun) && rows.every(({ cells }) => FIGURE.test(cells[at]?.text.trim() ?? ''))
      ? [{ at, noun }]
      : [];
  });

/** Whether a row is another than the one that the question, or the one before it, names by its number; null where none is named. */
export const isNumberedOtherwise = (row: Row, { plain: own, earlier }: Frame): boolean | null => {
  for (const { at, noun } of numbering(row.table)) {
    const figure = figureNamed(noun, own) ?? figureNamed(noun, earlier);
    if (figure !== null && row.table.rows.some(({ cells }) => cells[at]?.text.trim() === figure))
      return row.cells[at]?.text.trim() !== figure;
  }
  return null;
};

const EVERY_DAY = /\b(?:tutti i giorni|ogni giorno|every ?day|daily)\b/;
const SOME_DAYS = /\b(?:[1-4] giorni|[1-4] volte|[1-4] days|once|twice)\b/;
const SPAN_OF_DAYS = /\b(?:settimana|sett|week)\b/;
/** "Tutti i giorni" and a row of "tre giorni" beside others that name no such number; null where nothing is asked of every day. */
export const isForSomeDays = (row: Row, { plain: text, quantities }: Frame): boolean | null => {
  if (!EVERY_DAY.test(text) || quantities.some(({ unit }) => unit === 'day' || unit === 'week')) return null;
  const isSome = ({ label }: Row): boolean =>
    SOME_DAYS.test(withDigits(plain(label)).replace(SPAN_OF_DAYS, ''));
  const some = row.table.rows.filter(isSome);
  if (some.length === 0 || some.length === row.table.rows.length) return null;
  return isSome(row) ? true : null;
};

const NOON = 12 * 60;
const UNTIL =
  /\b(?:fino|sino) all(?:e|'|a) ?(\d{1,2})(?:[:.](\d{2}))?\b(?! ?(?:ann|euro|€|kg))|\buntil (\d{1,2})(?:[:.](\d{2}))? ?(pm)?\b/;
/** "Fino alle 4 tutti i giorni": the minute at which what is asked for ends, in either half of the day; null where none is named. */
const endsAsked = ({ plain: text }: Frame): number[] | null => {
  const [, hour, minute, until, rest] = UNTIL.exec(text) ?? [];
  const at = hour ?? until;
  if (at === undefined) return null;
  const whole = Number(at) * 60 + Number(minute ?? rest ?? 0);
  return whole < NOON ? [whole, whole + NOON] : [whole];
};

/** Whether a row called by its hours, "Pieno, 7:30–16:00", ends at another one than the question names; null where none of them does. */
export const endsOtherwise = (row: Row, frame: Frame): boolean | null => {
  const ends = endsAsked(frame);
  if (ends === null) return null;
  const endOf = ({ label }: Row): number | null => readTimeRanges(label).at(-1)?.to ?? null;
  if (!row.table.rows.some((other) => ends.includes(endOf(other) ?? -1))) return null;
  return !ends.includes(endOf(row) ?? -1);
};

/** "Mattino, 7:30–13:00" beside "Pomeriggio": whether a row is called by another part of the day than is asked for; null where none is. */
export const isOfOtherPart = (row: Row, { dayPart }: Frame): boolean | null => {
  if (dayPart === null) return null;
  const partOf = ({ label }: Row): Frame['dayPart'] => dayPartOf(plain(label));
  if (!row.table.rows.some((other) => partOf(other) === dayPart)) return null;
  const own = partOf(row);
  return own === null ? null : own !== dayPart;
};
