import type { Calculated, CalculationStep, Figure } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, number, percent, step } from './figures';

/** How much is sold in a span, as factors that are multiplied: 40 customers a day × 24 days; 6 rooms × 30 nights × 60 %. */
export interface Volume {
  /** `hundredths` of pieces, days or weeks; `basis-points` of what is taken. */
  factors: readonly Figure[];
}

interface Sold {
  volume: Figure;
  steps: CalculationStep[];
}

/** The product of the factors, in hundredths of a piece. */
const soldIn = ({ factors }: Volume): Sold => {
  const value = factors.reduce(
    (product, factor) =>
      factor.unit === 'basis-points' ? (product * factor.value) / 10_000 : (product * factor.value) / 100,
    100,
  );
  const volume = number('volume', Math.round(value));
  const [first] = factors;
  if (factors.length <= 1 && first) return { volume: { ...volume, label: first.label ?? '' }, steps: [] };
  return {
    volume,
    steps: [
      step(volume, ...factors.flatMap((each, at): (Figure | '×')[] => (at === 0 ? [each] : ['×', each]))),
    ],
  };
};

/** What so many sales bring in: `price × volume`, in the span of the volume. */
export const revenueOfSales = ({ price, volume }: { price: number; volume: Volume }): Calculated => {
  const nonsense = nonsenseIn({ price });
  if (nonsense) return nonsense;
  const sold = soldIn(volume);
  if (sold.volume.value <= 0) return failed('not-positive', 'volume');
  const each = money('price', price);
  const revenue = money('revenue', timesDividedBy(price, sold.volume.value, 100));
  return calculated('percentage', {
    inputs: [each, ...volume.factors],
    result: [revenue, sold.volume],
    steps: [...sold.steps, step(revenue, each, '×', sold.volume)],
  });
};

/** What so many sales leave: `(price − unit cost) × volume − fixed costs`, or `price × (1 − cost share) × volume − fixed costs`. */
export const profitOfSales = ({
  price,
  unitCost = 0,
  costRate,
  fixedCosts = 0,
  volume,
}: {
  price: number;
  unitCost?: number;
  /** Basis points of the price. */
  costRate?: number;
  fixedCosts?: number;
  volume: Volume;
}): Calculated => {
  const nonsense = nonsenseIn({ price, unitCost, fixedCosts }, { mayBeZero: ['unitCost', 'fixedCosts'] });
  if (nonsense) return nonsense;
  const sold = soldIn(volume);
  if (sold.volume.value <= 0) return failed('not-positive', 'volume');
  const whole = money('price', price);
  const spent = money('unitCost', unitCost);
  const share = percent('marginRate', 10_000 - (costRate ?? 0));
  const each = money('contribution', costRate === undefined ? price - unitCost : shareOf(price, share.value));
  const gross = money('sum', timesDividedBy(each.value, sold.volume.value, 100));
  const fixed = money('fixedCosts', fixedCosts);
  const profit = money('profit', gross.value - fixedCosts);
  const isPlain = costRate === undefined && unitCost === 0;
  const revenue = money('revenue', timesDividedBy(price, sold.volume.value, 100));
  return calculated('percentage', {
    inputs: [
      whole,
      ...(costRate === undefined ? (unitCost === 0 ? [] : [spent]) : [percent('costRate', costRate)]),
      ...volume.factors,
      ...(fixedCosts === 0 ? [] : [fixed]),
    ],
    result: [profit, ...(isPlain ? [] : [each]), revenue],
    steps: [
      ...sold.steps,
      ...(isPlain
        ? []
        : [costRate === undefined ? step(each, whole, '−', spent) : step(each, whole, '×', share)]),
      step(fixedCosts === 0 ? profit : gross, isPlain ? whole : each, '×', sold.volume),
      ...(fixedCosts === 0 ? [] : [step(profit, gross, '−', fixed)]),
    ],
    notes: ['before-tax-and-pay'],
  });
};

/** The price at which so many sales pay for costs and a wanted income: `(fixed + income) ÷ volume + unit cost`. Rounded up. */
export const priceForIncome = ({
  fixedCosts = 0,
  income = 0,
  unitCost = 0,
  volume,
}: {
  fixedCosts?: number;
  income?: number;
  unitCost?: number;
  volume: Volume;
}): Calculated => {
  const nonsense = nonsenseIn(
    { fixedCosts, income, unitCost },
    { mayBeZero: ['fixedCosts', 'income', 'unitCost'] },
  );
  if (nonsense) return nonsense;
  if (fixedCosts + income === 0) return failed('not-positive', 'income');
  const sold = soldIn(volume);
  if (sold.volume.value <= 0) return failed('not-positive', 'volume');
  const [fixed, wanted, spent] = [
    money('fixedCosts', fixedCosts),
    money('income', income),
    money('unitCost', unitCost),
  ];
  const needed = money('needed', fixedCosts + income);
  const each = money('marginEach', Math.ceil((needed.value * 100) / sold.volume.value));
  const price = money('price', each.value + unitCost);
  return calculated('unit-price', {
    inputs: [
      ...(fixedCosts > 0 ? [fixed] : []),
      ...(income > 0 ? [wanted] : []),
      ...(unitCost > 0 ? [spent] : []),
      ...volume.factors,
    ],
    result: [price, ...(unitCost > 0 ? [each] : []), needed],
    steps: [
      ...sold.steps,
      ...(fixedCosts > 0 && income > 0 ? [step(needed, fixed, '+', wanted)] : []),
      step(unitCost > 0 ? each : price, needed, '÷', sold.volume),
      ...(unitCost > 0 ? [step(price, each, '+', spent)] : []),
    ],
    notes: income > 0 ? ['income-before-tax', 'net-of-vat'] : ['net-of-vat'],
  });
};

