import type { Calculated } from '../../contract';
import { timesDividedBy } from './exact';
import { calculated, count, failed, nonsenseIn, percent, step } from './figures';

/** "Take three, pay two": the discount it is worth, and the margin after it. `(margin − discount) ÷ (1 − discount)`. */
export const multiBuy = ({
  taken,
  paid,
  marginRate,
}: {
  taken: number;
  paid: number;
  marginRate: number;
}): Calculated => {
  const nonsense = nonsenseIn({ taken, paid, marginRate });
  if (nonsense) return nonsense;
  if (paid >= taken) return failed('rate-out-of-range', 'paid');
  if (marginRate >= 10_000) return failed('margin-of-all', 'marginRate');
  const [all, some] = [count('takenPieces', taken), count('paidPieces', paid)];
  const share = percent('marginRate', marginRate);
  const paidShare = percent('paidShare', timesDividedBy(10_000, paid, taken));
  const discount = percent('discountRate', 10_000 - paidShare.value);
  const costShare = percent('costShare', 10_000 - marginRate);
  // Of what is paid for all pieces, the cost of all of them.
  const after = percent(
    'marginAfter',
    timesDividedBy(10_000 * paid - costShare.value * taken, 10_000, 10_000 * paid),
  );
  const steps = [
    step(paidShare, some, '÷', all),
    step(discount, percent('whole', 10_000), '−', paidShare),
    step(costShare, percent('whole', 10_000), '−', share),
    step(after, paidShare, '−', costShare, '÷', paidShare),
  ];
  const left = 10_000 * paid - costShare.value * taken;
  const more = percent('moreSales', left > 0 ? timesDividedBy(marginRate * taken - left, 10_000, left) : 0);
  return calculated('discount', {
    inputs: [all, some, share],
    result: [after, discount, ...(left > 0 ? [more] : [])],
    steps,
    notes: left > 0 ? ['multi-buy'] : ['selling-at-a-loss'],
  });
};
