import type { Calculated, Instalment } from '../../contract';
import { timesDividedBy } from './exact';
import { calculated, count, failed, money, months, nonsenseIn, percent, step } from './figures';

export interface Loan {
  principal: number;
  /** Nominal yearly rate (TAN) in basis points. */
  annualRate: number;
  months: number;
}

const DAYS_OF_YEAR = 365;
/** Forty years: no business loan is longer. */
export const MOST_LOAN_MONTHS = 480;

/** The constant monthly payment of a French loan: `P·i ÷ (1 − (1 + i)^−n)`, to the nearest cent. */
export const paymentOf = ({ principal, annualRate, months: n }: Loan): number => {
  if (annualRate === 0) return Math.ceil(principal / n);
  const monthly = annualRate / 120_000;
  return Math.round((principal * monthly) / (1 - (1 + monthly) ** -n));
};

/** Month by month in whole cents; the last payment takes what rounding left over. */
export const scheduleOf = (loan: Loan): Instalment[] => {
  const constant = paymentOf(loan);
  const schedule: Instalment[] = [];
  let balance = loan.principal;
  for (let month = 1; month <= loan.months; month += 1) {
    const interestCents = timesDividedBy(balance, loan.annualRate, 120_000);
    const isLast = month === loan.months;
    const principalCents = isLast ? balance : Math.min(balance, constant - interestCents);
    balance -= principalCents;
    schedule.push({
      month,
      paymentCents: principalCents + interestCents,
      interestCents,
      principalCents,
      balanceCents: balance,
    });
  }
  return schedule;
};

/** Payment, total and interest of a loan with constant instalments, before fees and insurance (the TAEG is higher than the TAN). */
export const instalments = ({ principal, annualRate, months: n }: Loan): Calculated => {
  const nonsense = nonsenseIn({ principal, annualRate, months: n }, { mayBeZero: ['annualRate'] });
  if (nonsense) return nonsense;
  if (n > MOST_LOAN_MONTHS) return failed('too-large', 'months');
  if (annualRate > 10_000) return failed('rate-out-of-range', 'annualRate');
  const loan = { principal, annualRate, months: n };
  const schedule = scheduleOf(loan);
  const lent = money('principal', principal);
  const rate = percent('annualRate', annualRate);
  const duration = months('months', n);
  const payment = money('payment', paymentOf(loan));
  const interest = money(
    'interest',
    schedule.reduce((sum, { interestCents }) => sum + interestCents, 0),
  );
  const total = money('total', principal + interest.value);
  return calculated('instalments', {
    inputs: [lent, rate, duration],
    result: [payment, interest, total],
    steps: [step(payment, lent, '×', rate, '→', duration), step(interest, total, '−', lent)],
    notes: ['french-loan', 'fees-excluded'],
  });
};

/** What a payment that can be afforded borrows: `payment × (1 − (1 + i)^−n) ÷ i`, rounded down. */
export const principalForPayment = ({
  payment,
  annualRate,
  months: n,
}: {
  payment: number;
  annualRate: number;
  months: number;
}): Calculated => {
  const nonsense = nonsenseIn({ payment, annualRate, months: n }, { mayBeZero: ['annualRate'] });
  if (nonsense) return nonsense;
  if (n > MOST_LOAN_MONTHS) return failed('too-large', 'months');
  const monthly = annualRate / 120_000;
  const borrowed =
    annualRate === 0 ? payment * n : Math.floor((payment * (1 - (1 + monthly) ** -n)) / monthly);
  const [each, rate, term] = [
    money('payment', payment),
    percent('annualRate', annualRate),
    months('months', n),
  ];
  const principal = money('principal', borrowed);
  return calculated('instalments', {
    inputs: [each, rate, term],
    result: [principal, money('interest', payment * n - borrowed)],
    steps: [step(principal, each, '→', rate, '→', term)],
    notes: ['french-loan', 'fees-excluded'],
  });
};

/** Interest of some days: `amount × rate × days ÷ 365`. */
export const simpleInterest = ({
  amount,
  annualRate,
  days,
}: {
  amount: number;
  annualRate: number;
  days: number;
}): Calculated => {
  const nonsense = nonsenseIn({ amount, annualRate, days });
  if (nonsense) return nonsense;
  const [lent, rate] = [money('amount', amount), percent('annualRate', annualRate)];
  const [term, year] = [count('creditDays', days), count('daysOfYear', DAYS_OF_YEAR)];
  const interest = money('interest', timesDividedBy(amount, annualRate * days, 10_000 * DAYS_OF_YEAR));
  const left = money('received', amount - interest.value);
  return calculated('percentage', {
    inputs: [lent, rate, term],
    result: [interest, left],
    steps: [step(interest, lent, '×', rate, '×', term, '÷', year), step(left, lent, '−', interest)],
    notes: ['fees-excluded'],
  });
};
