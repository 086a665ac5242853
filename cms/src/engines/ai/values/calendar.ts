import { plain } from './plain';
import { remember } from '../text/remember';

/** A day of any year as month × 100 + day: the 20th of August is 820. */
export type YearDay = number;
/** From a day to a day; `from` after `to` crosses New Year. */
export interface DaySpan {
  from: YearDay;
  to: YearDay;
  /** Set where the text names one. */
  year?: number;
}

const MONTH_NAMES = [
  'gennaio|gen|january|jan',
  'febbraio|feb|february',
  'marzo|mar|march',
  'aprile|apr|april',
  'maggio|mag|may',
  'giugno|giu|june|jun',
  'luglio|lug|july|jul',
  'agosto|ago|august|aug',
  'settembre|set|sett|september|sept|sep',
  'ottobre|ott|october|oct',
  'novembre|nov|november',
  'dicembre|dic|december|dec',
];
const MONTHS = new Map(
  MONTH_NAMES.flatMap((names, at) => names.split('|').map((name): [string, number] => [name, at + 1])),
);
/** Full names only: "set" and "mar" are other words as well, unless a day stands before them. */
const FULL = MONTH_NAMES.map((names) =>
  names.split('|').filter((name) => name.length > 3 || name === 'may'),
).flat();
const ANY = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const MONTH = FULL.sort((a, b) => b.length - a.length).join('|');
const LAST = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lastDay = (month: number): number => LAST[month] ?? 31;
const monthOf = (name: string): number => MONTHS.get(name) ?? 0;

/** Easter Sunday of a year (Gregorian computus). */
export const easterOf = (year: number): YearDay => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Math.floor(n / 31) * 100 + (n % 31) + 1;
};

