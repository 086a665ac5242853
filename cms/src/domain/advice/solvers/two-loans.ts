import { money, months as monthsFigure, percent, step } from '../../finance/figures';
import { instalments } from '../../finance/instalments';
import type { CalculationStep, Figure } from '../../../contract';
import type { Mention } from '../mention';
import { solved } from '../quantities/around';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';

const OF_LOAN = /prestit|finanzi|mutuo|\bbanc|\brat[ae]\b|\btasso\b|\btan\b|\bmesi\b|\banni\b/;
const COMPARES =
  /\bqual[ei]?\b|convien|\bmeglio\b|differenza|confront|cost\w* (?:di )?(?:piu|meno)|(?:piu|meno) car[oa]/;
/** An instalment is a small part of what is lent. */
const LEAST_RATIO = 4;

interface Offer {
  principal?: Mention;
  term?: Mention;
  rate?: Mention;
  payment?: Mention;
}
type Part = keyof Offer;

const partOf = (mention: Mention, largest: number): Part | null => {
  if (mention.unit === 'months') return 'term';
  if (mention.unit === 'percent' || mention.role === 'annualRate') return 'rate';
  if (!isAmount(mention)) return null;
  return mention.value * LEAST_RATIO > largest ? 'principal' : 'payment';
};

/** Two offers in the order of their figures: the second begins where a figure of the first would be told again. */
const offersOf = ({ mentions }: Facts): [Offer, Offer] | null => {
  const largest = Math.max(0, ...mentions.filter(isAmount).map(({ value }) => value));
  const offers: Offer[] = [{}];
  for (const mention of mentions) {
    const part = partOf(mention, largest);
    const current = offers.at(-1);
    if (!part || !current) return null;
    if (current[part] === undefined) current[part] = mention;
    else offers.push({ [part]: mention });
  }
  const [first, second, third] = offers;
  return first && second && !third ? [first, second] : null;
};

interface Cost {
  payment: Figure;
  total: Figure;
  steps: CalculationStep[];
  inputs: Figure[];
}

const costOf = (name: string, offer: Offer, lent: Mention): Cost | null => {
  const { term, rate, payment: stated } = offer;
  if (!term || (!rate && !stated)) return null;
  const number = Math.round(term.value / 100);
  const duration = monthsFigure('months', number);
  if (stated) {
    const payment = money('payment', stated.value);
    const total = money(name, stated.value * number);
    return { payment, total, steps: [step(total, payment, '×', duration)], inputs: [payment, duration] };
  }
  const loan = instalments({ principal: lent.value, annualRate: rate?.value ?? 0, months: number });
  if (!loan.ok) return null;
  const find = (wanted: string): Figure | undefined =>
    loan.calculation.result.find((each) => each.name === wanted);
  const [payment, whole] = [find('payment'), find('total')];
  if (!payment || !whole) return null;
  const share = percent('annualRate', rate?.value ?? 0);
  const total = money(name, whole.value);
  return {
    payment,
    total,
    steps: [
      step(payment, money('principal', lent.value), '×', share, '→', duration),
      step(total, payment, '×', duration),
    ],
    inputs: [share, duration],
  };
};

/** "20.000 in 5 anni al 6 % o in 4 al 5 %: quale costa meno?": what two loans cost in all. */
export const twoLoansSolver: Solver = {
  name: 'two-loans',
  wanted: COMPARES,
  solve(facts) {
    if (!OF_LOAN.test(facts.folded) || !COMPARES.test(questionOf(facts.folded))) return null;
    if (/leasing|noleggi|affitt|abbonament/.test(facts.folded)) return null;
    const offers = offersOf(facts);
    if (!offers) return null;
    const [one, two] = offers;
    const lent = one.principal ?? two.principal;
    if (!lent) return null;
    const first = costOf('firstTotal', one, one.principal ?? lent);
    const second = costOf('secondTotal', two, two.principal ?? lent);
    if (!first || !second) return null;
    const [more, less] =
      first.total.value >= second.total.value ? [first.total, second.total] : [second.total, first.total];
    const difference = money('difference', more.value - less.value);
    return solved({
      inputs: [money('principal', lent.value), ...first.inputs, ...second.inputs],
      result: [
        difference,
        first.total,
        second.total,
        { ...first.payment, name: 'firstPayment' },
        { ...second.payment, name: 'secondPayment' },
      ],
      steps: [...first.steps, ...second.steps, step(difference, more, '−', less)],
      notes: [less === first.total ? 'first-offer-cheaper' : 'second-offer-cheaper', 'fees-excluded'],
    });
  },
};
