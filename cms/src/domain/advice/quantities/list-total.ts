import type { Figure } from '../../../contract';
import { money, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { namedMoney, solved } from './around';

const ASKS = /quanto (?:mi |ci |ti )?(?:cost\w*|vien\w*|spend\w*|fa\b|fanno)|totale|in tutto|food ?cost/;
const OTHER =
  /vend|prezz|incass|fattur|guadagn|margin|ricaric|scont|iva|rat[ae]\b|al mese|all'anno|spes[ae] fiss|affitt|stipend|rest|al (?:kg|chilo|litro)|per client/;

/** "Prosecco 0,60, aperol 0,65, soda 0,25: quanto mi costa?": named amounts of one thing, added up. */
export const listTotalSolver: Solver = {
  name: 'list-total',
  wanted: ASKS,
  solve({ mentions, folded }) {
    if (mentions.length < 2 || !ASKS.test(questionOf(folded)) || OTHER.test(folded)) return null;
    const isLine = (each: (typeof mentions)[number]): boolean =>
      isAmount(each) && each.period === null && each.label !== '' && each.value > 0;
    if (!mentions.every(isLine)) return null;
    // "2 caffè 3 euro": a bare whole number between amounts with cents may be a count.
    const isMoney = mentions.every(
      ({ unit, value }) => unit === 'money' || value % 100 !== 0 || value >= 1_000,
    );
    if (!isMoney) return null;
    const parts = mentions.map((each) => namedMoney('part', each));
    const total = money(
      'total',
      parts.reduce((sum, { value }) => sum + value, 0),
    );
    return solved({
      inputs: parts,
      result: [{ ...total, name: 'sum' }],
      steps: [
        step(
          { ...total, name: 'sum' },
          ...parts.flatMap((each, at): (Figure | '+')[] => (at === 0 ? [each] : ['+', each])),
        ),
      ],
    });
  },
};
