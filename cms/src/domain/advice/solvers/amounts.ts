import type { CalculationStep, Figure } from '../../../contract';
import { calculated } from '../../finance/figures';
import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';
import type { Solution } from '../solver';

/** A plain sum as a solution. */
export const sum = (inputs: Figure[], result: Figure[], steps: CalculationStep[]): Solution => ({
  state: 'done',
  kind: 'percentage',
  calculated: calculated('percentage', { inputs, result, steps }),
});

/** The amounts of a message, without rates of VAT. */
export const amountsOf = ({ mentions }: Facts): Mention[] =>
  mentions.filter((each) => isAmount(each) && each.value > 0 && each.role !== 'vatRate');

/** The percentages of a message. */
export const percentsOf = ({ mentions }: Facts): Mention[] =>
  mentions.filter(({ unit }) => unit === 'percent');

/** The words right behind a figure, on folded text. */
export const behind = ({ folded }: Facts, { end }: Mention, length = 18): string =>
  folded.slice(end, end + length);

/** The words right before a figure, on folded text. */
export const ahead = ({ folded }: Facts, { start }: Mention, length = 24): string =>
  folded.slice(Math.max(0, start - length), start);
