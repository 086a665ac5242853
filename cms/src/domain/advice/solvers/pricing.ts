import { questionOf } from '../question';
import type { Calculated } from '../../../contract';
import { margin, marginOfMarkUp, markUpOfMargin, priceFromMargin } from '../../finance/margin';
import { calculated, money, percent, step } from '../../finance/figures';
import { discountEffect, priceChange } from '../../finance/price-effects';
import { costLimit, priceFromCostShare, priceFromGain, priceFromMarkUp } from '../../finance/pricing';
import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { taxTradeOf } from '../tax-trades';
import { removeVat, withVat } from '../../finance/vat';
import { unitCostOf } from './unit-cost';
import { isVatIncluded, vatRateOf } from './vat';
import { withItemsMarkedUp } from './marked-up-items';
import { clauseOf } from '../quantities/around';

const figuresOf = (parts: readonly Mention[]) =>
  parts.length > 1 ? parts.map(({ value, label }) => ({ ...money('costLine', value), label })) : [];

const OF_LOSS = /\bbutt|scart|\bperd|\bromp|\brott|invendut|avanz|va(?:nno)? a male|\bmuo(?:re|iono)/;
/** The rate that was wanted: the only percentage may lack its word. */
const wantedRate = (facts: Facts, role: 'marginRate' | 'markUpRate' | 'costRate'): Mention | undefined => {
  const rates = facts.mentions.filter(({ unit }) => unit === 'percent');
  const [only, other] = rates;
  // "Ne butto il 10 %": what is lost is no margin.
  const isPlain = only?.role === null && !other && !OF_LOSS.test(clauseOf(facts, only));
  return lastOf(facts, role) ?? (isPlain ? only : undefined);
};

/** "3x2": three for the price of two is a third off, in basis points. */
const bundleRateOf = ({ folded }: Facts): Mention | undefined => {
  const match = /\b([2-9]) ?x ?([1-9])\b/.exec(folded);
  const [taken, paid] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
  if (!match || paid >= taken || !/promo|offert|scont|paghi|prendi/.test(folded)) return undefined;
  return {
    value: Math.round(((taken - paid) * 10_000) / taken),
    unit: 'percent',
    start: match.index,
    end: match.index + match[0].length,
    period: null,
    role: 'discountRate',
    label: '',
  };
};

/** "Che sconto è un 3x2?": the share that goes off every piece. */
const bundleDiscount = (rate: number): Calculated => {
  const share = percent('discountRate', rate);
  return calculated('percentage', {
    inputs: [],
    result: [share, percent('paidShare', 10_000 - rate)],
    steps: [step(share, percent('whole', 10_000), '−', percent('paidShare', 10_000 - rate))],
  });
};

