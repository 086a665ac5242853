import type { Calculation } from '../../../contract';
import { type ConversationSolution } from '../conversation';
import type { Mention } from '../mention';
import type { Facts } from '../read-facts';
import { NOTHING_KNOWN } from '../solver';
import { discountSolver } from '../solvers/pricing';

const FURTHER = /\b(?:sopra|ancora|ulterior\w*|altr[oi]|in piu|aggiung\w*)\b/;
const MOST_DISCOUNT = 9_000;

/** "Sconto del 12 % su 640", then "e sopra ancora un 5 %?": off what the first discount left, not off the price of before. */
export const furtherDiscount = (
  last: Calculation,
  { mentions, folded, text }: Facts,
): ConversationSolution | null => {
  const [rate, other] = mentions;
  const left = last.result.find(({ name }) => name === 'discountedPrice');
  if (last.kind !== 'discount' || !left || !rate || other || !FURTHER.test(folded)) return null;
  const isRate =
    rate.unit === 'percent' ||
    (rate.unit === 'plain' &&
      !/^ ?(?:€|euro)/.test(folded.slice(rate.end)) &&
      /\b(?:un|il|del) $/.test(folded.slice(0, rate.start)));
  if (!isRate || rate.value > MOST_DISCOUNT) return null;
  const price: Mention = {
    value: left.value,
    unit: 'money',
    start: 0,
    end: 0,
    period: null,
    role: 'price',
    label: '',
  };
  return discountSolver.solve(
    { text, folded, mentions: [price, { ...rate, unit: 'percent', role: 'discountRate' }] },
    NOTHING_KNOWN,
  );
};
