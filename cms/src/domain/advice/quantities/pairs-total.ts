import { timesDividedBy } from '../../finance/exact';
import { money, step } from '../../finance/figures';
import type { Figure } from '../../../contract';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, namedMoney, solved } from './around';

const ASKS_TAKEN = /\b(?:ho|abbiamo) (?:preso|tirato su|raccolto)\b|incass\w*|ricav\w*|fattur\w*|entrat[ae]/;
const ASKS_SPENT = /spend\w*|spes[ae]\b|cost[ao]\b|pag(?:o|hiamo)\b/;
const ASKS_TOTAL = /\btotale\b|in tutto|quanto (?:fa|viene|prend\w*)/;
const OTHER_SUBJECT = /\biva\b|margin|guadagn|\butile\b|rest[ao]\b|pareggi|invece|differenz|\brat[ae]\b/;

/** "Un lotto da 500 litri": how much one holds, and not how many there are. */
const OF_CONTENT = /^(?:litr|cl$|ml$|g$|gr$|gramm|ett)/;
const isCount = ({ unit, value, noun = '' }: Mention): boolean =>
  !OF_CONTENT.test(noun) && (unit === 'pieces' || unit === 'people' || unit === 'plain') && value % 100 === 0;
/** Amounts and counts by turns, each pair in the same order. */
const pairsOf = (mentions: readonly Mention[]): { price: Mention; count: Mention }[] | null => {
  if (mentions.length < 4 || mentions.length % 2 === 1) return null;
  const pairs: { price: Mention; count: Mention }[] = [];
  for (let at = 0; at < mentions.length; at += 2) {
    const [one, other] = [mentions[at], mentions[at + 1]];
    if (!one || !other) return null;
    const price = [one, other].find(
      (each) => isAmount(each) && (each.unit === 'money' || each.period === null),
    );
    const count = [one, other].find((each) => each !== price && isCount(each));
    if (!price || !count) return null;
    pairs.push({ price, count });
  }
  const order = pairs.map(({ price, count }) => price.start < count.start);
  const spans = new Set(pairs.flatMap(({ count }) => count.period ?? []));
  // One count that is surely one tells what the bare numbers at its place are.
  const isSure = pairs.some(({ count }) => count.unit !== 'plain');
  return isSure && order.every((each) => each === order[0]) && spans.size <= 1 ? pairs : null;
};

/** "Cono 2,50, ne facciamo 130; medio 3,20, ne facciamo 90: incasso?": each price times its count, added up. */
export const pairsTotalSolver: Solver = {
  name: 'pairs-total',
  wanted: new RegExp(`${ASKS_TAKEN.source}|${ASKS_SPENT.source}|${ASKS_TOTAL.source}`),
  solve({ mentions, folded }) {
    const question = questionOf(folded);
    if (OTHER_SUBJECT.test(folded)) return null;
    const name = ASKS_SPENT.test(question) && !ASKS_TAKEN.test(question) ? 'spending' : 'revenue';
    const pairs = pairsOf(mentions);
    if (!pairs) return null;
    const lines = pairs.map(({ price, count }) => {
      const [one, times] = [namedMoney('price', price), hundredths('count', count.value, count.noun ?? '')];
      const part = money('part', timesDividedBy(price.value, count.value, 100));
      return { one, times, part, line: step(part, one, '×', times) };
    });
    const total = money(
      name,
      lines.reduce((sum, { part }) => sum + part.value, 0),
    );
    return solved({
      inputs: lines.flatMap(({ one, times }): Figure[] => [one, times]),
      result: [total],
      steps: [
        ...lines.map(({ line }) => line),
        step(total, ...lines.flatMap(({ part }, at): (Figure | '+')[] => (at === 0 ? [part] : ['+', part]))),
      ],
    });
  },
};
