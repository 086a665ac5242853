import { lineOf, type IndexKey, type Indices } from '../accounts';
import type { FiledFacts, IdeaFacts, ProjectFacts, TradingFacts } from '../interview';
import { judge } from './bands';
import type { Computations, FiledComputations, IdeaComputations, TradingComputations } from './compute';

/** What the figures show. The first list is good news, the second asks for something to be done. */
export const STRENGTHS = [
  'good-margin',
  'good-return',
  'liquid',
  'solid',
  'growing',
  'interest-covered',
  'healthy-contribution',
  'safe',
  'profitable',
  'good-unit-margin',
  'money-enough',
  'early-break-even',
  'many-channels',
] as const;
export const RISKS = [
  'negative-equity',
  'loss',
  'money-missing',
  'no-break-even',
  'debt-service',
  'tight-liquidity',
  'crisis-signal',
  'low-margin',
  'thin-contribution',
  'thin-unit-margin',
  'heavy-debt',
  'bank-burden',
  'interest-burden',
  'near-break-even',
  'fixed-heavy',
  'slow-collection',
  'slow-stock',
  'slow-payment',
  'stock-heavy',
  'shrinking',
  'costs-outgrow',
  'customer-concentration',
  'payback-beyond-year',
  'late-break-even',
  'seasonal',
  'few-channels',
  'little-online',
] as const;
/** The lever that would gain most; neither good nor bad. */
export const BEST_LEVERS = [
  'lever-price',
  'lever-variableCosts',
  'lever-fixedCosts',
  'lever-customers',
] as const;
export type Strength = (typeof STRENGTHS)[number];
export type Risk = (typeof RISKS)[number];
export type SignalCode = Strength | Risk | (typeof BEST_LEVERS)[number];

/** A signal and the figure behind it: a share, a ratio, days, cents or a count, as its words expect. */
export interface Signal {
  code: SignalCode;
  figure: number | null;
}
type Found = [code: SignalCode, holds: boolean, figure?: number | null];

const ONLINE = ['website', 'e-commerce', 'marketplaces', 'social'];

const valuesOf = (all: Indices | undefined) => (key: keyof Indices) => all?.[key].value ?? null;
const above = (value: number | null, limit: number) => value !== null && value >= limit;
/** A figure that makes no sense below zero is left unsaid. */
const positive = (value: number | null) => (value !== null && value >= 0 ? value : null);
const below = (value: number | null, limit: number) => value !== null && value < limit;

const ofFiled = (facts: FiledFacts, { years, changes }: FiledComputations): Found[] => {
  const value = valuesOf(years[0]?.indices);
  const is = (tone: 'good' | 'poor', key: IndexKey): boolean => {
    const index = years[0]?.indices[key];
    return index !== undefined && index.value !== null && judge(key, index, facts.sector) === tone;
  };
  const [last] = facts.accounts?.years ?? [];
  const profit = (last && lineOf(last, 'profit')) ?? null;
  const equity = (last && lineOf(last, 'equity')) ?? null;
  const change = (line: string) => changes.find((one) => one.line === line)?.change ?? null;
  const revenue = change('revenue');
  const costs = change('costOfProduction');
  const collection = value('receivableDays');
  // Shops are paid at the till; companies and offices have 60 days at most.
  const isLate = facts.customerType === 'consumers' ? above(collection, 30) : is('poor', 'receivableDays');
  return [
    ['good-margin', is('good', 'ebitdaMargin'), value('ebitdaMargin')],
    ['good-return', is('good', 'roe'), value('roe')],
    ['liquid', is('good', 'currentRatio'), value('currentRatio')],
    ['solid', is('good', 'leverage'), value('leverage')],
    ['growing', above(revenue, 0.05), revenue],
    ['interest-covered', is('good', 'interestCover'), value('interestCover')],
    ['negative-equity', below(equity, 0), equity],
    ['loss', below(profit, 0), profit],
    ['tight-liquidity', is('poor', 'currentRatio'), value('currentRatio')],
    ['stock-heavy', !is('poor', 'currentRatio') && is('poor', 'quickRatio'), value('quickRatio')],
    ['low-margin', is('poor', 'ebitdaMargin'), value('ebitdaMargin')],
    ['heavy-debt', is('poor', 'debtToEquity'), value('debtToEquity')],
    ['bank-burden', is('poor', 'netDebtToEbitda'), value('netDebtToEbitda')],
    ['debt-service', is('poor', 'dscr'), value('dscr')],
    ['crisis-signal', is('poor', 'zScore'), value('zScore')],
    ['interest-burden', is('poor', 'interestCover'), positive(value('interestCover'))],
    ['slow-collection', isLate, collection],
    ['slow-stock', is('poor', 'stockDays'), value('stockDays')],
    ['slow-payment', is('poor', 'payableDays'), value('payableDays')],
    ['shrinking', below(revenue, -0.05), revenue],
    ['costs-outgrow', revenue !== null && costs !== null && costs > revenue + 0.01, costs],
    ['customer-concentration', above(facts.largestCustomer, 30), facts.largestCustomer],
    ['little-online', below(facts.onlineShare, 10), facts.onlineShare],
  ];
};

