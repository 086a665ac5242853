import type { ProjectKind } from '../../contract';
import type { Choice, ProjectFacts } from '../interview';
import type { Computations } from './compute';
import { measureEffects, type MeasureEffect } from './measure-effect';
import { measuresForProblem } from './told-problem';
import { GRAVE, isRisk, type Signal, type SignalCode } from './signals';

export type Effort = 'low' | 'medium' | 'high';
/** The month of the plan in which a measure begins. */
export type Period = 1 | 2 | 3;

interface MeasureRule {
  effort: Effort;
  period: Period;
  /** Any one of these calls for it. */
  signals?: readonly SignalCode[];
  aims?: readonly Choice<'aims'>[];
  kinds?: readonly ProjectKind[];
  /** Right for every project of its kinds. */
  always?: true;
  /** Only for who sells to people, or to companies; for all where it is left out. */
  sellsTo?: 'people' | 'companies';
  /** Of no use in these trades. */
  notIn?: readonly Choice<'sector'>[];
}

const IDEA = ['business-idea'] as const;
const RUNNING = ['filed-accounts', 'no-filed-accounts'] as const;
const FILED = ['filed-accounts'] as const;

/** The library of measures: what calls for each, how much work it is, when to begin. Their words live in locale files. */
export const MEASURES = {
  'price-review': {
    effort: 'low',
    period: 1,
    signals: ['low-margin', 'thin-contribution', 'thin-unit-margin', 'lever-price'],
    aims: ['better-margins'],
  },
  'discount-rules': {
    effort: 'low',
    period: 1,
    signals: ['low-margin', 'thin-contribution'],
    aims: ['better-margins'],
    kinds: RUNNING,
  },
  'product-margins': {
    effort: 'medium',
    period: 1,
    signals: ['low-margin', 'costs-outgrow', 'thin-contribution'],
    aims: ['better-margins', 'control'],
    kinds: RUNNING,
  },
  'drop-loss-lines': {
    effort: 'medium',
    period: 2,
    signals: ['low-margin', 'loss', 'thin-contribution'],
    kinds: RUNNING,
  },
  'supplier-tender': {
    effort: 'medium',
    period: 2,
    signals: ['low-margin', 'costs-outgrow', 'lever-variableCosts', 'thin-contribution'],
    kinds: RUNNING,
  },
  'fixed-cost-review': {
    effort: 'low',
    period: 1,
    signals: ['loss', 'fixed-heavy', 'near-break-even', 'lever-fixedCosts'],
    kinds: RUNNING,
  },
  'energy-contracts': { effort: 'low', period: 2, signals: ['fixed-heavy', 'costs-outgrow'], kinds: RUNNING },
  'rent-talk': { effort: 'medium', period: 2, signals: ['fixed-heavy', 'loss'], kinds: RUNNING },
  'collect-overdue': {
    effort: 'low',
    period: 1,
    signals: ['slow-collection', 'tight-liquidity'],
    aims: ['cash'],
    kinds: RUNNING,
  },
  'payment-terms': {
    sellsTo: 'companies',
    effort: 'low',
    period: 1,
    signals: ['slow-collection'],
    kinds: RUNNING,
  },
  deposits: {
    effort: 'low',
    period: 1,
    signals: ['slow-collection', 'tight-liquidity', 'money-missing'],
    aims: ['cash'],
  },
  'direct-debit': {
    sellsTo: 'companies',
    effort: 'medium',
    period: 2,
    signals: ['slow-collection'],
    kinds: RUNNING,
  },
  'credit-check': {
    sellsTo: 'companies',
    effort: 'medium',
    period: 2,
    signals: ['slow-collection', 'customer-concentration'],
    kinds: RUNNING,
  },
  'cash-forecast': {
    effort: 'medium',
    period: 1,
    signals: ['tight-liquidity', 'loss', 'seasonal', 'near-break-even'],
    aims: ['cash', 'control'],
    kinds: RUNNING,
  },
  'stock-clearance': { effort: 'medium', period: 1, signals: ['slow-stock', 'stock-heavy'], kinds: RUNNING },
  'reorder-points': { effort: 'medium', period: 2, signals: ['slow-stock', 'stock-heavy'], kinds: RUNNING },
  'longer-debt': {
    effort: 'medium',
    period: 2,
    signals: ['tight-liquidity', 'heavy-debt', 'debt-service', 'bank-burden'],
    kinds: FILED,
  },
  'bank-review': {
    effort: 'medium',
    period: 2,
    signals: ['interest-burden', 'heavy-debt', 'bank-burden', 'debt-service'],
    kinds: FILED,
  },
  'guarantee-fund': {
    effort: 'high',
    period: 3,
    signals: ['heavy-debt', 'money-missing'],
    aims: ['investment'],
  },
  recapitalise: { effort: 'high', period: 1, signals: ['negative-equity'], kinds: FILED },
  'adequate-structure': {
    effort: 'medium',
    period: 2,
    signals: ['negative-equity', 'loss', 'tight-liquidity', 'debt-service', 'crisis-signal'],
    kinds: FILED,
  },
  'supplier-plan': { effort: 'low', period: 1, signals: ['slow-payment'], kinds: RUNNING },
  incentives: { effort: 'medium', period: 3, aims: ['investment'] },
  'second-customer': { effort: 'high', period: 2, signals: ['customer-concentration'], kinds: RUNNING },
  'main-contract': { effort: 'medium', period: 1, signals: ['customer-concentration'], kinds: RUNNING },
  'wake-customers': {
    effort: 'low',
    period: 1,
    signals: ['shrinking', 'lever-customers', 'near-break-even'],
    aims: ['more-sales'],
    kinds: RUNNING,
  },
  referrals: {
    effort: 'low',
    period: 2,
    signals: ['lever-customers', 'few-channels'],
    aims: ['more-sales'],
    kinds: RUNNING,
  },
  'average-sale': {
    effort: 'low',
    period: 2,
    signals: ['lever-price', 'near-break-even'],
    aims: ['more-sales', 'better-margins'],
    kinds: RUNNING,
  },
  reviews: {
    sellsTo: 'people',
    effort: 'low',
    period: 1,
    signals: ['few-channels', 'little-online'],
    kinds: RUNNING,
  },
  'map-profile': {
    sellsTo: 'people',
    effort: 'low',
    period: 1,
    signals: ['few-channels', 'little-online'],
    kinds: RUNNING,
  },
  'website-basics': { effort: 'medium', period: 2, signals: ['little-online'], kinds: RUNNING },
  'answer-at-once': {
    sellsTo: 'people',
    effort: 'low',
    period: 2,
    aims: ['save-time', 'more-sales'],
    kinds: RUNNING,
  },
  'social-calendar': {
    sellsTo: 'people',
    effort: 'low',
    period: 2,
    signals: ['few-channels', 'little-online'],
    aims: ['more-sales'],
  },
  'online-shop-test': {
    sellsTo: 'people',
    notIn: ['construction', 'services', 'tourism', 'care', 'transport'],
    effort: 'high',
    period: 3,
    signals: ['little-online'],
    aims: ['new-market'],
    kinds: RUNNING,
  },
  newsletter: {
    sellsTo: 'people',
    effort: 'medium',
    period: 3,
    signals: ['shrinking', 'lever-customers'],
    aims: ['more-sales'],
    kinds: RUNNING,
  },
  'quotes-in-a-day': {
    effort: 'low',
    period: 1,
    signals: ['shrinking'],
    aims: ['save-time'],
    kinds: RUNNING,
  },
  procedures: { effort: 'medium', period: 2, aims: ['save-time'], kinds: RUNNING },
  'automatic-reminders': {
    effort: 'medium',
    period: 2,
    signals: ['slow-collection'],
    aims: ['save-time', 'control'],
    kinds: RUNNING,
  },
  'monthly-dashboard': {
    effort: 'low',
    period: 1,
    signals: ['loss', 'costs-outgrow'],
    aims: ['control'],
    kinds: RUNNING,
  },
  'quarterly-accounts': {
    effort: 'low',
    period: 3,
    signals: ['loss', 'near-break-even'],
    aims: ['control'],
    kinds: RUNNING,
    always: true,
  },
  'budget-year': {
    effort: 'medium',
    period: 3,
    signals: ['costs-outgrow', 'growing'],
    aims: ['control'],
    kinds: RUNNING,
  },
  'season-cash': { effort: 'medium', period: 2, signals: ['seasonal'], kinds: RUNNING },
  'off-season': { effort: 'medium', period: 3, signals: ['seasonal'], kinds: RUNNING },
  'market-test': { effort: 'high', period: 3, signals: ['growing'], aims: ['new-market'], kinds: RUNNING },
  'reinvest-margin': {
    effort: 'medium',
    period: 3,
    signals: ['good-margin', 'safe'],
    aims: ['investment', 'more-sales'],
    kinds: RUNNING,
  },
  'margin-guard': {
    effort: 'low',
    period: 2,
    signals: ['good-margin', 'healthy-contribution'],
    kinds: RUNNING,
    always: true,
  },
  'customer-interviews': { effort: 'low', period: 1, kinds: IDEA, always: true },
  'landing-test': { effort: 'low', period: 1, kinds: IDEA, always: true },
  'competitor-prices': {
    effort: 'low',
    period: 1,
    signals: ['thin-unit-margin', 'no-break-even'],
    kinds: IDEA,
    always: true,
  },
  'unit-cost-quotes': {
    effort: 'medium',
    period: 1,
    signals: ['thin-unit-margin', 'no-break-even'],
    kinds: IDEA,
  },
  'small-offer': {
    effort: 'medium',
    period: 2,
    signals: ['money-missing', 'payback-beyond-year', 'late-break-even'],
    kinds: IDEA,
    always: true,
  },
  preorders: { effort: 'low', period: 2, signals: ['money-missing', 'payback-beyond-year'], kinds: IDEA },
  'start-light': {
    effort: 'medium',
    period: 2,
    signals: ['money-missing', 'no-break-even', 'payback-beyond-year'],
    kinds: IDEA,
  },
  'form-and-vat': { effort: 'medium', period: 2, kinds: IDEA, always: true },
  'first-customers': { effort: 'medium', period: 3, kinds: IDEA, always: true },
  'monthly-check': {
    effort: 'low',
    period: 3,
    signals: ['late-break-even', 'money-missing'],
    kinds: IDEA,
    always: true,
  },
} as const satisfies Record<string, MeasureRule>;
export type MeasureId = keyof typeof MEASURES;

