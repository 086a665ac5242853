import { cashOverMonths } from '../../finance/cash-months';
import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { perMonth } from './fixed-costs';

const MONTH =
  /^ ?(?:€ ?|euro )?(?:a|in|di|ad|per) (gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/;
const ONCE = /^ ?(?:€ ?|euro )?(?:\p{L}+ ){0,3}(?:una (?:volta|tantum)|un'unica volta|tutti insieme)/u;
const MOST_MONTHS = 24;

/** "4.000 a gennaio, 5.000 a febbraio". */
const byMonth = ({ folded, mentions }: Facts): { label: string; value: number; mention: Mention }[] =>
  mentions.flatMap((mention) => {
    const label = MONTH.exec(folded.slice(mention.end, mention.end + 24))?.[1];
    return label !== undefined && isAmount(mention) ? [{ label, value: mention.value, mention }] : [];
  });

/** "Entro 4 mesi incasso 5.000 una volta": nothing but that comes in, in the last of them. */
const onceWithin = (facts: Facts): { label: string; value: number; mention: Mention }[] => {
  const once = facts.mentions.find(
    (each) => isAmount(each) && ONCE.test(facts.folded.slice(each.end, each.end + 40)),
  );
  const term = facts.mentions.find(({ unit }) => unit === 'months');
  const count = Math.round((term?.value ?? 0) / 100);
  if (!once || count < 1 || count > MOST_MONTHS) return [];
  return Array.from({ length: count }, (_, at) => ({
    label: `mese ${at + 1}`,
    value: at === count - 1 ? once.value : 0,
    mention: once,
  }));
};

/** Whether the cash lasts through months that are told one by one. */
export const cashMonthsSolver: Solver = {
  name: 'cash-months',
  wanted: /\bcassa\b|in banca|sul conto|liquidita/,
  solve(facts) {
    const cash = lastOf(facts, 'cash');
    const outgoings = lastOf(facts, 'outgoings') ?? lastOf(facts, 'fixedTotal');
    if (!cash || !outgoings) return null;
    const named = byMonth(facts);
    const incomings = named.length >= 2 ? named : onceWithin(facts);
    const used = new Set([cash, outgoings, ...incomings.map(({ mention }) => mention)]);
    if (incomings.length === 0 || facts.mentions.some((each) => isAmount(each) && !used.has(each)))
      return null;
    return {
      state: 'done',
      kind: 'cash-months',
      calculated: cashOverMonths({ cash: cash.value, outgoings: perMonth(outgoings), incomings }),
    };
  },
};
