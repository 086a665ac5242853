import type { Day } from '../../../../contract';
import { ITALIAN_MONTHS } from '../profile/dates';

const ENGLISH_MONTHS =
  'january february march april may june july august september october november december'.split(' ');

/** Words of a time of the year, and the days (month-day) between which customers think of it. */
const SEASONS: readonly (readonly [words: RegExp, from: string, until: string])[] = [
  [/(?<!\p{L})(?:natal\p{L}+|christmas|xmas|avvento|advent)(?!\p{L})/iu, '11-10', '12-24'],
  [/(?<!\p{L})(?:capodanno|san silvestro|veglion\p{L}|new year['’]?s(?: eve)?)(?!\p{L})/iu, '11-20', '12-31'],
  [/(?<!\p{L})(?:befana|epifania|epiphany)(?!\p{L})/iu, '12-27', '01-06'],
  [/(?<!\p{L})(?:san valentino|valentine['’]?s?)(?!\p{L})/iu, '01-25', '02-14'],
  [/(?<!\p{L})(?:carneval\p{L}|carnival)(?!\p{L})/iu, '01-20', '03-05'],
  [/(?<!\p{L})(?:pasqu\p{L}+|easter)(?!\p{L})/iu, '02-25', '04-20'],
  [/(?<!\p{L})(?:festa della mamma|mother['’]?s day)(?!\p{L})/iu, '04-25', '05-14'],
  [/(?<!\p{L})(?:halloween|ognissanti)(?!\p{L})/iu, '10-10', '11-02'],
  [
    /(?<!\p{L})(?:inverno|invernal\p{L}|winter|gelo|gelate|cambio gomme|catene da neve)(?!\p{L})/iu,
    '10-15',
    '02-28',
  ],
  [/(?<!\p{L})(?:primaver\p{L}+|spring)(?!\p{L})/iu, '02-20', '05-31'],
  [/(?<!\p{L})(?:estate|estiv\p{L}|ferragosto|summer)(?!\p{L})/iu, '05-15', '09-05'],
  [/(?<!\p{L})(?:autunn\p{L}+|autumn|vendemmia)(?!\p{L})/iu, '09-01', '11-30'],
];

const isBetween = (day: string, from: string, until: string): boolean =>
  from <= until ? day >= from && day <= until : day >= from || day <= until;

const MONTH = ITALIAN_MONTHS.join('|');
/** "solo da maggio a ottobre", "only from May to October": when a thing is to be had at all. */
const ONLY_FROM_TO = new RegExp(
  String.raw`(?<!\p{L})(?:solo|soltanto|only)\s(?:da|from)\s(${MONTH}|${ENGLISH_MONTHS.join('|')})\s(?:a|ad|to|until)\s(${MONTH}|${ENGLISH_MONTHS.join('|')})(?!\p{L})`,
  'iu',
);
const monthOf = (name: string): string => {
  const lower = name.toLowerCase();
  const at = Math.max(
    ITALIAN_MONTHS.findIndex((one) => one === lower),
    ENGLISH_MONTHS.indexOf(lower),
  );
  return String(at + 1).padStart(2, '0');
};

/** Whether a text says of a thing that it is to be had in other months alone. */
export const isOutOfSeason = (text: string, day: Day): boolean => {
  const [whole, first = '', last = ''] = ONLY_FROM_TO.exec(text) ?? [];
  return whole !== undefined && !isBetween(day.slice(5), `${monthOf(first)}-01`, `${monthOf(last)}-31`);
};

/**
 * Whether a text fits the time of the year of a day, with the word that places it; null where no word does.
 */
export const seasonOf = (text: string, day: Day): { fits: boolean; word: string } | null => {
  const monthDay = day.slice(5);
  if (isOutOfSeason(text, day)) return { fits: false, word: '' };
  let other: string | null = null;
  for (const [words, from, until] of SEASONS) {
    const word = words.exec(text)?.[0];
    if (word === undefined) continue;
    if (isBetween(monthDay, from, until)) return { fits: true, word: word.toLowerCase() };
    other ??= word.toLowerCase();
  }
  return other === null ? null : { fits: false, word: other };
};
