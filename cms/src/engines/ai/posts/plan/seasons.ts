import type { Day } from '../../../../contract';

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

/**
 * Whether a text fits the time of the year of a day, with the word that places it; null where no word does.
 */
export const seasonOf = (text: string, day: Day): { fits: boolean; word: string } | null => {
  const monthDay = day.slice(5);
  let other: string | null = null;
  for (const [words, from, until] of SEASONS) {
    const word = words.exec(text)?.[0];
    if (word === undefined) continue;
    if (isBetween(monthDay, from, until)) return { fits: true, word: word.toLowerCase() };
    other ??= word.toLowerCase();
  }
  return other === null ? null : { fits: false, word: other };
};