export interface PlannedMeasure {
  id: MeasureId;
  effort: Effort;
  period: Period;
  /** 1 for the most urgent of the plan. */
  priority: number;
  /** What it is worth, where that follows from the figures. */
  effect: MeasureEffect | null;
}

const EFFORT_WEIGHT: Record<Effort, number> = { low: 1, medium: 0.5, high: 0 };
const PLAN_SIZE = 9;
/** No month carries more than this: the owner has a business to run meanwhile. */
const PER_PERIOD = 4;

/** A duty of law goes first, then a gap in the cash, before any number of lesser signals. */
const urgencyOf = (code: SignalCode): number => {
  if (code === 'negative-equity') return 20;
  if (GRAVE.includes(code)) return 8;
  return isRisk(code) ? 3 : 2;
};

/** A measure whose effect is the greatest of all counts as much as a risk and a half. */
const EFFECT_WEIGHT = 5;
/** One that meets the problem in its owner's words. */
const TOLD_WEIGHT = 4;

const suits = ({ kinds, sellsTo, notIn }: MeasureRule, facts: ProjectFacts): boolean => {
  const { customerType, sector } = facts;
  if (kinds && !kinds.includes(facts.kind)) return false;
  if (sector && notIn?.includes(sector)) return false;
  if (sellsTo === 'people') return customerType === null || ['consumers', 'both'].includes(customerType);
  return sellsTo !== 'companies' || customerType !== 'consumers';
};

