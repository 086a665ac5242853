import { shareOf, timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { clauseOf, solved } from '../quantities/around';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { percentsOf } from './amounts';

const OF_FEE =
  /canon\w*|\bfiss\w*|abbonament\w*|mensil\w*|noleggi\w*|\bal mese\b|\bogni mese\b|annu[oa]|all'anno|l'anno|gestione|attivazion\w*/;
const OF_TAKINGS =
  /incass\w*|fattur\w*|\bpass\w*|\bvend\w*|volum\w*|transat\w*|transit\w*|muov\w*|\bordin\w*|\bfacci\w*|entr(?:a|ano)\b/;
const ASKS_LEFT = /rest\w*|riman\w*|arriv\w*|in tasca|\bnett[oi]\b/;
const ASKS_FROM =
  /\bda (?:che|quale|quanto|quanti)\b|\bsopra (?:che|quale|quanto)\b|\ba partire da\b|\boltre (?:che|quale|quanto)\b|\bin poi\b/;
/** Where the second of two offers begins. */
const SECOND =
  /\boppure\b|\bcontro\b|\bo\b|\binvece\b|[;.](?!\d)|,\s*(?:l'altr|un altr|quell|il second|la second|pos\b|banca\b|b\b)/g;
const MONTHS_OF_YEAR = 12;
const LEAST_RATIO = 5;

interface Plan {
  rate: Mention;
  /** A month, in cents. */
  fee: number;
}

const isFee = (facts: Facts, each: Mention): boolean =>
  each.period === 'month' || each.period === 'year' || OF_FEE.test(clauseOf(facts, each));

/** What goes through in a month, with the figures that it is made of; `null` where none is sure. */
const takingsOf = (facts: Facts, amounts: readonly Mention[]): { value: number; used: Mention[] } | null => {
  const counted = facts.mentions.find(({ unit }) => unit === 'pieces');
  const each = counted && amounts.find(({ start }) => start > counted.end && start - counted.end < 24);
  if (counted && each)
    return { value: Math.round((each.value * counted.value) / 100), used: [counted, each] };
  const [largest, next] = [...amounts].sort((a, b) => b.value - a.value);
  if (!largest || !OF_TAKINGS.test(clauseOf(facts, largest)) || largest.period === 'year') return null;
  return !next || largest.value >= LEAST_RATIO * next.value
    ? { value: largest.value, used: [largest] }
    : null;
};

const plansOf = (facts: Facts, rates: readonly Mention[], fees: readonly Mention[]): Plan[] | null => {
  const monthly = ({ value, period }: Mention): number =>
    period === 'year' ? Math.round(value / MONTHS_OF_YEAR) : value;
  const [first, second] = rates;
  if (!first) return null;
  if (!second) return [{ rate: first, fee: fees.reduce((total, each) => total + monthly(each), 0) }];
  const between = [...facts.folded.slice(first.end, second.start).matchAll(SECOND)].at(-1);
  if (!between) return null;
  const border = first.end + between.index;
  const feeOf = (of: readonly Mention[]): number => of.reduce((total, each) => total + monthly(each), 0);
  return [
    { rate: first, fee: feeOf(fees.filter(({ start }) => start < border)) },
    { rate: second, fee: feeOf(fees.filter(({ start }) => start >= border)) },
  ];
};

/** What one plan costs of what goes through. */
const costOf = (name: string, { rate, fee }: Plan, takings: number) => {
  const [whole, share, fixed] = [
    money('monthlyTakings', takings),
    percent('commissionRate', rate.value),
    money('fixedFee', fee),
  ];
  const commission = money('commission', shareOf(takings, rate.value));
  const total = money(name, commission.value + fee);
  return {
    total,
    commission,
    steps: [step(commission, whole, '×', share), step(total, commission, '+', fixed)],
  };
};

const oneSolution = (facts: Facts, plan: Plan, takings: number): Solution => {
  const { total, commission, steps } = costOf('feeTotal', plan, takings);
  const whole = money('monthlyTakings', takings);
  const left = money('afterCommission', takings - total.value);
  const asksLeft = ASKS_LEFT.test(questionOf(facts.folded));
  const effective = percent('shareOfTakings', timesDividedBy(total.value, 10_000, takings));
  return solved({
    inputs: [whole, percent('commissionRate', plan.rate.value), money('fixedFee', plan.fee)],
    result: asksLeft ? [left, total] : [total, commission, effective],
    steps: asksLeft
      ? [...steps, step(left, whole, '−', total)]
      : [...steps, step(effective, total, '÷', whole)],
  });
};

const twoSolution = ([one, two]: readonly [Plan, Plan], takings: number): Solution => {
  const [first, second] = [costOf('firstCost', one, takings), costOf('secondCost', two, takings)];
  const [more, less] =
    first.total.value >= second.total.value ? [first.total, second.total] : [second.total, first.total];
  const difference = money('difference', more.value - less.value);
  return solved({
    inputs: [money('monthlyTakings', takings)],
    result: [difference, first.total, second.total],
    steps: [...first.steps, ...second.steps, step(difference, more, '−', less)],
    notes: [less === first.total ? 'first-offer-cheaper' : 'second-offer-cheaper'],
  });
};

/** The takings from which the offer with the lower share is the cheaper one; `null` where it always or never is. */
const fromSolution = ([one, two]: readonly [Plan, Plan]): Solution | null => {
  const [dear, cheap] = one.rate.value > two.rate.value ? [one, two] : [two, one];
  const fee = money('feeDifference', cheap.fee - dear.fee);
  const rate = percent('rateDifference', dear.rate.value - cheap.rate.value);
  if (fee.value <= 0 || rate.value <= 0) return null;
  const from = money('evenTakings', timesDividedBy(fee.value, 10_000, rate.value));
  return solved({
    inputs: [
      percent('commissionRate', one.rate.value),
      money('fixedFee', one.fee),
      percent('commissionRate', two.rate.value),
      money('fixedFee', two.fee),
    ],
    result: [from],
    steps: [step(from, fee, '÷', rate)],
    notes: ['lower-rate-above'],
  });
};

/** "POS all'1,2 % più 9 € al mese, ci passano 7.500 €": a share of what is taken and a fee of the month, for one offer or two. */
export const feePlansSolver: Solver = {
  name: 'fee-plans',
  wanted:
    /commission\w*|\bpos\b|canon\w*|trattien\w*|trattenut\w*|percentual\w*|portal\w*|piattaform\w*|marketplace/,
  solve(facts) {
    const rates = percentsOf(facts);
    if (
      rates.length === 0 ||
      rates.length > 2 ||
      /\biva\b|margin|scont|prezzo|tasso|\btan\b|leasing/.test(facts.folded)
    )
      return null;
    const amounts = facts.mentions.filter(isAmount);
    const asksFrom = rates.length === 2 && ASKS_FROM.test(facts.folded);
    const takings = asksFrom ? null : takingsOf(facts, amounts);
    const fees = amounts.filter((each) => !takings?.used.includes(each));
    if (fees.length === 0 || !fees.every((each) => isFee(facts, each))) return null;
    if (facts.mentions.length !== rates.length + fees.length + (takings?.used.length ?? 0)) return null;
    const [first, second] = plansOf(facts, rates, fees) ?? [];
    if (!first) return null;
    if (asksFrom) return second ? fromSolution([first, second]) : null;
    if (!takings || takings.value === 0) return null;
    return second ? twoSolution([first, second], takings.value) : oneSolution(facts, first, takings.value);
  },
};
