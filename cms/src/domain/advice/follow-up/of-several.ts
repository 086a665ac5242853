import type { Calculation, CalculationKind, Figure } from '../../../contract';
import { converted } from '../../finance/converted';
import type { ConversationSolution, ConversationState } from '../conversation';
import type { Mention } from '../mention';
import { measureCostSolver } from '../quantities/measure-cost';
import type { Facts } from '../read-facts';
import type { Known } from '../solver';

/** "Su 45 notti?", "ok e per 350 tazzine al giorno?", "e se ne vendo 60 in un mese?": so many of what the sum was made for. */
const OF_SO_MANY =
  /^(?:(?:ok|bene|perfetto|grazie|e|ed|ma|allora|quindi|invece|poi)[ ,]+)*(?:su|per|con|x|di|se (?:poi )?(?:ne )?(?:\p{L}+ ){1,3}?|ne \p{L}+) ?(?:circa |tipo )?\d/u;
const SOLD_OF_THEM = /\bne (?:\p{L}+ )?(?:circa |tipo )?$/u;
/** Sums that are of a whole business already, or of time. */
const OF_WHOLE: ReadonlySet<CalculationKind> = new Set<CalculationKind>([
  'break-even',
  'break-even-turnover',
  'instalments',
  'runway',
  'cash-need',
  'cash-months',
  'staff-cost',
  'flat-rate',
  'income-tax',
  'stock-days',
  'money-out',
  'funnel',
  'vat-period',
  'customer-value',
  'unit-price',
]);
const MEASURE = /^(?:g|gr|gramm|kg|chil|ett|litr|cl|ml|dl|cc|metr|cm|mm|mq|km|kwh|minut)/;

/** What the further question names, and the figures that are it; the first that stands in the sums is taken. */
const NAMED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\biva (?:compres|inclus|dentro)\p{L}*|\bivat[oaie]\b|con (?:l')?iva/u, ['gross']],
  [
    /\bguadagn\p{L}*|\butile\b|\bmargine\b|\bmi (?:rest|riman)\p{L}*|in tasca|\bavanz\p{L}*/u,
    ['profit', 'marginEach', 'contribution', 'afterCommission', 'left', 'received', 'marginAmount'],
  ],
  [/\bincass\p{L}*|\bfattur\p{L}*|\bricav\p{L}*/u, ['discountedPrice', 'price', 'gross', 'turnover']],
  [/\bcost\p{L}*|\bspend\p{L}*|\bpag[oa]\b/u, ['cost', 'unitCost', 'portionCost', 'costEach']],
];

const figuresOf = ({ result, inputs }: Calculation): Figure[] => [...result, ...inputs];

const wantedFigure = (sums: readonly Calculation[], folded: string): Figure | null => {
  const results = sums.at(-1)?.result ?? [];
  const names = NAMED.find(([pattern]) => pattern.test(folded))?.[1];
  const named = names
    ?.flatMap((name) =>
      [...sums].reverse().flatMap((each) => figuresOf(each).filter((one) => one.name === name)),
    )
    .find(({ unit }) => unit === 'cents');
  // Of a margin it is the amount that so many times is earned.
  return named ?? results.find(({ unit }) => unit === 'cents') ?? null;
};

const NOUN_BEHIND =
  /^ (?!(?:euro|mes|ann|giorn|settiman|or[ae]\b|minut|rat[ae]\b|mila|volt|per ?cento)\p{L}*)(\p{L}{3,}[aei])(?!\p{L})/u;
/** How many are meant: a count with its noun, whatever it is, or a bare number of what was counted before. */
const countOf = (state: ConversationState, { mentions, folded }: Facts): Mention | null => {
  const [count, other] = mentions;
  if (!count || other || count.value % 100 !== 0 || count.value <= 100 || MEASURE.test(count.noun ?? ''))
    return null;
  if (count.unit === 'pieces' || count.unit === 'people') return count;
  if (count.unit !== 'plain') return null;
  const noun = NOUN_BEHIND.exec(folded.slice(count.end))?.[1];
  const wasCounted = state.results.at(-1)?.kind === 'converted' && /^\W*$/.test(folded.slice(count.end));
  return noun !== undefined || wasCounted || SOLD_OF_THEM.test(folded.slice(0, count.start))
    ? { ...count, unit: 'pieces', role: null, noun: noun ?? '' }
    : null;
};

const isOfOne = (mentions: readonly Mention[]): boolean =>
  mentions.every(
    ({ unit, value, noun, period, role }) =>
      period === null &&
      role !== 'fixedTotal' &&
      role !== 'costLine' &&
      !(
        ['pieces', 'people', 'hours', 'days', 'months'].includes(unit) &&
        value > 100 &&
        !MEASURE.test(noun ?? '')
      ),
  );

/** The sum of one, times how many of them are meant; `null` where the sum was of several already or another figure is told. */
export const ofSeveral = (
  state: ConversationState,
  next: Facts,
  known: Known,
): { facts: Facts; solution: ConversationSolution } | null => {
  const sums = state.results.filter(({ kind }) => kind !== 'converted');
  const last = sums.at(-1);
  if (!last || OF_WHOLE.has(last.kind) || next.folded.length > 100) return null;
  const count = OF_SO_MANY.test(next.folded.trim()) ? countOf(state, next) : null;
  if (!count) return null;
  // Of a share of a kilo so many are reckoned from the kilo, and not from rounded cents.
  if (state.solver === measureCostSolver) {
    const single = state.facts.mentions.filter(
      ({ unit, noun }) => unit !== 'pieces' || MEASURE.test(noun ?? ''),
    );
    const facts = { ...state.facts, text: `${state.facts.text}\n${next.text}`, mentions: [...single, count] };
    const solution = measureCostSolver.solve({ ...facts, folded: `${facts.folded} in tutto?` }, known);
    return solution && { facts, solution };
  }
  const figure = isOfOne(state.facts.mentions) ? wantedFigure(sums, next.folded) : null;
  return figure && figure.value > 0
    ? {
        facts: state.facts,
        solution: {
          state: 'done',
          kind: 'converted',
          calculated: converted(figure, { times: count.value / 100 }),
        },
      }
    : null;
};
