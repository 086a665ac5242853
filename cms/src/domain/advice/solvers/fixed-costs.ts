import type { Figure } from '../../../contract';
import { money } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { allOf, type Facts, isAmount, lastOf } from '../read-facts';

const DAYS_PER_WEEK = 7;

const MONTHS = {
  day: 26,
  week: 52 / 12,
  month: 1,
  'two-months': 1 / 2,
  quarter: 1 / 3,
  'half-year': 1 / 6,
  year: 1 / 12,
  hour: 1,
} as const;

/** An amount as it is per month. */
export const perMonth = ({ value, period }: Mention): number => Math.round(value * MONTHS[period ?? 'month']);

const OF_A_SHORTER_SPAN =
  /al mese|ogni mese|mensil|al giorno|ogni giorno|a settimana|a sera|al dì|giorni|settiman/;
/** All costs told of a year, and nothing of another span: the answer is of the year too. */
const isOfYear = ({ folded }: Facts, mentions: readonly Mention[]): boolean =>
  mentions.some(({ period }) => period === 'year') &&
  mentions.every(({ period }) => period === 'year' || period === null) &&
  !OF_A_SHORTER_SPAN.test(folded);

/** Costs that come back every month by their nature, whether or not a month is named. */
export const OF_EVERY_MONTH =
  /affitt|locazion|canon|bollett|utenz|\bluce\b|\bgas\b|corrente|stipend|commess|dipendent|collaborat|person[ae]le|mutuo|\brat[ae]\b|inps|contribut|abbonament|commercialista|assicuraz|noleggio|leasing/i;
const OF_A_LONGER_SPAN = /\bmes[ei]\b|mensil|\bann[oi]\b|annu[aoei]|settiman|\bgiorni\b/;
/** "Il banco mi costa 45 al giorno più 20 di gasolio, quanti vasetti?": all of one day, and nothing of another span. */
const isOfDay = ({ folded }: Facts, mentions: readonly Mention[]): boolean =>
  mentions.some(({ period }) => period === 'day') &&
  mentions.every(
    ({ period, label }) => period === 'day' || (period === null && !OF_EVERY_MONTH.test(label)),
  ) &&
  !OF_A_LONGER_SPAN.test(folded);

/** The fixed costs line by line, per month; a total that was told stands alone where no line was. */
export const fixedCostsOf = (facts: Facts): { total: number; parts: Figure[] } | null => {
  const lines = [
    ...allOf(facts, 'costLine', 'contributions', 'upfront', 'wantedIncome'),
    ...(lastOf(facts, 'price') ? allOf(facts, 'netPay') : []),
  ];
  const stated = allOf(facts, 'fixedTotal');
  // "Tra mutuo e bollette spendo 1.950 al mese": what goes out each month, where nothing else is told of it.
  const totals =
    stated.length === 0 && lines.length === 0
      ? allOf(facts, 'outgoings').filter(({ period }) => period === 'month')
      : stated;
  const unnamed = facts.mentions.filter(
    (each) => each.role === null && isAmount(each) && each.value >= 1_000,
  );
  const all = [...totals, ...lines, ...(lines.length > 0 || totals.length === 0 ? unnamed : [])];
  const asksOfYear = /\b(?:all'|in un |l'|per )anno\b|annual/.test(questionOf(facts.folded));
  const isAsTold = ((all.length > 1 || asksOfYear) && isOfYear(facts, all)) || isOfDay(facts, all);
  const parts = all
    .sort((a, b) => a.start - b.start)
    .map((mention) => ({
      ...money('costLine', isAsTold ? mention.value : perMonth(mention)),
      label: mention.label,
    }));
  if (parts.length === 0) return null;
  return { total: parts.reduce((sum, { value }) => sum + value, 0), parts: parts.length > 1 ? parts : [] };
};

/** Days open in a month, from days told of a month or of a week. */
export const openDaysOf = (facts: Facts): number | undefined => {
  const mention =
    lastOf(facts, 'openDays') ?? facts.mentions.find(({ unit, value }) => unit === 'days' && value <= 3_100);
  if (!mention) return undefined;
  const days = mention.value / 100;
  return days <= DAYS_PER_WEEK && /settiman/.test(facts.folded) ? Math.round(days * 4.33) : Math.round(days);
};
