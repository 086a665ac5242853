import type { CalculationStep, Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, solved, wordsBefore, wordsBehind } from './around';

const LOST =
  /\b(?:muoi|mor(?:te|ti)|romp|rott|rovin|butt|perd|pers[ei]|scart|marcisc|scad|ammacc|secc|difett|invendut|regal|rub|spacc|bruci|avanz|non (?:l[ei] )?vend)\p{L}*/u;
const BUYS = /\b(?:compr|acquist|ordin|prend|pag|prelev|import)\p{L}*/u;
const SELLS = /\b(?:ri)?vend\p{L}*|\bl[ei] (?:met|faccio|do)\p{L}* a\b/u;
const ASKS_LEFT = /\bguadagn\p{L}*|\butile\b|\b(?:rest|riman|avanz)\p{L}*|\bci ricav\p{L}*|\bprofitto\b/u;
const EACH = /^\s*(?:€|euro)?\s*(?:l'un[oa]|ciascun|cad\b|al pezzo|a testa|cadaun|al chilo|al kg)/u;
const IN_ALL = /\b(?:in tutto|tutt[ei]|totale|il lotto|la partita)\b/u;

interface Lot {
  count: Mention;
  cost: Mention;
  isOfAll: boolean;
  lost: Mention;
  price: Mention;
}

/** A lot that was bought, some of it lost, and the price of the rest; `null` where a figure has another place. */
const lotOf = (facts: Facts): Lot | null => {
  const { mentions } = facts;
  if (mentions.length !== 4) return null;
  const clauseOfLost = (each: Mention): string =>
    `${wordsBefore(facts, each).split(/[,;:]/).at(-1) ?? ''} # ${wordsBehind(facts, each, 28).split(/[,;:.]|\be\b/)[0] ?? ''}`;
  const lost = mentions.find((each) => each.unit !== 'money' && LOST.test(clauseOfLost(each)));
  const count = mentions.find((each) => each !== lost && (each.unit === 'pieces' || each.unit === 'people'));
  const [cost, price, other] = mentions.filter((each) => each !== lost && each !== count && isAmount(each));
  if (!lost || !count || !cost || !price || other || lost.value % 100 !== 0) return null;
  if (!SELLS.test(wordsBefore(facts, price, 60)) || !BUYS.test(facts.folded.slice(0, cost.end))) return null;
  if (lost.unit !== 'percent' && lost.value >= count.value) return null;
  const isAt = /\b(?:a|da) (?:€ ?)?$/u.test(wordsBefore(facts, cost));
  const isOfAll =
    IN_ALL.test(wordsBehind(facts, cost, 24)) || (!isAt && !EACH.test(wordsBehind(facts, cost)));
  return { count, cost, isOfAll, lost, price };
};

/** "Compro 30 piante a 7 euro, ne muoiono 4 e vendo le altre a 15": what is left of a lot of which not all is sold. */
export const lotResaleSolver: Solver = {
  name: 'lot-resale',
  wanted: LOST,
  solve(facts) {
    if (!ASKS_LEFT.test(questionOf(facts.folded)) || /\biva\b|scont/.test(facts.folded)) return null;
    const lot = lotOf(facts);
    if (!lot) return null;
    const bought = hundredths('count', lot.count.value, lot.count.noun ?? '');
    const isShare = lot.lost.unit === 'percent';
    const gone = hundredths(
      'lostPieces',
      isShare ? shareOf(lot.count.value, lot.lost.value) : lot.lost.value,
    );
    const sold = hundredths('soldPieces', bought.value - gone.value);
    const [paid, price] = [
      money(lot.isOfAll ? 'cost' : 'unitCost', lot.cost.value),
      money('price', lot.price.value),
    ];
    const cost = lot.isOfAll ? paid : money('cost', timesDividedBy(lot.cost.value, lot.count.value, 100));
    const revenue = money('revenue', timesDividedBy(lot.price.value, sold.value, 100));
    const profit = money('profit', revenue.value - cost.value);
    const share: Figure[] = isShare ? [percent('lostShare', lot.lost.value)] : [];
    const steps: CalculationStep[] = [
      ...(lot.isOfAll ? [] : [step(cost, paid, '×', bought)]),
      ...share.map((each) => step(gone, bought, '×', each)),
      step(sold, bought, '−', gone),
      step(revenue, price, '×', sold),
      step(profit, revenue, '−', cost),
    ];
    return solved({
      inputs: [bought, paid, ...(isShare ? share : [gone]), price],
      result: [profit, revenue, cost],
      steps,
      notes: ['before-tax-and-pay'],
    });
  },
};
