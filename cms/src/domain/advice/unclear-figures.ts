import type { CalculationKind } from '../../contract';
import { money, number, percent } from '../finance/figures';
import type { Mention } from './mention';
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
