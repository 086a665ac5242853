import { timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, hundredths, solved } from './around';

/** "Da un kg faccio", "con una cassa escono": what comes out of one. */
const OUT_OF_ONE =
  /\b(?:da|con|per) (?:un'|un |una |uno |ogni )(?:\p{L}+ ){1,4}(?:(?:ci|ne|mi|se ne) )?(?:facci\p{L}*|esc\p{L}+|veng\p{L}+|ricav\p{L}+|otten\p{L}+|prepar\p{L}+|produc\p{L}+|serv\p{L}+|tir\p{L}+) (?:fuori )?(?:circa |almeno )?$/u;
const OF_COST = /\bcost\p{L}*|\bpag(?:o|hiamo|at\p{L})\b|\bcompr\p{L}*|\bacquist\p{L}*|\bspend\p{L}*/u;
const OF_PRICE = /\bvend\p{L}*|\bprezzo\b|\b(?:a|da) (?:€ ?)?#|\bli metto\b|\ble metto\b/u;
const ASKS_PROFIT = /guadagn\w*|margin\w*|\brest\w*|riman\w*|lasci\w*|utile/;
const ASKS_COST = /cost\w*|vien\w*|spend\w*/;
const ASKS_TAKINGS = /incass\w*|ricav\w*|fattur\w*/;

const stemOf = (noun: string): string => noun.replace(/[aeiou]+$/u, '');

/** How many come out of one, what that one costs and what each is sold at; `null` where a figure has no place. */
const read = (facts: Facts): { pieces: Mention; cost: Mention; price: Mention | null } | null => {
  const { folded, mentions } = facts;
  const pieces = mentions.find(
    ({ unit, value, start }) =>
      unit === 'pieces' && value > 0 && OUT_OF_ONE.test(folded.slice(Math.max(0, start - 60), start)),
  );
  const amounts = mentions.filter(isAmount);
  const cost = amounts.find((each) => OF_COST.test(clauseOf(facts, each)));
  const [price, more] = amounts.filter((each) => each !== cost);
  if (!pieces || !cost || more || mentions.length !== 1 + amounts.length) return null;
  if (price && !OF_PRICE.test(clauseOf(facts, price))) return null;
  return { pieces, cost, price: price ?? null };
};

/** "Un kg mi costa 4,10, ne faccio 9 coni a 2,80": what each costs and leaves, or what all of them do. */
export const batchYieldSolver: Solver = {
  name: 'batch-yield',
  wanted: new RegExp([ASKS_PROFIT, ASKS_COST, ASKS_TAKINGS].map(({ source }) => source).join('|')),
  solve(facts) {
    const question = questionOf(facts.folded);
    const found = read(facts);
    if (!found || /\biva\b|ricaric|scart|\bal mese\b|al giorno/.test(facts.folded)) return null;
    const { pieces, cost, price } = found;
    const [spent, count] = [money('cost', cost.value), hundredths('count', pieces.value, pieces.noun)];
    const each = money('eachOne', timesDividedBy(cost.value, 100, pieces.value));
    const eachStep = step(each, spent, '÷', count);
    if (!price)
      return ASKS_COST.test(question) && !ASKS_PROFIT.test(question)
        ? solved({ inputs: [spent, count], result: [each], steps: [eachStep] })
        : { state: 'asks', kind: 'margin', missing: ['price'] };
    const sold = money('price', price.value);
    const inputs = [spent, count, sold];
    const isOfOne = new RegExp(
      `\\b${stemOf(pieces.noun ?? '-')}\\p{L}?\\b|\\bl'un[oa]\\b|\\bal pezzo\\b`,
      'u',
    ).test(question.replace(/.*\d/s, ''));
    if (isOfOne && ASKS_PROFIT.test(question)) {
      const profit = money('profit', price.value - each.value);
      const rate = percent('marginRate', timesDividedBy(profit.value, 10_000, price.value));
      return solved({
        inputs,
        result: [profit, rate, each],
        steps: [eachStep, step(profit, sold, '−', each), step(rate, profit, '÷', sold)],
      });
    }
    const revenue = money('revenue', timesDividedBy(price.value, pieces.value, 100));
    const takings = step(revenue, sold, '×', count);
    if (ASKS_TAKINGS.test(question)) return solved({ inputs, result: [revenue], steps: [takings] });
    if (!ASKS_PROFIT.test(question)) return null;
    const profit = money('profit', revenue.value - cost.value);
    return solved({
      inputs,
      result: [profit, revenue],
      steps: [takings, step(profit, revenue, '−', spent)],
      notes: ['before-tax-and-pay'],
    });
  },
};
