import {
  occupancyForCosts,
  occupancyOfSales,
  piecesForTurnover,
  priceForIncome,
  profitOfSales,
  revenueOfSales,
} from '../../finance/operating';
import { questionOf } from '../question';
import { allOf, type Facts, isAmount, lastOf } from '../read-facts';
import { type ReadVolume, readVolume, salePriceOf } from '../read-volume';
import type { Mention } from '../mention';
import type { Solution, Solver } from '../solver';
import { fixedCostsOf, perMonth } from './fixed-costs';

const WANTS_PRICE =
  /a (?:quanto|che prezzo|che cifra|che tariffa)|che prezzo|prezzo (?:minimo|giusto|devo|dovrei|di vendita)|quanto (?:devo|dovrei|dobbiamo) (?:chied|far|mett|vend)\w*|quanto chied|(?:che|quale) (?:tariffa|quota|retta|prezzo)|tariffa\b|what price|how much (?:should|must) i charge/;
const WANTS_PROFIT =
  /quanto (?:\w+ ){0,2}(?:rest\w*|riman\w*|guadagn\w*|avanz\w*|in tasca|porto a casa|metto via)|\butile\b|\bguadagno\b|guadagn\w+\?|resta (?:qualcosa|niente|nulla)|\bnetto\?|ci (?:guadagno|perdo|sto dentro|rimetto|rientro|sto)\b|\bconviene\b|vale la pena|in perdita|profit|left|do i (?:make|earn)/;
const WANTS_REVENUE =
  /(?:quanto|che|quale) .{0,40}(?:incass|fattur|ricav|entra|tiro su|prendo|faccio|viene|fa\b|fanno)|fatturat|incass\w*|\bricav[io]\b|giro d'affari|turnover|revenue|takings|take in|\bmese\?|a sera\b/;
const WANTS_OCCUPANCY =
  /occupazion\w*|occupanc\w*|tasso di riempimento|quant[ei] (?:nott|camer|pernott|post[io]|tavol)\w*|percentuale di (?:camer|occup)/;
const COVERS =
  /non (?:ci )?(?:perder|rimetter)\w*|pareggi\w*|in pari|copr\w*|break.?even|rimetterci|andare sotto|a galla/;

const unitCostsOf = (facts: Facts): number =>
  allOf(facts, 'unitCost').reduce((sum, { value }) => sum + value, 0);

/** Fixed costs of the span of the volume; lines and totals that were told for a month or a year. */
const fixedOf = (
  facts: Facts,
  span: ReadVolume['span'],
): { total: number; parts: ReturnType<typeof fixedCostsOf> } => {
  const own = {
    ...facts,
    mentions: facts.mentions.filter(({ role }) => role === 'fixedTotal' || role === 'costLine'),
  };
  const parts = own.mentions.length === 0 ? null : fixedCostsOf(own);
  const times = span === 'year' ? 12 : span === 'week' ? 12 / 52 : span === 'day' ? 12 / 365 : 1;
  return { total: Math.round((parts?.total ?? 0) * times), parts };
};

/** Nothing else in the message than what the sum uses. */
const leavesAmounts = (facts: Facts, used: readonly (Mention | undefined)[]): boolean =>
  facts.mentions.some((each) => isAmount(each) && each.role === null && !used.includes(each));