const NAMED: [RegExp, YearDay | 'easter' | 'easter-monday'][] = [
  [/\bpasquetta\b|\beaster monday\b|\blunedi di pasqua\b|\blunedi dell'angelo\b/, 'easter-monday'],
  [/\bpasqua\b|\beaster\b/, 'easter'],
  [/\bvigilia di natale\b|\bchristmas eve\b/, 1224],
  // "L'albero di Natale", "i mercatini di Natale" are things, not the day.
  [
    /(?<!\b(?:alber[oi]|abet[ei]|addobb[oi]|decorazion[ei]|mercatin[oi]|regal[oi]|luci|pall[ae]|stell[ae]|dolc[ei]|biscott[oi]|cest[oi]|canzon[ei]|bigliett[oi]|presep[ei]|pacc[oh]i?|menu|tema|spettacol[oi]|saggi[oo]|concert[oi]|collezion[ei]) (?:di|per|a) )\bnatale\b|\bchristmas\b(?! (?:tree|market|present|gift|light|decoration|menu|cake|card)s?\b)/,
    1225,
  ],
  [/\bsanto stefano\b|\bboxing day\b/, 1226],
  [/\bsan silvestro\b|\bnew year'?s eve\b|\bultimo dell'anno\b/, 1231],
  [/\bcapodanno\b|\bnew year/, 101],
  [/\bepifania\b|\bbefana\b/, 106],
  [/\bferragosto\b/, 815],
  [/\bsan valentino\b|\bvalentine'?s? day\b/, 214],
  [/\bfesta della donna\b/, 308],
  [/\bfesta del papa\b|\bsan giuseppe\b/, 319],
  [/\bfesta della liberazione\b/, 425],
  [/\bfesta del lavoro\b|\bfesta dei lavoratori\b/, 501],
  [/\bfesta della repubblica\b/, 602],
  [/\bhalloween\b/, 1031],
  [/\bognissanti\b/, 1101],
  [/\bimmacolata\b/, 1208],
];

const SEASONS: [RegExp, DaySpan][] = [
  [/\b(?:in|d'|questa |la |l')?estate\b|\bsummer\b/, { from: 621, to: 922 }],
  [/\b(?:in |d')?inverno\b|\bwinter\b/, { from: 1221, to: 320 }],
  [/\bprimavera\b|\bspring\b/, { from: 321, to: 620 }],
  [/\bautunno\b|\bautumn\b/, { from: 923, to: 1220 }],
];

/** Three parts of a month, as people name them. */
const PARTS: [RegExp, [number, number]][] = [
  [new RegExp(`\\b(?:inizio|inizi di|primi di|beginning of|early) (${MONTH})\\b`, 'g'), [1, 10]],
  [new RegExp(`\\b(?:meta|mid|middle of)[ -](${MONTH})\\b`, 'g'), [15, 15]],
  [new RegExp(`\\b(?:fine|end of|late) (${MONTH})\\b`, 'g'), [22, 31]],
  ...(
    [
      ['prim[ao]|1a?|first', 'settimana|week', [1, 7]],
      ['seconda|2a?|second', 'settimana|week', [8, 14]],
      ['terza|3a?|third', 'settimana|week', [15, 21]],
      ['quarta|ultima|last', 'settimana|week', [25, 31]],
      ['prima|first', 'meta|quindicina|half', [1, 15]],
      ['seconda|second', 'meta|quindicina|half', [16, 31]],
    ] satisfies [string, string, [number, number]][]
  ).map(([which, part, days]): [RegExp, [number, number]] => [
    new RegExp(`\\b(?:${which}) (?:${part}) (?:di |d'|of )(${MONTH})\\b`, 'g'),
    days,
  ]),
];

const DAY = String.raw`(\d{1,2})(?:°|º|st|nd|rd|th)?`;
const YEAR = String.raw`(?: (?:del )?(20\d\d))?`;
const BETWEEN = String.raw`\s?(?:-|al?(?:l')?|to|until|fino al(?:l')?|through)\s?`;
/** "26 - 30 marzo", "dal 13 luglio al 25 agosto", "31 marzo - 28 maggio". */
const DAY_RANGE = new RegExp(
  `(?:dal(?:l')? ?|from )?${DAY}(?: (?:di )?(${ANY}))?${YEAR}${BETWEEN}${DAY} (?:di )?(${ANY})\\b${YEAR}`,
  'g',
);
/** "Tra il 26 e il 30 marzo"; "il 24 e il 31 dicembre" are two days. */
const DAYS_BETWEEN = new RegExp(
  `\\b(?:tra|fra|between) (?:il |l'|the )?${DAY}(?: (?:di )?(${ANY}))?${YEAR} (?:e|ed|and) (?:il |l'|the )?${DAY} (?:di )?(${ANY})\\b${YEAR}`,
  'g',
);
const NUMERIC_RANGE =
  /\b(\d{1,2})[/.](\d{1,2})(?:[/.](20\d\d|\d\d))?\s?(?:-|al?|to)\s?(\d{1,2})[/.](\d{1,2})(?:[/.](20\d\d|\d\d))?\b/g;
const MONTH_RANGE = new RegExp(`\\b(${MONTH})\\s?(?:-|a|ad|to|al)\\s?(?:tutto )?(${MONTH})\\b${YEAR}`, 'g');
/** "Bassa stagione (nov-mar)": short names, which are other words as well unless two months stand with a dash between. */
const SHORT_MONTH_RANGE = new RegExp(`(?<![\\d] ?)\\b(${ANY})\\.? ?- ?(${ANY})\\b\\.?${YEAR}`, 'g');
/** "Media (giu)", "(apr-mag, set)": a short name alone in brackets, where no days of the week stand. */
const SHORT_MONTH_ALONE = new RegExp(`(?<=[(,|] ?(?:, ?|e )?)(${ANY})\\.?(?= ?[,)])`, 'g');
const SHORT_WEEKDAY = /\b(?:lun|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)\b/;
const SINGLE = new RegExp(`(?<![\\d:.,-])${DAY} (?:di |of )?(${ANY})\\b${YEAR}`, 'g');
const ENGLISH_SINGLE = new RegExp(`\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?[:.]\\d)`, 'g');
const NUMERIC = /(?<![\d/.,:])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d/])/g;
const WHOLE_MONTH = new RegExp(`\\b(${MONTH})\\b${YEAR}`, 'g');

/** "Il 7, il 14 e il 21 dicembre": the month stands at the last of several days. */
const DAYS_OF_MONTH = new RegExp(
  `(?<![\\d:.,/-])((?:${DAY}(?:, | e | ed | and )(?:il |l'|the )?)+)\\d{1,2}(?:°|º|st|nd|rd|th)? (?:di |of )?(${MONTH})\\b`,
  'g',
);
const WEEKDAY_BEFORE_DAY =
  /\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|monday|tuesday|wednesday|thursday|friday|saturday|sunday),? (?=\d{1,2}\b(?![:.]\d))/g;
const BEFORE_MONTH = new RegExp(`^(?:${MONTH})\\b`);
const NAMES_DAYS = new RegExp(
  `\\d/\\d|(?:${FULL.map((name) => name.slice(0, 3))
    .filter((start, at, all) => all.indexOf(start) === at)
    .join(
      '|',
    )})|pasqua|pasquetta|natale|capodanno|ferragosto|estate|inverno|primavera|autunno|epifania|befana|ognissanti|immacolata|san silvestro|santo stefano|vigilia|valentino|valentine|festa del|san giuseppe|halloween|easter|christmas|new year|boxing|summer|winter|spring|autumn|ultimo dell`,
);

const spanOf = (from: YearDay, to: YearDay, year?: string): DaySpan[] => {
  const valid = (day: YearDay): boolean => day % 100 >= 1 && day % 100 <= 31 && day >= 101 && day <= 1231;
  if (!valid(from) || !valid(to)) return [];
  const named = year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year);
  return [named === undefined ? { from, to } : { from, to, year: named }];
};