/** The share of places or rooms that must be taken to pay for fixed costs: `fixed ÷ contribution ÷ (places × days)`. */
export const occupancyForCosts = ({
  fixedCosts,
  price,
  unitCost = 0,
  capacity,
}: {
  fixedCosts: number;
  price: number;
  unitCost?: number;
  /** Places and days of the span of the fixed costs. */
  capacity: Volume;
}): Calculated => {
  const nonsense = nonsenseIn({ fixedCosts, price, unitCost }, { mayBeZero: ['unitCost'] });
  if (nonsense) return nonsense;
  if (price <= unitCost) return failed('price-not-above-cost', 'price');
  const whole = soldIn(capacity);
  const places = { ...whole.volume, name: 'capacity' };
  const [fixed, sold, spent] = [
    money('fixedCosts', fixedCosts),
    money('price', price),
    money('unitCost', unitCost),
  ];
  const each = money('contribution', price - unitCost);
  const units = count('units', Math.ceil(fixedCosts / each.value));
  const occupancy = percent('occupancy', Math.ceil((units.value * 100 * 10_000) / places.value));
  return calculated('break-even', {
    inputs: [fixed, sold, ...(unitCost > 0 ? [spent] : []), ...capacity.factors],
    result: [occupancy, units, each],
    steps: [
      ...(unitCost > 0 ? [step(each, sold, '−', spent)] : []),
      step(units, fixed, '÷', each),
      ...whole.steps.map(({ from }) => ({ from, result: places })),
      step(occupancy, units, '÷', places),
    ],
    notes: [...(occupancy.value > 10_000 ? ['more-than-full'] : []), 'before-tax'],
  });
};

/** How full the places were, and what each of them brought in: `sold ÷ (places × days)`, `price × sold ÷ (places × days)` (RevPAR). */
export const occupancyOfSales = ({
  sold,
  capacity,
  price,
}: {
  sold: number;
  capacity: Volume;
  price?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ sold, ...(price === undefined ? {} : { price }) });
  if (nonsense) return nonsense;
  const whole = soldIn(capacity);
  const places = { ...whole.volume, name: 'capacity' };
  if (places.value <= 0) return failed('not-positive', 'capacity');
  const taken = number('soldNights', sold);
  const occupancy = percent('occupancy', timesDividedBy(sold, 10_000, places.value));
  const each = price === undefined ? null : money('price', price);
  const revenue = each && money('revenue', timesDividedBy(each.value, sold, 100));
  const perPlace = revenue && money('revenuePerPlace', timesDividedBy(revenue.value, 100, places.value));
  return calculated('percentage', {
    inputs: [...capacity.factors, taken, ...(each ? [each] : [])],
    result: [occupancy, ...(perPlace ? [perPlace] : []), ...(revenue ? [revenue] : [])],
    steps: [
      ...whole.steps.map(({ from }) => ({ from, result: places })),
      step(occupancy, taken, '÷', places),
      ...(each && revenue && perPlace
        ? [step(revenue, each, '×', taken), step(perPlace, revenue, '÷', places)]
        : []),
    ],
    notes: occupancy.value > 10_000 ? ['more-than-full'] : [],
  });
};

/** How many sales a turnover takes: `turnover ÷ price`, rounded up, and of each open day. */
export const piecesForTurnover = ({
  turnover,
  price,
  openDays,
}: {
  turnover: number;
  price: number;
  openDays?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ turnover, price, ...(openDays === undefined ? {} : { openDays }) });
  if (nonsense) return nonsense;
  const [wanted, each] = [money('turnover', turnover), money('price', price)];
  const units = count('units', Math.ceil(turnover / price));
  const days = openDays === undefined ? null : count('openDays', openDays);
  const daily = days && count('unitsPerDay', Math.ceil(units.value / days.value));
  return calculated('percentage', {
    inputs: [wanted, each, ...(days ? [days] : [])],
    result: [...(daily ? [daily] : []), units],
    steps: [step(units, wanted, '÷', each), ...(days && daily ? [step(daily, units, '÷', days)] : [])],
  });
};
