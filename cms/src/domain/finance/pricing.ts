import type { Calculated } from '../../contract';
import { piecesFor, shareOf, timesDividedBy } from './exact';
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

/** What a discount leaves of the margin, and how many more pieces must be sold to earn what was earned before. */
export const discountEffect = ({
  price,
  cost,
  discountRate,
  units,
  vatRate,
}: {
  price: number;
  cost?: number;
  discountRate: number;
  /** Basis points, where the price is without VAT and the customer's total is asked. */
  vatRate?: number;
  /** Pieces that are sold now, in the span that the answer is for. */
  units?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ price, discountRate, ...(cost === undefined ? {} : { cost }) });
  if (nonsense) return nonsense;
  if (discountRate >= 10_000) return failed('rate-out-of-range', 'discountRate');
  const [full, off] = [money('price', price), percent('discountRate', discountRate)];
  const taken = money('discount', shareOf(price, discountRate));
  const left = money('discountedPrice', price - taken.value);
  const steps = [step(taken, full, '×', off), step(left, full, '−', taken)];
  if (cost === undefined) {
    if (vatRate === undefined)
      return calculated('discount', { inputs: [full, off], result: [left, taken], steps });
    const [rate, vat] = [percent('rate', vatRate), money('vat', shareOf(left.value, vatRate))];
    const gross = money('gross', left.value + vat.value);
    return calculated('discount', {
      inputs: [full, off, rate],
      result: [gross, left, taken, vat],
      steps: [...steps, step(vat, left, '×', rate), step(gross, left, '+', vat)],
    });
  }
  const bought = money('cost', cost);
  const profit = money('profit', left.value - cost);
  const marginRate = percent('marginRate', timesDividedBy(profit.value, 10_000, left.value));
  const before = money('profitBefore', price - cost);
  const more =
    profit.value > 0 && before.value > 0
      ? [percent('moreSales', timesDividedBy(before.value - profit.value, 10_000, profit.value))]
      : [];
  // As many pieces as earn what is earned now: pieces × profit before ÷ profit after, rounded up.
  const sold = units === undefined || more.length === 0 ? null : count('units', units);
  const earned = money('profitNow', before.value * (units ?? 0));
  const needed = sold && count('unitsNeeded', piecesFor(earned.value, profit.value));
  return calculated('discount', {
    inputs: [full, bought, off, ...(sold ? [sold] : [])],
    result: [...(needed ? [needed] : []), profit, marginRate, left, before, ...more],
    steps: [
      ...steps,
      step(profit, left, '−', bought),
      step(marginRate, profit, '÷', left),
      ...(sold && needed
        ? [
            step(before, full, '−', bought),
            step(earned, before, '×', sold),
            step(needed, earned, '÷', profit),
          ]
        : []),
      ...more.map((figure) => step(figure, before, '÷', profit, '−', percent('whole', 10_000))),
    ],
    notes: profit.value <= 0 ? ['selling-at-a-loss'] : ['net-of-vat'],
  });
};

/** How many sales may be lost at a higher price (or must be won at a lower one) before less is earned than now. */
export const priceChange = ({
  price,
  cost,
  changeRate,
}: {
  price: number;
  cost: number;
  changeRate: number;
}): Calculated => {
  const nonsense = nonsenseIn({ price, cost });
  if (nonsense) return nonsense;
  if (price <= cost) return failed('price-not-above-cost', 'price');
  if (changeRate === 0 || changeRate <= -10_000) return failed('rate-out-of-range', 'changeRate');
  const [old, bought, change] = [
    money('price', price),
    money('cost', cost),
    percent('changeRate', changeRate),
  ];
  const next = money('newPrice', price + shareOf(price, changeRate));
  const [before, after] = [money('profitBefore', price - cost), money('profit', next.value - cost)];
  if (after.value <= 0) return failed('price-not-above-cost', 'price');
  const sales = percent('salesChange', timesDividedBy(before.value, 10_000, after.value) - 10_000);
  return calculated('price-change', {
    inputs: [old, bought, change],
    result: [next, after, sales, before],
    steps: [
      step(next, old, '+', change),
      step(after, next, '−', bought),
      step(before, old, '−', bought),
      step(sales, before, '÷', after, '−', percent('whole', 10_000)),
    ],
    notes: ['sales-change-limit'],
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

/** What another price with other sales earns, beside what is earned now: `(new price − cost) × new pieces − (price − cost) × pieces`. */
export const profitAtOtherPrice = ({
  price,
  newPrice,
  cost,
  units,
  unitsRate,
}: {
  price: number;
  newPrice: number;
  cost: number;
  /** Pieces sold now. */
  units: number;
  /** Basis points by which the pieces change; negative when some are lost. */
  unitsRate: number;
}): Calculated => {
  const nonsense = nonsenseIn({ price, newPrice, cost, units });
  if (nonsense) return nonsense;
  if (unitsRate <= -10_000) return failed('rate-out-of-range', 'unitsRate');
  const [old, next, spent] = [money('price', price), money('newPrice', newPrice), money('unitCost', cost)];
  const sold = { name: 'units', value: units, unit: 'hundredths' as const };
  const change = percent('unitsRate', unitsRate);
  const after = { name: 'unitsAfter', value: units + shareOf(units, unitsRate), unit: 'hundredths' as const };
  const now = money('profitBefore', timesDividedBy(price - cost, units, 100));
  const then = money('profit', timesDividedBy(newPrice - cost, after.value, 100));
  const difference = money('change', then.value - now.value);
  return calculated('price-change', {
    inputs: [old, next, spent, sold, change],
    result: [difference, then, now],
    steps: [
      step(now, old, '−', spent, '×', sold),
      step(after, sold, '+', change),
      step(then, next, '−', spent, '×', after),
      step(difference, then, '−', now),
    ],
    notes: [difference.value > 0 ? 'earns-more' : 'earns-less'],
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
