import type { Day } from '../../contract';
import { addDays, weekdayOf } from '../booking/days';
import { easterSunday } from '../booking/italian-holidays';

const dayOf = (year: number, monthDay: string): Day => `${year}-${monthDay}`;

/** The `nth` day of that weekday (1 for Monday) in a month; negative counts from its end. */
const nthWeekday = (year: number, month: number, weekday: number, nth: number): Day => {
  if (nth > 0) {
    const first = dayOf(year, `${String(month).padStart(2, '0')}-01`);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
  }
  const next =
    month === 12 ? dayOf(year + 1, '01-01') : dayOf(year, `${String(month + 1).padStart(2, '0')}-01`);
  const last = addDays(next, -1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1));
};

interface Rule {
  /** First and last day on which a post may speak of it. */
  days(year: number): [from: Day, to: Day];
  /** Words of a business that it suits; every business where there are none. */
  suits?: RegExp;
}
const easter = (year: number): Day => easterSunday(year).toISOString().slice(0, 10);
const around = (day: Day, before: number, after = 0): [Day, Day] => [
  addDays(day, -before),
  addDays(day, after),
];
const only = (monthDay: string) => (year: number) => around(dayOf(year, monthDay), 0);

const EATS = /pizz|ristorant|trattori|restaurant/i;
const BAKES = /\bpan[ei]|forno|panif|bread|baker/i;
const POURS_COFFEE = /caff|\bbar\b|coffee|pasticc|torref/i;
const SELLS = /negozi|boutique|shop|store|abbigliament|scarpe|gioiell|moda|cloth|vend/i;
const MOVES = /yoga|pilates|palestr|fitness|gym|benessere/i;
const CARES_FOR_ANIMALS = /\bcan[ei]\b|gatt|animal|toelett|veterinar|\bdogs?\b|\bcats?\b|\bpets?\b/i;
const HOSTS = /hotel|albergo|agrituris|b&b|camere|turis|viagg|travel|guest|holiday/i;
const DIGITAL = /software|sito web|siti|informatic|digital|website|cloud|\bapp\b/i;
const READS = /libr|scuola|cors[oi]|school|book|teach|insegn/i;
const HEALS = /dentist|fisioterap|medic|salute|health|farmac|nutrizion|clinic/i;
const FITS_TYRES = /gomm[ei]|gommist|pneumatic|tyre/i;
const FILES_TAXES = /commercialist|\bcaf\b|\b730\b|dichiarazion[ei] (?:dei )?redditi|tax return/i;
const RUNS_PAYROLL = /bust[ae] paga|consulen\w+ del lavoro|cedolin|payroll/i;
const MAKES_WINE = /vendemmi|cantina|vigne|winery|vineyard/i;
const PRESSES_OLIVES = /frantoi|oliv[eoi]|olive/i;
const HEATS = /caldai|idraulic|riscaldament|\bstuf|spazzacamin|boiler|heating/i;
const ENROLS = /\bnido\b|scuola|asilo|doposcuola|nursery|school/i;
const GROWS = /agricol|vigne|olio|campagna|fattoria|farm|organic|biologic|giardin|garden/i;

/**
 * The days and seasons that a post may speak of, more particular ones first. Dates as Italy keeps them; none that takes side in
 * religion or politics, and trades' own days only for their trades.
 */