/** Sales of a day, a month or a year: what they bring in, what they leave, the price or the occupancy that they need. */
export const operatingSolver: Solver = {
  name: 'operating',
  wanted: new RegExp(
    [WANTS_PRICE, WANTS_PROFIT, WANTS_REVENUE, WANTS_OCCUPANCY].map(({ source }) => source).join('|'),
  ),
  solve(facts) {
    const question = questionOf(facts.folded);
    const read = readVolume(facts, question);
    const bare = facts.mentions.filter((each) => each.role === null && each.unit === 'money');
    const salePrice = salePriceOf(facts);
    // "24 stanze, 65 % piene, 92 euro": the only amount is what one of them costs.
    const price =
      salePrice ??
      (read !== null && read !== 'openDays' && read.capacity && bare.length === 1 ? bare[0] : undefined);
    const unitCost = unitCostsOf(facts);
    if (read === null) return null;
    if (read === 'openDays')
      return price && !COVERS.test(question) && (WANTS_PROFIT.test(question) || WANTS_REVENUE.test(question))
        ? { state: 'asks', kind: 'percentage', missing: ['openDays'] }
        : null;
    const nights = facts.mentions.find(
      ({ noun = '', unit, value }) => unit === 'pieces' && value > 0 && /nott|pernott|night/.test(noun),
    );
    if (read.capacity && nights && !lastOf(facts, 'occupancy') && WANTS_OCCUPANCY.test(question))
      return {
        state: 'done',
        kind: 'percentage',
        calculated: occupancyOfSales({
          sold: nights.value,
          capacity: read.capacity,
          ...(price ? { price: price.value } : {}),
        }),
      };
    // Hours or days that the volume leaves out make it the volume of something else.
    if (
      facts.mentions.some(
        (each) =>
          (each.unit === 'hours' || each.unit === 'days') &&
          !read.used.includes(each) &&
          each.role !== 'paymentDays',
      )
    )
      return null;
    const { total: fixedCosts, parts } = fixedOf(facts, read.span);
    const details = { parts: parts?.parts ?? [] };
    const costRate =
      lastOf(facts, 'costRate')?.value ??
      (lastOf(facts, 'marginRate') ? 10_000 - (lastOf(facts, 'marginRate')?.value ?? 0) : undefined);
    if (
      read.capacity &&
      price &&
      fixedCosts > 0 &&
      !lastOf(facts, 'occupancy') &&
      (WANTS_OCCUPANCY.test(question) || COVERS.test(question))
    )
      return {
        state: 'done',
        kind: 'break-even',
        ...details,
        calculated: occupancyForCosts({ fixedCosts, price: price.value, unitCost, capacity: read.capacity }),
      };
    if (read.capacity && !lastOf(facts, 'occupancy'))
      return price ? { state: 'asks', kind: 'percentage', missing: ['occupancy'] } : null;
    const income = lastOf(facts, 'wantedIncome') ?? lastOf(facts, 'netPay');
    if (!price && WANTS_PRICE.test(question) && (income || fixedCosts > 0)) {
      const wanted = income ? perMonth(income) * (read.span === 'year' ? 12 : 1) : 0;
      // Wanted in a year, with hours of a span that nobody told: of the year too, perhaps.
      if (
        income?.period === 'year' &&
        read.span === 'month' &&
        read.used.every(({ period }) => period === null)
      )
        return null;
      if (leavesAmounts(facts, [income])) return null;
      return {
        state: 'done',
        kind: 'unit-price',
        ...details,
        // What is spent beside hours is spent on the whole, not on each of them.
        calculated: read.used.some(({ unit }) => unit === 'hours')
          ? priceForIncome({ fixedCosts: fixedCosts + unitCost, income: wanted, volume: read.volume })
          : priceForIncome({ fixedCosts, income: wanted, unitCost, volume: read.volume }),
      };
    }
    if (!price || COVERS.test(question) || income) return null;
    return resultOf({ facts, question, read, price, unitCost, costRate, fixedCosts, details });
  },
};

const resultOf = ({
  facts,
  question,
  read,
  price,
  unitCost,
  costRate,
  fixedCosts,
  details,
}: {
  facts: Facts;
  question: string;
  read: ReadVolume;
  price: Mention;
  unitCost: number;
  costRate: number | undefined;
  fixedCosts: number;
  details: { parts: NonNullable<ReturnType<typeof fixedCostsOf>>['parts'] };
}): Solution | null => {
  if (leavesAmounts(facts, [price])) return null;
  const { volume } = read;
  const hasCosts = unitCost > 0 || costRate !== undefined || fixedCosts > 0;
  if (WANTS_PROFIT.test(question) && hasCosts)
    return {
      state: 'done',
      kind: 'percentage',
      ...details,
      calculated: profitOfSales({
        price: price.value,
        unitCost,
        fixedCosts,
        volume,
        ...(costRate === undefined || unitCost > 0 ? {} : { costRate }),
      }),
    };
  if (hasCosts && !WANTS_REVENUE.test(question)) return null;
  return { state: 'done', kind: 'percentage', calculated: revenueOfSales({ price: price.value, volume }) };
};

/** "Quanti clienti da 45 euro per fare 6.000 al mese?": pieces for a turnover, and of each day where the open days are told. */
export const piecesForTurnoverSolver: Solver = {
  name: 'pieces-for-turnover',
  wanted:
    /quant[ei] .{0,60}(?:\bfar(?:e|ne)\b|incass\w*|fattur\w*|arriv\w*|raggiung\w*)|(?:devo|voglio|vorrei|per) (?:far|incass|fattur|arriv|raggiung)\w*.*quant[ei] /,
  solve(facts) {
    if (!/quant[ei] /.test(questionOf(facts.folded))) return null;
    const price = lastOf(facts, 'price');
    const rest = facts.mentions.filter((each) => isAmount(each) && each !== price);
    const [target, other] = rest;
    const days = facts.mentions.find(({ unit, role }) => unit === 'days' || role === 'openDays');
    if (!price || !target || other || target.value <= price.value) return null;
    if (facts.mentions.some((each) => each.unit === 'percent' || each.unit === 'pieces')) return null;
    if (target.role !== 'revenue' && target.role !== 'wantedIncome' && target.role !== null) return null;
    return {
      state: 'done',
      kind: 'percentage',
      calculated: piecesForTurnover({
        turnover: target.value,
        price: price.value,
        ...(days ? { openDays: Math.round(days.value / 100) } : {}),
      }),
    };
  },
};