/** What a discount does. */
export const discountSolver: Solver = {
  name: 'discount',
  wanted:
    /scont\w*|ribass\w*|\b(?:tolg\w*|togli(?:ere|endo|essi|amo)) (?:il|un|l')|abbuon\w*|\bdiscount|\bsald[oi]\b|promo\w*|[−-] ?\d+ ?(?:%|per ?cento)|% off|(?:vuole|chiede|pretende)\w* .{0,16}(?:in )?meno|\d ?(?:%|per ?cento) in meno/,
  solve(facts) {
    const rate = lastOf(facts, 'discountRate') ?? lastOf(facts, 'dropRate') ?? bundleRateOf(facts);
    const amounts = facts.mentions.filter(isAmount).sort((a, b) => b.value - a.value);
    const price =
      lastOf(facts, 'price') ??
      (amounts.length > 1 || rate?.role === 'discountRate' ? amounts[0] : undefined);
    const share = lastOf(facts, 'marginRate');
    if (rate && share && !price)
      return {
        state: 'done',
        kind: 'price-change',
        calculated: priceChange({ price: 10_000, cost: 10_000 - share.value, changeRate: -rate.value }),
      };
    if (rate && facts.mentions.length === 0)
      return { state: 'done', kind: 'percentage', calculated: bundleDiscount(rate.value) };
    if (facts.mentions.length === 0)
      return { state: 'asks', kind: 'discount', missing: ['price', 'unitCost', 'discountRate'] };
    if (!rate || !price) return null;
    const cost = unitCostOf({ ...facts, mentions: facts.mentions.filter((each) => each !== price) });
    const units = facts.mentions.find(({ unit }) => unit === 'pieces');
    return {
      state: 'done',
      kind: 'discount',
      calculated: discountEffect({
        price: price.value,
        discountRate: rate.value,
        ...(cost ? { cost: cost.total } : {}),
        ...(/(?:\+|piu|con) (?:l')?iva|iva esclusa/.test(facts.folded)
          ? {
              vatRate: vatRateOf({ ...facts, mentions: facts.mentions.filter((each) => each !== rate) }).rate,
            }
          : {}),
        ...(units && cost && /quant[ie]/.test(facts.folded) ? { units: Math.round(units.value / 100) } : {}),
      }),
    };
  },
};

/** "Ricarico 80 %: che margine è?" and the other way round, without an amount. */
export const ratesSolver: Solver = {
  name: 'rates',
  wanted: /ricaric\w*.*margin\w*|margin\w*.*ricaric\w*|mark.?up.*margin|margin.*mark.?up/,
  solve(facts) {
    const [rate, ...others] = facts.mentions;
    if (!rate || others.length > 0 || rate.unit !== 'percent') return null;
    return {
      state: 'done',
      kind: 'percentage',
      calculated:
        rate.role === 'markUpRate'
          ? marginOfMarkUp({ markUp: rate.value })
          : markUpOfMargin({ marginRate: rate.value }),
    };
  },
};

/** A price that shall hold VAT: "iva inclusa", "più iva, prezzo finale". */
const WANTS_VAT =
  /(?:iva (?:inclusa|compresa|dentro)|con (?:l')?iva|ivat[oa]|(?:piu|\+|poi) (?:l')?iva|\biva al \d|aggiung\w* (?:l')?iva|plus vat|including vat|with vat)/;

/** Prices from what is wanted of them, and the margin of a price that stands. */
export const marginSolver: Solver = {
  name: 'margin',
  wanted:
    /margin\w*|ricaric\w*|mark.?up|guadagn\w*|profit\w*|(?:food|drink|beverage) ?cost|mi (?:rest|riman)\w*|a (?:quanto|che prezzo)|che prezzo|quanto (?:la|lo|li|le) (?:metto|vendo|faccio)|prezzo (?:in carta|di vendita|minimo|giusto|al pubblico)|quanto (?:devo|dovrei|posso) (?:chieder|farmi pagar|farl[oaie] pagar|far pagar)\w*|ci ricavo|prezzo/,
  solve(facts) {
    // "Un tavolo lo fatturo 1.250": what one job is billed is its price.
    const stated = lastOf(facts, 'price') ?? billedOf(facts);
    const cost = unitCostOf({ ...facts, mentions: facts.mentions.filter((each) => each !== stated) });
    if (bundleRateOf(facts)) return null;
    // A cost of a month beside a price of a piece is another sum.
    if (stated && cost && cost.total > 4 * stated.value) return null;
    if (facts.mentions.some(({ role }) => role === 'fixedTotal' || role === 'wantedIncome')) return null;
    const isWithVat = stated !== undefined && isVatIncluded(facts.folded);
    const { rate: vatRate } = vatRateOf(facts);
    const removed = isWithVat ? removeVat({ gross: stated.value, rate: vatRate }) : null;
    const net = removed?.ok ? removed.calculation.result[0]?.value : undefined;
    const price = stated && net !== undefined ? { ...stated, value: net } : stated;
    // A mark-up of one line of several is of no other line.
    const markUp = withItemsMarkedUp(facts).items.length === 0 ? wantsMarkUp(facts) : undefined;
    // The customer's price: with VAT, where the message says so.
    const forCustomer = (found: Calculated): Calculated =>
      WANTS_VAT.test(facts.folded) ? withVat(found, vatRate) : found;
    if (markUp && cost)
      return {
        state: 'done',
        kind: 'price-from-mark-up',
        parts: figuresOf(cost.parts),
        calculated: forCustomer(priceFromMarkUp({ cost: cost.total, markUp: markUp.value })),
      };
    const share = lastOf(facts, 'costRate');
    if (share && cost && /(?:food|drink|beverage) ?cost|incidenz|materi/.test(facts.folded)) {
      const platedRate = /food|drink|piatt|menu|carta|cocktail|ristorant|pizz|bar\b/.test(facts.folded)
        ? (taxTradeOf(facts.folded)?.vatRate ?? 1_000)
        : undefined;
      return {
        state: 'done',
        kind: 'price-from-cost-share',
        parts: figuresOf(cost.parts),
        calculated: priceFromCostShare({
          cost: cost.total,
          costRate: share.value,
          ...(platedRate === undefined ? {} : { vatRate: platedRate }),
        }),
      };
    }
    const rate = wantedRate(facts, 'marginRate');
    const isOfPrice =
      rate?.role === 'marginRate' ||
      /prezz|vend|margin|guadagn|chied|\bquanto l[aoie] |rest/.test(facts.folded);
    if (rate && cost && !price && isOfPrice)
      return {
        state: 'done',
        kind: 'price-from-margin',
        parts: figuresOf(cost.parts),
        calculated: forCustomer(priceFromMargin({ cost: cost.total, marginRate: rate.value })),
      };
    const gain = lastOf(facts, 'marginAmount');
    if (
      gain &&
      cost &&
      // Without a question two amounts are a tale: "mi restano 8-10 chili di pane".
      /\?|quant|prezz|vend|a che\b|metto|chied/.test(facts.folded) &&
      !price &&
      !rate &&
      cost.parts.every(({ role }) => role !== 'costLine') &&
      !/quant[ei] \p{L}/u.test(facts.folded)
    )
      return {
        state: 'done',
        kind: 'percentage',
        parts: figuresOf(cost.parts),
        calculated: priceFromGain({
          cost: cost.total,
          gain: gain.value,
          ...(/\biva\b/.test(facts.folded) && !/senza iva|iva esclusa/.test(facts.folded)
            ? { vatRate: vatRateOf(facts).rate }
            : {}),
        }),
      };
    if (price && cost)
      return {
        state: 'done',
        kind: 'margin',
        parts: figuresOf(cost.parts),
        ...(isWithVat ? { notes: ['vat-rate-assumed'] } : {}),
        calculated: margin({ cost: cost.total, price: price.value }),
      };
    return missingOf(facts, {
      hasPrice: price !== undefined,
      hasCost: cost !== null,
      hasRate: rate !== undefined,
    });
  },
};

const billedOf = (facts: Facts): Mention | undefined => {
  const billed = lastOf(facts, 'revenue');
  return billed?.period === null &&
    /fattur|incass|ricav|pag/.test(facts.folded.slice(Math.max(0, billed.start - 24), billed.start)) &&
    !facts.mentions.some(
      ({ role, period }) => role === 'fixedTotal' || role === 'costLine' || period !== null,
    )
    ? billed
    : undefined;
};

const wantsMarkUp = (facts: Facts): Mention | undefined =>
  (lastOf(facts, 'markUpRate') ?? /ricaric|mark.?up/.test(facts.folded)) && !lastOf(facts, 'price')
    ? wantedRate(facts, 'markUpRate')
    : undefined;

const missingOf = (
  facts: Facts,
  { hasPrice, hasCost, hasRate }: { hasPrice: boolean; hasCost: boolean; hasRate: boolean },
): Solution | null => {
  if (facts.mentions.length === 0)
    return { state: 'asks', kind: 'price-from-margin', missing: ['cost', 'marginRate'] };
  if (hasRate && !hasCost) return { state: 'asks', kind: 'price-from-margin', missing: ['cost'] };
  if (hasPrice) return { state: 'asks', kind: 'margin', missing: ['cost'] };
  if (hasCost) return { state: 'asks', kind: 'price-from-margin', missing: ['marginRate'] };
  return null;
};

/** "Quanto posso spendere di ingredienti?": the most that a piece may cost at a price and a share. */
export const costLimitSolver: Solver = {
  name: 'cost-limit',
  wanted:
    /quanto (?:posso|possiamo|dovrei|potrei) (?:spender|pagar)\w*|cost[oi] massim\w*|quanto (?:deve|dovrebbe|puo) costar\w*|al massimo (?:mi )?(?:deve|puo) costare|how much can i spend/,
  solve(facts) {
    const price = lastOf(facts, 'price');
    const share = lastOf(facts, 'costRate');
    const margin = lastOf(facts, 'marginRate');
    if (!price || (!share && !margin)) return null;
    // To win a customer is paid for out of all that he will buy, and not out of one price.
    if (/client/.test(facts.folded) && /acquisi\w*|conquist\w*/.test(questionOf(facts.folded))) return null;
    const rate = share?.value ?? 10_000 - (margin?.value ?? 0);
    const isWithVat = isVatIncluded(facts.folded);
    const removed = isWithVat ? removeVat({ gross: price.value, rate: vatRateOf(facts).rate }) : null;
    const net = removed?.ok ? (removed.calculation.result[0]?.value ?? price.value) : price.value;
    return {
      state: 'done',
      kind: 'percentage',
      notes: isWithVat ? ['vat-rate-assumed'] : ['net-of-vat'],
      calculated: costLimit({ price: net, costRate: rate }),
    };
  },
};
