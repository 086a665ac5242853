import type { Calculated, Calculation } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { calculated, percent, step } from '../../finance/figures';
import type { Facts } from '../read-facts';

const ASKS_SHARE =
  /^(?:e |ed |ma |cioe |quindi )*(?:in |quanto e in |quant'e in |come )(?:percentuale|%|per ?cento)\s*\??$/;

/** "Quanto resta?" … "in percentuale?": the result as a share of the largest amount that it comes from. */
export const shareOfWhole = (
  { inputs, result }: Calculation,
  { folded, mentions }: Facts,
): Calculated | null => {
  const [main] = result;
  if (mentions.length > 0 || main?.unit !== 'cents' || main.value <= 0 || !ASKS_SHARE.test(folded.trim()))
    return null;
  const [whole] = inputs.filter(({ unit }) => unit === 'cents').sort((a, b) => b.value - a.value);
  if (!whole || whole.value <= main.value) return null;
  const share = percent('percentage', timesDividedBy(main.value, 10_000, whole.value));
  return calculated('converted', {
    inputs: [main, whole],
    result: [share],
    steps: [step(share, main, '÷', whole)],
  });
};
