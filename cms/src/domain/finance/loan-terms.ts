import type { Calculated, CalculationStep, Figure } from '../../contract';
import { timesDividedBy } from './exact';
import { calculated, count, failed, money, months, nonsenseIn, percent, step } from './figures';
import { MOST_LOAN_MONTHS, paymentOf, scheduleOf } from './instalments';

const HALVINGS = 60;
/** A hundred per cent a month: no lender may ask it. */
const MOST_MONTHLY_RATE = 1;

/** The yearly cost of credit (TAEG) in basis points: the compound rate at which what is paid back is worth what was received. */
export const yearlyCostOfCredit = (received: number, payments: readonly number[]): number | null => {
  const worthAt = (rate: number): number =>
    payments.reduce((sum, payment, at) => sum + payment / (1 + rate) ** (at + 1), 0);
  if (worthAt(0) < received) return null;
  let [low, high] = [0, MOST_MONTHLY_RATE];
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const rate = (low + high) / 2;
    if (worthAt(rate) > received) low = rate;
    else high = rate;
  }
  return Math.round(((1 + low) ** 12 - 1) * 10_000);
};

/**
 * A loan with what lenders add to it: months in which only interest is paid, which are part of its duration, and fees, at once or with
 * each instalment, which make the TAEG higher than the TAN.
 */
export const loanTerms = ({
  principal,
  annualRate,
  months: n,
  graceMonths = 0,
  upfrontFee = 0,
  monthlyFee = 0,
}: {
  principal: number;
  annualRate: number;
  months: number;
  graceMonths?: number;
  upfrontFee?: number;
  monthlyFee?: number;
}): Calculated => {
  const nonsense = nonsenseIn(
    { principal, annualRate, months: n, graceMonths, upfrontFee, monthlyFee },
    { mayBeZero: ['annualRate', 'graceMonths', 'upfrontFee', 'monthlyFee'] },
  );
  if (nonsense) return nonsense;
  if (n > MOST_LOAN_MONTHS || graceMonths >= n) return failed('too-large', 'months');
  if (annualRate > 10_000) return failed('rate-out-of-range', 'annualRate');
  if (upfrontFee >= principal) return failed('too-large', 'upfrontFee');
  const loan = { principal, annualRate, months: n - graceMonths };
  const [lent, rate, duration] = [
    money('principal', principal),
    percent('annualRate', annualRate),
    months('months', n),
  ];
  const repaid = months('repaymentMonths', loan.months);
  const grace = months('graceMonths', graceMonths);
  const payment = money('payment', paymentOf(loan));
  const early = money('graceInstalment', timesDividedBy(principal, annualRate, 120_000));
  const schedule = scheduleOf(loan);
  const interest = money(
    'interest',
    schedule.reduce((sum, { interestCents }) => sum + interestCents, early.value * graceMonths),
  );
  const total = money('total', principal + interest.value + upfrontFee + monthlyFee * n);
  const [atOnce, each] = [money('upfrontFee', upfrontFee), money('monthlyFee', monthlyFee)];
  const hasFees = upfrontFee > 0 || monthlyFee > 0;
  const cost = hasFees
    ? yearlyCostOfCredit(principal - upfrontFee, [
        ...Array.from({ length: graceMonths }, () => early.value + monthlyFee),
        ...schedule.map(({ paymentCents }) => paymentCents + monthlyFee),
      ])
    : null;
  const taeg = cost === null ? null : percent('effectiveRate', cost);
  const received = money('receivedLoan', principal - upfrontFee);
  const steps: CalculationStep[] = [
    ...(graceMonths > 0
      ? [step(early, lent, '×', rate, '÷', count('dividedBy', 12)), step(repaid, duration, '−', grace)]
      : []),
    step(payment, lent, '×', rate, '→', graceMonths > 0 ? repaid : duration),
    ...(upfrontFee > 0 ? [step(received, lent, '−', atOnce)] : []),
    ...(taeg ? [step(taeg, upfrontFee > 0 ? received : lent, '→', payment, '→', duration)] : []),
  ];
  const inputs: Figure[] = [
    lent,
    rate,
    duration,
    ...(graceMonths > 0 ? [grace] : []),
    ...(upfrontFee > 0 ? [atOnce] : []),
    ...(monthlyFee > 0 ? [each] : []),
  ];
  return calculated('instalments', {
    inputs,
    result: [payment, ...(graceMonths > 0 ? [early] : []), ...(taeg ? [taeg] : []), interest, total],
    steps,
    notes: [...(graceMonths > 0 ? ['grace-within'] : []), taeg ? 'taeg-of-told-fees' : 'fees-excluded'],
  });
};
