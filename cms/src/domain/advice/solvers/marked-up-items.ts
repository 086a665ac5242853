import { shareOf } from '../../finance/exact';
import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';

const MARKED_UP =
  /^ ?(?:€|euro)? ?(?:di|d') ?\p{L}+ (?:ricaricat|maggiorat|aumentat)[oaie] (?:del |di un )$/u;
interface MarkedUp {
  /** The figures with each marked-up line at its new amount, and without its rate. */
  facts: Facts;
  /** The lines that were marked up, with their rates. */
  items: readonly { amount: Mention; rate: Mention; raised: Mention }[];
}

/** "120 di ricambi ricaricati del 30 %", beside hours: the mark-up is of that line alone. */
export const withItemsMarkedUp = (facts: Facts): MarkedUp => {
  const { mentions, folded } = facts;
  const items = mentions.flatMap((amount, at) => {
    const rate = mentions[at + 1];
    return mentions.length > 2 &&
      isAmount(amount) &&
      rate?.unit === 'percent' &&
      MARKED_UP.test(folded.slice(amount.end, rate.start))
      ? [
          {
            amount,
            rate,
            raised: { ...amount, value: amount.value + shareOf(amount.value, rate.value), role: null },
          },
        ]
      : [];
  });
  return {
    items,
    facts: {
      ...facts,
      mentions: mentions
        .filter((each) => !items.some(({ rate }) => rate === each))
        .map((each) => items.find(({ amount }) => amount === each)?.raised ?? each),
    },
  };
};