const RULES = {
  'pizza-day': { days: only('01-17'), suits: EATS },
  valentine: { days: (year) => around(dayOf(year, '02-14'), 5) },
  carnival: { days: (year) => around(addDays(easter(year), -47), 5) },
  'womens-day': { days: only('03-08') },
  'fathers-day': { days: (year) => around(dayOf(year, '03-19'), 3) },
  'health-day': { days: only('04-07'), suits: HEALS },
  'earth-day': { days: only('04-22'), suits: GROWS },
  'book-day': { days: only('04-23'), suits: READS },
  'labour-day': { days: only('05-01') },
  'password-day': { days: (year) => around(nthWeekday(year, 5, 4, 1), 0), suits: DIGITAL },
  'mothers-day': { days: (year) => around(nthWeekday(year, 5, 7, 2), 4, -1) },
  'yoga-day': { days: only('06-21'), suits: MOVES },
  'tourism-day': { days: only('09-27'), suits: HOSTS },
  'coffee-day': { days: only('10-01'), suits: POURS_COFFEE },
  'animal-day': { days: only('10-04'), suits: CARES_FOR_ANIMALS },
  'bread-day': { days: only('10-16'), suits: BAKES },
  'tax-returns': { days: (year) => [dayOf(year, '05-01'), dayOf(year, '06-30')], suits: FILES_TAXES },
  'thirteenth-salary': { days: (year) => [dayOf(year, '12-01'), dayOf(year, '12-18')], suits: RUNS_PAYROLL },
  'grape-harvest': { days: (year) => [dayOf(year, '09-01'), dayOf(year, '10-10')], suits: MAKES_WINE },
  'olive-harvest': { days: (year) => [dayOf(year, '10-15'), dayOf(year, '12-05')], suits: PRESSES_OLIVES },
  'boiler-season': { days: (year) => [dayOf(year, '09-15'), dayOf(year, '11-15')], suits: HEATS },
  'school-enrolment': { days: (year) => [dayOf(year, '01-07'), dayOf(year, '01-31')], suits: ENROLS },
  // Winter tyres may be fitted from 15 October and are due by 15 November (Direttiva MIT 1580/2013).
  'tyre-change': { days: (year) => [dayOf(year, '10-15'), dayOf(year, '11-20')], suits: FITS_TYRES },
  easter: { days: (year) => around(easter(year), 6, -1) },
  'summer-time': { days: (year) => around(nthWeekday(year, 3, 7, -1), 3, -1) },
  'winter-time': { days: (year) => around(nthWeekday(year, 10, 7, -1), 3, -1) },
  halloween: { days: (year) => around(dayOf(year, '10-31'), 4) },
  'black-friday': { days: (year) => around(addDays(nthWeekday(year, 11, 4, 4), 1), 4), suits: SELLS },
  'winter-sales': { days: (year) => [dayOf(year, '01-05'), dayOf(year, '01-15')], suits: SELLS },
  'summer-sales': { days: (year) => around(nthWeekday(year, 7, 6, 1), 0, 10), suits: SELLS },
  'new-year': { days: (year) => [dayOf(year, '01-01'), dayOf(year, '01-08')] },
  ferragosto: { days: (year) => around(dayOf(year, '08-15'), 5) },
  christmas: { days: (year) => [dayOf(year, '12-06'), dayOf(year, '12-24')] },
  'year-end': { days: (year) => [dayOf(year, '12-27'), dayOf(year, '12-31')] },
  spring: { days: (year) => [dayOf(year, '03-20'), dayOf(year, '03-30')] },
  summer: { days: (year) => [dayOf(year, '06-21'), dayOf(year, '07-03')] },
  'back-to-school': { days: (year) => [dayOf(year, '09-01'), dayOf(year, '09-14')] },
  autumn: { days: (year) => [dayOf(year, '09-22'), dayOf(year, '10-03')] },
  winter: { days: (year) => [dayOf(year, '12-21'), dayOf(year, '12-23')] },
} as const satisfies Record<string, Rule>;

export type SocialOccasion = keyof typeof RULES;

/** What the calendar says of a day to a business, the most particular first. */
export const occasionsOn = (day: Day, business: string): SocialOccasion[] => {
  const year = Number(day.slice(0, 4));
  const all = Object.entries(RULES) as [SocialOccasion, Rule][];
  return all
    .filter(([, { days, suits }]) => {
      const [from, to] = days(year);
      return day >= from && day <= to && (!suits || suits.test(business));
    })
    .map(([name]) => name);
};
