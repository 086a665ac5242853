import type { Figure } from '../../../contract';
import { money, step } from '../../finance/figures';
import { timesDividedBy } from '../../finance/exact';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, namedMoney, solved } from './around';

const ASKS_LEFT = /\brest\w*|riman\w*|avanz\w*|guadagn\w*|\butile\b|in tasca/;
const OF_COSTS: readonly (string | null)[] = ['fixedTotal', 'costLine', 'outgoings'];

/** "Vendo 900 bottiglie al mese con 6 € di margine l'una, spese 4.100": what all of them leave, less the costs of the same span. */
export const marginVolumeSolver: Solver = {
  name: 'margin-volume',
  wanted: /margin\w*|guadagn\w*|\brest\w*|riman\w*/,
  solve({ folded, mentions }) {
    if (!ASKS_LEFT.test(questionOf(folded)) || /\biva\b|pareggi|in pari|tasse|forf?fett/.test(folded))
      return null;
    const [margin, otherMargin] = mentions.filter(({ role }) => role === 'marginAmount');
    const [pieces, otherPieces] = mentions.filter(({ unit }) => unit === 'pieces');
    const costs = mentions.filter((each) => isAmount(each) && OF_COSTS.includes(each.role));
    if (!margin || otherMargin || !pieces || otherPieces || costs.length === 0) return null;
    if (!isAmount(margin) || margin.period !== null || mentions.length !== 2 + costs.length) return null;
    const spans = new Set([pieces, ...costs].map(({ period }: Mention) => period ?? 'month'));
    if (spans.size > 1) return null;
    const [each, count] = [
      money('contribution', margin.value),
      hundredths('count', pieces.value, pieces.noun),
    ];
    const whole = money('sum', timesDividedBy(margin.value, pieces.value, 100));
    const lines = costs.map((one) => namedMoney('costLine', one));
    const profit = money('profit', whole.value - costs.reduce((total, { value }) => total + value, 0));
    return solved({
      inputs: [each, count, ...lines],
      result: [profit, whole],
      steps: [
        step(whole, each, '×', count),
        step(profit, whole, ...lines.flatMap((line): (Figure | '−')[] => ['−', line])),
      ],
      notes: ['before-tax-and-pay'],
    });
  },
};
