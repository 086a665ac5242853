import type { Calculation, Figure } from '../../contract';
import { calculationIn } from './conversation';
import { timesDividedBy } from '../finance/exact';
import { count, step } from '../finance/figures';
import type { Period } from './mention';
import { type Facts, isAmount } from './read-facts';
import type { Solution } from './solver';

/** How many of the first span make one of the second: `times ÷ by`. */
const FACTORS: Readonly<Record<string, { times: number; by: number }>> = {
  'month-year': { times: 12, by: 1 },
  'year-month': { times: 1, by: 12 },
  'week-year': { times: 52, by: 1 },
  'week-month': { times: 52, by: 12 },
  'day-year': { times: 365, by: 1 },
  'day-month': { times: 30, by: 1 },
  'two-months-year': { times: 6, by: 1 },
  'quarter-year': { times: 4, by: 1 },
};

/** The span that a question asks the result for. */
const spanOf = (question: string): Period | null => {
  if (/\b(?:in un|all'|l'|per|ogni|in tutto l') ?anno\b|annu[oai]\b|annual\w*|a year|per year/.test(question))
    return 'year';
  return /\b(?:al|in un|ogni|per un) mese\b|mensil\w*|a month|per month/.test(question) ? 'month' : null;
};

/** Sums of one span that are over when they are multiplied: a commission, a share, pieces at a price. */
const SPANLESS: ReadonlySet<string> = new Set([
  'commission',
  'percentage',
  'changed-amount',
  'cost-limit',
  'saving',
  'quote',
  'pairs-total',
]);

const inSpan = (calculation: Calculation, { times, by }: { times: number; by: number }): Calculation => {
  const over = (figure: Figure): Figure =>
    figure.unit === 'cents' ? { ...figure, value: timesDividedBy(figure.value, times, by) } : figure;
  const factors = [
    ...(times === 1 ? [] : (['×', count('times', times)] as const)),
    ...(by === 1 ? [] : (['÷', count('dividedBy', by)] as const)),
  ];
  return {
    ...calculation,
    result: calculation.result.map(over),
    steps: [
      ...calculation.steps,
      ...calculation.result
        .filter(({ unit }) => unit === 'cents')
        .map((figure) => step(over(figure), figure, ...factors)),
    ],
  };
};

/** "Incasso 8.600 al mese … quanto mi prende in un anno?": a sum of the amounts' span, taken to the span that is asked for. */
export const inAskedSpan = (
  solution: Solution,
  { mentions }: Facts,
  { solver, question }: { solver: string; question: string },
): Solution => {
  const calculation = calculationIn(solution);
  const requestedSpan = spanOf(question);
  if (solution.state !== 'done' || !calculation || !requestedSpan || !SPANLESS.has(solver)) return solution;
  const spans = new Set(
    mentions
      .filter((each) => each.unit !== 'percent' && (isAmount(each) || each.period !== null))
      .flatMap(({ period }) => period ?? []),
  );
  const [span] = spans;
  const factor = span && spans.size === 1 ? FACTORS[`${span}-${requestedSpan}`] : undefined;
  return factor
    ? { ...solution, calculated: { ok: true, calculation: inSpan(calculation, factor) } }
    : solution;
};
