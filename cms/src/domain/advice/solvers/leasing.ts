import type { Calculated, Figure } from '../../../contract';
import { shareOf } from '../../finance/exact';
import { leasingInstalment, leasingTotal } from '../../finance/leasing';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';

const before = ({ folded }: Facts, { start }: Mention): string =>
  folded.slice(Math.max(0, start - 32), start);

const AT_THE_END = /riscatt\w*|final[ei]|maxirata/;

/** "48 canoni da 560", "159 al mese per 60 mesi": what is paid each time. */
const instalmentBeside = ({ folded, mentions }: Facts, number: Mention): Mention | null => {
  const at = mentions.indexOf(number);
  const [ahead, behind] = [mentions[at - 1], mentions[at + 1]];
  if (
    behind &&
    isAmount(behind) &&
    /^\s*(?:mensili |mensilita )?(?:da|di|a|x|per|×)\s*(?:€\s*)?$/.test(
      folded.slice(number.end, behind.start),
    )
  )
    return behind;
  return ahead &&
    isAmount(ahead) &&
    ahead.period === 'month' &&
    /^\s*(?:€|euro)?\s*(?:al|ogni) mese (?:per|x) $/.test(folded.slice(ahead.end, number.start))
    ? ahead
    : null;
};

const ASKS_EXTRA = /\bquant[oa]\b[^?]*\b(?:in piu|di piu|interess\p{L}*)/u;
/** "Quanto pago in più?": what is paid above the price comes first. */
const extraFirst = (calculated: Calculated, folded: string): Calculated => {
  if (!calculated.ok || !ASKS_EXTRA.test(questionOf(folded))) return calculated;
  const { calculation } = calculated;
  const isExtra = ({ name }: Figure): boolean => name === 'interest';
  return {
    ok: true,
    calculation: {
      ...calculation,
      result: [...calculation.result.filter(isExtra), ...calculation.result.filter((each) => !isExtra(each))],
    },
  };
};

/** What instalments that are known already cost in all. */
export const leasingTotalSolver: Solver = {
  name: 'leasing-total',
  wanted:
    /(?:canon[ei]|rat[ae])\b.*(?:in tutto|totale|complessiv|quanto (?:l[oa] |l'|mi |ci |ne )?(?:ho |avro |vengo a |viene a )?(?:spend|pag|cost|vien)\p{L}*)|(?:in tutto|totale|quanto (?:spendo|pago|costa)).*(?:canon[ei]|rat[ae])\b|\brate da\b.*(?:subito|contanti|tutto insieme|in una volta)|\b(?:leasing|noleggio|rate|canone)\b.*quanto (?:\p{L}+ ){0,3}(?:in|di) piu\b/u,
  solve(facts) {
    const number = facts.mentions.find(
      ({ unit, noun = '', value }) => (unit === 'months' || /canon|rat[ae]/.test(noun)) && value >= 200,
    );
    const instalment = number && instalmentBeside(facts, number);
    if (!number || !instalment) return null;
    const rest = facts.mentions.filter((each) => each !== number && each !== instalment);
    const first = rest.find(
      (each) =>
        !AT_THE_END.test(before(facts, each)) &&
        (/maxi\w*|anticip\w*|primo canone|acconto/.test(before(facts, each)) ||
          each.role === 'downPayment' ||
          /^ ?(?:€|euro)? ?subito\b/.test(facts.folded.slice(each.end))),
    );
    const redemption = rest.find((each) => each !== first && AT_THE_END.test(before(facts, each)));
    const price = rest.find((each) => each !== first && each !== redemption && isAmount(each));
    const amountOf = (each: Mention | undefined): number | null => {
      if (!each) return 0;
      if (each.unit !== 'percent') return each.value;
      return price ? shareOf(price.value, each.value) : null;
    };
    const [start, end] = [amountOf(first), amountOf(redemption)];
    if (start === null || end === null || facts.mentions.some((each) => each.role === 'annualRate'))
      return null;
    return {
      state: 'done',
      kind: 'percentage',
      calculated: extraFirst(
        leasingTotal({
          first: start,
          instalment: instalment.value,
          times: Math.round(number.value / 100),
          redemption: end,
          ...(price ? { price: price.value } : {}),
          rates: {
            ...(first?.unit === 'percent' ? { first: first.value } : {}),
            ...(redemption?.unit === 'percent' ? { redemption: redemption.value } : {}),
          },
        }),
        facts.folded,
      ),
    };
  },
};

/** What an instalment of a lease is, from its rate. */
export const leasingInstalmentSolver: Solver = {
  name: 'leasing-instalment',
  wanted: /\bleasing\b|\briscatt\w*/,
  solve(facts) {
    const { mentions, folded } = facts;
    const rates = mentions.filter(
      (each) =>
        each.unit === 'percent' && !/riscatt|anticip|maxi|finale/.test(before(facts, each).slice(-22)),
    );
    const rate =
      rates.find(({ role }) => role === 'annualRate') ?? (rates.length === 1 ? rates[0] : undefined);
    const term = mentions.find(({ unit }) => unit === 'months');
    if (!rate || !term || !/canon[ei]|rat[ae]\b|quanto/.test(folded)) return null;
    const near = (pattern: RegExp) =>
      mentions.find(
        (each) => each !== rate && each !== term && pattern.test(before(facts, each).replace(/^.*[,;]/s, '')),
      );
    const first = near(/maxi\w*|anticip\w*|primo canone|acconto/);
    const redemption = near(/riscatt\w*|finale|maxirata/);
    const rest = mentions.filter((each) => ![rate, term, first, redemption].includes(each));
    const [price, other] = rest;
    if (!price || other || !isAmount(price)) return null;
    const amountOf = (each: Mention | undefined): number =>
      each === undefined ? 0 : each.unit === 'percent' ? shareOf(price.value, each.value) : each.value;
    return {
      state: 'done',
      kind: 'instalments',
      calculated: leasingInstalment({
        price: price.value,
        first: amountOf(first),
        redemption: amountOf(redemption),
        annualRate: rate.value,
        months: Math.round(term.value / 100),
        rates: {
          ...(first?.unit === 'percent' ? { first: first.value } : {}),
          ...(redemption?.unit === 'percent' ? { redemption: redemption.value } : {}),
        },
      }),
    };
  },
};
