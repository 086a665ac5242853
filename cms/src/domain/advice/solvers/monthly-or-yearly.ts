import { timesDividedBy } from '../../finance/exact';
import { count, money, percent, step } from '../../finance/figures';
import { solved } from '../quantities/around';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';

const MONTHS_OF_YEAR = 12;
const YEARLY =
  /^ ?(?:€|euro)? ?(?:annu|all'anno|l'anno|per (?:un|tutto l')\s?anno|un anno)|\b(?:annual\w*|annuo|all'anno|l'anno|(?:un|tutto l') ?anno) (?:intero )?(?:(?:a|costa|viene|e|sono|con) )?(?:€ ?)?$/;

/** "29 al mese oppure 290 all'anno": what the offer of a year saves against twelve months. */
export const monthlyOrYearlySolver: Solver = {
  name: 'monthly-or-yearly',
  wanted: /risparmi\w*|\bscont\w*|convien\w*|\bmeglio\b|differenza|\bquale\b|\bgratis\b/,
  solve({ folded, mentions }) {
    const [one, two, other] = mentions;
    if (!one || !two || other || !isAmount(one) || !isAmount(two)) return null;
    const isYearly = (each: typeof one): boolean =>
      each.period === 'year' ||
      (each.period === null &&
        (YEARLY.test(folded.slice(each.end)) || YEARLY.test(folded.slice(0, each.start))));
    const month = mentions.find(({ period }) => period === 'month');
    const year = mentions.find((each) => each !== month && isYearly(each));
    if (!month || !year || /fattur|incass|stipendi|\bral\b|lord|\butile\b|\brat[ae]\b/.test(folded))
      return null;
    const [monthly, yearly] = [money('monthlyPrice', month.value), money('yearlyPrice', year.value)];
    const times = count('spans', MONTHS_OF_YEAR);
    const twelve = money('twelveMonths', month.value * MONTHS_OF_YEAR);
    const isCheaper = twelve.value >= yearly.value;
    const [more, less] = isCheaper ? [twelve, yearly] : [yearly, twelve];
    const difference = money('difference', more.value - less.value);
    const share = percent('savedShare', timesDividedBy(difference.value, 10_000, more.value));
    return solved({
      inputs: [monthly, yearly],
      result: [difference, share, twelve],
      steps: [
        step(twelve, monthly, '×', times),
        step(difference, more, '−', less),
        step(share, difference, '÷', more),
      ],
      notes: [isCheaper ? 'year-cheaper' : 'months-cheaper'],
    });
  },
};
