import type { CalculationStep, Figure } from '../../../contract';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, hundredths, solved, wordsBefore, wordsBehind } from './around';
import { type Factor, factorOf, productOf } from './exact-product';
import { askedSpanOf, conversionOf, type Span } from './spans';

const ASKS_TAKINGS =
  /incass\w*|fatturo\b|fatturat\w*|quanto (?:\p{L}+ ){0,2}(?:entra\w*|ricav\w*|port\w*|prend\w*|facci\w*|fa\b|tiro)|how much .{0,20}(?:take|make|earn|revenue)/u;
const ASKS_SPENDING =
  /quanto (?:\p{L}+ ){0,3}(?:spend\w*|cost\w*|pag\w*)|costo (?:total\w*|mensil\w*|annu\w*)|\b(?:bolletta|spesa|costo|canone)(?: annu\w+| mensile| settimanale)?\s*\?/u;
/** Names no more than a span: what is told is taken. */
const BARE_QUESTION =
  /^\W*(?:e |ma |quindi )?(?:quanto )?(?:fa |e |viene |sono )?(?:al mese|all'anno|a settimana|in un anno|in un mese)\W*$/;
/** Words after which a price or a number is another one than before: a sum of two states, not of one. */
const TELLS_CHANGE =
  /\bse (?:lo |la |li |le )?(?:alz|aument|abbass|pass|port|mett|perd|cal|scend|sal)\w*|invece di|rispetto|in piu\b|in meno\b/;
const OTHER_SUBJECT =
  /\biva\b|\brat[ae]\b|tasso|forf?fett|mutuo|prestit|pareggio|break.?even|margin|guadagn|\butile\b|tasse|impost|dividi|soci[oa]?\b|pubblicit|volantin|clic/;
const NIGHT_NOUN = /^(?:ser[ae]|serat[ae]|nott[ei]|giornat[ae]|giorni)$/;

/** One amount, and how many times it is taken. */
interface Line {
  each: Mention;
  counts: Mention[];
}

const isSpanOfDays = ({ unit, noun, period }: Mention): boolean =>
  unit === 'days' || (unit === 'pieces' && NIGHT_NOUN.test(noun ?? '') && period !== 'day');
/** What joins two counts that multiply: "3 camere per 18 notti", "14 tavoli, li riempio 2 volte"; "25 litri … 60 lavaggi" do not. */
const MULTIPLY =
  /^\s*(?:al giorno |al mese |a settimana |all'anno )?(?:per|x|×|con|da|di|in|a|che (?:\p{L}+ ){1,2}|,? ?l[ie] \p{L}+(?: \p{L}+)?)\s*$/u;
const multiply = ({ folded }: Facts, counts: readonly Mention[]): boolean =>
  counts.every((each, at) => {
    const previous = counts[at - 1];
    return (
      !previous ||
      /^volt|^turn/.test(each.noun ?? '') ||
      MULTIPLY.test(folded.slice(previous.end, each.start))
    );
  });
/** "Quanto viene a bottiglia?", "quanto costa un lavaggio?": asks for one of them, not for all. */
const OF_ONE =
  /(?:cost|spend|pag|vien|incass|ricav)\w* (?:\p{L}+ )?(?:(?:ogni|per ogni|un|una|un'|ciascun\w*) ?(?!mese|anno|settimana|giorno|sera|tutto|totale)\p{L}|(?:a|al|per|all'|alla) ?(?!mese|anno|settimana|giorno|sera|fine|me\b)\p{L}{3,}\s*\?)|l'un[oa]\b/u;

const JOINS = /^\s*(?:\p{L}+ ){0,1}(?:a|da|per|x|×|@|at)\s*(?:€\s*)?$/u;

/** Amounts each with the count that stands right before it: "3 bici a 25 e 5 a 40". */
const linesOf = (facts: Facts, amounts: readonly Mention[], counts: readonly Mention[]): Line[] | null => {
  const [only] = amounts;
  if (only && amounts.length === 1) return [{ each: only, counts: [...counts] }];
  const lines = amounts.map((each) => ({
    each,
    counts: counts.filter(
      ({ end, start }) => start < each.start && JOINS.test(facts.folded.slice(end, each.start)),
    ),
  }));
  const used = lines.flatMap((line) => line.counts);
  return lines.every((line) => line.counts.length === 1) && used.length === counts.length ? lines : null;
};

/** The share that a percentage leaves of what is taken, in basis points; `null` where it is not sure. */
const keptShare = (facts: Facts, mention: Mention): number | null => {
  const clause = clauseOf(facts, mention);
  if (mention.role === 'occupancy' || /riemp|occup|pien[oiae]|vendut/.test(clause)) return mention.value;
  return /commission|tratt[ie]*n|si (?:tien|prend)|si becca|mangia/.test(clause)
    ? 10_000 - mention.value
    : null;
};

/** "4 a 35" after "10 ombrelloni a 20": the noun is left out, the number is a count all the same. */
const isBareCount = ({ folded }: Facts, { unit, end, value }: Mention): boolean =>
  unit === 'plain' &&
  value % 100 === 0 &&
  /^\s*(?:\p{L}+ )?(?:a|da) (?:€ ?)?\d/u.test(folded.slice(end, end + 18));

/**
 * What is taken or spent over a span: prices times all that is counted, each figure with its own span, taken to the span that is asked
 * for. `null` unless every figure has a place, and the spans fit.
 */
export const takingsSolver: Solver = {
  name: 'takings',
  wanted: new RegExp(`${ASKS_TAKINGS.source}|${ASKS_SPENDING.source}`, 'u'),
  solve(facts) {
    const question = questionOf(facts.folded);
    const questionText = BARE_QUESTION.test(question) ? facts.folded : question;
    const isSpent = ASKS_SPENDING.test(question) && !/incass|fattur/.test(question);
    if (!isSpent && !ASKS_TAKINGS.test(questionText)) return null;
    if (OF_ONE.test(question)) return null;
    if (OTHER_SUBJECT.test(facts.folded) || TELLS_CHANGE.test(facts.folded.split('\n')[0] ?? '')) return null;
    const { mentions } = facts;
    const counts = mentions.filter(
      (each) =>
        (each.unit === 'pieces' || each.unit === 'people' || isBareCount(facts, each)) && !isSpanOfDays(each),
    );
    const days = mentions.filter(isSpanOfDays);
    const [term, otherTerm] = mentions.filter(({ unit }) => unit === 'months');
    const shares = mentions.filter(({ unit }) => unit === 'percent');
    const all = mentions.filter((each) => isAmount(each) && !counts.includes(each));
    const extras = isSpent ? all.filter((each) => /\bpiu (?:€ ?)?$/.test(wordsBefore(facts, each))) : [];
    const amounts = all.filter((each) => !extras.includes(each));
    if (otherTerm || (term && !/\b(?:in|per|su|x) $/.test(wordsBefore(facts, term)))) return null;
    if (counts.length + days.length + shares.length + all.length + (term ? 1 : 0) !== mentions.length)
      return null;
    if (counts.length + days.length === 0 || days.length > 1 || amounts.length === 0 || shares.length > 2)
      return null;
    const isJoined = ({ start }: Mention): boolean =>
      counts.some(({ end }) => end < start && JOINS.test(facts.folded.slice(end, start)));
    const isPrice = (each: Mention): boolean =>
      each.role === 'price' ||
      each.period === 'day' ||
      (isSpent
        ? each.role === 'unitCost' || each.role === 'costLine' || each.role === null
        : each.role === null && (each.unit === 'money' || isJoined(each)));
    if (amounts.some((each) => !isPrice(each) || each.period === 'month' || each.period === 'year'))
      return null;
    const lines = linesOf(facts, amounts, counts);
    if (!lines || lines.some((line) => !multiply(facts, line.counts))) return null;

    const daily =
      counts.some(
        (each) =>
          each.period === 'day' ||
          /^\s*(?:e mezza )?(?:la|a|per) (?:sera|giorno)/.test(wordsBehind(facts, each)),
      ) || amounts.some(({ period }) => period === 'day');
    const [open] = days;
    const weekly = counts.some(({ period }) => period === 'week');
    const monthly = counts.some(({ period }) => period === 'month');
    if ([daily, weekly, monthly].filter(Boolean).length > 1) return null;
    const targetSpan = askedSpanOf(question);
    // Days of opening without anything that is of a day multiply nothing.
    if (
      open &&
      !daily &&
      counts.length > 0 &&
      !counts.some(({ noun }) => /tavol|copert|camer|post|volt/.test(noun ?? ''))
    )
      return null;
    if (!open && daily && targetSpan !== 'day')
      return targetSpan === null ? null : { state: 'asks', kind: 'percentage', missing: ['openDays'] };
    const span: Span | null = open
      ? open.period === 'week'
        ? 'week'
        : open.period === 'month' || targetSpan === 'month'
          ? 'month'
          : null
      : weekly
        ? 'week'
        : monthly
          ? 'month'
          : daily
            ? 'day'
            : null;
    // Several months of what is taken in one of them.
    if (term && (span !== 'month' || targetSpan === 'week' || targetSpan === 'day')) return null;
    const conversion = term
      ? factorOf(term.value)
      : targetSpan && span
        ? conversionOf(span, targetSpan)
        : null;
    if (!term && targetSpan && span && !conversion) return null;
    if (targetSpan && !span && !open) return null;

    const keptShares = shares.map((each) => keptShare(facts, each));
    if (keptShares.some((each) => each === null)) return null;
    const rates = keptShares.flatMap((value) => (value === null ? [] : [value]));
    const common: Factor[] = [
      ...(open ? [factorOf(open.value / (open.noun === 'settimane' ? 7 : 1))] : []),
      ...rates.map((value) => factorOf(value / 100)),
      ...(conversion ? [conversion] : []),
    ];
    const shown: Figure[] = [
      ...(open
        ? [hundredths('openDays', open.value, NIGHT_NOUN.test(open.noun ?? '') ? (open.noun ?? '') : '')]
        : []),
      ...rates.map((value) => percent('share', value)),
      ...(conversion && conversion.times !== conversion.by
        ? [hundredths('spans', Number((conversion.times * 10_000n) / conversion.by) / 100)]
        : []),
    ];
    const steps: CalculationStep[] = [];
    const parts = lines.map((line) => {
      const price = money(isSpent ? 'each' : 'price', line.each.value);
      const factors = line.counts.map((each) => hundredths('count', each.value, each.noun ?? ''));
      const value = productOf(line.each.value, [
        ...line.counts.map((each) => factorOf(each.value)),
        ...common,
      ]);
      const part = money(isSpent ? 'spending' : 'revenue', value);
      steps.push(
        step(part, price, ...[...factors, ...shown].flatMap((each): (Figure | '×')[] => ['×', each])),
      );
      return { part, inputs: [price, ...factors] };
    });
    const added = extras.map((each): Figure => ({ ...money('part', each.value), label: each.label }));
    const total = money(
      isSpent ? 'spending' : 'revenue',
      [...parts.map(({ part }) => part), ...added].reduce((sum, { value }) => sum + value, 0),
    );
    if (parts.length + added.length > 1)
      steps.push(
        step(
          total,
          ...[...parts.map(({ part }) => part), ...added].flatMap((each, at): (Figure | '+')[] =>
            at === 0 ? [each] : ['+', each],
          ),
        ),
      );
    return solved({
      inputs: [
        ...parts.flatMap(({ inputs }) => inputs),
        ...shown.slice(0, (open ? 1 : 0) + rates.length),
        ...added,
      ],
      result: [total],
      steps,
    });
  },
};
