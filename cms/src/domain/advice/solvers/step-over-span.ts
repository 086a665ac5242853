import { timesDividedBy } from '../../finance/exact';
import { calculated, count, money, step } from '../../finance/figures';
import type { Mention, Period } from '../mention';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';

const ASKS_DIFFERENCE =
  /\b(?:quanto|cosa|che)\b.*\b(?:in (?:piu|meno)|di (?:piu|meno)|differenza|risparmi\p{L}*|perd\p{L}*)/u;
/** "Da 1.150 a 1.310". */
const FROM_TO = /\bda (?:€ ?)?$/u;
const TO = /^(?: ?(?:€|euro))?(?: al mese| all'anno)? a (?:€ ?)?$/u;
/** How many of each span make a year. */
const OF_YEAR: Readonly<Partial<Record<Period, number>>> = {
  month: 12,
  year: 1,
  week: 52,
  quarter: 4,
  'two-months': 6,
  'half-year': 2,
};
const MONTHS_OF_YEAR = 12;

/** "Il canone passa da 1.150 a 1.310 al mese: quanto in più in tre anni?": the difference over the span that is asked for. */
export const stepOverSpanSolver: Solver = {
  name: 'step-over-span',
  wanted: /\b(?:pass|sal|scend|aument|cal|port|abbass|alz|va)\p{L}* (?:\p{L}+ ){0,4}?da (?:€ ?)?\d/u,
  solve({ folded, mentions }) {
    const question = questionOf(folded);
    const amounts = mentions.filter(isAmount);
    const [before, after, other] = amounts;
    const term = mentions.find(({ unit }) => unit === 'months');
    if (!before || !after || other || mentions.length !== (term ? 3 : 2)) return null;
    if (!FROM_TO.test(folded.slice(0, before.start)) || !TO.test(folded.slice(before.end, after.start)))
      return null;
    const period = after.period ?? before.period;
    const each = period ? OF_YEAR[period] : undefined;
    const isYear = /\b(?:all'|l'|in un |per )anno\b|\bannu/.test(question);
    if (!ASKS_DIFFERENCE.test(question) || each === undefined || (!term && !isYear)) return null;
    const [old, now] = [money('beforeAmount', before.value), money('afterAmount', after.value)];
    const isMore = after.value >= before.value;
    const difference = money('change', Math.abs(after.value - before.value));
    const times = timesOf(each, term);
    if (times === null) return null;
    const spans = count('spans', times);
    const total = money('moreOverSpan', timesDividedBy(difference.value, times, 1));
    return {
      state: 'done',
      kind: 'percentage',
      calculated: calculated('percentage', {
        inputs: [old, now],
        result: [isMore ? total : { ...total, name: 'lessOverSpan' }, difference],
        steps: [
          isMore ? step(difference, now, '−', old) : step(difference, old, '−', now),
          step(total, difference, '×', spans),
        ],
      }),
      parts: term ? [{ name: 'months', value: Math.round(term.value / 100), unit: 'months' }] : [],
    };
  },
};

/** How often the amount recurs in the span; `null` where it does not go into it evenly. */
const timesOf = (eachYear: number, term: Mention | undefined): number | null => {
  const times = term ? (eachYear * term.value) / (MONTHS_OF_YEAR * 100) : eachYear;
  return Number.isInteger(times) && times > 0 ? times : null;
};
