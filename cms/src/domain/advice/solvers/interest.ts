import { timesDividedBy } from '../../finance/exact';
import { calculated, count, money, months as monthsFigure, percent, step } from '../../finance/figures';
import { simpleInterest } from '../../finance/instalments';
import { lateInterest } from '../../finance/late-interest';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';

/** Interest of some days, as on an invoice that a bank pays in advance. */
export const simpleInterestSolver: Solver = {
  name: 'simple-interest',
  wanted:
    /interess\w*|(?:fido|scoperto|anticip\w*).*quanto|quanto (?:mi )?(?:costa|pago|prende).{0,40}(?:anticip|banca|fido|scoperto)|anticip\w* (?:la |una |su |di )?fattur\w*/,
  solve(facts) {
    const isOverdraft = /\bfido\b|scoperto|in rosso|castelletto|anticip/.test(facts.folded);
    const months = isOverdraft ? facts.mentions.find(({ unit }) => unit === 'months') : undefined;
    const days =
      facts.mentions.find(({ unit }) => unit === 'days') ??
      (months && { ...months, value: Math.round((months.value * 365) / 12) });
    const rates = facts.mentions.filter((each) => each.unit === 'percent' || each.role === 'annualRate');
    const [rate, other] = rates;
    const [amount, second] = facts.mentions.filter(
      (each) => isAmount(each) && each !== rate && each.value >= 10_000,
    );
    if (!days || !rate || other || !amount || second || /\bmora\b|ritard/.test(facts.folded)) return null;
    if (months) {
      const [lent, share] = [money('amount', amount.value), percent('annualRate', rate.value)];
      const [term, year] = [monthsFigure('months', Math.round(months.value / 100)), count('times', 12)];
      const interest = money('interest', timesDividedBy(amount.value, rate.value * term.value, 120_000));
      return {
        state: 'done',
        kind: 'percentage',
        calculated: calculated('percentage', {
          inputs: [lent, share, term],
          result: [interest],
          steps: [step(interest, lent, '×', share, '×', term, '÷', year)],
          notes: ['fees-excluded'],
        }),
      };
    }
    return {
      state: 'done',
      kind: 'percentage',
      calculated: simpleInterest({
        amount: amount.value,
        annualRate: rate.value,
        days: Math.round(days.value / 100),
      }),
    };
  },
};

/** What a customer owes for paying late. */
export const lateInterestSolver: Solver = {
  name: 'late-interest',
  wanted:
    /interess\w* (?:di |moratori\w*|per (?:il )?ritardo)|\bmora\b|moratori\w*|late (?:payment )?interest/,
  solve(facts, { fiscal }) {
    const days = facts.mentions.find(({ unit }) => unit === 'days' || unit === 'months');
    const amount = facts.mentions.find((each) => isAmount(each) && each.value >= 1_000);
    if (facts.mentions.some(({ role }) => role === 'annualRate')) return null;
    if (!amount) return null;
    if (!days) return { state: 'asks', kind: 'percentage', missing: ['lateDays'] };
    const number = days.unit === 'days' ? days.value / 100 : (days.value / 1_200) * 365;
    return {
      state: 'done',
      kind: 'percentage',
      calculated: lateInterest({ amount: amount.value, days: Math.round(number) }, fiscal),
    };
  },
};
