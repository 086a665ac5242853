import { timesDividedBy } from '../../finance/exact';
import { count, money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { clauseOf, hundredths, solved } from './around';
import { measureOf } from './measures';

const LOST =
  /perd\w*|schium\w*|scart\w*|cal[oa]\b|sfrid\w*|butt\w*|spreg\w*|sprec\w*|\bva(?:nno)? via\b|evapor\w*|avanz\w*|pulizi\w*|oss[ao]\b/;
const PER_MEASURE = /^ ?(?:€|euro)? ?(?:al|a|per|il|l') ?(kg|chilo|litro|etto)\b/;
const ASKS_TAKINGS = /incass\w*|ricav\w*(?! netto)|quanto (?:\p{L}+ ){0,2}(?:prendo|faccio|fa)\b/u;
const ASKS_PROFIT = /guadagn\w*|margin\w*|rest\w*|riman\w*|lascia\w*|utile|resa/;
const ASKS_COST = /quanto (?:\p{L}+ ){0,3}(?:cost\w*|vien\w*|spend\w*)|costo\b/u;
const OF_ONE =
  /(?:\b(?:a|al|per|ogni|su|di un|un|una|ciascun\w*)|l') ?(?:calic\w*|bicchier\w*|porzion\w*|fett\w*|pint\w*|medi[ae]\b|birr\w*|piccol\w*|dose|cocktail|spritz|coppett\w*|con[oi]\b|panin\w*|piatt\w*|un[oa]\b|pezzo|tazzin\w*|vaschett\w*)/;
/** What goes with each portion beside what is in it. */
const OF_EACH =
  /vetro|tapp[oi]|bottigli\w*|bicchier\w*|confezion\w*|etichett\w*|sacchett\w*|vaschett\w*|imball\w*|scatol\w*|barattol\w*|vasett\w*/;
const PRICED = /\bvend\w*|\bmett\w*|prezzo|calic\w*|bicchier\w*|\b(?:a|da) (?:€ ?)?#/;

interface Helpings {
  whole: Mention;
  portion: Mention;
  /** Smallest units in one of each. */
  scales: { whole: number; portion: number };
  cost: Mention | null;
  isCostOfMeasure: boolean;
  price: Mention | null;
  /** The words that the smaller amount stands among. */
  priceClause: string;
  loss: Mention | null;
}

/** "Medie da 0,4": litres, though nothing says so, where what they come from is told in litres. */
const isBarePortion = ({ folded }: Facts, { unit, value, start }: Mention): boolean =>
  unit === 'plain' && value < 100 && /\bda $/.test(folded.slice(Math.max(0, start - 4), start));

/** Every figure at its place; `null` where one has none. */
const read = (facts: Facts): Helpings | null => {
  const { mentions, folded } = facts;
  const measured = mentions.filter((each) => measureOf(each) !== undefined);
  const bare = mentions.find((each) => isBarePortion(facts, each));
  const [first, second = bare, third] = measured;
  if (!first || !second || third) return null;
  const one = measureOf(first);
  const two = measureOf(second) ?? one;
  if (!one || !two || one.kind !== two.kind) return null;
  const isFirstLarger = first.value * one.base > second.value * two.base;
  const [whole, portion] = isFirstLarger ? [first, second] : [second, first];
  const scales = { whole: isFirstLarger ? one.base : two.base, portion: isFirstLarger ? two.base : one.base };
  const losses = mentions.filter(({ unit }) => unit === 'percent');
  const [loss = null, otherLoss] = losses;
  if (otherLoss || (loss && !LOST.test(clauseOf(facts, loss)))) return null;
  const amounts = mentions.filter((each) => isAmount(each) && each !== second);
  if (amounts.length > 2 || mentions.length !== 2 + losses.length + amounts.length) return null;
  const [largest, smallest = null] = [...amounts].sort((a, b) => b.value - a.value);
  if (!largest) return null;
  // "Venduti a 7,50, il vasetto mi costa 0,65": what the whole costs is not told.
  if (largest.role === 'price' && smallest?.role === 'unitCost') return null;
  const perMeasure = amounts.find((each) => PER_MEASURE.test(folded.slice(each.end))) ?? null;
  const cost = perMeasure ?? (smallest === null && PRICED.test(clauseOf(facts, largest)) ? null : largest);
  const price = amounts.find((each) => each !== cost) ?? null;
  if (perMeasure && PER_MEASURE.exec(folded.slice(perMeasure.end))?.[1] === 'etto') return null;
  return {
    whole,
    portion,
    scales,
    cost,
    isCostOfMeasure: perMeasure !== null,
    price,
    priceClause: price ? clauseOf(facts, price) : '',
    loss,
  };
};

/** A price of the whole, from one of a kilo or a litre where that was told. */
const wholeCost = ({ cost, isCostOfMeasure, whole, scales }: Helpings): number | null => {
  if (!cost) return null;
  return isCostOfMeasure ? timesDividedBy(cost.value, whole.value * scales.whole, 100_000) : cost.value;
};

/** "Un fusto da 30 litri a 96 €, medie da 0,4 a 5 €, il 5 % va in schiuma": how many there are, what they cost and what they leave. */
export const portionSalesSolver: Solver = {
  name: 'portion-sales',
  wanted: new RegExp([ASKS_TAKINGS, ASKS_PROFIT, ASKS_COST].map(({ source }) => source).join('|'), 'u'),
  solve(facts) {
    const question = questionOf(facts.folded);
    if (/\biva\b|ricaric|food ?cost|a (?:quanto|che prezzo)|al mese|al giorno/.test(facts.folded))
      return null;
    const found = read(facts);
    return found ? solutionOf(found, question) : null;
  },
};

/** "0,38 di vetro e tappo": a further cost of each, where what one costs is asked. */
const isEachCost = ({ price, priceClause }: Helpings, question: string): boolean =>
  price !== null && OF_EACH.test(priceClause) && ASKS_COST.test(question) && !ASKS_PROFIT.test(question);

const solutionOf = (found: Helpings, question: string): Solution | null => {
  const { whole, portion, scales, loss, price, cost } = found;
  const paid = wholeCost(found);
  const usable = 10_000 - (loss?.value ?? 0);
  if (usable <= 0) return null;
  const large = hundredths('wholeMeasure', whole.value, whole.noun ?? '');
  const small = hundredths('portionMeasure', portion.value, portion.noun ?? whole.noun ?? '');
  const usableShare = percent('usableShare', usable);
  const exact = (whole.value * scales.whole * usable) / (portion.value * scales.portion * 10_000);
  const portions = count('portions', Math.floor(exact + 1e-9));
  if (portions.value === 0) return null;
  const counted = step(portions, large, ...(loss ? (['×', usableShare] as const) : []), '÷', small);
  const spent = money('cost', paid ?? 0);
  const of =
    found.isCostOfMeasure && cost ? [step(spent, money('measurePrice', cost.value), '×', large)] : [];
  const each = money(
    'portionCost',
    Math.round(
      ((paid ?? 0) * portion.value * scales.portion * 10_000) / (whole.value * scales.whole * usable),
    ),
  );
  const eachStep = step(each, spent, '×', small, '÷', large, ...(loss ? (['÷', usableShare] as const) : []));
  const inputs = [
    ...(cost ? [money(found.isCostOfMeasure ? 'measurePrice' : 'cost', cost.value)] : []),
    large,
    small,
    ...(price ? [money('price', price.value)] : []),
    ...(loss ? [percent('waste', loss.value)] : []),
  ];
  if (!price || (paid !== null && isEachCost(found, question))) {
    if (paid === null) return null;
    const extra = price && money('costLine', price.value);
    if (extra && ASKS_COST.test(question)) {
      const whole = money('unitCost', each.value + extra.value);
      return solved({
        inputs,
        result: [whole, each, portions],
        steps: [...of, eachStep, step(whole, each, '+', extra), counted],
      });
    }
    if (ASKS_COST.test(question))
      return solved({ inputs, result: [each, portions], steps: [...of, eachStep, counted] });
    return { state: 'asks', kind: 'margin', missing: ['price'] };
  }
  const sold = money('price', price.value);
  const revenue = money('revenue', price.value * portions.value);
  const takings = step(revenue, sold, '×', portions);
  if (ASKS_TAKINGS.test(question) && !ASKS_PROFIT.test(question))
    return solved({ inputs, result: [revenue, portions], steps: [counted, takings] });
  if (paid === null) return { state: 'asks', kind: 'margin', missing: ['cost'] };
  if (!ASKS_PROFIT.test(question)) return null;
  if (OF_ONE.test(question)) {
    const profit = money('profit', price.value - each.value);
    const rate = percent('marginRate', timesDividedBy(profit.value, 10_000, price.value));
    return solved({
      inputs,
      result: [profit, rate, each],
      steps: [...of, eachStep, step(profit, sold, '−', each), step(rate, profit, '÷', sold)],
    });
  }
  const profit = money('profit', revenue.value - spent.value);
  const rate = percent('marginRate', timesDividedBy(profit.value, 10_000, revenue.value));
  return solved({
    inputs,
    result: [profit, revenue, portions, rate],
    steps: [...of, counted, takings, step(profit, revenue, '−', spent), step(rate, profit, '÷', revenue)],
    notes: ['before-tax-and-pay'],
  });
};
