import type { Calculation, Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { calculated, money, step } from '../../finance/figures';
import type { ConversationSolution } from '../conversation';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';

/** What a further question wants of a break-even whose number of pieces is given now. */
type Goal = 'price' | 'unitCost' | 'profit';

const GOALS: readonly (readonly [RegExp, Goal])[] = [
  [
    /\b(?:a )?(?:che|quale) prezzo\b|\ba quanto (?:l[eioa] )?(?:devo |dovrei |dobbiamo |posso )?(?:mett|vend|far)\w*|quanto (?:l[eioa] )?(?:devo |dovrei |dobbiamo )(?:mett|vend|far|chied)\w*|quanto (?:deve|devono|dovrebbe\w*) costare/,
    'price',
  ],
  [
    /(?:a quanto|quanto) (?:\p{L}+ ){0,2}(?:compr|pagar|spender)\w*|costo massimo|quanto (?:deve|devono) costarmi/u,
    'unitCost',
  ],
  [/quanto (?:mi |ci |me ne )?(?:rest|riman|avanz|guadagn|perd|rimett)\w*|che utile|quale utile/, 'profit'],
];

/** A count of pieces: by its noun, or bare and small beside a verb of selling. */
const countIn = ({ mentions, folded }: Facts): Mention | null => {
  const [only, other] = mentions;
  if (!only || other || only.value % 100 !== 0 || only.value <= 0) return null;
  if (only.unit === 'pieces' || only.unit === 'people') return only;
  const isSold =
    only.unit === 'plain' &&
    /\b(?:ne|li|le|solo|soltanto) (?:\p{L}+ ){0,3}$/u.test(folded.slice(0, only.start)) &&
    !/^\s*(?:€|euro|%)/.test(folded.slice(only.end));
  return isSold ? only : null;
};

const named = ({ inputs, result }: Calculation, name: string): Figure | undefined =>
  [...inputs, ...result].find((figure) => figure.name === name);

/**
 * "E se ne vendo solo 90, a che prezzo?": the break-even of before with the number of pieces given and another of its figures asked for. What
 * is asked for was known before and is unknown now; the others stay. `null` where the question is another.
 */
export const goalSeek = (last: Calculation, next: Facts): ConversationSolution | null => {
  if (last.kind !== 'break-even') return null;
  const goal = GOALS.find(([pattern]) => pattern.test(questionOf(next.folded)))?.[1];
  const count = countIn(next);
  const fixed = named(last, 'fixedCosts');
  const contribution = named(last, 'contribution');
  if (!goal || !count || !fixed || next.mentions.some(isAmount) !== (count.unit === 'plain')) return null;
  const units: Figure = {
    name: 'units',
    value: count.value,
    unit: 'hundredths',
    ...(count.noun === undefined ? {} : { label: count.noun }),
  };
  const done = (parts: Parameters<typeof calculated>[1]): ConversationSolution => ({
    state: 'done',
    kind: 'break-even',
    calculated: calculated('break-even', { ...parts, notes: ['same-period', 'before-tax'] }),
  });
  if (goal === 'profit') {
    if (!contribution) return null;
    const earned = money('contributionTotal', timesDividedBy(contribution.value, count.value, 100));
    const profit = money('profit', earned.value - fixed.value);
    return done({
      inputs: [units, contribution, fixed],
      result: [profit],
      steps: [step(earned, units, '×', contribution), step(profit, earned, '−', fixed)],
    });
  }
  const needed = money('contributionNeeded', timesDividedBy(fixed.value, 100, count.value));
  const share = step(needed, fixed, '÷', units);
  const price = named(last, 'price');
  const unitCost = named(last, 'unitCost');
  if (goal === 'price') {
    if (named(last, 'costRate')) return null;
    const wanted = money('price', needed.value + (unitCost?.value ?? 0));
    return done({
      inputs: [fixed, units, ...(unitCost ? [unitCost] : [])],
      result: [wanted, needed],
      steps: [share, ...(unitCost ? [step(wanted, needed, '+', unitCost)] : [])],
    });
  }
  if (!price || price.value <= needed.value) return null;
  const most = money('unitCost', price.value - needed.value);
  return done({
    inputs: [fixed, units, price],
    result: [most, needed],
    steps: [share, step(most, price, '−', needed)],
  });
};
