import type { Calculated } from '../../contract';
import { calculated, count, failed, money, months, nonsenseIn, percent, step } from './figures';

/** All that a lease costs before VAT: first instalment, the equal ones, the price of buying the thing at the end. */
export const leasingTotal = ({
  first,
  instalment,
  times,
  redemption,
  price,
  rates = {},
}: {
  first: number;
  instalment: number;
  times: number;
  redemption: number;
  /** Of the thing itself, to compare with. */
  price?: number;
  /** Basis points of the price, where first instalment or redemption were told so. */
  rates?: { first?: number; redemption?: number };
}): Calculated => {
  const nonsense = nonsenseIn(
    { first, instalment, times, redemption, ...(price === undefined ? {} : { price }) },
    { mayBeZero: ['first', 'redemption'] },
  );
  if (nonsense) return nonsense;
  const each = money('instalment', instalment);
  const number = count('instalments', times);
  const [start, end] = [money('firstInstalment', first), money('redemption', redemption)];
  const rents = money('sum', instalment * times);
  const total = money('total', first + rents.value + redemption);
  const worth = price === undefined ? null : money('price', price);
  const extra = worth && money('interest', total.value - worth.value);
  return calculated('percentage', {
    inputs: [
      ...(worth ? [worth] : []),
      ...(first > 0 ? [start] : []),
      each,
      number,
      ...(redemption > 0 ? [end] : []),
    ],
    result: [total, ...(extra && extra.value > 0 ? [extra] : [])],
    steps: [
      ...(worth && rates.first ? [step(start, worth, '×', percent('rate', rates.first))] : []),
      ...(worth && rates.redemption ? [step(end, worth, '×', percent('rate', rates.redemption))] : []),
      step(rents, each, '×', number),
      step(
        total,
        ...(first > 0 ? [start, '+' as const] : []),
        rents,
        ...(redemption > 0 ? ['+' as const, end] : []),
      ),
      ...(worth && extra && extra.value > 0 ? [step(extra, total, '−', worth)] : []),
    ],
    notes: ['net-of-vat'],
  });
};

/** The constant instalment of a lease: what the first one and the discounted price of redemption leave of the thing's price. */
export const leasingInstalment = ({
  price,
  first = 0,
  redemption = 0,
  annualRate,
  months: n,
  rates = {},
}: {
  price: number;
  first?: number;
  redemption?: number;
  /** Basis points. */
  annualRate: number;
  months: number;
  /** Basis points of the price, where first instalment or redemption were told so. */
  rates?: { first?: number; redemption?: number };
}): Calculated => {
  const nonsense = nonsenseIn(
    { price, first, redemption, annualRate, months: n },
    { mayBeZero: ['first', 'redemption'] },
  );
  if (nonsense) return nonsense;
  if (annualRate > 10_000) return failed('rate-out-of-range', 'annualRate');
  const monthly = annualRate / 120_000;
  const lent = price - first - redemption / (1 + monthly) ** n;
  if (lent <= 0) return failed('too-large', 'redemption');
  const [worth, start, end] = [
    money('price', price),
    money('firstInstalment', first),
    money('redemption', redemption),
  ];
  const [rate, duration] = [percent('annualRate', annualRate), months('months', n)];
  const financed = money('financed', Math.round(lent));
  const each = money('instalment', Math.round((lent * monthly) / (1 - (1 + monthly) ** -n)));
  const total = money('total', first + each.value * n + redemption);
  const extra = money('interest', total.value - price);
  return calculated('instalments', {
    inputs: [worth, ...(first > 0 ? [start] : []), rate, duration, ...(redemption > 0 ? [end] : [])],
    result: [each, total, extra],
    steps: [
      ...(rates.first ? [step(start, worth, '×', percent('rate', rates.first))] : []),
      ...(rates.redemption ? [step(end, worth, '×', percent('rate', rates.redemption))] : []),
      step(financed, worth, '−', start, '−', end, '→', duration),
      step(each, financed, '×', rate, '→', duration),
      step(extra, total, '−', worth),
    ],
    notes: ['leasing-in-arrears', 'net-of-vat'],
  });
};
