import { withDigits } from '../../values/numbers';
import { plain } from '../../values/plain';

const MONTHS = [
  'gennaio|gen|january|jan',
  'febbraio|feb|february',
  'marzo|mar|march',
  'aprile|apr|april',
  'maggio|mag|may',
  'giugno|giu|june|jun',
  'luglio|lug|july|jul',
  'agosto|ago|august|aug',
  'settembre|sett|set|september|sept|sep',
  'ottobre|ott|october|oct',
  'novembre|nov|november',
  'dicembre|dic|december|dec',
];
const NAMES = MONTHS.join('|');
const monthOf = (name: string): number => MONTHS.findIndex((names) => names.split('|').includes(name)) + 1;
const DAY = String.raw`(?<![\d:.,])(\d{1,2})(?:°|st|nd|rd|th)?`;
const DAY_MONTH = new RegExp(String.raw`${DAY}\s(?:di |of )?(${NAMES})\b`, 'g');
const MONTH_DAY = new RegExp(String.raw`\b(${NAMES})\s${DAY}(?![\d:€])`, 'g');
const IN_FIGURES = /(?<![\d.,/-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](?:\d{4}|\d{2}))?(?![\d/-]|[.,]\d)/g;

const readable = (text: string): string => withDigits(plain(text)).replace(/\bprimo (?=[a-z])/g, '1 ');

/** Days of a year that a text names, as "day/month". `13.30` counts only where hours and prices may be taken for days. */
export const datesIn = (text: string, { withPoints = false } = {}): Set<string> => {
  const read = readable(text);
  const dates = new Set<string>();
  for (const [, day, month = ''] of read.matchAll(DAY_MONTH)) dates.add(`${Number(day)}/${monthOf(month)}`);
  for (const [, month = '', day] of read.matchAll(MONTH_DAY)) dates.add(`${Number(day)}/${monthOf(month)}`);
  for (const [written, day, month] of read.matchAll(IN_FIGURES)) {
    if (!written.includes('/') && !withPoints) continue;
    if (Number(month) <= 12 && Number(day) <= 31) dates.add(`${Number(day)}/${Number(month)}`);
  }
  return dates;
};

/** The same of a source, where "dal 10 al 25 agosto" names two days: every day beside every month of a sentence. */
export const datesNamedBy = (source: string): Set<string> => {
  const dates = datesIn(source, { withPoints: true });
  for (const sentence of readable(source).split(/(?<=[.!?;])\s/)) {
    const months = [...sentence.matchAll(new RegExp(String.raw`\b(${NAMES})\b`, 'g'))].map(([, name = '']) =>
      monthOf(name),
    );
    if (months.length === 0 || !/\b(?:dal|al|from|to|until)\b|\d ?- ?\d/.test(sentence)) continue;
    for (const [, day] of sentence.matchAll(/(?<![\d:.,€])(\d{1,2})(?![\d:]|[.,]\d|\s?€)/g))
      for (const month of months) dates.add(`${Number(day)}/${month}`);
  }
  return dates;
};

const CLOCK =
  /(?<![\d.,:])([01]?\d|2[0-4])[:.h]([0-5]\d)(?![\d€%]|[.,:]\d|\s?(?:€|euro|%))(?:\s?([ap])\.?m)?/g;
const HALF_DAY = /(?<![\d.,:])(1[0-2]|[1-9])\s?([ap])\.?m\b/g;
const HOUR_WORD = String.raw`(?:\b(?:alle|dalle|ore|le|h|until|till|at)\s)`;
const SPOKEN_HOUR = new RegExp(
  String.raw`${HOUR_WORD}([01]?\d|2[0-4])(?![\d.,:€%]\d|\d|\s?(?:€|euro|%|[a-z]{3,}))`,
  'g',
);
const NAMED_HOUR = /(?<![\d.,:/])([01]?\d|2[0-4])(?![\d.,:/€%]\d|\d|\s?(?:€|euro|%))/g;

const minutesOf = (hour: string, minute: string, half = ''): number =>
  ((Number(hour) % (half === '' ? 25 : 12)) + (half === 'p' ? 12 : 0)) * 60 + Number(minute);

/** Times of day that a text states, in minutes. */
export const timesIn = (text: string): Set<number> => {
  const read = readable(text);
  const times = new Set<number>();
  for (const [written, hour = '', minute = '', half] of read.matchAll(CLOCK))
    if (written.includes(':') || new RegExp(`${HOUR_WORD}${written.replace('.', '\\.')}`).test(read))
      times.add(minutesOf(hour, minute, half));
  for (const [, hour = '', half] of read.matchAll(HALF_DAY)) times.add(minutesOf(hour, '0', half));
  for (const [, hour = ''] of read.matchAll(SPOKEN_HOUR)) times.add(minutesOf(hour, '0'));
  return times;
};

/** "Alle 5 del pomeriggio" and "2.30-6.30 pm" mean hours of the second half of the day. */
export const isAfternoon = (text: string): boolean =>
  /\bpomerigg|\bsera\b|\bserale\b|\d ?p\.?m\b|\bafternoon|\bevening/.test(plain(text));

/** The same of a source, which may write "9-13". */
export const timesNamedBy = (source: string): Set<number> => {
  const read = readable(source);
  const times = timesIn(source);
  for (const [, hour = '', minute = '', half] of read.matchAll(CLOCK))
    times.add(minutesOf(hour, minute, half));
  for (const sentence of read.split(/(?<=[!?;])\s|\n/))
    if (/\bor[ae]\b|orari|apert|chius|\balle\b|\bopen|\bclos|\d ?- ?\d/.test(sentence))
      for (const [, hour = ''] of sentence.matchAll(NAMED_HOUR)) times.add(minutesOf(hour, '0'));
  if (isAfternoon(source)) for (const time of [...times]) if (time < 720) times.add(time + 720);
  return times;
};
