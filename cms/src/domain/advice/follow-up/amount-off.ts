import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';

const OFF_BEHIND =
  /^ ?(?:€|euro)? ?(?:di (?:sconto|ribasso|abbuono)|in meno(?! (?:al|ogni|di spes|di affitt))|off\b)/;
const OFF_AHEAD =
  /\b(?:scont(?:o|i|are|argli|arle|assi)|tolg\p{L}*|togliess\p{L}*|scal(?:o|are|argli|assi)|abbuon\p{L}*) (?:di |ancora |altri )?(?:€ ?)?$/u;
/** Words of something else that an amount may be taken off: what is spent. */
const OF_COSTS = /\b(?:spes[ae]|cost[oi]|affitt\p{L}*|bollett\p{L}*|fornitor\p{L}*|fiss[ie])\b/u;

/** "E se il cliente vuole 50 euro di sconto?": the one price of before, less that amount; `null` for any other message. */
export const amountOffPrice = (facts: Facts, next: Facts): Facts | null => {
  const [off, other] = next.mentions;
  if (!off || other || !isAmount(off) || off.period !== null || OF_COSTS.test(next.folded)) return null;
  const isOff =
    OFF_BEHIND.test(next.folded.slice(off.end)) || OFF_AHEAD.test(next.folded.slice(0, off.start));
  const [price, more] = facts.mentions.filter(({ role }) => role === 'price');
  if (!isOff || !price || more || price.value <= off.value) return null;
  const lowered: Mention = { ...price, value: price.value - off.value };
  return {
    text: `${facts.text}\n${next.text}`,
    folded: facts.folded,
    mentions: facts.mentions.map((each) => (each === price ? lowered : each)),
  };
};
