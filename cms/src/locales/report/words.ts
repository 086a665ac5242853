import type { MeasureEffect } from '../../domain/report/measure-effect';
import type { BillingPeriod, ProjectKind, ReportKind, ReportTone } from '../../contract';
import type { AccountLine, IndexKey } from '../../domain/accounts';
import type { BandSource } from '../../domain/report/bands';
import type { LeverKey } from '../../domain/report/computations/margins';
import type { Effort, MeasureId, Period } from '../../domain/report/measures';
import type { ReasonKey } from '../../domain/report/propose-products';
import type { SignalCode } from '../../domain/report/signals';

/** What to do, how, and what to expect of it. */
export type MeasureWords = readonly [title: string, how: string, effect: string];
export interface IndexWords {
  name: string;
  /** What it says, in plain words. */
  meaning: string;
  formula: string;
}
type SectionId =
  | 'summary'
  | 'figures'
  | 'indices'
  | 'break-even'
  | 'cash-plan'
  | 'judgement'
  | 'plan'
  | 'products'
  | 'notes'
  | 'situation'
  | 'proposal'
  | 'cost'
  | 'next-steps'
  | 'validity';
/** The lines that comparisons show. */
export type ShownLine = Extract<
  AccountLine,
  | 'revenue'
  | 'valueOfProduction'
  | 'costOfProduction'
  | 'personnel'
  | 'operatingResult'
  | 'profit'
  | 'totalAssets'
  | 'equity'
  | 'debts'
  | 'cash'
>;

/** Everything a report says in one language. Figures come in already written. */
export interface ReportWords {
  titles: Record<ReportKind, string>;
  subtitles: Record<ProjectKind, string>;
  sections: Record<SectionId, string>;
  tones: Record<ReportTone, string>;
  /** What a measure is worth, after its effect in words. */
  effectAmounts: Record<MeasureEffect['kind'], (amount: string) => string>;
  efforts: Record<Effort, string>;
  periods: Record<Period, string>;
  billing: Record<BillingPeriod, string>;
  free: string;
  draft: { title: string; text: string };
  summary: {
    filed: (f: { company: string; year: string; revenue: string; profit: string; loss: boolean }) => string;
    trading: (f: {
      company: string;
      turnover: string;
      contribution: string;
      share: string;
      breakEven: string;
    }) => string;
    tradingNoBreakEven: (f: { company: string; turnover: string }) => string;
    idea: (f: { company: string; price: string; cost: string; units: string }) => string;
    ideaNoMargin: (f: { company: string; price: string; cost: string }) => string;
    missing: (company: string) => string;
    verdict: Record<'good' | 'fair' | 'poor', { title: string; text: string }>;
    /** Above the first measures. */
    begin: string;
    problem: (problem: string) => string;
  };
  indices: Record<IndexKey, IndexWords>;
  bandHigher: (good: string, poor: string) => string;
  bandLower: (good: string, poor: string) => string;
  bandSources: Record<BandSource, string>;
  noIndex: { missing: string; denominator: string };
  approximate: string;
  /** Heads the list of what each index means. */
  indexMeanings: string;
  lines: Record<ShownLine, string>;
  columns: {
    line: string;
    index: string;
    change: string;
    judgement: string;
    period: string;
    measure: string;
    effort: string;
    effect: string;
    month: string;
    sales: string;
    costs: string;
    net: string;
    cash: string;
    units: string;
    step: string;
    amount: string;
    product: string;
    price: string;
    lever: string;
    gain: string;
  };
  charts: {
    results: string;
    resultsSummary: (f: { year: string; revenue: string; profit: string }) => string;
    margins: string;
    marginsSummary: string;
    breakEven: string;
    breakEvenSummary: (f: { turnover: string; breakEven: string }) => string;
    levers: string;
    leversSummary: (f: { lever: string; gain: string }) => string;
    months: string;
    monthsSummary: (f: { highest: string; lowest: string }) => string;
    cash: string;
    cashSummary: (f: { lowest: string; month: string; end: string }) => string;
  };
  tiles: Record<
    | 'turnover'
    | 'contribution'
    | 'profit'
    | 'breakEven'
    | 'breakEvenCustomers'
    | 'perCustomer'
    | 'unitMargin'
    | 'breakEvenUnits'
    | 'breakEvenMonth'
    | 'lowestCash'
    | 'missing'
    | 'payback'
    | 'never'
    | 'monthCost'
    | 'onceCost',
    string
  >;
  trading: {
    variable: string;
    contribution: string;
    fixed: string;
    profit: string;
    breakEvenFormula: string;
  };
  levers: Record<LeverKey, string>;
  strengths: string;
  risks: string;
  noStrengths: string;
  noRisks: string;
  signals: Record<SignalCode, (figure: string) => string>;
  planIntro: string;
  measures: Record<MeasureId, MeasureWords>;
  productsIntro: string;
  noProducts: string;
  reasons: Record<ReasonKey, string>;
  seeProduct: string;
  bookMeeting: string;
  offer: {
    intro: (company: string) => string;
    noRisks: string;
    cost: (f: { month: string; once: string }) => string;
    withinBudget: (budget: string) => string;
    noBudget: string;
    nextSteps: readonly string[];
    validity: (until: string) => string;
    parties: { supplier: string; customer: string; vatNumber: (code: string) => string };
    conditions: string;
  };
  notes: {
    filed: string;
    trading: string;
    idea: string;
    approximate: string;
  };
  sources: {
    interview: (day: string) => string;
    xbrl: string;
    table: string;
    pdf: string;
    typed: string;
    civilCode: string;
    paymentLaw: string;
    practice: string;
    directCosting: string;
  };
  aiNotice: string;
  /** Of a PDF. */
  page: (page: number, of: number) => string;
  version: (version: number) => string;
}