/** Where a stretch begins or ends that is named by parts of months: the first or the last day of the part. */
const ENDS_OF_PARTS: Readonly<Record<string, [first: number, last: number]>> = {
  inizio: [1, 10],
  early: [1, 10],
  meta: [15, 15],
  mid: [15, 15],
  fine: [22, 31],
  late: [22, 31],
};
const PART_OF_MONTH = String.raw`(?:(${Object.keys(ENDS_OF_PARTS).join('|')})[ -]|(?:al |il )?(\d{1,2}) (?:di )?)?(${MONTH})\b`;
const PARTS_RANGE = new RegExp(
  String.raw`\b(?:da(?:l|lla)?|from|between|tra|fra) ${PART_OF_MONTH},? ?(?:fino |sino )?(?:a|ad|al|alla|e|and|to|until|till|through|-) ${PART_OF_MONTH}${YEAR}`,
  'g',
);
const endOfPart = (at: 0 | 1, part = '', day = '', month = ''): YearDay => {
  const whole = at === 0 ? 1 : lastDay(monthOf(month));
  const named = ENDS_OF_PARTS[part]?.[at] ?? (day === '' ? whole : Number(day));
  return monthOf(month) * 100 + Math.min(named, lastDay(monthOf(month)));
};

const withoutWeekdays = (text: string): string => text.replace(WEEKDAY_BEFORE_DAY, '');

const readDaysOf = (text: string, year: number): DaySpan[] => {
  if (!NAMES_DAYS.test(plain(text))) return [];
  const spans: DaySpan[] = [];
  let rest = withoutWeekdays(plain(text)).replace(/\bprimo (?=\w+)/g, (found, at: number, all: string) =>
    BEFORE_MONTH.test(all.slice(at + found.length)) ? '1 ' : found,
  );
  const take = (pattern: RegExp, read: (groups: (string | undefined)[]) => DaySpan[]): void => {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const groups = found.map((each) => (typeof each === 'string' ? each : undefined));
      const taken = read(groups);
      spans.push(...taken);
      return taken.length > 0 ? ' | ' : (groups[0] ?? '');
    });
  };
  for (const range of [DAYS_BETWEEN, DAY_RANGE])
    take(range, ([, d1 = '', m1, y1, d2 = '', m2 = '', y2]) => {
      const to = monthOf(m2);
      const from = m1 === undefined ? to : monthOf(m1);
      return spanOf(from * 100 + Number(d1), to * 100 + Number(d2), y2 ?? y1);
    });
  take(NUMERIC_RANGE, ([, d1 = '', m1 = '', y1, d2 = '', m2 = '', y2]) =>
    spanOf(Number(m1) * 100 + Number(d1), Number(m2) * 100 + Number(d2), y2 ?? y1),
  );
  take(PARTS_RANGE, ([, partFrom, dayFrom, from, partTo, dayTo, to, named]) =>
    partFrom === undefined && partTo === undefined
      ? []
      : spanOf(endOfPart(0, partFrom, dayFrom, from), endOfPart(1, partTo, dayTo, to), named),
  );
  for (const [pattern, [from, to]] of PARTS)
    take(pattern, ([, month = '']) =>
      spanOf(monthOf(month) * 100 + from, monthOf(month) * 100 + Math.min(to, lastDay(monthOf(month)))),
    );
  for (const range of [MONTH_RANGE, SHORT_MONTH_RANGE])
    take(range, ([, from = '', to = '', named]) =>
      spanOf(monthOf(from) * 100 + 1, monthOf(to) * 100 + lastDay(monthOf(to)), named),
    );
  if (rest.includes('(') && !SHORT_WEEKDAY.test(rest))
    take(SHORT_MONTH_ALONE, ([, name = '']) =>
      spanOf(monthOf(name) * 100 + 1, monthOf(name) * 100 + lastDay(monthOf(name))),
    );
  for (const [, days = '', , month = ''] of rest.matchAll(DAYS_OF_MONTH))
    for (const [day] of days.matchAll(/\d+/g))
      spans.push(...spanOf(monthOf(month) * 100 + Number(day), monthOf(month) * 100 + Number(day)));
  take(SINGLE, ([, day = '', month = '', named]) =>
    spanOf(monthOf(month) * 100 + Number(day), monthOf(month) * 100 + Number(day), named),
  );
  take(ENGLISH_SINGLE, ([, month = '', day = '']) =>
    spanOf(monthOf(month) * 100 + Number(day), monthOf(month) * 100 + Number(day)),
  );
  take(NUMERIC, ([, day = '', month = '', named]) =>
    spanOf(Number(month) * 100 + Number(day), Number(month) * 100 + Number(day), named),
  );
  take(WHOLE_MONTH, ([, name = '', named]) =>
    spanOf(monthOf(name) * 100 + 1, monthOf(name) * 100 + lastDay(monthOf(name)), named),
  );
  const easter = easterOf(year);
  for (const [pattern, day] of NAMED) {
    if (!pattern.test(rest)) continue;
    const next = easter % 100 >= lastDay(Math.floor(easter / 100)) ? 401 : easter + 1;
    const at = day === 'easter' ? easter : day === 'easter-monday' ? next : day;
    spans.push({ from: at, to: at });
    rest = rest.replace(pattern, ' ');
  }
  for (const [pattern, span] of SEASONS) if (pattern.test(rest)) spans.push(span);
  return spans;
};

