import type { Calculation, CalculationStep, Figure } from '../../../contract';
import { calculated, money } from '../../finance/figures';
import type { Mention } from '../mention';
import type { Facts } from '../read-facts';
import type { Solution } from '../solver';

/** The words before a figure, back to the figure before it. */
export const wordsBefore = ({ folded, mentions }: Facts, mention: Mention, most = 40): string => {
  const previous = mentions.filter(({ end }) => end <= mention.start).at(-1);
  return folded.slice(Math.max(previous?.end ?? 0, mention.start - most), mention.start);
};

/** The words behind a figure, up to the figure after it. */
export const wordsBehind = ({ folded, mentions }: Facts, mention: Mention, most = 40): string => {
  const next = mentions.find(({ start }) => start >= mention.end);
  return folded.slice(mention.end, Math.min(next?.start ?? folded.length, mention.end + most));
};

/** The clause that a figure stands in: from the sign or "e" before it to the one behind it. */
export const clauseOf = (facts: Facts, mention: Mention): string => {
  const before = wordsBefore(facts, mention)
    .split(/[,;:.?!]\s|\b(?:e|ed|ma|and|but)\b/)
    .at(-1);
  const [behind] = wordsBehind(facts, mention).split(/[,;:.?!]|\b(?:e|ed|ma|and|but)\b/);
  return `${before ?? ''}# ${behind ?? ''}`;
};

/** An amount under the name that its owner gave it. */
export const namedMoney = (name: string, { value, label }: Mention): Figure => ({
  ...money(name, value),
  ...(label === '' ? {} : { label }),
});
export const hundredths = (name: string, value: number, label = ''): Figure => ({
  name,
  value: Math.round(value),
  unit: 'hundredths',
  ...(label === '' ? {} : { label }),
});

/** A plain sum as a solution. */
export const solved = (
  parts: { inputs: Figure[]; result: Figure[]; steps: CalculationStep[] } & Partial<
    Pick<Calculation, 'notes'>
  >,
  beside: Figure[] = [],
): Solution => ({
  state: 'done',
  kind: 'percentage',
  calculated: calculated('percentage', parts),
  ...(beside.length > 0 ? { parts: beside } : {}),
});
