import { priceChange, profitAtOtherPrice } from '../../finance/price-effects';
import { timesDividedBy } from '../../finance/exact';
import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { unitCostOf } from './unit-cost';

const MOST_CHANGE = 4;

/** "Se passo da 12 a 14 e perdo il 10%": two prices, pieces and how they change. */
export const otherPriceSolver: Solver = {
  name: 'other-price',
  wanted:
    /\b(?:da|dai) (?:€ ?)?\d.{0,14} a (?:€ ?)?\d.*(?:perd|client|vend|guadagn|conviene)|(?:perd|client|vend|guadagn|conviene).*\b(?:da|dai) (?:€ ?)?\d.{0,14} a (?:€ ?)?\d/,
  solve(facts) {
    const { mentions, folded } = facts;
    const at = mentions.findIndex(
      (each, index) =>
        isAmount(each) &&
        /\bda(?:i)? (?:€ ?)?$/.test(folded.slice(Math.max(0, each.start - 7), each.start)) &&
        /^ ?(?:€|euro)? ?a (?:€ ?)?$/.test(folded.slice(each.end, mentions[index + 1]?.start ?? each.end)),
    );
    const [from, to] = [mentions[at], mentions[at + 1]];
    const rate = mentions.find(({ unit }) => unit === 'percent');
    const units = mentions.find(
      (each) =>
        each !== from &&
        each !== to &&
        (each.unit === 'pieces' ||
          (each.unit === 'plain' &&
            each.period !== null &&
            /\bne (?:vend|facc)\w* $/.test(folded.slice(Math.max(0, each.start - 14), each.start)))),
    );
    const cost = mentions.find((each) => each !== from && each !== to && each !== units && isAmount(each));
    if (!from || !to || !rate || !units || !cost || !isAmount(to)) return null;
    // "Medie da 0,4 a 5 euro": a size and its price, and no price that changes.
    if (Math.max(from.value, to.value) > MOST_CHANGE * Math.min(from.value, to.value)) return null;
    const isLoss = /perd|men[oe]|cal[aoi]/.test(folded.slice(Math.max(0, rate.start - 24), rate.end + 24));
    return {
      state: 'done',
      kind: 'price-change',
      calculated: profitAtOtherPrice({
        price: from.value,
        newPrice: to.value,
        cost: cost.value,
        units: units.value,
        unitsRate: isLoss ? -rate.value : rate.value,
      }),
    };
  },
};

/** "Da 20 a 22": the price now and the one that is thought of. */
const pricePairOf = ({ mentions, folded }: Facts): [Mention, Mention] | null => {
  for (const [at, from] of mentions.entries()) {
    const to = mentions[at + 1];
    if (
      to &&
      isAmount(from) &&
      isAmount(to) &&
      /\bda(?:i)? (?:€ ?)?$/.test(folded.slice(Math.max(0, from.start - 7), from.start)) &&
      /^ ?(?:€|euro)? ?a (?:€ ?)?$/.test(folded.slice(from.end, to.start))
    )
      return [from, to];
  }
  return null;
};

/** "Ne ho 300": how many customers there are. */
const isCount = ({ folded }: Facts, { start }: Mention): boolean =>
  /\bne (?:ho|abbiamo) (?:gia |circa )?$/.test(folded.slice(Math.max(0, start - 18), start));
const ASKS_SHARE_LOST = /quant[ie] client\w* (?:posso |potrei )?perd/;

/** How far a price can rise before fewer sales cost what it brings. */
export const priceChangeSolver: Solver = {
  name: 'price-change',
  wanted:
    /(?:alz|aument|rincar|abbass)\w*.{0,30}prezz|prezz\w*.{0,25}(?:alz|aument|abbass)|quant[ie] client\w* (?:posso )?perd|\b(?:l[oi] |gli )?stess[oi] (?:soldi|guadagno|margine|utile)|guadagn\w* (?:uguale|lo stesso)/,
  solve(facts) {
    const pair = pricePairOf(facts);
    const rate = pair
      ? undefined
      : (lastOf(facts, 'riseRate') ?? lastOf(facts, 'dropRate') ?? lastOf(facts, 'discountRate'));
    const price = lastOf(facts, 'price');
    const cost = unitCostOf(
      pair
        ? {
            ...facts,
            mentions: facts.mentions.filter((each) => !pair.includes(each) && !isCount(facts, each)),
          }
        : facts,
    );
    // How many are there changes nothing of the share that may be lost.
    const isOfShare = ASKS_SHARE_LOST.test(facts.folded);
    if (
      pair &&
      cost &&
      facts.mentions.every(({ unit }) => (isOfShare || unit !== 'pieces') && unit !== 'percent')
    )
      return {
        state: 'done',
        kind: 'price-change',
        calculated: priceChange({
          price: pair[0].value,
          cost: cost.total,
          changeRate: timesDividedBy(pair[1].value - pair[0].value, 10_000, pair[0].value),
        }),
      };
    const share = lastOf(facts, 'marginRate');
    if (!rate) return null;
    const changeRate = rate.role === 'riseRate' ? rate.value : -rate.value;
    if (price && cost)
      return {
        state: 'done',
        kind: 'price-change',
        calculated: priceChange({ price: price.value, cost: cost.total, changeRate }),
      };
    // Of a margin alone the same follows: a price of a hundred euro and the cost that leaves it.
    if (share)
      return {
        state: 'done',
        kind: 'price-change',
        calculated: priceChange({ price: 10_000, cost: 10_000 - share.value, changeRate }),
      };
    return null;
  },
};
