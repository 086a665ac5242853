import { cashOverMonths } from '../../finance/cash-months';
import { shareOf } from '../../finance/exact';
import { money, percent } from '../../finance/figures';
import type { Mention } from '../mention';
import { wordsBefore, wordsBehind } from '../quantities/around';
import { allOf, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { perMonth } from './fixed-costs';

const GROWS =
  /\b(?:cresc|aument|sal(?:e|gono|ir)|increment)\p{L}*|\bin piu\b|\bal mese in piu\b|\bogni mese (?:di piu|in piu)/u;
const MOST_MONTHS = 36;

/** Whether a figure is what comes in more from one month to the next: "e poi 500 in più ogni mese", "crescono del 10 %". */
const isGrowth = (before: string, behind: string): boolean =>
  /^\s*(?:€|euro|%|per ?cento)?\s*(?:(?:al|ogni) mese )?(?:in|di) piu/.test(behind) ||
  /\b(?:cresc|aument|sal(?:gono|e|endo)|increment)\p{L}* (?:\p{L}+ ){0,2}(?:di|del|dell'|il) ?(?:€ ?)?$/u.test(
    before,
  );

/** How long the cash lasts where incomings grow from month to month. */
export const growingCashSolver: Solver = {
  name: 'cash-months',
  wanted: GROWS,
  solve(facts) {
    const cash = lastOf(facts, 'cash');
    const isOfGrowth = (each: Mention): boolean =>
      isGrowth(wordsBefore(facts, each), wordsBehind(facts, each));
    const [growth, otherGrowth] = facts.mentions.filter(isOfGrowth);
    const spent = allOf(facts, 'outgoings', 'fixedTotal', 'costLine').filter((each) => each !== growth);
    const [first, other] = facts.mentions.filter(
      (each) => each !== growth && ['incomings', 'revenue'].includes(each.role ?? '') && isAmount(each),
    );
    if (!cash || !growth || otherGrowth || spent.length === 0 || !first || other) return null;
    const term = facts.mentions.find(({ unit }) => unit === 'months');
    const used = new Set([cash, growth, first, term, ...spent]);
    if (facts.mentions.some((each) => !used.has(each)) || (!isAmount(growth) && growth.unit !== 'percent'))
      return null;
    const outgoings = spent.reduce((sum, each) => sum + perMonth(each), 0);
    const span = term === undefined ? MOST_MONTHS : Math.min(MOST_MONTHS, Math.round(term.value / 100));
    const incomings: { label: string; value: number }[] = [];
    let [held, taken] = [cash.value, perMonth(first)];
    // Until it runs out, or what comes in pays for all that goes out.
    while (incomings.length < span) {
      incomings.push({ label: `mese ${incomings.length + 1}`, value: taken });
      held += taken - outgoings;
      if (held < 0 || (term === undefined && taken >= outgoings)) break;
      taken += growth.unit === 'percent' ? shareOf(taken, growth.value) : growth.value;
    }
    return {
      state: 'done',
      kind: 'cash-months',
      parts: [
        growth.unit === 'percent'
          ? percent('growthRate', growth.value)
          : money('monthlyGrowth', growth.value),
      ],
      ...(held >= 0 && term === undefined ? { notes: ['cash-pays-itself'] } : {}),
      calculated: cashOverMonths({ cash: cash.value, outgoings, incomings }),
    };
  },
};
