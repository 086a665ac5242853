import { DAY_MS } from '../../../contract/time-units';
import { type DaySpan, readDays } from '../values/calendar';
import { readTimes } from '../values/clock';
import { readWeekdays, type Weekday } from '../values/weekdays';
import type { DayPart, Frame } from './frame';

const RELATIVE: [RegExp, number][] = [
  [/\b(?:oggi|stasera|stamattina|today|tonight)\b/, 0],
  [/\bdopodomani\b|\bday after tomorrow\b/, 2],
  [/\b(?:domani|tomorrow)\b/, 1],
];

/** Whether a day is named does not hang on the year. */
const ANY_YEAR = 2001;

const dayOf = (date: Date): number => (date.getUTCMonth() + 1) * 100 + date.getUTCDate();

/** "Quando sono gli open day?": days on which one may look around, no hours of the house. */
const OPEN_DAY = /\bopen[- ]days?\b/g;

export const openOf = (question: string): Frame['asksOpen'] => {
  const text = question.replace(OPEN_DAY, ' ');
  if (
    /\b(?:chiud\w+|chiusura|close|closes|closing)\b/.test(text) &&
    /\b(?:ora|ore|quando|time|when|orario)\b/.test(text)
  )
    return 'close';
  if (/\bfino a che ora\b.*\b(?:apert|open)/.test(text)) return 'close';
  if (
    /\b(?:(?:ri)?(?:aprite|apre|aprono|apertura)|(?:re)?open|(?:re)?opens|opening)\b/.test(text) &&
    /\b(?:ora|ore|quando|time|when)\b/.test(text)
  )
    return 'open';
  // "Fino a che ora vi trovo?" names nothing but an hour.
  if (
    /\b(?:vi trov|trovo (?:apert|qualcun)|che ora (?:ci siete|siete|finite|iniziate|cominciate|lavorate))/.test(
      text,
    )
  )
    return 'hours';
  if (/\b(?:orari\w*|(?:ri)?apert[oaie]|chius[oaie]|(?:ri)?aprite|chiudete|open|closed|hours)\b/.test(text))
    return 'hours';
  // "Ci siete sabato?", "posso passare alle 18?": with a day or an hour it asks whether somebody is there.
  const asksPresence =
    /\b(?:ci siete|c'e qualcuno|trovo qualcuno|lavorate|(?:posso|possiamo|si puo|riesco a|riusciamo a|riuscirei a) (?:passare|venire)(?! ad? [a-z]{3,}r(?:e|l[aoei]|mi|si|ci|ne)\b)|are you (?:there|in)|can i come)\b/.test(
      text,
    );
  const namesWhen =
    readWeekdays(text).size > 0 || readTimes(text).length > 0 || readDays(text, ANY_YEAR).length > 0;
  return asksPresence && namesWhen ? 'hours' : null;
};

/** "Domani", "sabato prossimo": the days meant against today. */
export const relativeDays = (
  text: string,
  today: Date,
): { days: DaySpan[]; weekdays: ReadonlySet<Weekday> } => {
  const at = (offset: number): Date => new Date(today.getTime() + offset * DAY_MS);
  for (const [pattern, offset] of RELATIVE)
    if (pattern.test(text)) {
      const date = at(offset);
      const day = dayOf(date);
      const weekday = (((date.getUTCDay() + 6) % 7) + 1) as Weekday;
      return { days: [{ from: day, to: day, year: date.getUTCFullYear() }], weekdays: new Set([weekday]) };
    }
  // "Siete aperti ora?" asks for the hours of today.
  if (
    /\b(?:adesso|in questo momento|(?:apert[oaie]|siete) ora|(?<!che )ora (?:siete|e) apert\w|(?:open|right) now)\b/.test(
      text,
    ) &&
    openOf(text)
  )
    return relativeDays('oggi', today);
  return { days: [], weekdays: new Set() };
};

