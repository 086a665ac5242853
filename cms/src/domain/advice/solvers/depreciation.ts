import type { CalculationStep, Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import type { Facts } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { amountsOf, percentsOf } from './amounts';
import { hundredths } from '../quantities/around';

const RESIDUAL =
  /\b(?:valore residuo|residuo|rivend\w*|riprend\w*|valga|varra|vale ancora|alla fine (?:lo |la |ne )?(?:vend\w*|vale))\b/;
const MONTHS_OF_YEAR = 12;
const WHOLE = 10_000;

/** What the thing is still worth at the end: it is no cost of the years before. */
const residualOf = (facts: Facts, amounts: readonly Mention[]): Mention | undefined =>
  amounts.find(({ start, end }) =>
    RESIDUAL.test(
      `${facts.folded.slice(Math.max(0, start - 36), start)} ${facts.folded.slice(end, end + 16)}`,
    ),
  );

/** Cost of one year, by a rate of it or by how many years it lasts; `null` where neither is told. */
const quotaOf = (base: Figure, rate: Mention | undefined, term: Mention | undefined) => {
  if (rate) {
    const share = percent('depreciationRate', rate.value);
    const quota = money('depreciationYear', shareOf(base.value, rate.value));
    const years = hundredths('depreciationYears', timesDividedBy(WHOLE, 100, rate.value));
    return {
      input: share,
      quota,
      steps: [step(quota, base, '×', share), step(years, percent('whole', WHOLE), '÷', share)],
      result: [quota, years],
    };
  }
  if (!term) return null;
  const years = hundredths('depreciationYears', term.value / MONTHS_OF_YEAR);
  const quota = money('depreciationYear', timesDividedBy(base.value, 100, years.value));
  return { input: years, quota, steps: [step(quota, base, '÷', years)], result: [quota] };
};

/** "Forno da 18.000 ammortizzato al 12 %", "lo ammortizzo in 8 anni": the cost of one year, of a month, and of the first year for taxes. */
export const depreciationSolver: Solver = {
  name: 'depreciation',
  wanted: /\bammort(?:izz\w*|ament\w*)|\bvita utile\b|\bsvaluta\w* (?:in|ogni)\b/,
  solve(facts): Solution | null {
    const question = questionOf(facts.folded);
    // "In quanto lo ammortizzo?" asks when it has paid for itself, of what it brings.
    if (
      /\bin quant[oi]|\bquando\b|alla francese|\btan\b|\brat[ae]\b|mutuo|prestit/.test(
        question + facts.folded,
      )
    )
      return null;
    const amounts = amountsOf(facts);
    const residual = amounts.length === 2 ? residualOf(facts, amounts) : undefined;
    const [price, other] = amounts.filter((each) => each !== residual);
    const [rate, second] = percentsOf(facts).filter(({ role }) => role !== 'vatRate');
    const term = facts.mentions.find(({ unit }) => unit === 'months');
    if (!price || other || second || (rate && term)) return null;
    if (residual && residual.value >= price.value) return null;
    const whole = money('purchasePrice', price.value);
    const left = residual ? money('residualValue', residual.value) : null;
    const base = left ? money('depreciationBase', whole.value - left.value) : whole;
    const found = quotaOf(base, rate, term);
    if (!found) return { state: 'asks', kind: 'percentage', missing: ['depreciationRate'] };
    const monthly = money('depreciationMonth', timesDividedBy(found.quota.value, 1, MONTHS_OF_YEAR));
    const ofMonth = step(monthly, found.quota, '÷', { name: 'spans', value: MONTHS_OF_YEAR, unit: 'count' });
    const steps: CalculationStep[] = [
      ...(left ? [step(base, whole, '−', left)] : []),
      ...found.steps,
      ofMonth,
    ];
    const isMonthAsked = /al mese|mensil|ogni mese/.test(question);
    return {
      state: 'done',
      kind: 'percentage',
      calculated: calculated('percentage', {
        inputs: [whole, ...(left ? [left] : []), found.input],
        result: isMonthAsked ? [monthly, ...found.result] : [...found.result, monthly],
        steps,
        notes: ['depreciation'],
      }),
    };
  },
};
