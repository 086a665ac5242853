import type { Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { count, money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { ahead, amountsOf, behind, percentsOf, sum } from './amounts';

const PIECE =
  /^\s*(?:kg|chili|chil[oi]|km|chilometr|litr[io]|l\b(?!')|grammi|etti|metri|mq|pezz|person|soci[oe]?\b|copert|porzion|bottigli|scatol|uova|fogli|copie|client|ospit|dipendent|ragazz|amic|mes[ei]\b|ann[oi]\b|giorn|gg\b)/;
const PACK = /(?:confezion\w*|scatol\w*|cartone|cassa|pacco|bancale|set|kit|lotto) da $/;

/** "500 volantini 85 euro": a plural before an amount. */
const COUNTED_PLAINLY = /^ \p{L}{4,}[iea] (?:a |per |da |mi \p{L}+ |cost\p{L}+ |pagat\p{L} )?(?:€ ?)?\d/u;

/** So much among so many: per piece, per kilo, per head, per month of use. */
export const shareOutSolver: Solver = {
  name: 'share-out',
  wanted:
    /costo orario|\bdivid\w*|\bdivis\w* (?:fra|tra|per|in)|(?:quanto|quant[ie]|costo|prezzo)\b.{0,40}(?:\bal|\ba|alla|all'|per) ?(?:pezzo|kg|chilo|km|chilometro|litro|etto|metro|mq|testa|person\w*|porzione|bottigli\w*|unita|uno\b|una\b|foglio|copia|mese|giorno|ciascun\w*)|ciascuno|cadaun\w*|a testa|quanto .{0,20}l'un[oa]\b|(?:quanto|costo)\b.{0,30}(?:un'|all'|l'|per )ora\b|quanto (?:al|a) (?:mq|metro|kg|chilo|litro|pezzo|testa|persona)/,
  solve(facts) {
    const { mentions } = facts;
    if (mentions.length !== 2) return null;
    const isCount = (each: Mention): boolean =>
      each.unit !== 'money' &&
      each.unit !== 'percent' &&
      (each.unit === 'pieces' ||
        each.unit === 'people' ||
        each.unit === 'hours' ||
        each.unit === 'months' ||
        each.unit === 'days' ||
        PIECE.test(behind(facts, each)) ||
        PACK.test(ahead(facts, each)) ||
        COUNTED_PLAINLY.test(behind(facts, each)) ||
        /(?:fra|tra|per|in) (?:noi )?$/.test(ahead(facts, each)));
    const number = mentions.find(isCount);
    const amount = mentions.find((each) => each !== number && isAmount(each));
    if (
      !number ||
      !amount ||
      number.value <= 0 ||
      (amount.period !== null && amount.period !== 'month' && amount.period !== 'year')
    )
      return null;
    // "2.100 ciascuno": what is of each already.
    if (/^\s*(?:al mese |l'anno )?(?:ciascun|l'un[oa]|a testa|cadaun|ognun)/.test(behind(facts, amount)))
      return null;
    if (/\b(?:rata|tasso|interess|durano|resisto)\b/.test(facts.folded)) return null;
    if (number.unit === 'months' && !/al mese|all'anno/.test(facts.folded)) return null;
    const whole = money('amount', amount.value);
    const by = { name: 'times', value: number.value, unit: 'hundredths' } as const;
    const each = money('eachOne', timesDividedBy(amount.value, 100, number.value));
    return sum([whole, by], [each], [step(each, whole, '÷', by)]);
  },
};

/** An amount that grew or shrank by a percentage: "140.000 meno il 12 %", "3500+22%". */
export const changedAmountSolver: Solver = {
  name: 'changed-amount',
  wanted:
    /\d ?€?(?: ?euro)? ?[+−-] ?\d+(?:,\d+)? ?%|(?:piu|meno) (?:il|l'|un) ?\d|(?:sces|cal|sal|aument|cresc|cresciut|diminu|ribass|rincar)\w* (?:\w+ )?(?:del|dell'|di|d'un|il) ?\d+(?:,\d+)? ?%.{0,60}(?:quant|adesso|ora|divent|arriv|nuov)/,
  solve(facts) {
    const [amount, second] = amountsOf(facts);
    const [rate, other] = percentsOf(facts);
    if (!amount || second || !rate || other || facts.mentions.length !== 2) return null;
    const isLess = /(?:sces|cal|diminu|ribass|scend)\w*|meno|\d ?[−-] ?\d+(?:,\d+)? ?%/.test(facts.folded);
    const before = money('amount', amount.value);
    const share = percent('rate', rate.value);
    const change = money('part', shareOf(amount.value, rate.value));
    const after = money('newAmount', isLess ? amount.value - change.value : amount.value + change.value);
    return sum(
      [before, share],
      [after, change],
      [step(change, before, '×', share), step(after, before, isLess ? '−' : '+', change)],
    );
  },
};

/** "Mi alza tutto dell'8,5 %, oggi spendo 3.400 al mese: quanto in più in un anno?": what a rise of a recurring amount costs. */
export const riseOverSpanSolver: Solver = {
  name: 'rise-over-span',
  wanted: /quanto (?:\p{L}+ ){0,3}(?:in|di) (?:piu|meno)\b/u,
  solve(facts) {
    const [amount, second] = amountsOf(facts);
    const [rate, other] = percentsOf(facts);
    if (!amount || second || !rate || other || facts.mentions.length !== 2) return null;
    if (rate.role !== 'riseRate' && rate.role !== 'dropRate') return null;
    const question = questionOf(facts.folded);
    const months = amount.period === 'month' ? 1 : amount.period === 'year' ? 12 : null;
    const span = /ann[oui]/.test(question) ? 12 : /mes[ei]|mensil/.test(question) ? 1 : months;
    if (months === null || span === null || /prezz|vend|\biva\b/.test(question)) return null;
    const [before, share] = [money('amount', amount.value), percent('rate', rate.value)];
    const each = money('part', shareOf(amount.value, rate.value));
    const more = money('moreOverSpan', timesDividedBy(each.value, span, months));
    const times = count('spans', Math.max(span, months));
    return sum(
      [before, share],
      [more, ...(span === months ? [] : [each])],
      [
        step(each, before, '×', share),
        ...(span === months ? [] : [step(more, each, span > months ? '×' : '÷', times)]),
      ],
    );
  },
};

/** Discounts one after the other: they do not add up, each is of what the one before has left. */
export const discountsInRowSolver: Solver = {
  name: 'discounts-in-row',
  wanted:
    /\d ?(?:piu|\+) ?\d+ ?(?:%|per ?cento)? (?:di|in) sconto|scont\w*.*(?:poi|altro|ulterior|anche|piu|in piu|e un)|\d ?% ?\+ ?\d+ ?%|extra sconto|sul prezzo (?:gia )?scontato|scont\w* (?:di |a )?cascata/,
  solve(facts) {
    const rates = percentsOf(facts);
    const [amount, ...others] = amountsOf(facts);
    if (rates.length < 2 || rates.length > 4 || others.length > 0) return null;
    if (
      rates.some(
        ({ role }) =>
          role === 'marginRate' || role === 'markUpRate' || role === 'costRate' || role === 'vatRate',
      )
    )
      return null;
    const start = money('price', amount?.value ?? 10_000);
    let left: Figure = start;
    const steps: ReturnType<typeof step>[] = [];
    const shares = rates.map(({ value }) => percent('discountRate', value));
    for (const rate of shares) {
      const next = money('discountedPrice', left.value - shareOf(left.value, rate.value));
      steps.push(step(next, left, '−', rate));
      left = next;
    }
    const taken = money('discount', start.value - left.value);
    const whole = percent('totalDiscount', timesDividedBy(taken.value, 10_000, start.value));
    const asksPaid = /quanto (?:\p{L}+ )?(?:pag|spend|vien|cost)\p{L}*/u.test(questionOf(facts.folded));
    const isSaving =
      !asksPaid &&
      /risparm|scont\w* (?:in euro|totale)|quanto .{0,12}(?:sconto|in meno)/.test(questionOf(facts.folded));
    const result = amount ? (isSaving ? [taken, left, whole] : [left, taken, whole]) : [whole];
    return sum([...(amount ? [start] : []), ...shares], result, [
      ...steps,
      step(taken, start, '−', left),
      step(whole, taken, '÷', start),
    ]);
  },
};
