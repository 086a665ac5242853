import type { Calculation, Figure } from '../../contract';
import { money, number } from '../finance/figures';
import { calculationIn, type ConversationSolution, type ConversationState, isDone } from './conversation';
import { foldText } from './fold-text';
import type { Mention } from './mention';
import { questionOf } from './question';
import { measuredPrices } from './quantities/measured-price';
import { type Facts, isAmount, readFacts } from './read-facts';
import { likelyMeanings } from './unclear-figures';
import { unreadCondition } from './unread-condition';
import { unusedFigures } from './unused-figures';

const MOST_CHANGE = 6;
const MOST_RESULT_CHANGE = 8;
/** Amounts that took the place of others many times as large or as small: another thing, rather than the same one changed. */
const ofAnotherSize = (mentions: readonly Mention[], results: readonly Calculation[]): Figure[] => {
  const now = results.at(-1);
  // What was only looked at another way, of a year instead of a month, is no sum of its own.
  const before = results.slice(0, -1).findLast(({ kind }) => kind !== 'converted');
  if (!now || !before || now.kind !== before.kind) return [];
  const [main] = now.result;
  const [old] = before.result;
  const change = main && old?.name === main.name && old.value !== 0 ? main.value / old.value : 1;
  if (change > MOST_RESULT_CHANGE || change < 1 / MOST_RESULT_CHANGE)
    return mentions
      .filter((each) => isAmount(each) || each.unit === 'pieces')
      .map(({ value, label }) => ({ ...money('unclear', value), label }));
  return mentions.filter(isAmount).flatMap(({ value, label }) => {
    const input = now.inputs.find((each) => each.unit === 'cents' && each.value === value);
    // Of several of the same name any may be the one that changed.
    const olds = before.inputs.filter((each) => each.name === input?.name && each.unit === 'cents');
    const isStrange = olds.every(
      (old) => old.value > 0 && (value / old.value > MOST_CHANGE || value / old.value < 1 / MOST_CHANGE),
    );
    return olds.length > 0 && isStrange && now.inputs.length === before.inputs.length
      ? [{ ...money('unclear', value), label }]
      : [];
  });
};

/** "Quanto metto via a settimana?", told by the month: a number of another span than was asked for. */
const isOfAnotherSpan = (
  question: string,
  { inputs, result, steps }: Calculation,
  mentions: readonly Mention[],
): boolean =>
  /\b(?:a|alla|ogni|per) settimana\b|settimanal/.test(question) &&
  result[0]?.unit === 'cents' &&
  !mentions.some(
    ({ period, noun, label }) => period === 'week' || /settiman/.test(`${noun ?? ''} ${label}`),
  ) &&
  ![
    ...inputs,
    ...result,
    ...steps.flatMap(({ from }) => from.filter((each) => typeof each !== 'string')),
  ].some(({ name }) => /week|spans|dividedBy/i.test(name));

/** Whether a count stands among the figures of a calculation, in its own unit or in hundredths. */
const inCalculation = ({ inputs, result }: Calculation, value: number): boolean =>
  [...inputs, ...result].some((figure) => figure.value === value || figure.value * 100 === value);

/** The last solution of a conversation, or what is unclear in it: a number that leaves out what was written would be stated as if it were the answer. */
export const verified = (turns: readonly string[], state: ConversationState): ConversationSolution | null =>
  withMeanings(verifiedSum(turns, state));

/** "24 € al kg" and "8 grammi" in a sum that takes grams for kilos: the measure that was not converted. */
const unconvertedMeasure = (facts: Facts, { steps }: Calculation): Figure | null => {
  const found = measuredPrices(facts).find(
    ({ amount, measure, ratio }) =>
      ratio !== 1 &&
      steps.some(({ from }) => {
        const values = from.flatMap((one) => (typeof one === 'string' ? [] : [one.value]));
        return values.includes(amount.value) && values.includes(measure.value) && !from.includes('÷');
      }),
  );
  return found ? { ...number('unclear', found.measure.value), label: found.measure.noun ?? '' } : null;
};

