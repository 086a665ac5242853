import type { Calculated } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, percent, step } from './figures';

/** `cost × (1 + mark-up)`; the margin that it leaves is of the price, and smaller. */
export const priceFromMarkUp = ({ cost, markUp }: { cost: number; markUp: number }): Calculated => {
  const nonsense = nonsenseIn({ cost, markUp }, { mayBeZero: ['markUp'] });
  if (nonsense) return nonsense;
  const [bought, wanted] = [money('cost', cost), percent('markUp', markUp)];
  const profit = money('profit', shareOf(cost, markUp));
  const price = money('price', cost + profit.value);
  const marginRate = percent('marginRate', timesDividedBy(profit.value, 10_000, price.value));
  return calculated('price-from-mark-up', {
    inputs: [bought, wanted],
    result: [price, profit, marginRate],
    steps: [
      step(profit, bought, '×', wanted),
      step(price, bought, '+', profit),
      step(marginRate, profit, '÷', price),
    ],
    notes: ['net-of-vat'],
  });
};

/** `cost ÷ share`: the price at which ingredients or goods are no more than a share of it; with VAT, as on a menu. */
export const priceFromCostShare = ({
  cost,
  costRate,
  vatRate,
}: {
  cost: number;
  costRate: number;
  vatRate?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ cost, costRate });
  if (nonsense) return nonsense;
  if (costRate > 10_000) return failed('rate-out-of-range', 'costRate');
  const [bought, share] = [money('cost', cost), percent('costRate', costRate)];
  const price = money('price', timesDividedBy(cost, 10_000, costRate));
  const profit = money('profit', price.value - cost);
  const base = [step(price, bought, '÷', share), step(profit, price, '−', bought)];
  if (vatRate === undefined)
    return calculated('price-from-cost-share', {
      inputs: [bought, share],
      result: [price, profit],
      steps: base,
      notes: ['net-of-vat'],
    });
  const vat = percent('rate', vatRate);
  const gross = money('gross', price.value + shareOf(price.value, vatRate));
  return calculated('price-from-cost-share', {
    inputs: [bought, share, vat],
    result: [price, gross, profit],
    steps: [...base, step(gross, price, '+', vat)],
    notes: ['menu-price-with-vat'],
  });
};

/** What a customer is worth: what a purchase leaves, how often, for how long; what winning one may cost. */
export const customerValue = ({
  averageSale,
  marginRate = 10_000,
  purchasesPerYear,
  churnRate,
  years = churnRate === undefined ? 100 : timesDividedBy(100, 10_000, churnRate),
}: {
  averageSale: number;
  /** Basis points of the customers that a year loses: one stays `1 ÷ churn` years, on average. */
  churnRate?: number;
  /** Basis points; without it the value is turnover. */
  marginRate?: number;
  /** Hundredths. */
  purchasesPerYear: number;
  /** Hundredths. */
  years?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ averageSale, marginRate, purchasesPerYear, years });
  if (nonsense) return nonsense;
  const lost = percent('churnRate', churnRate ?? 0);
  const [sale, share] = [money('averageSale', averageSale), percent('marginRate', marginRate)];
  const times = { name: 'purchasesPerYear', value: purchasesPerYear, unit: 'hundredths' as const };
  const duration = { name: 'years', value: years, unit: 'hundredths' as const };
  const turnover = money(
    'turnover',
    timesDividedBy(timesDividedBy(averageSale, purchasesPerYear, 100), years, 100),
  );
  const value = money('customerValue', shareOf(turnover.value, marginRate));
  return calculated('customer-value', {
    inputs: [
      sale,
      times,
      churnRate === undefined ? duration : lost,
      ...(marginRate === 10_000 ? [] : [share]),
    ],
    result: marginRate === 10_000 ? [turnover] : [value, turnover],
    steps: [
      ...(churnRate === undefined ? [] : [step(duration, percent('whole', 10_000), '÷', lost)]),
      step(turnover, sale, '×', times, '×', duration),
      ...(marginRate === 10_000 ? [] : [step(value, turnover, '×', share)]),
    ],
    notes: ['customer-value-limit'],
  });
};

