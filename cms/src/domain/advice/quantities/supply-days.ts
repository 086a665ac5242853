import { count, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import type { Facts } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, hundredths, solved } from './around';

const ASKS =
  /quant[ei] (?:giorni|settimane|mesi)|quanto (?:\p{L}+ ){0,2}(?:dur\w*|bast\w*)|per quanto|how (?:long|many days)/u;
const USES =
  /\bus(?:o|iamo|a)\b|consum\w*|\bvend\w*|mi (?:serv|part)\w*|\bfacci\w*|adoper\w*|ne (?:va|vanno)|\buse\b/;
const STORED =
  /magazzin\w*|scort\w*|\bne (?:ho|abbiamo|tengo|restano|ho ancora)\b|giacen\w*|\btengo\b|ho ancora|rimast\w*|dispens\w*|in stock/;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const isThing = ({ unit }: Mention): boolean => unit === 'pieces' || unit === 'plain' || unit === 'people';
const storedIn = (facts: Facts, mention: Mention): boolean =>
  mention.period === null && (mention.role === 'stock' || STORED.test(clauseOf(facts, mention)));

/** "12 kg al giorno e ne ho 180": how many days what lies there lasts at what is used. A month is taken as 30 days. */
export const supplyDaysSolver: Solver = {
  name: 'supply-days',
  wanted: ASKS,
  solve(facts) {
    if (!ASKS.test(questionOf(facts.folded)) || facts.mentions.length !== 2) return null;
    if (/€|\beuro\b|\bcassa\b|spes[ae]|\bsoldi\b|incass|rientr/.test(facts.folded)) return null;
    const used = facts.mentions.find(
      (each) =>
        isThing(each) &&
        each.period !== null &&
        DAYS[each.period] !== undefined &&
        USES.test(clauseOf(facts, each)),
    );
    const stored = facts.mentions.find((each) => each !== used && isThing(each) && storedIn(facts, each));
    const span = used?.period ? DAYS[used.period] : undefined;
    // Something must be counted in a unit: two bare numbers may be money.
    if (!used || !stored || !span || used.value <= 0 || !(used.unit === 'pieces' || stored.unit === 'pieces'))
      return null;
    const [stock, use, days] = [
      hundredths('stockUnits', stored.value, used.noun ?? ''),
      hundredths('usedUnits', used.value, ''),
      count('daysOfSpan', span),
    ];
    const lasts = count('stockDays', Math.floor((stored.value * span) / used.value));
    return solved({
      inputs: [stock, use],
      result: [lasts],
      steps: [step(lasts, stock, '÷', use, ...(span > 1 ? (['×', days] as const) : []))],
    });
  },
};
