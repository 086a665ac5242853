import type { Calculated } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, percent, step } from './figures';

/**
 * What an hour (or a piece) must bring in: costs and wanted income over the hours that can be invoiced, plus a margin where one is
 * wanted. Rounded up: below it the month does not close.
 */
export const unitPrice = ({
  costs,
  income = 0,
  units,
  worked,
  paidShare,
  marginRate = 0,
  taxRate = 0,
}: {
  costs: number;
  /** What the owner wants to take out, before taxes and contributions. */
  income?: number;
  /** Hours that can be invoiced, or pieces. */
  units: number;
  /** Where only a share of the hours is invoiced: all of them, and the share in basis points. */
  worked?: number;
  paidShare?: number;
  /** Added to the cost: the margin on the price. */
  marginRate?: number;
  /** Where the wanted income is what is left after them: the share that taxes take of it. */
  taxRate?: number;
}): Calculated => {
  const nonsense = nonsenseIn(
    { costs, income, units, marginRate, taxRate },
    { mayBeZero: ['costs', 'income', 'marginRate', 'taxRate'] },
  );
  if (nonsense) return nonsense;
  if (costs + income === 0) return failed('not-positive', 'costs');
  if (taxRate >= 10_000) return failed('margin-of-all', 'taxRate');
  if (marginRate >= 10_000) return failed('margin-of-all', 'marginRate');
  const [spent, left, sold] = [money('costs', costs), money('income', income), count('units', units)];
  const afterTax = percent('receivedShare', 10_000 - taxRate);
  const wanted =
    taxRate === 0 ? left : money('incomeBeforeTax', timesDividedBy(income, 10_000, afterTax.value));
  const needed = money('needed', costs + wanted.value);
  const unitCost = money('unitCost', Math.ceil(needed.value / units));
  const share = percent('costShare', 10_000 - marginRate);
  const price = money(
    'price',
    marginRate === 0 ? unitCost.value : timesDividedBy(unitCost.value, 10_000, share.value),
  );
  const isShare = worked !== undefined && paidShare !== undefined;
  const [all, invoiced] = [count('workedHours', worked ?? 0), percent('invoicedShare', paidShare ?? 0)];
  const steps = [
    ...(isShare ? [step(sold, all, '×', invoiced)] : []),
    ...(taxRate > 0 ? [step(wanted, left, '÷', afterTax)] : []),
    ...(income > 0 ? [step(needed, spent, '+', wanted)] : []),
    step(unitCost, income > 0 ? needed : spent, '÷', sold),
    ...(marginRate > 0 ? [step(price, unitCost, '÷', share)] : []),
  ];
  return calculated('unit-price', {
    inputs: [
      spent,
      ...(income > 0 ? [left] : []),
      ...(taxRate > 0 ? [percent('taxRate', taxRate)] : []),
      ...(isShare ? [all, invoiced] : [sold]),
      ...(marginRate > 0 ? [percent('marginRate', marginRate)] : []),
    ],
    result: [
      price,
      ...(marginRate > 0 ? [money('marginEach', shareOf(price.value, marginRate))] : []),
      needed,
    ],
    steps,
    notes: income > 0 && taxRate === 0 ? ['income-before-tax', 'net-of-vat'] : ['net-of-vat'],
  });
};
