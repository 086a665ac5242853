import { shareOf } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf } from './around';

/** Coefficients of the law, annex 4 of L. 190/2014, in basis points. */
const COEFFICIENTS: ReadonlySet<number> = new Set([4_000, 5_400, 6_200, 6_700, 7_800, 8_600]);

/** The income that the flat-rate regime taxes, by the coefficient that its owner names: turnover × coefficient. */
export const taxableIncomeSolver: Solver = {
  name: 'taxable-income',
  wanted: /coefficiente/,
  solve(facts, { fiscal }) {
    const { mentions } = facts;
    const question = questionOf(facts.folded);
    if (!/imponibil|reddito/.test(question) || /tass[ae]\b|impost|inps|contribut|rest/.test(question))
      return null;
    const rate = mentions.find(
      (each) =>
        (each.unit === 'plain' || each.unit === 'percent') &&
        COEFFICIENTS.has(each.value) &&
        /coefficiente[^#]*#|#.{0,6}coefficiente/.test(clauseOf(facts, each)),
    );
    const [revenue, other] = mentions.filter((each) => each !== rate && isAmount(each));
    if (!rate || !revenue || other || mentions.length !== 2) return null;
    const yearly = revenue.period === 'month' ? revenue.value * 12 : revenue.value;
    // Above the threshold the regime itself is the answer.
    if (yearly > fiscal.flatRate.threshold) return null;
    const [taken, coefficient] = [money('revenue', yearly), percent('coefficient', rate.value)];
    const income = money('businessIncome', shareOf(yearly, rate.value));
    return {
      state: 'done',
      kind: 'flat-rate',
      calculated: calculated('flat-rate', {
        inputs: [taken, coefficient],
        result: [income],
        steps: [step(income, taken, '×', coefficient)],
        notes: ['ask-accountant'],
      }),
    };
  },
};
