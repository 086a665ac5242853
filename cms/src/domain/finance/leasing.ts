import type { Calculated } from '../../contract';
import { calculated, count, money, nonsenseIn, percent, step } from './figures';

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
