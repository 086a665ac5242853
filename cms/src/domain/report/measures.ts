import type { ProjectKind } from '../../contract';
import type { Choice } from '../interview';
import type { SignalCode } from './signals';

export type Effort = 'low' | 'medium' | 'high';
/** The month of the plan in which a measure begins. */
export type Period = 1 | 2 | 3;

export interface MeasureRule {
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