/** What cannot follow a day's number: an hour, a sum, something counted. */
const NO_UNIT = String.raw`(?! ?(?:[:.,/-] ?\d|[%€°]|(?:euro|ore|h|person|anni|or|giorn|nott)))`;
const WITHIN_MONTH: [RegExp, (first: number, second: number) => [number, number]][] = [
  [
    new RegExp(String.raw`\b(?:dal|from(?: the)?) (\d{1,2}) (?:al|fino al|to(?: the)?) (\d{1,2})\b`),
    (a, b) => [a, b],
  ],
  [new RegExp(String.raw`\b(?:dopo il|dal|oltre il|after the) (\d{1,2})\b${NO_UNIT}`), (a) => [a, 31]],
  [new RegExp(String.raw`\b(?:prima del|entro il|fino al|before the) (\d{1,2})\b${NO_UNIT}`), (a) => [1, a]],
  [new RegExp(String.raw`\b(?:il|the) (\d{1,2})(?:st|nd|rd|th)?\b${NO_UNIT}`), (a) => [a, a]],
];
const isWholeMonth = ({ from, to }: DaySpan): boolean =>
  Math.floor(from / 100) === Math.floor(to / 100) && from % 100 === 1 && to % 100 >= 28;

/** "Ad agosto? Arriviamo il 7": a day that stands apart from its month, and the figures by which it is named. */
export const daysWithinMonth = (
  text: string,
  days: readonly DaySpan[],
): { days: readonly DaySpan[]; figures: readonly string[] } => {
  const [month] = days;
  if (days.length === 1 && month && isWholeMonth(month))
    for (const [pattern, bounds] of WITHIN_MONTH) {
      const [, first, second] = pattern.exec(text) ?? [];
      if (first === undefined) continue;
      const [from, to] = bounds(Number(first), Number(second ?? first));
      const last = month.to % 100;
      if (from < 1 || from > Math.min(to, last)) continue;
      const base = month.from - 1;
      return {
        days: [{ ...month, from: base + from, to: base + Math.min(to, last) }],
        figures: second === undefined ? [first] : [first, second],
      };
    }
  return { days, figures: [] };
};

/** "L'8 dicembre, festa dell'Immacolata" is one day by two names. */
export const distinctDays = (days: readonly DaySpan[]): DaySpan[] =>
  days.filter((day, at) => days.findIndex((other) => other.from === day.from && other.to === day.to) === at);

export const dayPartOf = (text: string): DayPart | null => {
  if (/\b(?:mattin\w+|stamattina|morning)\b/.test(text)) return 'morning';
  if (/\b(?:pomerigg\w+|afternoon)\b/.test(text)) return 'afternoon';
  return /\b(?:sera|serale|stasera|evening|tonight)\b/.test(text) ? 'evening' : null;
};

const NEXT_YEAR_AFTER = 9;

/** The year that a visitor means who names a day: the coming one. */
export const yearMeant = (today: Date): number =>
  today.getUTCMonth() >= NEXT_YEAR_AFTER ? today.getUTCFullYear() + 1 : today.getUTCFullYear();

const NO_WEEKDAYS: ReadonlySet<Weekday> = new Set();

/** The weekday of a single date, the coming one where no year is named. */
export const weekdayOf = (days: readonly DaySpan[], today: Date): ReadonlySet<Weekday> => {
  const [day] = days;
  if (days.length !== 1 || !day || day.from !== day.to) return NO_WEEKDAYS;
  const isPast = day.from < dayOf(today);
  const year = day.year ?? today.getUTCFullYear() + (isPast ? 1 : 0);
  const date = new Date(Date.UTC(year, Math.floor(day.from / 100) - 1, day.from % 100));
  return new Set([(((date.getUTCDay() + 6) % 7) + 1) as Weekday]);
};

export const hourAfter = (text: string): number | null => {
  const [, hour] = /\b(?:dopo le|dalle|after) (\d{1,2})\b/.exec(text) ?? [];
  return hour === undefined ? null : Number(hour) * 60;
};
