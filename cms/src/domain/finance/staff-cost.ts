import type { Calculated, CalculationStep, Figure } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { FISCAL_PARAMETERS, type FiscalParameters } from './fiscal-parameters';
import { calculated, count, failed, money, nonsenseIn, percent, step } from './figures';

/** The yearly cost of a gross pay at one set of rates: contributions, INAIL and the TFR set aside (gross ÷ 13.5, art. 2120 c.c.). */
const costAt = (gross: number, employer: number, inail: number): number =>
  gross + shareOf(gross, employer) + shareOf(gross, inail) + timesDividedBy(gross, 10, 135);

/**
 * What an employee costs in a year, as a range: contributions differ by trade and size, INAIL by risk. From a monthly gross pay, a yearly
 * one (RAL) or an estimate of the gross pay behind a net one; of part-time work, its share of the full time.
 */
export const staffCost = (
  {
    monthlyGross,
    yearlyGross,
    monthlyNet,
    payments = 13,
    partTime = 10_000,
    months = 12,
    isApprentice = false,
  }: {
    monthlyGross?: number;
    yearlyGross?: number;
    monthlyNet?: number;
    payments?: number;
    /** Basis points of the full time. */
    partTime?: number;
    /** Of work, for a contract shorter than a year: the yearly cost by months ÷ 12, shares of extra payments and TFR included. */
    months?: number;
    /** Of a professional apprenticeship: lower contributions, which hold INAIL. */
    isApprentice?: boolean;
  },
  {
    staff: { employerRate, inailRate, netShare: netShares, apprenticeRate, period },
  }: FiscalParameters = FISCAL_PARAMETERS,
): Calculated => {
  // An apprentice pays fewer contributions: more of the gross pay arrives.
  const usualNet = isApprentice ? netShares.high : netShares.usual;
  const rates = isApprentice
    ? { low: apprenticeRate.low, usual: apprenticeRate.usual, high: apprenticeRate.usual }
    : employerRate;
  const injury = isApprentice ? { low: 0, usual: 0, high: 0 } : inailRate;
  const nonsense = nonsenseIn({
    payments,
    partTime,
    months,
    ...(monthlyGross === undefined ? {} : { monthlyGross }),
    ...(yearlyGross === undefined ? {} : { yearlyGross }),
    ...(monthlyNet === undefined ? {} : { monthlyNet }),
  });
  if (nonsense) return nonsense;
  if (monthlyGross === undefined && yearlyGross === undefined && monthlyNet === undefined)
    return failed('not-positive', 'monthlyGross');
  if (payments < 12 || payments > 16) return failed('rate-out-of-range', 'payments');
  if (months > 12) return failed('rate-out-of-range', 'months');
  if (partTime > 10_000) return failed('rate-out-of-range', 'partTime');
  const times = count('payments', payments);
  const steps: CalculationStep[] = [];
  const inputs: Figure[] = [];
  let full: Figure;
  if (yearlyGross !== undefined) {
    full = money('yearlyGross', yearlyGross);
    inputs.push(full);
  } else {
    const net = monthlyNet === undefined ? null : money('monthlyNet', monthlyNet);
    const share = percent('netShare', usualNet);
    const monthly = money(
      'monthlyGross',
      net ? timesDividedBy(net.value, 10_000, usualNet) : (monthlyGross ?? 0),
    );
    if (net) steps.push(step(monthly, net, '÷', share));
    full = money('yearlyGross', monthly.value * payments);
    steps.push(step(full, monthly, '×', times));
    inputs.push(net ?? monthly, times);
  }
  const part = percent('partTime', partTime);
  const ofPart = partTime === 10_000 ? full : money('partGross', shareOf(full.value, partTime));
  if (ofPart !== full) {
    inputs.push(part);
    steps.push(step(ofPart, full, '×', part));
  }
  // Who is employed for some months costs the share of those, extra payments and TFR with it.
  const isShort = months < 12;
  const span = { name: 'months', value: months, unit: 'months' as const };
  const gross = isShort ? money('grossOfMonths', timesDividedBy(ofPart.value, months, 12)) : ofPart;
  if (isShort) {
    inputs.push(span);
    steps.push(step(gross, ofPart, '×', span, '÷', count('dividedBy', 12)));
  }
  const contributions = money('employerContributions', shareOf(gross.value, rates.usual));
  const inail = money('inail', shareOf(gross.value, injury.usual));
  const tfr = money('tfr', timesDividedBy(gross.value, 10, 135));
  const total = money(
    isShort ? 'costOfMonths' : 'yearlyCost',
    gross.value + contributions.value + inail.value + tfr.value,
  );
  const eachMonth = money('monthlyCost', timesDividedBy(total.value, 1, months));
  return calculated('staff-cost', {
    inputs,
    result: [
      total,
      eachMonth,
      gross,
      money('lowCost', costAt(gross.value, rates.low, injury.low)),
      money('highCost', costAt(gross.value, rates.high, injury.high)),
    ],
    steps: [
      ...steps,
      step(contributions, gross, '×', percent('employerRate', rates.usual)),
      ...(isApprentice ? [] : [step(inail, gross, '×', percent('inailRate', injury.usual))]),
      step(tfr, gross, '÷', { name: 'tfrDivisor', value: 1350, unit: 'hundredths' }),
      step(total, gross, '+', contributions, ...(isApprentice ? [] : (['+', inail] as const)), '+', tfr),
    ],
    notes: [
      ...(monthlyNet === undefined ? [] : ['net-to-gross']),
      isApprentice ? 'apprentice-estimate' : 'staff-estimate',
    ],
    parameters: [period],
  });
};
