import type { FoundFigure } from '../port';
import { daysOf, euro, hoursOf, moneyOf, percentOf } from './figures';

const DAY_NAMES = /luned\w+|marted\w+|mercoled\w+|gioved\w+|venerd\w+|sabat\w+|domenic\w+/g;
const EVENING = /\bsera\b|serat\w*|\bcena\b/;
/** "Da domenica a giovedì": the days between, whatever other day is named as full. */
const SPAN_OF_DAYS = new RegExp(
  `\\b(?:da|dal|dalla) (${DAY_NAMES.source}) (?:a|al|alla) (${DAY_NAMES.source})`,
);
const accented = (day: string): string => day.replace(/di$/, 'dì');

/** The days or hours that a message names. */
const whenIn = (folded: string): string => {
  const [, from, to] = SPAN_OF_DAYS.exec(folded) ?? [];
  if (from !== undefined && to !== undefined) return `${accented(from)}–${accented(to)}`;
  const days = [...new Set(folded.match(DAY_NAMES) ?? [])].map(accented);
  if (days.length > 0) return `${days.join(' e ')}${EVENING.test(folded) ? ' sera' : ''}`;
  if (/pomerigg/.test(folded)) return 'pomeriggio';
  return /mattin/.test(folded) ? 'mattino' : '';
};

const MONTH =
  /\b(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/g;
/** The months that a message names: "giugno e settembre". */
const monthsIn = (folded: string): string => {
  const months = [...new Set(folded.match(MONTH) ?? [])];
  if (months.length === 0)
    return /\bestate\b/.test(folded) ? 'l’estate' : /\binverno\b/.test(folded) ? 'l’inverno' : '';
  return months.length === 1 ? (months[0] ?? '') : `${months.slice(0, -1).join(', ')} e ${months.at(-1)}`;
};

const TOPIC_WORDS =
  /\b(prezz\w+|tariff\w+|listin\w+|parchegg\w+|animal\w+|orari\w*|rett\w+|men[uù]\w*|scadenz\w+|document\w+|prenotazion\w+|spedizion\w+|resi\b|disponibilit\w+|camer\w+|indirizz\w+|allerg\w+)\b/g;
const MOST_TOPICS = 6;
/** What customers ask about. */
const topicsIn = (folded: string): string =>
  [...new Set(folded.match(TOPIC_WORDS) ?? [])].slice(0, MOST_TOPICS).join(', ');

/** Those through whom or to whom somebody wants to sell. */
const buyersIn = (folded: string): string =>
  /architett|studi\b|progettist/.test(folded)
    ? 'architetti e studi'
    : (/(rivenditor\w*|distributor\w*|hotel|ristorant\w*|amministrator\w*|aziende|imprese|negozi|geometr\w*)/.exec(
        folded,
      )?.[1] ?? 'partner');

const FRACTIONS: readonly [pattern: RegExp, percent: number][] = [
  [/un quarto/, 25],
  [/meta\b/, 50],
  [/un terzo/, 100 / 3],
  [/un decimo/, 10],
];
/** A percentage, or a fraction in words. */
const shareIn = (figures: readonly FoundFigure[], folded: string): number | null =>
  percentOf(figures) ?? FRACTIONS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;

/** Above it a bill without a unit is in cents, as figures come. */
const LEAST_PLAIN_BILL = 20_000;
const billIn = (figures: readonly FoundFigure[], folded: string): number | null => {
  if (!/bollett|energia|corrente|gas/.test(folded)) return null;
  const bill =
    moneyOf(figures) ??
    figures.find(({ unit, value }) => unit === 'plain' && value >= LEAST_PLAIN_BILL)?.value ??
    null;
  return bill !== null && bill > LEAST_PLAIN_BILL ? bill / 100 : bill;
};

const LEAST_MEMBERS = 2_000;
const decimal = (value: number): string => String(value).replace('.', ',');
const orNone = (value: number | null, write: (value: number) => string): string =>
  value === null || value === 0 ? '' : write(value);

/** What the figures of a message give for the slots of a template, '' where there is none. */
const figureValues = (figures: readonly FoundFigure[], folded: string) => {
  const [percent, money, hours, days] = [
    percentOf(figures),
    moneyOf(figures),
    hoursOf(figures),
    daysOf(figures),
  ];
  const members =
    figures.find(({ unit, value }) => (unit === 'pieces' || unit === 'people') && value >= LEAST_MEMBERS)
      ?.value ?? null;
  const share = shareIn(figures, folded);
  const bill = billIn(figures, folded);
  return {
    percent: orNone(percent, String),
    share: orNone(share, (each) => String(Math.round(each))),
    'share.markup': orNone(share, (each) => String(Math.round((100 / (100 - each) - 1) * 100))),
    money: orNone(money, euro),
    'money.raised': orNone(money, (each) => euro(Math.ceil(each * 1.25 * 2) / 2)),
    hours: orNone(hours, (each) => (each === 0.5 ? 'mezz’ora' : `${decimal(each)} ore`)),
    'money.hourly': money && hours ? euro(money / hours) : '',
    days: orNone(days, String),
    'days.months': orNone(days, (each) => (each / 30).toFixed(1).replace('.', ',')),
    'days.cash': orNone(days, (each) => euro(Math.round((10_000 * each) / 30))),
    members: orNone(members, (each) => String(each / 100)),
    'members.twentieth': orNone(members, (each) => String(Math.round(each / LEAST_MEMBERS))),
    bill: orNone(bill, euro),
    'bill.saving': orNone(bill, (each) => euro(Math.round(each * 0.15))),
    'bill.yearly': orNone(bill, (each) => euro(Math.round(each * 0.15) * 12)),
  };
};

/** What a message gives for the slots of a template, '' where it tells nothing of the kind. */
export const messageValues = (figures: readonly FoundFigure[], folded: string) => ({
  ...figureValues(figures, folded),
  when: whenIn(folded),
  months: monthsIn(folded),
  topics: topicsIn(folded),
  buyers: buyersIn(folded),
});