/** What is asked about is asked with the two things that it most likely is. */
const withMeanings = (solution: ConversationSolution | null): ConversationSolution | null => {
  if (solution?.state !== 'unclear' || solution.meanings || solution.condition !== undefined) return solution;
  const [figure] = solution.figures;
  const meanings = figure ? likelyMeanings(solution.kind, figure) : null;
  return meanings ? { ...solution, meanings } : solution;
};

const verifiedSum = (turns: readonly string[], state: ConversationState): ConversationSolution | null => {
  const { solution } = state;
  const calculation = calculationIn(solution);
  const [last = ''] = turns.slice(-1);
  if (!solution || !calculation || !isDone(solution)) return solution;
  if (turns.length > 1) {
    const strange = ofAnotherSize(readFacts(last).mentions, state.results);
    if (strange.length > 0) return { state: 'unclear', kind: solution.kind, figures: strange };
  }
  const unmeasured = unconvertedMeasure(readFacts(last), calculation);
  if (unmeasured) return { state: 'unclear', kind: solution.kind, figures: [unmeasured] };
  const condition = unreadCondition(foldText(last), calculation, readFacts(last).mentions);
  if (condition !== null)
    return { state: 'unclear', kind: solution.kind, figures: calculation.inputs, condition };
  if (isOfAnotherSpan(questionOf(foldText(last)), calculation, readFacts(last).mentions))
    return { state: 'unclear', kind: solution.kind, figures: calculation.result.slice(0, 1) };
  const figures = unusedFigures(readFacts(last).mentions, calculation, solution.parts);
  // A number that leaves out what was written would be stated as if it were the answer.
  const [now, ahead] = [...state.results].reverse();
  const isSame =
    ahead?.kind === now?.kind &&
    ahead?.result[0]?.value === now?.result[0]?.value &&
    // Whole months may stay the same while what they rest on has changed.
    ahead?.inputs.every(({ value }, at) => value === now?.inputs[at]?.value) === true;
  // A count that changed nothing was not understood either.
  const counts = readFacts(last).mentions.filter(({ unit }) => unit === 'pieces' || unit === 'people');
  if (
    turns.length > 1 &&
    isSame &&
    counts.length > 0 &&
    !counts.some(({ value }) => inCalculation(calculation, value))
  )
    return {
      state: 'asks',
      kind: solution.kind,
      missing: calculation.inputs.map(({ name }) => name).slice(0, 2),
    };
  // A lone figure that left everything as it was had no place.
  const [lone, more] = readFacts(last).mentions;
  if (
    turns.length > 1 &&
    isSame &&
    lone &&
    !more &&
    isAmount(lone) &&
    !inCalculation(calculation, lone.value)
  )
    return {
      state: 'unclear',
      kind: solution.kind,
      figures: [{ ...money('unclear', lone.value), label: lone.label }],
    };
  const hasSeveral = readFacts(last).mentions.length >= 2;
  return figures.length > 0 && (turns.length === 1 || isSame || hasSeveral)
    ? { state: 'unclear', kind: solution.kind, figures }
    : solution;
};

/** Whether a further message was asked about instead of answered, and the one behind it does not come back to its figures. */
export const isUnsettled = (
  turns: readonly string[],
  state: ConversationState,
  following: string,
): boolean => {
  if (turns.length === 1 || state.solution?.state !== 'done') return false;
  const checked = verified(turns, state);
  if (checked?.state !== 'unclear') return false;
  const restated = readFacts(following).mentions.map(({ value }) => value);
  return !checked.figures.some(({ value }) => restated.includes(value));
};

/**
 * What the opening message left unclear, where its sum goes on and no later message came back to it: a result of the rest would leave
 * out what was written at first. `null` where all has found its place.
 */
export const stillUnclear = (
  turns: readonly string[],
  first: ConversationState,
  { solution }: ConversationState,
): ConversationSolution | null => {
  const calculation = calculationIn(solution);
  const [opening = '', ...later] = turns;
  const unclear = later.length > 0 && calculation ? verified([opening], first) : null;
  if (unclear?.state !== 'unclear' || !calculation || unclear.kind !== solution?.kind) return null;
  const restated = later.flatMap((turn) => readFacts(turn).mentions.map(({ value }) => value));
  const isLeft = unclear.figures.some(
    ({ value }) => !restated.includes(value) && !inCalculation(calculation, value),
  );
  return isLeft ? unclear : null;
};
