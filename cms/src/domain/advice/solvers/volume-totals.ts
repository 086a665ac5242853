import { timesDividedBy } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import { questionOf } from '../question';
import { allOf, type Facts, lastOf } from '../read-facts';
import type { Solution } from '../solver';
import { fixedCostsOf } from './fixed-costs';

/** "300 al mese e 4.200 di spese: quanto mi deve restare su ognuna?": what each must leave. */
export const neededContribution = (facts: Facts): Solution | null => {
  const pieces = facts.mentions.filter(({ unit }) => unit === 'pieces');
  const [sold, other] = pieces;
  const fixed = fixedCostsOf({ ...facts, mentions: facts.mentions.filter(({ role }) => role !== null) });
  if (!sold || other || !fixed || lastOf(facts, 'price') || lastOf(facts, 'marginAmount')) return null;
  if (
    !/quanto (?:mi |ci )?(?:deve|dovrebbe|devo|dobbiamo) (?:\w+ ){0,2}(?:rest|riman|lasci|guadagn|margin)\w*|che (?:margine|guadagno) .{0,24}(?:serv|dev|ogni|per)/.test(
      questionOf(facts.folded),
    )
  )
    return null;
  const [costs, units] = [
    money('fixedCosts', fixed.total),
    { name: 'units', value: sold.value, unit: 'hundredths', label: sold.noun ?? '' } as const,
  ];
  const each = money('contributionNeeded', timesDividedBy(fixed.total, 100, sold.value));
  return {
    state: 'done',
    kind: 'break-even',
    parts: fixed.parts,
    calculated: calculated('break-even', {
      inputs: [costs, units],
      result: [each],
      steps: [step(each, costs, '÷', units)],
      notes: ['same-period', 'before-tax'],
    }),
  };
};

/** "Fatturato 240.000, costi variabili 132.000, fissi 78.000": the turnover that covers the fixed costs, from the totals of a span. */
export const turnoverFromTotals = (facts: Facts): Solution | null => {
  const [turnover, otherTurnover] = allOf(facts, 'revenue');
  const [variable, otherVariable] = allOf(facts, 'unitCost', 'costLine').filter(({ label, start }) =>
    /variabil|merc[ei]|materie|acquist/.test(
      `${label} ${facts.folded.slice(Math.max(0, start - 24), start)}`,
    ),
  );
  const [fixed, otherFixed] = allOf(facts, 'fixedTotal');
  if (!turnover || !variable || !fixed || otherTurnover || otherVariable || otherFixed) return null;
  const spans = new Set([turnover, variable, fixed].map(({ period }) => period));
  if (facts.mentions.length !== 3 || spans.size !== 1 || variable.value >= turnover.value) return null;
  if (!/pareggi|break.?even|in pari|coprir|a galla/.test(questionOf(facts.folded))) return null;
  const [taken, spent, costs] = [
    money('turnoverNow', turnover.value),
    money('cost', variable.value),
    money('fixedCosts', fixed.value),
  ];
  const left = money('contribution', taken.value - spent.value);
  const share = percent('marginRate', timesDividedBy(left.value, 10_000, taken.value));
  const needed = money('turnover', timesDividedBy(costs.value, taken.value, left.value));
  return {
    state: 'done',
    kind: 'break-even-turnover',
    calculated: calculated('break-even-turnover', {
      inputs: [taken, spent, costs],
      result: [needed, share],
      steps: [step(left, taken, '−', spent), step(share, left, '÷', taken), step(needed, costs, '÷', share)],
      notes: ['same-period', 'before-tax'],
    }),
  };
};