const ofTrading = (facts: TradingFacts, { margins }: TradingComputations): Found[] => {
  const months = facts.turnoverMonths;
  const average = months === null ? 0 : months.reduce((sum, month) => sum + month, 0) / 12;
  const highest = months === null ? 0 : Math.max(...months);
  const seasonal: Found = [
    'seasonal',
    average > 0 && highest >= average * 1.5,
    average > 0 ? highest / average : null,
  ];
  if (margins === null) return [seasonal];
  const { contributionShare, safety, profit, profitShare, fixedCosts, turnover, levers } = margins;
  const best = levers[0];
  return [
    seasonal,
    ['healthy-contribution', above(contributionShare, 0.5), contributionShare],
    ['safe', above(safety, 0.2), safety],
    ['profitable', profit > 0, profitShare],
    ['loss', profit < 0, profit],
    ['thin-contribution', below(contributionShare, 0.3), contributionShare],
    ['near-break-even', safety !== null && safety >= 0 && safety < 0.15, safety],
    [
      'fixed-heavy',
      turnover > 0 && fixedCosts / turnover > 0.45,
      turnover > 0 ? fixedCosts / turnover : null,
    ],
    ...(best ? [[`lever-${best.key}`, true, best.gain] as Found] : []),
  ];
};

const ofIdea = (facts: IdeaFacts, { plan }: IdeaComputations): Found[] => {
  if (plan === null) return [];
  const share = facts.unitPrice ? plan.unitMargin / facts.unitPrice : null;
  return [
    ['good-unit-margin', above(share, 0.5), share],
    ['money-enough', plan.missing === 0, plan.lowestCash],
    ['early-break-even', plan.breakEvenMonth !== null && plan.breakEvenMonth <= 6, plan.breakEvenMonth],
    ['money-missing', plan.missing > 0, plan.missing],
    ['no-break-even', plan.breakEvenMonth === null, plan.breakEvenUnits],
    ['thin-unit-margin', below(share, 0.25), share],
    ['late-break-even', plan.breakEvenMonth !== null && plan.breakEvenMonth > 6, plan.breakEvenMonth],
    ['payback-beyond-year', plan.paybackMonth === null && plan.breakEvenMonth !== null, null],
  ];
};

const ofChannels = ({ channels, kind }: ProjectFacts): Found[] => {
  if (channels.length === 0) return [];
  const online = channels.filter((channel) => ONLINE.includes(channel)).length;
  return [
    ['many-channels', channels.length >= 4, channels.length],
    ['few-channels', channels.length <= 2, channels.length],
    ['little-online', online === 0 && kind !== 'business-idea', 0],
  ];
};

const ofKind = (facts: ProjectFacts, computations: Computations): Found[] => {
  if (facts.kind === 'filed-accounts' && computations.kind === 'filed-accounts')
    return ofFiled(facts, computations);
  if (facts.kind === 'no-filed-accounts' && computations.kind === 'no-filed-accounts')
    return ofTrading(facts, computations);
  if (facts.kind === 'business-idea' && computations.kind === 'business-idea')
    return ofIdea(facts, computations);
  return [];
};

const ORDER: readonly SignalCode[] = [...STRENGTHS, ...RISKS, ...BEST_LEVERS];
/** What the figures show, the weightiest first. */
export const signalsOf = (facts: ProjectFacts, computations: Computations): Signal[] => {
  const found = [...ofKind(facts, computations), ...ofChannels(facts)].filter(([, holds]) => holds);
  const once = new Map(found.map(([code, , figure = null]) => [code, figure]));
  return [...once]
    .map(([code, figure]) => ({ code, figure }))
    .sort((one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code));
};

/** What cannot wait: one of these alone makes the verdict, and its measures come first. */
export const GRAVE: readonly SignalCode[] = ['negative-equity', 'loss', 'money-missing', 'no-break-even'];

export const isStrength = (code: SignalCode): code is Strength =>
  (STRENGTHS as readonly string[]).includes(code);
export const isRisk = (code: SignalCode): code is Risk => (RISKS as readonly string[]).includes(code);
