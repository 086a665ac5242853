import type { CalculationStep, Figure } from '../../../contract';
import { shareOf } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import { vatPeriod } from '../../finance/cash';
import { addVat, removeVat } from '../../finance/vat';
import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { questionOf } from '../question';
import { taxTradeOf } from '../tax-trades';
import { vatRateOfGoods } from '../vat-of-goods';

const ORDINARY = 2_200;
const RATES = [400, 500, 1_000, 2_200];

/** "Intendevo 75 IVA esclusa", after a price that held it: what is said last stands. */
const isCorrectedToNet = (folded: string): boolean => {
  const [, ...further] = folded.split('\n');
  const last = further.filter((line) => /\biva\b/.test(line)).at(-1) ?? '';
  return /\biva (?:e )?esclus|piu iva|senza iva/.test(last) && !/compres|inclus|ivat/.test(last);
};

/** Whether a price is told with its VAT: "61 euro, iva al 22 compresa". */
export const isVatIncluded = (folded: string): boolean =>
  !isCorrectedToNet(folded) &&
  /\bgia con (?:l')?iva\b|\biva(?: (?:al |del )?\d+ ?(?:%|per ?cento)?)? ?(?:gia )?(?:inclus|compres|dentro)|\bivat[oaie]\b|(?:compres|inclus)\w* (?:di )?(?:l')?iva|\bvat inclu/.test(
    folded,
  );

/** The rate that was told, else that of the goods or of the trade, else the ordinary one. */
export const vatRateOf = (facts: Facts): { rate: number; isAssumed: boolean } => {
  const stated =
    lastOf(facts, 'vatRate') ??
    facts.mentions.find(
      ({ unit, value, role }) => unit === 'percent' && RATES.includes(value) && role !== 'discountRate',
    ) ??
    // "Iva su 480 al 10": a rate without its sign, after the amount.
    facts.mentions.find(
      ({ unit, value, start }, at) =>
        at > 0 &&
        unit === 'plain' &&
        RATES.includes(value) &&
        /\b(?:al|iva|del) $/.test(facts.folded.slice(Math.max(0, start - 5), start)),
    );
  if (stated) return { rate: stated.value, isAssumed: false };
  const rate = vatRateOfGoods(facts.folded) ?? taxTradeOf(facts.folded)?.vatRate ?? ORDINARY;
  return { rate, isAssumed: true };
};

const amountOf = (facts: Facts, rate: number): Mention | undefined =>
  facts.mentions.find(
    (each) =>
      isAmount(each) &&
      each.role !== 'vatRate' &&
      !(each.unit === 'plain' && each.value === rate && facts.mentions.length > 1),
  );

