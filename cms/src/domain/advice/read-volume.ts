import type { Figure } from '../../contract';
import type { Volume } from '../finance/operating';
import type { Mention } from './mention';
import { type Facts, isAmount, lastOf } from './read-facts';

/** Weeks of a month, in hundredths: 52 ÷ 12. */
const WEEKS_OF_MONTH = 433;
const MONTHS_OF_YEAR = 1_200;
const NIGHTS_OF_MONTH = 3_000;
const NIGHTS_OF_YEAR = 36_500;

/** Places that are taken or empty: rooms, tables, seats, workplaces. */
const PLACES =
  /camer|stanz|appartament|postazion|tavol|post[oi]\b|ombrellon|piazzol|cabin|letti|poltron|barc|bici|furgon|auto\b|moto|campi\b|sedi[ae]|rooms?|tables?|seats?/;

const DAYS_OF_MONTHS: readonly (readonly [RegExp, number])[] = [
  [/\bfebbraio\b|february/, 2_800],
  [
    /\b(?:gennaio|marzo|maggio|luglio|agosto|ottobre|dicembre)\b|january|march|\bmay\b|july|august|october|december/,
    3_100,
  ],
];
/** Nights of the only month that is named; thirty where none or several are. */
const nightsOfMonth = (folded: string): number => {
  const named = DAYS_OF_MONTHS.filter(([pattern]) => pattern.test(folded));
  return named.length === 1 ? (named[0]?.[1] ?? NIGHTS_OF_MONTH) : NIGHTS_OF_MONTH;
};

const figure = (name: string, value: number, label = ''): Figure => ({
  name,
  value: Math.round(value),
  unit: 'hundredths',
  ...(label === '' ? {} : { label }),
});

/** A count under its owner's noun, else as hours or pieces. */
const countOf = ({ value, noun = '', unit }: Mention): Figure =>
  figure(unit === 'hours' ? 'soldHours' : 'count', value, noun);

const isYearly = (question: string): boolean =>
  /all'anno|l'anno|in un anno|annu[oai]|annual[ei]|quest'anno|in tutto l'anno|per year|a year|yearly/.test(
    question,
  );

/** What is sold in a month (or in a year, where that is asked): `null` where no count tells it, `asks` the days where they lack. */
export interface ReadVolume {
  volume: Volume;
  span: 'month' | 'year' | 'day' | 'week';
  /** Counts that the volume is made of. */
  used: readonly Mention[];
  /** Places alone, without how many of them are taken. */
  capacity: Volume | null;
}

const daysFactor = ({ folded, mentions }: Facts): { figures: Figure[]; used: Mention[] } | null => {
  const days = mentions.filter(({ unit, role }) => unit === 'days' || role === 'openDays');
  const open = days.at(-1);
  if (!open || open.value > 36_500) return null;
  const behind = folded.slice(open.end, open.end + 24);
  const isWeekly =
    open.period === 'week' ||
    /^\s*(?:a|alla|la|su|per) ?settiman|^\s*settimanal|^\s*su (?:7|sette)/.test(behind);
  return {
    figures: [
      figure('openDays', open.value),
      ...(isWeekly && open.value <= 700 ? [figure('weeks', WEEKS_OF_MONTH)] : []),
    ],
    used: [open],
  };
};

