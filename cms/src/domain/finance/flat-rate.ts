import type { Calculated } from '../../contract';
import { shareOf } from './exact';
import { calculated, failed, money, nonsenseIn, percent, step } from './figures';

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

/** Turnover of the year before above which the regime ends (L. 197/2022: 85,000 €; above 100,000 € at once). */
export const FLAT_RATE_THRESHOLD = 8_500_000;

/**
 * Contributions as INPS set them for 2025 (circulars 27 and 38 of 2025): professionals without another fund 26.07 %; artisans and
 * merchants a fixed sum up to the minimum income of 18,555 € and 24 / 24.48 % beyond. They change every January: an estimate.
 */
const INPS = {
  professionals: { fixed: 0, minimum: 0, rate: 2607 },
  artisans: { fixed: 446_064, minimum: 1_855_500, rate: 2400 },
  merchants: { fixed: 454_970, minimum: 1_855_500, rate: 2448 },
} as const;
export type PensionFund = keyof typeof INPS;

/**
 * Estimate of the Italian flat-rate regime (regime forfettario): 15 % of the income that the coefficient leaves, less contributions;
 * 5 % in the first five years of a new activity (L. 190/2014, paragraphs 54-89). As if contributions of the year were paid within it.
 */
export const flatRate = ({
  revenue,
  group,
  fund,
  isNew = false,
}: {
  revenue: number;
  group: ActivityGroup;
  fund: PensionFund;
  isNew?: boolean;
}): Calculated => {
  const nonsense = nonsenseIn({ revenue });
  if (nonsense) return nonsense;
  if (revenue > FLAT_RATE_THRESHOLD) return failed('over-threshold', 'revenue');
  const taken = money('revenue', revenue);
  const coefficient = percent('coefficient', COEFFICIENTS[group]);
  const income = money('income', shareOf(revenue, coefficient.value));
  const { fixed, minimum, rate } = INPS[fund];
  const beyond = Math.max(0, income.value - minimum);
  const contributions = money('contributions', fixed + shareOf(beyond, rate));
  const taxable = money('taxable', Math.max(0, income.value - contributions.value));
  const taxRate = percent('taxRate', isNew ? 500 : 1500);
  const tax = money('tax', shareOf(taxable.value, taxRate.value));
  const left = money('left', revenue - contributions.value - tax.value);
  return calculated('flat-rate', {
    inputs: [taken, coefficient, taxRate],
    result: [tax, contributions, left],
    steps: [
      step(income, taken, '×', coefficient),
      fixed === 0
        ? step(contributions, income, '×', percent('inpsRate', rate))
        : beyond === 0
          ? step(contributions, money('inpsFixed', fixed))
          : step(
              contributions,
              money('inpsFixed', fixed),
              '+',
              money('inpsBeyond', beyond),
              '×',
              percent('inpsRate', rate),
            ),
      step(taxable, income, '−', contributions),
      step(tax, taxable, '×', taxRate),
      step(left, taken, '−', contributions, '−', tax),
    ],
    notes: ['flat-rate-2025', 'ask-accountant'],
  });
};
