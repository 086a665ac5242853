import type { CalculationStep, Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { count, money, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, namedMoney, solved } from './around';
import { measuredPrices } from './measured-price';

const ASKS_COST =
  /quanto (?:\p{L}+ ){0,3}(?:cost\w*|vien\w*|spend\w*|incid\w*|pag[oa]\w*|esc\w*)|\bcosto\b|\bspesa\b|a quanto (?:mi )?(?:sta|vien)/u;
const OTHER_SUBJECT =
  /\biva\b|margin|guadagn|\bprezzo\b|\bvend|scart|\bcal[oa]\b|pulit|\bresa\b|food ?cost|ricaric|rest[ao]\b/;
const ASKS_TOTAL =
  /\bal (?:giorno|mese)\b|\ba settimana|in tutto|\btotale\b|all'anno|\bper (?:tutt|quest|i |le |gli )|\bspend/;
const HUNDREDTHS = 100;

/** "24 € al kg, 8 grammi a tazzina": what one helping costs, and what so many of them do. */
export const measureCostSolver: Solver = {
  name: 'measure-cost',
  wanted: ASKS_COST,
  solve(facts) {
    const { folded, mentions } = facts;
    const [found, second] = measuredPrices(facts);
    if (!found || second || found.ratio <= 1 || OTHER_SUBJECT.test(folded)) return null;
    const { amount, measure, ratio } = found;
    const others = mentions.filter((each) => each !== amount && each !== measure);
    const [pieces, more] = others.filter(({ unit }) => unit === 'pieces' || unit === 'people');
    const days = others.find(({ unit, noun }) => unit === 'days' && noun !== 'settimane');
    if (more || others.some((each) => isAmount(each) || (each !== pieces && each !== days))) return null;
    if (days && !pieces) return null;
    const asks = questionOf(folded);
    const isOfMonth = pieces?.period === 'day' && /\bal mese\b|mensil|in un mese/.test(asks);
    if (isOfMonth && !days) return { state: 'asks', kind: 'percentage', missing: ['openDays'] };
    const price = namedMoney('cost', amount);
    const portion = hundredths('portionMeasure', measure.value, measure.noun);
    const scale = hundredths('dividedBy', ratio * HUNDREDTHS);
    const each = money('quantityCost', timesDividedBy(amount.value, measure.value, ratio * HUNDREDTHS));
    const ofEach: CalculationStep = step(each, price, '×', portion, '÷', scale);
    if (!pieces) return solved({ inputs: [price, portion], result: [each], steps: [ofEach] });
    const number = hundredths('units', pieces.value, pieces.noun);
    const open = days ? count('openDays', Math.round(days.value / HUNDREDTHS)) : null;
    // From the exact share of the price, which cents of one would round.
    const total = money(
      'sum',
      timesDividedBy(
        amount.value * (pieces.value / HUNDREDTHS) * (open?.value ?? 1),
        measure.value,
        ratio * HUNDREDTHS,
      ),
    );
    const factors: Figure[] = [portion, number, ...(open ? [open] : [])];
    const ofAll = step(total, price, ...factors.flatMap((one): (Figure | '×')[] => ['×', one]), '÷', scale);
    const isOfAll =
      open !== null || ASKS_TOTAL.test(asks) || !/\bun[oa']?\b|\bogni\b|ciascun|\ba \p{L}+\?/u.test(asks);
    return solved({
      inputs: [price, ...factors],
      result: isOfAll ? [total, each] : [each, total],
      steps: [ofEach, ofAll],
    });
  },
};