/** Reads how much is sold, from the counts of a message. */
export const readVolume = (facts: Facts, question: string): ReadVolume | 'openDays' | null => {
  const { mentions, folded } = facts;
  const yearly = isYearly(question);
  const counts = mentions.filter(
    (each) =>
      (each.unit === 'pieces' ||
        each.unit === 'hours' ||
        (each.unit === 'people' && /person/.test(each.noun ?? ''))) &&
      each.value > 0 &&
      each.role !== 'openDays',
  );
  const occupancy = lastOf(facts, 'occupancy');
  const places = counts.find(({ noun = '' }) => PLACES.test(noun));
  const days = daysFactor(facts);
  const isOnlyPlaces = counts.every((each) => each === places || /nott|night|pernott/.test(each.noun ?? ''));
  if (
    places &&
    isOnlyPlaces &&
    (occupancy || /nott|night|pernott/.test(folded) || /occupazion|occupanc/.test(question))
  ) {
    const turns = /\b(?:due|2|doppio) turn[oi]\b/.test(folded)
      ? [figure('turns', 200)]
      : /\b(?:tre|3) turn[oi]\b/.test(folded)
        ? [figure('turns', 300)]
        : [];
    const isEvening =
      /a sera\b|a serata|per sera|al giorno|a day|a night\?/.test(question) &&
      !/al mese|mensil/.test(question);
    const nights = isEvening
      ? turns
      : (days?.figures ?? [figure('nights', yearly ? NIGHTS_OF_YEAR : nightsOfMonth(folded))]);
    const months = mentions.find(({ unit, value }) => unit === 'months' && value < MONTHS_OF_YEAR);
    const capacity = [
      figure('places', places.value, places.noun),
      ...nights,
      ...(yearly && days && !months ? [figure('months', MONTHS_OF_YEAR)] : []),
      ...(yearly && months ? [] : []),
    ];
    const factors = [
      ...capacity,
      ...(occupancy ? [{ ...figure('occupancy', occupancy.value), unit: 'basis-points' as const }] : []),
    ];
    return {
      volume: { factors },
      span: yearly ? 'year' : 'month',
      used: [places, ...(days?.used ?? []), ...(occupancy ? [occupancy] : [])],
      capacity: { factors: capacity },
    };
  }
  const [first, second, ...more] = counts;
  if (!first || more.length > 0) return null;
  // "4 corsi da 12 persone", "10 lezioni con 8 iscritti".
  const isNested =
    second !== undefined &&
    /^\s*(?:da|con|di|per|x|×)\s*$/.test(
      folded.slice(first.end, second.start).replace(/al (?:mese|giorno)|a settimana/, ''),
    );
  if (second && !isNested) return null;
  const base = [countOf(first), ...(second && isNested ? [countOf(second)] : [])];
  const used = [first, ...(second && isNested ? [second] : [])];
  const period = first.period ?? (second && isNested ? second.period : null);
  const wantsDay =
    /al giorno|giornalier|in un giorno|per day|a day/.test(question) &&
    !/al mese|mensil|all'anno/.test(question);
  const months = mentions.find(
    ({ unit, value }) => unit === 'months' && value >= 200 && value < MONTHS_OF_YEAR,
  );
  const toYear = yearly ? [figure('months', months?.value ?? MONTHS_OF_YEAR)] : [];
  const done = (factors: Figure[], span: ReadVolume['span'], more: readonly Mention[] = []): ReadVolume => ({
    volume: { factors },
    span,
    used: [...used, ...more, ...(yearly && months ? [months] : [])],
    capacity: null,
  });
  if (period === 'day') {
    if (wantsDay) return done(base, 'day');
    if (!days) return 'openDays';
    return done([...base, ...days.figures, ...toYear], yearly ? 'year' : 'month', days.used);
  }
  const weeks = mentions.find(({ unit, noun }) => unit === 'days' && noun === 'settimane');
  if (period === 'week' && weeks && weeks.value >= 7_000)
    return done([...base, figure('weeks', weeks.value / 7)], 'year', [weeks]);
  if (period === 'week') {
    if (/a settimana|settimanal/.test(question) && !/al mese|mensil|mese\?|month/.test(question))
      return done(base, 'week');
    return yearly
      ? done([...base, figure('weeks', 5_200)], 'year')
      : done([...base, figure('weeks', WEEKS_OF_MONTH)], 'month');
  }
  if (period === 'year') return yearly ? done(base, 'year') : null;
  return done(
    [...base, ...(period === 'month' ? toYear : [])],
    yearly && period === 'month' ? 'year' : 'month',
  );
};

/** The price of one sale: the figure called so, or what an hour is paid. */
export const salePriceOf = (facts: Facts): Mention | undefined => {
  const price = lastOf(facts, 'price');
  if (price) return price;
  return facts.mentions.find((each) => isAmount(each) && each.period === 'hour' && each.role !== 'unitCost');
};