const INSIDE =
  /tutto (?:compreso|incluso|dentro)|(?:pagat|incassat|spes)[oie]\w*|al pubblico|\blord[oi]\b|iva compresa|scorpor\w*|(?:togli|tolg|leva|senza|nett|sottra|al netto|esclu).{0,30}\biva\b|\biva\b.{0,14}(?:inclus|compres|dentro|esclus)|how much vat (?:is )?(?:there )?in|vat in (?:it|this|that)|quanta iva c'e|iva (?:c'e|ci sta|ce) (?:in|su|dentro)|(?:c'e|ci sta|sta|e) dentro|dentro|\bivat[oaie]\b|di cui iva|scontrin\w*|imponibile di|(?:without|before|excluding|remove|take out|net of).{0,20}\bvat\b|\bvat\b.{0,10}(?:included|inclusive)|includ\w+ vat/;
const OUTSIDE =
  /\d(?:,\d+)? ?(?:€|euro)? ?(?:nett[oi]\b|di imponibile|imponibil[ei]\b)|(?:piu|\+|oltre|esclusa?) (?:l')?iva|iva esclusa|aggiung\w*|con (?:l')?iva|plus vat|add vat/;

/** What was taken at the till holds its VAT, unless it is told without it. */
const TAKEN_AT_TILL =
  /\b(?:in|della|dalla|alla|di) cassa\b|\bho (?:incassat|battut|vendut)\p{L}*|\bincass(?:o|i|at[oaie]|iamo)\b|\bcorrispettiv\p{L}*|\bscontrin\p{L}*|\bbancone?\b/u;
/** "Quanto è mio e quanto dello stato?": the amount is parted in two, nothing is added to it. */
const PARTS_AMOUNT =
  /\bquant\p{L}* (?:\p{L}+ ){0,3}(?:mi |a me )?(?:rest|riman)\p{L}*|\bquant\p{L}* (?:\p{L}+ ){0,2}(?:mi[oaei]|dello stato|al fisco|a me|in tasca)\b/u;

const IS_QUARTERLY = /\btrimestral\w*|\b(?:versa\w*|pag\w*) ogni (?:tre|3) mesi/;
/** Trades that pay every quarter by law, whatever they take, and without interest. */
const FREE_OF_INTEREST =
  /\b(?:benzinai\w*|distributor\w* (?:di )?(?:carburant\w*|benzina)|pompa di benzina|autotrasport\w*|camionist\w*|conto terzi|trasporto merci)\b/;
const NAMES_INTEREST = /\b1 ?(?:%|per ?cento)|\binteress\w*|maggiorazion\w*/;
/** Whether VAT is paid by the quarter, and with its interest; nothing where neither is told. */
const quarterlyOf = (folded: string): { quarterly?: 'with-interest' | 'free' } => {
  const isTold = IS_QUARTERLY.test(folded) || (/\btrimestre\b/.test(folded) && NAMES_INTEREST.test(folded));
  if (!isTold || WITHOUT_INTEREST.test(folded)) return {};
  return { quarterly: FREE_OF_INTEREST.test(folded) ? 'free' : 'with-interest' };
};

const CARRIED =
  /credit\w*[^,;.?!\d]{0,24}\b(?:prima|precedente|scors[oa]|passat[oa]|riportat\w*|vecchio|dell'anno)\b|\b(?:avanz\w*|riport\w*|residu\w*|rest\w*)[^,;.?!\d]{0,24}\bcredit|\bcredit\w* (?:riportat|residu|precedent|pregress)\w*/;
/** "Avevo 310 a credito dal trimestre prima": what the period before has left. */
const carriedOf = ({ folded, mentions }: Facts): Mention | undefined =>
  mentions.find((each, at) => {
    const before = folded.slice(Math.max(mentions[at - 1]?.end ?? 0, each.start - 48), each.start);
    const after = folded.slice(each.end, mentions[at + 1]?.start ?? each.end + 48);
    const own = `${before.split(/[,;]/).at(-1) ?? ''} ${after.split(/[,;.]/)[0] ?? ''}`;
    return isAmount(each) && CARRIED.test(own);
  });
const WITHOUT_INTEREST = /senza (?:contare |considerare |calcolare )?(?:gli |l'|l'1%? di )?interess/;

/** VAT of a period: sales and purchases, or the two amounts of VAT. */
export const vatPeriodSolver: Solver = {
  name: 'vat-period',
  wanted:
    /iva.{0,80}(?:quanto (?:ne |devo )?(?:versare|verso|pago)|da (?:pagare|versare)|verso|devo (?:pagare|versare)|liquidazion|a debito|a credito|trimestre|del mese)|(?:verso|versare|pago|pagare).{0,30}(?:di )?iva|a debito.{0,60}a credito|(?:allo stato|all'erario|al fisco)|(?:vend|fattur|emess|incass)\w*.*(?:compr|acquist|fornitor|spes[ao])\w*.*\biva\b.*quant|\biva\b.*(?:vend|fattur|emess|incass)\w*.*(?:compr|acquist|fornitor|spes[ao])\w*.*quant/,
  solve(message) {
    const carriedOver = carriedOf(message);
    const facts = { ...message, mentions: message.mentions.filter((each) => each !== carriedOver) };
    const { rate } = vatRateOf(facts);
    const quarterly = {
      ...quarterlyOf(facts.folded),
      ...(carriedOver ? { carried: carriedOver.value } : {}),
    };
    const out = lastOf(facts, 'salesVat');
    // "Iva sulle vendite 5.600, sugli acquisti 3.200": the second one leans on the first.
    const amounts = facts.mentions.filter(isAmount);
    const back =
      lastOf(facts, 'purchaseVat') ??
      (out && amounts.length === 2 ? amounts.find((each) => each !== out) : undefined) ??
      (out
        ? facts.mentions.find(
            (each) => each !== out && isAmount(each) && /acquist|spes|fornitor|credit/i.test(each.label),
          )
        : undefined);
    const sales =
      lastOf(facts, 'revenue') ??
      lastOf(facts, 'price') ??
      facts.mentions.find((each) => isAmount(each) && /vendit|fattur|emess/i.test(each.label));
    const bought = facts.mentions.find(
      (each) =>
        isAmount(each) &&
        each !== sales &&
        (each.role === 'unitCost' ||
          each.role === 'costLine' ||
          each.role === 'outgoings' ||
          each.role === 'fixedTotal' ||
          /acquist|spes|fornitor/i.test(each.label)),
    );
    if (out && back)
      return {
        state: 'done',
        kind: 'vat-period',
        calculated: vatPeriod({ charged: out.value, deductible: back.value, ...quarterly }),
      };
    // The price and the cost of one piece are of another sum.
    if (sales?.role === 'price' && !/vers|trimestr|mese|liquidazion|acquist|vendit/.test(facts.folded))
      return null;
    if (sales && bought && (isVatIncluded(facts.folded) || /\biva dentro/.test(facts.folded))) {
      const vatIn = (gross: number): number => {
        const removed = removeVat({ gross, rate });
        return removed.ok ? (removed.calculation.result[1]?.value ?? 0) : 0;
      };
      return {
        state: 'done',
        kind: 'vat-period',
        notes: ['vat-rate-assumed'],
        calculated: vatPeriod({ charged: vatIn(sales.value), deductible: vatIn(bought.value), ...quarterly }),
      };
    }
    if (sales && bought)
      return {
        state: 'done',
        kind: 'vat-period',
        notes: ['vat-rate-assumed'],
        calculated: vatPeriod({
          charged: shareOf(sales.value, rate),
          deductible: shareOf(bought.value, rate),
          ...quarterly,
        }),
      };
    return null;
  },
};

/** Amounts with the rate of each: the one that follows it, or a single one for all ("sabato 2.196 e domenica 1.098, tutto al 22"). */
const linesWithRates = ({ mentions }: Facts): { amount: Mention; rate: number }[] => {
  const isRate = ({ value, unit }: Mention): boolean => RATES.includes(value) && unit !== 'money';
  const last = mentions.at(-1);
  const amounts = mentions.slice(0, -1);
  if (last && isRate(last) && amounts.length >= 2 && amounts.every((each) => isAmount(each) && !isRate(each)))
    return amounts.map((amount) => ({ amount, rate: last.value }));
  const pairs = mentions.flatMap((amount, at) => {
    const rate = mentions[at + 1];
    return at % 2 === 0 && rate && isAmount(amount) && isRate(rate) ? [{ amount, rate: rate.value }] : [];
  });
  return pairs.length >= 2 && pairs.length * 2 === mentions.length ? pairs : [];
};

/** One amount of several, with its VAT on top or inside. */
interface VatPart {
  written: Figure;
  share: Figure;
  net: Figure;
  vat: Figure;
  gross: Figure;
}

/** "400 di libri al 4 e 150 di quaderni al 22": VAT on each amount, or inside each, and all of it together. */
const severalRates = (facts: Facts, isInside: boolean): Solution | null => {
  const lines = linesWithRates(facts);
  if (lines.length === 0) return null;
  const steps: CalculationStep[] = [];
  const parts = lines.flatMap(({ amount, rate }): VatPart[] => {
    const share = percent('rate', rate);
    const written = { ...money(isInside ? 'gross' : 'net', amount.value), label: amount.label };
    if (!isInside) {
      const vat = money('vat', shareOf(amount.value, rate));
      const gross = money('gross', amount.value + vat.value);
      steps.push(step(vat, written, '×', share), step(gross, written, '+', vat));
      return [{ written, share, net: written, vat, gross }];
    }
    const removed = removeVat({ gross: amount.value, rate });
    const [net, vat] = removed.ok ? removed.calculation.result : [];
    if (!removed.ok || !net || !vat) return [];
    steps.push(...removed.calculation.steps);
    return [{ written, share, net, vat, gross: written }];
  });
  const total = (name: string, pick: (part: VatPart) => Figure): Figure =>
    money(
      name,
      parts.reduce((sum, part) => sum + pick(part).value, 0),
    );
  const whole = total('invoiceTotal', ({ gross }) => gross);
  const net = total('net', (part) => part.net);
  const vat = total('vat', (part) => part.vat);
  const main = isInside ? vat : whole;
  const summed = parts.map((part) => (isInside ? part.vat : part.gross));
  steps.push(
    step(main, ...summed.flatMap((each, at): (Figure | '+')[] => (at === 0 ? [each] : ['+', each]))),
  );
  const kind = isInside ? 'vat-remove' : 'vat-add';
  return {
    state: 'done',
    kind,
    calculated: calculated(kind, {
      inputs: parts.flatMap(({ written, share }) => [written, share]),
      result: isInside ? [vat, net] : [whole, net, vat],
      steps,
    }),
  };
};

/** "Totale IVA compresa?": what is asked for holds VAT, and not what was told. */
const TOTAL_WITH_VAT =
  /\b(?:totale|quanto (?:fa|viene|sarebbe|diventa))\b[^?.;:]*\biva (?:compres|inclus)\p{L}*\s*\?\s*$/u;

/** Whether the amounts of a question hold their VAT: by its words, or because they were taken at a till. */
const holdsVat = ({ text, folded: whole, mentions }: Facts): boolean => {
  const facts = { text, mentions, folded: whole.replace(TOTAL_WITH_VAT, 'totale?') };
  const asksNet =
    /(?:che|quale|quant\w*|qual e|l')\s?.{0,16}(?:imponibil\w*|nett[oa]\b)|imponibile\s*\?|imponibil\w* (?:quant|qual|a quanto)|senza iva\s*\?/.test(
      questionOf(facts.folded),
    );
  // "45 con IVA, quanto è senza?": what was told holds it.
  if (/\bcon (?:l')?iva\b[^?]{0,40}\bsenza(?: iva)?\s*\?/.test(facts.folded)) return true;
  return (
    (asksNet && /total|compres|inclus|ivat|con (?:l')?iva|lord/.test(facts.folded)) ||
    isVatIncluded(facts.folded) ||
    ((TAKEN_AT_TILL.test(facts.folded) || PARTS_AMOUNT.test(questionOf(facts.folded))) &&
      !OUTSIDE.test(facts.folded)) ||
    (INSIDE.test(facts.folded) && !OUTSIDE.test(facts.folded.replace(/scorpor\w*/, '')))
  );
};

/** VAT on an amount, or inside it. */
export const vatSolver: Solver = {
  name: 'vat',
  wanted: /(?<!partita )\biva\b|\bvat\b|scorpor\w*|\bivat[oaie]\b|imponibile di/,
  solve(facts) {
    const isInside = holdsVat(facts);
    const several = severalRates(facts, isInside);
    if (several) return several;
    const { rate, isAssumed } = vatRateOf(facts);
    const amount = amountOf(facts, rate);
    // Another percentage, or a cost and a price, make it another sum in which VAT is only mentioned.
    if (facts.mentions.some((each) => each.unit === 'percent' && !RATES.includes(each.value))) return null;
    if (!amount) return null;
    const notes = isAssumed ? ['vat-rate-assumed'] : [];
    return isInside
      ? { state: 'done', kind: 'vat-remove', notes, calculated: removeVat({ gross: amount.value, rate }) }
      : { state: 'done', kind: 'vat-add', notes, calculated: addVat({ net: amount.value, rate }) };
  },
};
