import { shareOf, timesDividedBy } from '../../finance/exact';
import type { Calculated } from '../../../contract';
import { count, money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { discountEffect } from '../../finance/price-effects';
import { questionOf } from '../question';
import { isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';

const AS_MUCH =
  /\b(?:quant[aeio]|di quanto|che quantita)\b.*(?:\bin piu\b|\bugual\w*|\bl[oe] stess\w*|\bgli stess\w*|\bla stess\w*|\bcome (?:prima|adesso|ora|oggi)|\bpareggi\w*|\balla pari\b|\bnon (?:ci )?(?:rimett\w*|perd\w*)|\brientr\w*|\brecuper\w*)/;
const WHOLE = 10_000;

/** "Quanti in più?" is answered with how many more than now, before how many in all. */
const withMore = (found: Calculated, units: Mention | undefined, question: string): Calculated => {
  if (!found.ok || !units || !/\bin piu\b/.test(question)) return found;
  const { calculation } = found;
  const needed = calculation.result.find(({ name }) => name === 'unitsNeeded');
  if (!needed) return found;
  const now = count('units', Math.round(units.value / 100));
  const more = count('unitsMore', needed.value - now.value);
  return {
    ok: true,
    calculation: {
      ...calculation,
      result: [more, ...calculation.result],
      steps: [...calculation.steps, step(more, needed, '−', now)],
    },
  };
};

/** "A 60 euro con il 40 % di margine ne vendo 150: col 20 % di sconto quanti per guadagnare lo stesso?": the cost is told by its share. */
export const discountVolumeSolver: Solver = {
  name: 'discount-volume',
  wanted: /\bscont\w*|\bribass\w*|\bsald[oi]\b|\bpromo\w*|\bin meno\b|\btolg\w*|\babbass\w*/,
  solve(facts) {
    const question = questionOf(facts.folded);
    const rate = lastOf(facts, 'discountRate') ?? lastOf(facts, 'dropRate');
    const margin = lastOf(facts, 'marginRate');
    const markUp = lastOf(facts, 'markUpRate');
    // "40 al mese", beside a price of one: so many are sold.
    const units = facts.mentions.find(
      ({ unit, value, period, role }) =>
        (unit === 'pieces' && value > 100) || (unit === 'plain' && period !== null && role !== 'price'),
    );
    const amounts = facts.mentions.filter((each) => isAmount(each) && each !== units);
    const price = lastOf(facts, 'price') ?? amounts[0];
    const bought = amounts.find((each) => each !== price && each.role === 'unitCost');
    const share = margin ?? markUp;
    if (!AS_MUCH.test(question) || !rate || !price || (margin && markUp)) return null;
    if (bought ? share !== undefined || !units : share === undefined) return null;
    if (facts.mentions.length !== (units ? 4 : 3)) return null;
    if (margin && margin.value >= WHOLE) return null;
    if (bought && bought.value >= price.value) return null;
    const cost = bought
      ? bought.value
      : margin
        ? price.value - shareOf(price.value, margin.value)
        : timesDividedBy(price.value, WHOLE, WHOLE + (markUp?.value ?? 0));
    const found = discountEffect({
      price: price.value,
      cost,
      discountRate: rate.value,
      ...(units ? { units: Math.round(units.value / 100) } : {}),
    });
    if (!found.ok) return { state: 'done', kind: 'discount', calculated: found };
    if (!share) return { state: 'done', kind: 'discount', calculated: withMore(found, units, question) };
    const { calculation } = found;
    const given = percent(margin ? 'marginRate' : 'markUp', share.value);
    const full = money('price', price.value);
    const left = margin
      ? percent('costShare', WHOLE - margin.value)
      : percent('wholeWithMarkUp', WHOLE + share.value);
    // Who asks how many more is told that first.
    const first = units ? 'unitsNeeded' : 'moreSales';
    const ofMargin: Calculated = {
      ok: true,
      calculation: {
        ...calculation,
        inputs: [
          full,
          given,
          ...calculation.inputs.filter(({ name }) => name !== 'price' && name !== 'cost'),
        ],
        result: [
          ...calculation.result.filter(({ name }) => name === first),
          ...calculation.result.filter(({ name }) => name !== first),
        ],
        steps: [
          step(left, percent('whole', WHOLE), margin ? '−' : '+', given),
          step(money('cost', cost), full, margin ? '×' : '÷', left),
          ...calculation.steps,
        ],
      },
    };
    return { state: 'done', kind: 'discount', calculated: withMore(ofMargin, units, question) };
  },
};