/** How much a measure is called for by signals, aims and the problem that was told; 0 for one that is not. */
const urgencyOfRule = (
  id: MeasureId,
  rule: MeasureRule,
  facts: ProjectFacts,
  codes: SignalCode[],
  told: ReadonlySet<MeasureId>,
): number => {
  const called = (rule.signals ?? []).filter((code) => codes.includes(code));
  const aims = (rule.aims ?? []).filter((aim) => facts.aims.includes(aim));
  if (called.length === 0 && aims.length === 0 && !rule.always && !told.has(id)) return 0;
  const urgency = called.reduce((sum, code) => sum + urgencyOf(code), 0);
  return (
    urgency +
    aims.length * 2 +
    (told.has(id) ? TOLD_WEIGHT : 0) +
    (rule.always ? 1 : 0) +
    EFFORT_WEIGHT[rule.effort]
  );
};

/**
 * The plan of 90 days: the measures that suit this business and that its figures, its aims and the problem that was told call for, those
 * first that are urgent and worth most, spread over three months.
 */
export const planMeasures = (
  facts: ProjectFacts,
  signals: Signal[],
  computations: Computations,
): PlannedMeasure[] => {
  const codes = signals.map(({ code }) => code);
  const told = measuresForProblem(facts.problem);
  const effects = measureEffects(facts, computations);
  const greatest = Math.max(1, ...Object.values(effects).map((effect) => effect?.amount ?? 0));
  const weighed = (Object.entries(MEASURES) as [MeasureId, MeasureRule][])
    .filter(([, rule]) => suits(rule, facts))
    .map(([id, rule]) => {
      const effect = effects[id] ?? null;
      const urgency = urgencyOfRule(id, rule, facts, codes, told);
      return {
        id,
        rule,
        effect,
        weight: urgency === 0 ? 0 : urgency + (EFFECT_WEIGHT * (effect?.amount ?? 0)) / greatest,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);

  const taken: PlannedMeasure[] = [];
  for (const { id, rule, effect } of weighed) {
    if (taken.length === PLAN_SIZE) break;
    if (taken.filter(({ period }) => period === rule.period).length === PER_PERIOD) continue;
    taken.push({ id, effort: rule.effort, period: rule.period, priority: taken.length + 1, effect });
  }
  return taken.sort((one, other) => one.period - other.period || one.priority - other.priority);
};
