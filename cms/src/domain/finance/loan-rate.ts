import type { Calculated } from '../../contract';
import { calculated, failed, money, months, nonsenseIn, percent, step } from './figures';

const MOST_RATE = 1;
const HALVINGS = 60;

/** The nominal yearly rate that makes equal instalments of a loan: found by halving, since no formula gives it. */
export const loanRate = ({
  principal,
  payment,
  months: n,
}: {
  principal: number;
  payment: number;
  months: number;
}): Calculated => {
  const nonsense = nonsenseIn({ principal, payment, months: n });
  if (nonsense) return nonsense;
  if (payment * n < principal) return failed('negative', 'interest');
  let [low, high] = [0, MOST_RATE];
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const rate = (low + high) / 2;
    const worth = rate === 0 ? payment * n : (payment * (1 - (1 + rate) ** -n)) / rate;
    if (worth > principal) low = rate;
    else high = rate;
  }
  if (high === MOST_RATE) return failed('rate-out-of-range', 'annualRate');
  const rate = percent('annualRate', Math.round(low * 120_000));
  const [lent, each, duration] = [
    money('principal', principal),
    money('payment', payment),
    months('months', n),
  ];
  const total = money('total', payment * n);
  const interest = money('interest', total.value - principal);
  return calculated('instalments', {
    inputs: [lent, each, duration],
    result: [rate, interest, total],
    steps: [
      step(total, each, '×', duration),
      step(interest, total, '−', lent),
      step(rate, lent, '→', each, '→', duration),
    ],
    notes: ['french-loan', 'fees-excluded'],
  });
};
