import type { CalculationKind, Figure } from '../../contract';
import { money, number, percent } from '../finance/figures';
import type { Mention, Role } from './mention';
import type { Solution } from './solver';

/** Figures that no sum has a place for, asked about. */
export const unclearFigures = (kind: CalculationKind, mentions: readonly Mention[]): Solution => ({
  state: 'unclear',
  kind,
  figures: mentions.map(({ value, unit, label }) => ({
    ...(unit === 'percent'
      ? percent('unclear', value)
      : unit === 'money' || unit === 'plain'
        ? money('unclear', value)
        : number('unclear', value)),
    label,
  })),
});

const SHARES: readonly [Role, Role] = ['marginRate', 'discountRate'];
const AMOUNTS: Readonly<Partial<Record<CalculationKind, readonly [Role, Role]>>> = {
  'break-even': ['costLine', 'unitCost'],
  'break-even-turnover': ['costLine', 'revenue'],
  margin: ['unitCost', 'price'],
  discount: ['unitCost', 'price'],
  'price-from-margin': ['unitCost', 'price'],
  'price-from-mark-up': ['unitCost', 'price'],
  'price-from-cost-share': ['unitCost', 'price'],
  runway: ['outgoings', 'incomings'],
  'cash-need': ['upfront', 'costLine'],
};

/** The two things that a figure without a place most likely is, by the sum it was told for; `null` where nothing is likely. */
export const likelyMeanings = (kind: CalculationKind, { unit }: Figure): readonly [Role, Role] | null => {
  if (unit === 'basis-points') return SHARES;
  return unit === 'cents' ? (AMOUNTS[kind] ?? null) : null;
};
