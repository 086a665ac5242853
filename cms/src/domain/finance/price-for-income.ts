import type { Calculated } from '../../contract';
import { calculated, count, money, nonsenseIn, step } from './figures';

/** What each piece must be sold at for some of them to pay for costs, fixed costs and what their maker wants to earn. Rounded up. */
export const priceForIncome = ({
  income,
  fixedCosts,
  unitCost,
  units,
}: {
  income: number;
  fixedCosts: number;
  unitCost: number;
  units: number;
}): Calculated => {
  const nonsense = nonsenseIn(
    { income, fixedCosts, unitCost, units },
    { mayBeZero: ['fixedCosts', 'unitCost'] },
  );
  if (nonsense) return nonsense;
  const [wanted, fixed, each, sold] = [
    money('income', income),
    money('fixedCosts', fixedCosts),
    money('unitCost', unitCost),
    count('units', units),
  ];
  const bought = money('costs', unitCost * units);
  const needed = money('needed', income + fixedCosts + bought.value);
  const price = money('price', Math.ceil(needed.value / units));
  return calculated('unit-price', {
    inputs: [wanted, fixed, each, sold],
    result: [price, money('contribution', price.value - unitCost), needed],
    steps: [
      step(bought, each, '×', sold),
      step(needed, wanted, '+', fixed, '+', bought),
      step(price, needed, '÷', sold),
    ],
    notes: ['income-before-tax', 'net-of-vat'],
  });
};