const byYear = new Map<number, (text: string) => DaySpan[]>();
/**
 * The days and seasons that a text names: "31 marzo – 28 maggio; 20 settembre – 17 ottobre", "1/7-22/8", "Marzo–ottobre", "Pasqua".
 * @param year Of which the movable days are meant.
 */
export const readDays = (text: string, year: number): DaySpan[] => {
  const known = byYear.get(year) ?? remember((each: string) => readDaysOf(each, year));
  if (byYear.size > 4) byYear.clear();
  byYear.set(year, known);
  return known(text);
};

const DAYS_ONLY = new RegExp(
  `\\b(?:${ANY}|pasqua|natale|capodanno|ferragosto|dal?|all?|e|il|from|to|and|20\\d\\d)\\b|[\\d/.,;:()°'-]`,
  'g',
);
/** Whether a text says nothing but days: "26 – 30 marzo (Pasqua)". */
export const isOnlyDays = (text: string): boolean => plain(text).replace(DAYS_ONLY, '').trim() === '';

const parts = ({ from, to }: DaySpan): [YearDay, YearDay][] =>
  from <= to
    ? [[from, to]]
    : [
        [from, 1231],
        [101, to],
      ];
/** Whether two spans share a day. */
export const overlaps = (a: DaySpan, b: DaySpan): boolean =>
  (a.year === undefined || b.year === undefined || a.year === b.year) &&
  parts(a).some(([from, to]) => parts(b).some(([start, end]) => from <= end && start <= to));
/** Whether all of a span lies in another. */
export const contains = (outer: DaySpan, inner: DaySpan): boolean =>
  parts(inner).every(([from, to]) => parts(outer).some(([start, end]) => start <= from && to <= end));

const dayBefore = (day: YearDay): YearDay =>
  day % 100 > 1
    ? day - 1
    : day === 101
      ? 1231
      : (Math.floor(day / 100) - 1) * 100 + lastDay(Math.floor(day / 100) - 1);
const dayAfter = (day: YearDay): YearDay =>
  day % 100 < lastDay(Math.floor(day / 100))
    ? day + 1
    : day === 1231
      ? 101
      : (Math.floor(day / 100) + 1) * 100 + 1;
/** The days of the year that no span holds. */
export const otherDays = (spans: readonly DaySpan[]): DaySpan[] => {
  const taken = spans.flatMap(parts).sort(([a], [b]) => a - b);
  const free: DaySpan[] = [];
  let next: YearDay = 101;
  for (const [from, to] of taken) {
    if (from > next) free.push({ from: next, to: dayBefore(from) });
    if (to >= next) next = to === 1231 ? 1232 : dayAfter(to);
  }
  if (next <= 1231) free.push({ from: next, to: 1231 });
  return free;
};
