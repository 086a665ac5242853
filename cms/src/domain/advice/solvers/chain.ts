import type { CalculationStep, Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';

const ASKS_LEFT =
  /avanz\w*|\brest\w*|riman\w*|guadagn\w*|\butile\b|\bnett[oi]\b|in tasca|profit|\bleft\b|margine|conviene|ci (?:rientro|guadagno|perdo)/;
const ASKS_WHOLE =
  /quanto (?:\p{L}+ ){0,2}(?:spend\w*|pag\w*|cost\w*|incass\w*|fattur\w*|vien\w*|fa\b|fanno|ricav\w*|entra|prend\w*|dare|do|porto|tiro)|totale|in tutto|spesa (?:annua|mensile|totale)|incass\w*|fatturat\w*|how much/u;
const YEAR = /all'anno|in un anno|l'anno|annu[oai]|annual|a year|per year/;
const WEEKS_OF_MONTH = 433;

const behind = ({ folded }: Facts, { end }: Mention): string => folded.slice(end, end + 22);
const ahead = ({ folded }: Facts, { start }: Mention): string => folded.slice(Math.max(0, start - 22), start);

const PER_ONE =
  /^\s*(?:€|euro)?\s*(?:a|al|per|ogni|l'|all'|cad\w*|each)\s*(?:un[oa]?\b|pezz\w*|pacc\w*|person\w*|testa|copert\w*|nott\w*|chil\w*|kg|litr\w*|metr\w*|mq|scatol\w*|bottigli\w*|or[ae]\b|consegn\w*|lezion\w*|sedut\w*|cena|pranzo|client\w*|camer\w*|\p{L}+\b)/u;

/** The amount that is of one: an hour, a day, a piece. */
const isEach = (facts: Facts, mention: Mention): boolean =>
  isAmount(mention) &&
  (mention.role === 'price' ||
    mention.period === 'hour' ||
    mention.period === 'day' ||
    (mention.period === null && mention.unit === 'money' && PER_ONE.test(behind(facts, mention))) ||
    (mention.period === null &&
      /\ba (?:pacco|pezzo|notte|testa|persona|chilo|ora|consegna|cliente)\b/.test(behind(facts, mention))));

/** A share of what is counted or taken in that stays, in basis points; `null` where it is not sure. */
const keptShare = (facts: Facts, { role, value, ...mention }: Mention): number | null => {
  const around = `${ahead(facts, { role, value, ...mention })}|${behind(facts, { role, value, ...mention })}`;
  if (role === 'occupancy' || /ne fattur\w* |solo il |riempi|occup|fatturabil/.test(around)) return value;
  if (
    role === 'costRate' ||
    role === 'discountRate' ||
    /commission|tratt[ie]*n|si (?:tien|prend)|scont/.test(around)
  )
    return 10_000 - value;
  return role === 'marginRate' ? value : null;
};

const figureOf = (mention: Mention): Figure => ({
  name: mention.unit === 'hours' ? 'soldHours' : mention.unit === 'days' ? 'openDays' : 'count',
  value: Math.round(mention.value),
  unit: 'hundredths',
  ...(mention.noun === undefined || mention.noun === '' ? {} : { label: mention.noun }),
});

/**
 * Amounts of one thing times all that is counted, less or more what stands beside it: for questions that no other sum has the words of.
 * Nothing may be left over, and nothing may be unsure.
 */
export const chainSolver: Solver = {
  name: 'chain',
  wanted: new RegExp(`${ASKS_LEFT.source}|${ASKS_WHOLE.source}|\\bprezzo\\b|quanto chied`, 'u'),
  solve(facts) {
    const question = questionOf(facts.folded);
    const isLeft = ASKS_LEFT.test(question);
    const isPriced =
      /prezzo (?:minimo|giusto|finale)|che prezzo|quanto (?:chiedo|devo chiedere|lo faccio pagare)/.test(
        question,
      ) && facts.mentions.some((each) => isAmount(each) && each.period === 'hour');
    if (!isLeft && !isPriced && !ASKS_WHOLE.test(question)) return null;
    if (/\biva\b|\brata\b|tasso|forf?fett|mutuo|prestit/.test(facts.folded)) return null;
    const eaches = facts.mentions.filter((each) => isEach(facts, each));
    // Beside hours, and where a price is asked for, a cost is added; of what is earned it is taken off.
    const cost =
      isLeft && !eaches.some(({ period }) => period === 'hour')
        ? facts.mentions.find((each) => each.role === 'unitCost' && isAmount(each))
        : undefined;
    const [price, other] = eaches.filter((each) => each !== cost);
    if (!price || other) return null;
    // What is left of a cost is nothing that anybody asks for: the other amount is what comes in.
    if (isLeft && (price.role === 'unitCost' || price.role === 'costLine' || price.role === 'fixedTotal'))
      return null;
    const counts = facts.mentions.filter(
      ({ unit, noun }) =>
        unit === 'pieces' ||
        unit === 'hours' ||
        unit === 'people' ||
        (unit === 'days' && noun !== 'settimane'),
    );
    const shares = facts.mentions.filter(({ unit }) => unit === 'percent');
    const rest = facts.mentions.filter(
      (each) => each !== price && each !== cost && !counts.includes(each) && !shares.includes(each),
    );
    // "Due operai 4 giorni a 130 l'uno": an amount of each of something else than what is sold.
    const isOfOthers = (each: Mention): boolean =>
      /^ ?(?:€|euro)? ?(?:l'un[oa]|ciascun|a testa|cad)/.test(behind(facts, each)) ||
      counts.some(
        ({ end }) =>
          end < each.start && /^\s*(?:a|da|per|x) (?:€ ?)?$/.test(facts.folded.slice(end, each.start)),
      );
    if (rest.some(isOfOthers)) return null;
    // "20 bici, ne escono 14": a count without its noun, no money to add.
    if (rest.some((each) => each.unit === 'plain' && /\bne \p{L}+ $/u.test(ahead(facts, each)))) return null;
    // Hours of one and hours of a day are divided, and never multiplied.
    if (counts.filter(({ unit }) => unit === 'hours').length > 1) return null;
    // "3 camere per 18 notti" multiply; "80 sciarpe … ne spedisco 45" do not.
    const [first, second] = counts.filter(({ unit }) => unit === 'pieces');
    if (
      first &&
      second &&
      !/^\s*(?:al mese |alla settimana )?(?:per|x|×|con|da|di|in)\s*$/.test(
        facts.folded.slice(first.end, second.start),
      )
    )
      return null;
    if (counts.length === 0 || counts.length > 3 || shares.length > 2) return null;
    if (price.period === 'hour' && !counts.some(({ unit }) => unit === 'hours')) return null;
    const isDaily =
      price.period === 'day' || counts.some(({ period, unit }) => period === 'day' && unit !== 'days');
    if (
      isDaily &&
      !counts.some(({ unit }) => unit === 'days') &&
      !/al giorno|a sera|giornalier/.test(question)
    )
      return null;
    if (
      rest.some(
        (each) =>
          !isAmount(each) ||
          each.period === 'year' ||
          (each.role === null && each.unit === 'plain') ||
          each.role === 'wantedIncome' ||
          each.role === 'cash',
      )
    )
      return null;
    // "Vasetto 1,10, etichetta 0,25" beside what sells at 14: of each of them or of all, and nothing tells which.
    const standing: readonly (string | null)[] = ['costLine', 'fixedTotal', 'upfront', 'outgoings'];
    if (
      isLeft &&
      rest.some((each) => !standing.includes(each.role) && each.period === null && each.value < price.value)
    )
      return null;
    const whole = money('each', price.value);
    const spent = cost && money('unitCost', cost.value);
    const one = spent ? money('contribution', price.value - spent.value) : whole;
    const steps: CalculationStep[] = spent ? [step(one, whole, '−', spent)] : [];
    const weekly = counts.some(({ period }) => period === 'week') && !/a settimana|settimanal/.test(question);
    const yearly = YEAR.test(question) && counts.some(({ period }) => period === 'month');
    const factors: Figure[] = [
      ...counts.map(figureOf),
      ...(weekly ? [{ name: 'weeks', value: WEEKS_OF_MONTH, unit: 'hundredths' } as const] : []),
      ...(yearly ? [{ name: 'months', value: 1_200, unit: 'hundredths' } as const] : []),
    ];
    let value = one.value;
    for (const factor of factors) value = timesDividedBy(value, factor.value, 100);
    const results: Figure[] = [];
    for (const share of shares) {
      const part = keptShare(facts, share);
      if (part === null) return null;
      results.push(percent(part === share.value ? 'share' : 'receivedShare', part));
      value = shareOf(value, part);
    }
    const sum = money('sum', value);
    steps.push(
      step(sum, one, ...[...factors, ...results].flatMap((factor): (Figure | '×')[] => ['×', factor])),
    );
    const beside = rest.map((each): Figure => ({
      ...money('part', each.value),
      ...(each.label === '' ? {} : { label: each.label }),
    }));
    const added = beside.reduce((total, each) => total + each.value, 0);
    const result = isLeft
      ? money('profit', sum.value - added)
      : money(beside.length > 0 ? 'total' : 'sum', sum.value + added);
    if (beside.length > 0)
      steps.push(
        step(result, sum, ...beside.flatMap((each): (Figure | '−' | '+')[] => [isLeft ? '−' : '+', each])),
      );
    else if (isLeft) steps.push(step(result, sum));
    return {
      state: 'done',
      kind: 'percentage',
      calculated: calculated('percentage', {
        inputs: [
          whole,
          ...(spent ? [spent] : []),
          ...counts.map(figureOf),
          ...shares.map((each) => percent('share', each.value)),
          ...beside,
        ],
        result: [result, ...(beside.length > 0 ? [sum] : [])],
        steps:
          beside.length === 0 && isLeft
            ? steps.slice(0, -1).map((each) => (each.result === sum ? { ...each, result } : each))
            : steps,
        ...(isLeft ? { notes: ['before-tax-and-pay'] } : {}),
      }),
    };
  },
};