/** How much must be taken in for the margin, a share of it, to pay for the fixed costs. */
export const breakEvenTurnover = ({
  fixedCosts,
  marginRate,
  averageSale,
  markUp,
  openDays,
  turnoverNow,
}: {
  fixedCosts: number;
  /** What is taken now, of the same span: how much it lacks or is above. */
  turnoverNow?: number;
  /** Of the span that the fixed costs are of. */
  openDays?: number;
  marginRate: number;
  averageSale?: number;
  /** What the margin was worked out from: `mark-up ÷ (1 + mark-up)`. */
  markUp?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ fixedCosts, marginRate });
  if (nonsense) return nonsense;
  if (marginRate > 10_000) return failed('rate-out-of-range', 'marginRate');
  const [fixed, share] = [money('fixedCosts', fixedCosts), percent('marginRate', marginRate)];
  const turnover = money('turnover', timesDividedBy(fixedCosts, 10_000, marginRate));
  const sales =
    averageSale === undefined || averageSale <= 0
      ? []
      : [count('units', Math.ceil(turnover.value / averageSale))];
  const perDay =
    openDays === undefined || openDays <= 0
      ? []
      : [money('turnoverPerDay', timesDividedBy(turnover.value, 1, openDays))];
  const now = turnoverNow === undefined ? [] : [money('turnoverNow', turnoverNow)];
  const gaps = now.map(({ value }) =>
    money(value < turnover.value ? 'turnoverGap' : 'turnoverAbove', Math.abs(turnover.value - value)),
  );
  return calculated('break-even-turnover', {
    inputs: [
      fixed,
      markUp === undefined ? share : percent('markUp', markUp),
      ...(averageSale === undefined ? [] : [money('price', averageSale)]),
      ...now,
    ],
    result: [...perDay, turnover, ...sales, ...gaps],
    steps: [
      ...(markUp === undefined
        ? []
        : [step(share, percent('markUp', markUp), '÷', percent('wholeWithMarkUp', 10_000 + markUp))]),
      step(turnover, fixed, '÷', share),
      ...sales.map((each) => step(each, turnover, '÷', money('price', averageSale ?? 0))),
      ...perDay.map((each) => step(each, turnover, '÷', count('openDays', openDays ?? 1))),
      ...gaps.flatMap((gap) =>
        now.map((each) =>
          gap.name === 'turnoverGap' ? step(gap, turnover, '−', each) : step(gap, each, '−', turnover),
        ),
      ),
    ],
    notes: ['same-period', 'before-tax'],
  });
};

/** The most that a piece may cost for costs to be no more than a share of its price: `price × share`. */
export const costLimit = ({ price, costRate }: { price: number; costRate: number }): Calculated => {
  const nonsense = nonsenseIn({ price, costRate });
  if (nonsense) return nonsense;
  if (costRate >= 10_000) return failed('rate-out-of-range', 'costRate');
  const [sold, share] = [money('price', price), percent('costRate', costRate)];
  const limit = money('costLimit', shareOf(price, costRate));
  const left = money('profit', price - limit.value);
  return calculated('percentage', {
    inputs: [sold, share],
    result: [limit, left],
    steps: [step(limit, sold, '×', share), step(left, sold, '−', limit)],
  });
};

/** The price that leaves a wanted amount on each piece: `cost + gain`, and with VAT where it is for the shelf. */
export const priceFromGain = ({
  cost,
  gain,
  vatRate,
}: {
  cost: number;
  gain: number;
  vatRate?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ cost, gain });
  if (nonsense) return nonsense;
  const [bought, wanted] = [money('cost', cost), money('profit', gain)];
  const price = money('price', cost + gain);
  const base = [step(price, bought, '+', wanted)];
  if (vatRate === undefined)
    return calculated('percentage', {
      inputs: [bought, wanted],
      result: [price],
      steps: base,
      notes: ['net-of-vat'],
    });
  const [rate, gross] = [
    percent('rate', vatRate),
    money('gross', price.value + shareOf(price.value, vatRate)),
  ];
  return calculated('percentage', {
    inputs: [bought, wanted, rate],
    result: [gross, price],
    steps: [...base, step(gross, price, '+', rate)],
  });
};
