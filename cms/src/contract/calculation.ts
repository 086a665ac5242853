import type { Cents, Day } from './common';

export const CALCULATION_KINDS = [
  'break-even',
  'margin',
  'price-from-margin',
  'vat-add',
  'vat-remove',
  'instalments',
  'unit-price',
  'funnel',
  'flat-rate',
  'staff-cost',
  'runway',
  'break-even-turnover',
  'price-from-mark-up',
  'price-from-cost-share',
  'discount',
  'price-change',
  'vat-period',
  'cash-need',
  'cash-months',
  'stock-days',
  'money-out',
  'income-tax',
  'customer-value',
  'percentage',
  'converted',
] as const;
export type CalculationKind = (typeof CALCULATION_KINDS)[number];

/** What a figure's integer counts: cents, hundredths of a per cent, pieces or months, hundredths of a plain number. */
export type FigureUnit = 'cents' | 'basis-points' | 'count' | 'months' | 'hundredths';
export interface Figure {
  /** A name for words to be found by: `price`, `unitCost`. */
  name: string;
  value: number;
  unit: FigureUnit;
  /** What its owner calls it ("affitto"), where several figures share a name. */
  label?: string;
}
export type Operator = '+' | '−' | '×' | '÷' | '%' | '→';
/** One line of arithmetic as data: `12,00 € − 7,00 € = 5,00 €`. `→` stands where a formula is not a line: the loan's. */
export interface CalculationStep {
  from: (Figure | Operator)[];
  result: Figure;
}

export const CALCULATION_PROBLEMS = [
  'not-positive',
  'negative',
  'too-large',
  'price-not-above-cost',
  'margin-of-all',
  'rate-out-of-range',
  'over-threshold',
  'never-ends',
] as const;
export type CalculationProblem = (typeof CALCULATION_PROBLEMS)[number];

/** Parameters of law that change together. */
export type ParameterGroup = 'flat-rate' | 'inps' | 'irpef' | 'company-tax' | 'staff' | 'late-interest';
/** Parameters of law that a calculation rests on: from when until when they hold, and where they are from. */
export interface ParameterUse {
  group: ParameterGroup;
  from: Day;
  /** `null` where nobody knows yet. */
  until: Day | null;
  source: string;
  /** They no longer hold, and others are not known. */
  isExpired: boolean;
}

/** A computed answer with its arithmetic; words are put by who shows it. */
export interface Calculation {
  kind: CalculationKind;
  inputs: Figure[];
  /** The first one is what was asked for. */
  result: Figure[];
  steps: CalculationStep[];
  /** What must be said beside the figures, each a key for words. */
  notes: string[];
  /** Where it rests on what the law says. */
  parameters?: ParameterUse[];
}
export type Calculated =
  | { ok: true; calculation: Calculation }
  | { ok: false; problem: CalculationProblem; input: string; limits?: Figure[] };

/** A month of a loan. */
export interface Instalment {
  month: number;
  paymentCents: Cents;
  interestCents: Cents;
  principalCents: Cents;
  balanceCents: Cents;
}
