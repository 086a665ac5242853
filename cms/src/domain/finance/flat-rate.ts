import type { Calculated, Figure } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { FISCAL_PARAMETERS, type FiscalParameters } from './fiscal-parameters';
import { calculated, count, failed, money, nonsenseIn, percent, step } from './figures';

/** Coefficients of profitability by ATECO group: L. 190/2014, annex 4, as replaced by L. 145/2018. Basis points. */
export const COEFFICIENTS = {
  food: 4000,
  trade: 4000,
  'street-trade-food': 4000,
  'street-trade-other': 5400,
  construction: 8600,
  agents: 6200,
  hospitality: 4000,
  professions: 7800,
  other: 6700,
} as const;
export type ActivityGroup = keyof typeof COEFFICIENTS;

const DAYS_OF_YEAR = 365;

export type PensionFund = Exclude<keyof FiscalParameters['inps'], 'period'>;

/** The limits of the regime, as figures that words name. */
export const flatRateLimits = ({
  flatRate: { threshold, immediateExit, employmentIncome, staffCost },
}: FiscalParameters): Figure[] => [
  money('threshold', threshold),
  money('immediateExit', immediateExit),
  money('employmentIncome', employmentIncome),
  money('staffCost', staffCost),
];

/** Pension contributions of a yearly income: the fixed sum, and the rate beyond the least income. */
export const pensionOf = (income: number, fund: PensionFund, inps: FiscalParameters['inps']): number => {
  const { fixed, minimum, rate } = inps[fund];
  return fixed + shareOf(Math.max(0, income - minimum), rate);
};

const overThreshold = (fiscal: FiscalParameters): Calculated => ({
  ok: false,
  problem: 'over-threshold',
  input: 'revenue',
  limits: flatRateLimits(fiscal),
});

/**
 * Estimate of the Italian flat-rate regime (regime forfettario): 15 % of the income that the coefficient leaves, less contributions;
 * 5 % in the first five years of a new activity (L. 190/2014, paragraphs 54-89). As if contributions of the year were paid within it.
 */
export const flatRate = (
  {
    revenue,
    group,
    fund,
    isNew = false,
    paidContributions,
  }: {
    revenue: number;
    group: ActivityGroup;
    fund: PensionFund;
    isNew?: boolean;
    /** Those really paid; without them they are estimated. */
    paidContributions?: number;
  },
  fiscal: FiscalParameters = FISCAL_PARAMETERS,
): Calculated => {
  const { flatRate: rules, inps } = fiscal;
  const nonsense = nonsenseIn({ revenue });
  if (nonsense) return nonsense;
  if (revenue > rules.threshold) return overThreshold(fiscal);
  const taken = money('revenue', revenue);
  const coefficient = percent('coefficient', COEFFICIENTS[group]);
  const income = money('businessIncome', shareOf(revenue, coefficient.value));
  const { fixed, minimum, rate } = inps[fund];
  const beyond = Math.max(0, income.value - minimum);
  const contributions = money('contributions', paidContributions ?? pensionOf(income.value, fund, inps));
  const taxable = money('taxable', Math.max(0, income.value - contributions.value));
  const taxRate = percent('taxRate', isNew ? rules.newActivityRate : rules.rate);
  const tax = money('tax', shareOf(taxable.value, taxRate.value));
  const left = money('left', revenue - contributions.value - tax.value);
  // Only contributions that were paid in the year are taken off: of a first year there may be none.
  const undeducted = money('taxUndeducted', shareOf(income.value, taxRate.value));
  const estimate = () => {
    if (fixed === 0) return step(contributions, income, '×', percent('inpsRate', rate));
    const quota = money('inpsFixed', fixed);
    if (beyond === 0) return step(contributions, quota);
    return step(contributions, quota, '+', money('inpsBeyond', beyond), '×', percent('inpsRate', rate));
  };
  return calculated('flat-rate', {
    inputs: [taken, coefficient, taxRate, ...(paidContributions === undefined ? [] : [contributions])],
    result: [
      tax,
      income,
      contributions,
      left,
      ...(paidContributions === undefined && undeducted.value !== tax.value ? [undeducted] : []),
    ],
    steps: [
      step(income, taken, '×', coefficient),
      ...(paidContributions === undefined ? [estimate()] : []),
      step(taxable, income, '−', contributions),
      step(tax, taxable, '×', taxRate),
      step(left, taken, '−', contributions, '−', tax),
    ],
    notes: [
      ...(paidContributions === undefined
        ? ['flat-rate-estimate', ...(fixed > 0 ? ['inps-reduction'] : [])]
        : []),
      'ask-accountant',
    ],
    parameters: [rules.period, ...(paidContributions === undefined ? [inps.period] : [])],
  });
};

/**
 * The turnover that leaves a wanted net income in the flat-rate regime: what `flatRate` leaves grows with the turnover, so the smallest
 * one that reaches it is found by halving. With contributions as estimated there.
 */
export const flatRateForNet = (
  {
    net,
    ...regime
  }: {
    /** Of a year, after contributions and tax; costs of the business are paid from it. */
    net: number;
    group: ActivityGroup;
    fund: PensionFund;
    isNew?: boolean;
  },
  fiscal: FiscalParameters = FISCAL_PARAMETERS,
): Calculated => {
  const { threshold } = fiscal.flatRate;
  const nonsense = nonsenseIn({ net });
  if (nonsense) return nonsense;
  const leftOf = (revenue: number): number => {
    const estimate = flatRate({ revenue, ...regime }, fiscal);
    return estimate.ok ? (estimate.calculation.result.find(({ name }) => name === 'left')?.value ?? 0) : 0;
  };
  if (leftOf(threshold) < net) return overThreshold(fiscal);
  let low = net;
  let high = threshold;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (leftOf(middle) >= net) high = middle;
    else low = middle + 1;
  }
  const estimate = flatRate({ revenue: low, ...regime }, fiscal);
  if (!estimate.ok) return estimate;
  const { calculation } = estimate;
  return calculated('flat-rate', {
    ...calculation,
    inputs: [money('wantedNet', net), ...calculation.inputs.filter(({ name }) => name !== 'revenue')],
    result: [
      money('revenueNeeded', low),
      ...calculation.result.filter(({ name }) => name !== 'businessIncome'),
    ],
  });
};

/** The limit of an activity that began within the year: the threshold by days ÷ 365 (L. 190/2014, paragraph 54; circular 10/E of 2016). */
export const flatRateLimitOfYear = (
  { days }: { days: number },
  { flatRate: { threshold, period } }: FiscalParameters = FISCAL_PARAMETERS,
): Calculated => {
  const nonsense = nonsenseIn({ days });
  if (nonsense) return nonsense;
  if (days > DAYS_OF_YEAR) return failed('rate-out-of-range', 'days');
  const whole = money('threshold', threshold);
  const open = count('activityDays', days);
  const limit = money('yearLimit', timesDividedBy(threshold, days, DAYS_OF_YEAR));
  return calculated('percentage', {
    inputs: [open, whole],
    result: [limit],
    steps: [step(limit, whole, '×', open, '÷', count('daysOfYear', DAYS_OF_YEAR))],
    notes: ['flat-rate-pro-rata'],
    parameters: [period],
  });
};
