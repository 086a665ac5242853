import type { Calculated, Figure } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, count, money, nonsenseIn, percent, step } from './figures';

const DAYS_OF_YEAR = 365;

/** Money to begin with: what goes out each month until customers pay for it, and what must be bought at once. */
export const cashNeed = ({
  monthly,
  months,
  upfront = 0,
  incomings = 0,
}: {
  monthly: number;
  months: number;
  upfront?: number;
  incomings?: number;
}): Calculated => {
  const nonsense = nonsenseIn(
    { monthly, months, upfront, incomings },
    { mayBeZero: ['upfront', 'incomings'] },
  );
  if (nonsense) return nonsense;
  const [each, duration] = [
    money('outgoings', monthly),
    { name: 'months', value: months, unit: 'months' as const },
  ];
  const taken = money('incomings', incomings);
  const burn = money('burn', Math.max(0, monthly - incomings));
  const running = money('runningNeed', burn.value * months);
  const first = money('upfront', upfront);
  const total = money('cashNeed', running.value + upfront);
  const reserve = money('withReserve', timesDividedBy(total.value, 115, 100));
  return calculated('cash-need', {
    inputs: [each, ...(incomings > 0 ? [taken] : []), duration, ...(upfront > 0 ? [first] : [])],
    result: [total, running, reserve],
    steps: [
      ...(incomings > 0 ? [step(burn, each, '−', taken)] : []),
      step(running, incomings > 0 ? burn : each, '×', duration),
      ...(upfront > 0 ? [step(total, running, '+', first)] : []),
    ],
    notes: ['reserve'],
  });
};

/** For how many days the goods in stock last: `stock ÷ cost of what a year sells × 365`. */
export const stockDays = ({ stock, soldCost }: { stock: number; soldCost: number }): Calculated => {
  const nonsense = nonsenseIn({ stock, soldCost });
  if (nonsense) return nonsense;
  const [held, sold, year] = [
    money('stock', stock),
    money('soldCost', soldCost),
    count('daysOfYear', DAYS_OF_YEAR),
  ];
  const days = count('stockDays', timesDividedBy(stock, DAYS_OF_YEAR, soldCost));
  const turns: Figure = {
    name: 'stockTurns',
    value: timesDividedBy(soldCost, 100, stock),
    unit: 'hundredths',
  };
  return calculated('stock-days', {
    inputs: [held, sold],
    result: [days, turns],
    steps: [step(days, held, '÷', sold, '×', year), step(turns, sold, '÷', held)],
    notes: ['stock-at-cost'],
  });
};

/** Money that customers owe at any time: a month's turnover for every thirty days they take to pay. */
export const moneyOut = ({
  monthly,
  days,
  vatRate = 2_200,
}: {
  monthly: number;
  days: number;
  vatRate?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ monthly, days });
  if (nonsense) return nonsense;
  const [turnover, term, month] = [
    money('monthlyTurnover', monthly),
    count('days', days),
    count('daysOfMonth', 30),
  ];
  const out = money('moneyOut', timesDividedBy(monthly, days, 30));
  const gross = money('moneyOutWithVat', timesDividedBy(out.value, 10_000 + vatRate, 10_000));
  return calculated('money-out', {
    inputs: [turnover, term],
    result: [out, gross],
    steps: [step(out, turnover, '×', term, '÷', month)],
    notes: ['money-out'],
  });
};

/** Interest of those who choose to pay VAT every quarter (DPR 542/1999, art. 7). */
const QUARTERLY_INTEREST = 100;

/** VAT of a period: what was charged less what may be deducted; every quarter, with its interest unless a trade is free of it. */
export const vatPeriod = ({
  charged,
  deductible,
  carried = 0,
  quarterly,
}: {
  charged: number;
  deductible: number;
  /** Credit of the period before. */
  carried?: number;
  quarterly?: 'with-interest' | 'free';
}): Calculated => {
  const nonsense = nonsenseIn(
    { charged, deductible, carried },
    { mayBeZero: ['charged', 'deductible', 'carried'] },
  );
  if (nonsense) return nonsense;
  const [out, back] = [money('salesVat', charged), money('purchaseVat', deductible)];
  const before = money('carriedVat', carried);
  const takenOff = money('vatTakenOff', deductible + carried);
  const deducted = carried > 0 ? takenOff : back;
  const isDue = charged >= deducted.value;
  const due = money(isDue ? 'vatDue' : 'vatCredit', Math.abs(charged - deducted.value));
  const rate = percent('quarterlyRate', QUARTERLY_INTEREST);
  const interest = money('quarterlyInterest', shareOf(due.value, QUARTERLY_INTEREST));
  const whole = money('vatWithInterest', due.value + interest.value);
  const hasInterest = quarterly === 'with-interest' && isDue && due.value > 0;
  return calculated('vat-period', {
    inputs: [out, back, ...(carried > 0 ? [before] : [])],
    result: hasInterest ? [whole, due, interest] : [due],
    steps: [
      ...(carried > 0 ? [step(takenOff, back, '+', before)] : []),
      isDue ? step(due, out, '−', deducted) : step(due, deducted, '−', out),
      ...(hasInterest ? [step(interest, due, '×', rate), step(whole, due, '+', interest)] : []),
    ],
    notes: [
      'vat-period',
      ...(hasInterest ? ['quarterly-vat'] : quarterly === 'free' ? ['quarterly-vat-free'] : []),
    ],
  });
};

/** Days between paying suppliers and being paid: `days of stock + days of customers − days of suppliers`, and the money it takes. */
export const cashGap = ({
  customerDays,
  supplierDays,
  stockDays: lying = 0,
  monthly,
}: {
  customerDays: number;
  supplierDays: number;
  stockDays?: number;
  /** Turnover of a month, where it is known. */
  monthly?: number;
}): Calculated => {
  const nonsense = nonsenseIn(
    { customerDays, supplierDays, lying },
    { mayBeZero: ['customerDays', 'supplierDays', 'lying'] },
  );
  if (nonsense) return nonsense;
  const [paid, owed, stock] = [
    count('days', customerDays),
    count('supplierDays', supplierDays),
    count('stockDays', lying),
  ];
  const gap = count('gapDays', customerDays + lying - supplierDays);
  const sales = monthly === undefined ? null : money('monthlyTurnover', monthly);
  const needed =
    sales && gap.value > 0 ? money('moneyOut', timesDividedBy(sales.value, gap.value, 30)) : null;
  return calculated('money-out', {
    inputs: [...(sales ? [sales] : []), paid, owed, ...(lying > 0 ? [stock] : [])],
    result: [gap, ...(needed ? [needed] : [])],
    steps: [
      step(gap, paid, ...(lying > 0 ? (['+', stock] as const) : []), '−', owed),
      ...(sales && needed ? [step(needed, sales, '×', gap, '÷', count('daysOfMonth', 30))] : []),
    ],
    notes: ['cash-gap'],
  });
};
