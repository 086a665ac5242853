import type { Figure } from '../../../contract';
import { piecesFor, shareOf, timesDividedBy } from '../../finance/exact';
import { calculated, count, money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { allOf, type Facts, isAmount, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { removeVat } from '../../finance/vat';
import { vatRateOf } from './vat';

const sum = (inputs: Figure[], result: Figure[], steps: ReturnType<typeof step>[]): Solution => ({
  state: 'done',
  kind: 'percentage',
  calculated: calculated('percentage', { inputs, result, steps }),
});
const amountsOf = ({ mentions }: Facts): Mention[] =>
  mentions.filter((each) => isAmount(each) && each.value > 0 && each.role !== 'vatRate');
const percentsOf = ({ mentions }: Facts): Mention[] => mentions.filter(({ unit }) => unit === 'percent');
const behind = ({ folded }: Facts, { end }: Mention, length = 18): string => folded.slice(end, end + length);
const ahead = ({ folded }: Facts, { start }: Mention, length = 24): string =>
  folded.slice(Math.max(0, start - length), start);

const FUND = /\bcassa\b|rivalsa|inarcassa|previdenz|integrativ/;

/** "Niente rivalsa", "senza cassa": named because it is not there. */
const NO_FUND =
  /\b(?:niente|senza|nessun[ao]?|no|non (?:ho|c'e|metto|applico)(?: la)?) (?:cassa|rivalsa|inarcassa|contributo integrativo|integrativ\w*)\b/g;

/** A professional's invoice: fund, VAT and withholding tax on one fee. */
export const invoiceSolver: Solver = {
  name: 'invoice',
  wanted:
    /ritenut\w*|occasional\w*.*tratt[ie]*n|tratt[ie]*n\w*.*occasional|(?:parcella|compenso|onorari|fattura).*(?:\bcassa\b|rivalsa|inarcassa)/,
  solve(facts) {
    const [fee, ...others] = amountsOf(facts).filter(
      ({ role, value, unit }) => value >= 3_000 && !(role === 'vatRate' && unit === 'plain'),
    );
    if (!fee || others.length > 0) return null;
    const rates = percentsOf(facts);
    const near = (pattern: RegExp): Mention | undefined =>
      rates.find((each) => pattern.test(ahead(facts, each)));
    const hasFund = FUND.test(facts.folded.replace(NO_FUND, ' '));
    const fundRate = hasFund ? (near(FUND)?.value ?? 400) : 0;
    const hasVat = /\biva\b/.test(facts.folded) && !/senza iva|no iva|forfett/.test(facts.folded);
    const vatRate = hasVat ? (near(/\biva[^,]{0,6}$/)?.value ?? 2_200) : 0;
    const isWithheld = /ritenut|occasional/.test(facts.folded);
    const withheldRate = isWithheld ? (near(/ritenut|tratt[ie]*n/)?.value ?? 2_000) : 0;
    // "Voglio 2.400 netti: che lordo fatturo?": the fee from what is received, fee × (1 + fund) × (1 + VAT) − fee × withholding.
    const receivedOfWhole = timesDividedBy(10_000 + fundRate, 10_000 + vatRate, 10_000) - withheldRate;
    const isFromNet =
      (fee.role === 'netPay' || fee.role === 'wantedIncome') &&
      /lord|quanto (?:devo |dovrei )?(?:fattur|chied|mett)|che (?:compenso|parcella|fattura)|quanto (?:e|deve essere) (?:il|la)/.test(
        facts.folded,
      );
    const net = money('fee', isFromNet ? timesDividedBy(fee.value, 10_000, receivedOfWhole) : fee.value);
    const target = isFromNet ? [money('receivedWanted', fee.value)] : [];
    const fund = money('fund', shareOf(net.value, fundRate));
    const base = money('net', net.value + fund.value);
    const vat = money('vat', shareOf(base.value, vatRate));
    const total = money('invoiceTotal', base.value + vat.value);
    const withheld = money('withheld', shareOf(net.value, withheldRate));
    const received = money('received', total.value - withheld.value);
    return sum(
      isFromNet ? target : [net],
      [...(isFromNet ? [net] : []), ...(isWithheld ? [received, total, withheld] : [total, vat])],
      [
        ...(isFromNet && target[0]
          ? [step(net, target[0], '÷', percent('receivedShare', receivedOfWhole))]
          : []),
        ...(hasFund ? [step(fund, net, '×', percent('fundRate', fundRate)), step(base, net, '+', fund)] : []),
        ...(hasVat ? [step(vat, base, '×', percent('rate', vatRate)), step(total, base, '+', vat)] : []),
        ...(isWithheld
          ? [
              step(withheld, net, '×', percent('withheldRate', withheldRate)),
              step(received, total, '−', withheld),
            ]
          : []),
      ],
    );
  },
};

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

/** Discounts one after the other: they do not add up, each is of what the one before has left. */
export const discountsInRowSolver: Solver = {
  name: 'discounts-in-row',
  wanted:
    /\d ?(?:piu|\+) ?\d+ ?(?:%|per ?cento)? (?:di|in) sconto|scont\w*.*(?:poi|altro|ulterior|anche|piu|in piu|e un)|\d ?% ?\+ ?\d+ ?%|extra sconto|scont\w* (?:di |a )?cascata/,
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
    const isSaving = /risparm|scont\w* (?:in euro|totale)|quanto .{0,12}(?:sconto|in meno)/.test(
      questionOf(facts.folded),
    );
    const result = amount ? (isSaving ? [taken, left, whole] : [left, taken, whole]) : [whole];
    return sum([...(amount ? [start] : []), ...shares], result, [
      ...steps,
      step(taken, start, '−', left),
      step(whole, taken, '÷', start),
    ]);
  },
};

/** "Tre fatture da 450, 820 e 1.130": a count that says how many amounts follow it. */
const isLengthOfList = ({ mentions, folded }: Facts, at: number): boolean => {
  const each = mentions[at];
  if (!each || each.unit === 'money' || each.unit === 'percent' || each.value < 200) return false;
  const listed = mentions.slice(at + 1).findIndex((next, behind, rest) => {
    const before = rest[behind - 1];
    return (
      !isAmount(next) ||
      (before !== undefined &&
        !/^\s*(?:€|euro)?\s*(?:,|e|ed|\+|piu)\s*(?:una? |la |il )?(?:da |di )?(?:€\s*)?$/.test(
          folded.slice(before.end, next.start),
        ))
    );
  });
  const length = listed === -1 ? mentions.length - at - 1 : listed;
  return length >= 2 && each.value === length * 100;
};

/** Hours or pieces at a price each, and other amounts beside them, with VAT where it is added: a quote. */
export const quoteSolver: Solver = {
  name: 'quote',
  wanted:
    /preventiv\w*|totale|in tutto|quanto (?:incass\w*|prendo|ricavo|viene|fa|fanno|chiedo|fatturo|gli chiedo|costa|spendo)|che (?:conto|cifra|importo)|how much in (?:all|total)/,
  solve(facts) {
    const { mentions, folded } = facts;
    const lines: { total: Figure; steps: ReturnType<typeof step>[]; inputs: Figure[] }[] = [];
    const used = new Set<Mention>();
    mentions.forEach((each, at) => {
      const next = mentions[at + 1];
      if (
        !next ||
        used.has(each) ||
        isLengthOfList(facts, at) ||
        !isAmount(next) ||
        (each.unit !== 'hours' && each.unit !== 'pieces' && each.unit !== 'days')
      )
        return;
      if (
        !/^\s*(?:di \p{L}+ |\p{L}+ )?(?:a|da|x|×|per)\s*(?:€\s*)?$/u.test(folded.slice(each.end, next.start))
      )
        return;
      const times = {
        name: 'count',
        value: Math.round(each.value),
        unit: 'hundredths',
        label: each.noun ?? '',
      } as const;
      const price = money('each', next.value);
      const total = money('part', timesDividedBy(next.value, Math.round(each.value), 100));
      lines.push({ total, inputs: [times, price], steps: [step(total, times, '×', price)] });
      used.add(each).add(next);
    });
    const rest = mentions.filter(
      (each) =>
        !used.has(each) &&
        // "3 abbonamenti: 20 a 30 euro, …": the number of the lines.
        !(each.unit !== 'money' && each.value === lines.length * 100) &&
        !isLengthOfList(facts, mentions.indexOf(each)) &&
        each.role !== 'vatRate' &&
        !(
          each.unit === 'plain' &&
          [400, 500, 1_000, 2_200].includes(each.value) &&
          /iva(?: al)? $/.test(folded.slice(Math.max(0, each.start - 8), each.start))
        ),
    );
    const isList = mentions.some((_, at) => isLengthOfList(facts, at));
    if (
      (lines.length === 0 && !isList) ||
      rest.some((each) => !isAmount(each) || each.period !== null) ||
      (lines.length === 1 && rest.length === 0 && !/\biva\b/.test(folded))
    )
      return null;
    if (
      mentions.some(
        ({ role }) =>
          role === 'fixedTotal' || role === 'wantedIncome' || role === 'marginRate' || role === 'markUpRate',
      )
    )
      return null;
    const others = rest.map(
      ({ value, label }): Figure => ({
        ...money('part', value),
        ...(label === '' ? {} : { label }),
      }),
    );
    const parts = [...lines.map(({ total }) => total), ...others];
    const net = money(
      'net',
      parts.reduce((total, { value }) => total + value, 0),
    );
    const [first, ...more] = parts;
    const steps = lines.flatMap((line) => line.steps);
    if (first && more.length > 0)
      steps.push(step(net, first, ...more.flatMap((part): (Figure | '+')[] => ['+', part])));
    const inputs = [...lines.flatMap((line) => line.inputs), ...others];
    if (!/(?:\+|piu|con|oltre|aggiung\w*) ?(?:l'|di )?iva|iva (?:esclus|al|\d)|\+ ?vat|plus vat/.test(folded))
      return sum(inputs, [{ ...net, name: 'sum' }], steps);
    const { rate } = vatRateOf({ ...facts, mentions: mentions.filter((each) => !used.has(each)) });
    const [share, vat] = [percent('rate', rate), money('vat', shareOf(net.value, rate))];
    const gross = money('gross', net.value + vat.value);
    return sum(
      [...inputs, share],
      [gross, net, vat],
      [...steps, step(vat, net, '×', share), step(gross, net, '+', vat)],
    );
  },
};

const WANTS_PRICE =
  /a (?:quanto|che prezzo|che cifra)|che prezzo|quanto (?:deve|dovrebbe) (?:costare|essere)|quanto (?:devo|dovrei) (?:chied|mett|far)\w*|quanto l[oaie] metto|what price|how much should i/;

/** What a portal or a reseller leaves of a price. */
export const commissionSolver: Solver = {
  name: 'commission',
  wanted:
    /commission\w*|provvigion\w*.*(?:\bprezz|\bcost|riman|rest)|\bprezz.*provvigion\w*|(?:si )?(?:prend|tratt[ie]+n|tien|mangi|vuole|vogliono)\w* (?:il|l'|circa il|un) ?\d+(?:[,.]\d+)? ?(?:%|per ?cento)(?! (?:di|d')\s?(?:scont|margin|ricaric|anticip|accont|interess))/,
  solve(facts) {
    const [rate, other] = percentsOf(facts).filter(({ role }) => role !== 'vatRate');
    const amounts = amountsOf(facts);
    // "Voglio 90 puliti": the price that leaves them after the commission.
    const netAmount =
      lastOf(facts, 'netPay') ?? lastOf(facts, 'wantedIncome') ?? lastOf(facts, 'marginAmount');
    if (rate && !other && netAmount && amounts.length === 1 && WANTS_PRICE.test(facts.folded)) {
      const [net, taken] = [money('received', netAmount.value), percent('commissionRate', rate.value)];
      const share = percent('receivedShare', 10_000 - rate.value);
      const grossPrice = money('price', timesDividedBy(net.value, 10_000, share.value));
      const fee = money('commission', grossPrice.value - net.value);
      return sum(
        [net, taken],
        [grossPrice, fee],
        [
          step(share, percent('whole', 10_000), '−', taken),
          step(grossPrice, net, '÷', share),
          step(fee, grossPrice, '−', net),
        ],
      );
    }
    const bought = lastOf(facts, 'unitCost') ?? lastOf(facts, 'stock');
    const price = lastOf(facts, 'price') ?? amounts.find((each) => each !== bought);
    if (!rate || other || !price || price === bought || facts.mentions.length > 5) return null;
    const costs = amounts.filter((each) => each !== price);
    if (costs.some(({ value, period }) => value >= price.value || period !== null)) return null;
    const vat = facts.mentions.find(({ role }) => role === 'vatRate');
    if (facts.mentions.length !== 2 + costs.length + (vat ? 1 : 0)) return null;
    const [first] = costs;
    const cost = first && { ...first, value: costs.reduce((total, { value }) => total + value, 0) };
    const whole = money('price', price.value);
    const share = percent('commissionRate', rate.value);
    const commission = money('commission', shareOf(price.value, rate.value));
    // The VAT inside the price is the state's; the commission is of the whole price.
    const isInside = /\bivat[oaie]\b|iva (?:\w+ )?(?:compres|inclus|dentro)/.test(facts.folded);
    const net = isInside ? removeVat({ gross: price.value, rate: vat?.value ?? 2_200 }) : null;
    const base = money('net', net?.ok ? (net.calculation.result[0]?.value ?? price.value) : price.value);
    const left = money('afterCommission', base.value - commission.value);
    const steps = [
      step(commission, whole, '×', share),
      ...(net?.ok ? net.calculation.steps.slice(0, 1) : []),
      step(left, isInside ? base : whole, '−', commission),
    ];
    const givenFigures = [whole, ...(isInside ? [percent('rate', vat?.value ?? 2_200)] : []), share];
    if (!cost) return sum(givenFigures, [left, commission], steps);
    const spent: Figure = money('cost', cost.value);
    const parts =
      costs.length > 1 ? costs.map((each) => ({ ...money('costLine', each.value), label: each.label })) : [];
    const profit = money('profit', left.value - cost.value);
    return {
      ...sum(
        [...givenFigures, spent],
        [profit, left, commission],
        [...steps, step(profit, left, '−', spent)],
      ),
      parts,
    } as Solution;
  },
};

/** What so many sales leave, with the fixed costs off. */
export const profitSolver: Solver = {
  name: 'profit',
  wanted:
    /quanto (?:ci |mi |me ne )?(?:guadagn\w*|rest\w*|rimane|viene in tasca|avanz\w*)|ci (?:rientro|guadagno|rimetto|perdo|sto dentro)|che (?:utile|guadagno)|utile\b/,
  solve(facts) {
    const pieces = facts.mentions.filter(({ unit }) => unit === 'pieces');
    const [number] = pieces;
    const costs = allOf(facts, 'unitCost');
    const unnamed = amountsOf(facts).filter(({ role }) => role === null);
    const price = lastOf(facts, 'price') ?? (unnamed.length === 1 ? unnamed[0] : undefined);
    const fixed =
      lastOf(facts, 'fixedTotal') ??
      lastOf(facts, 'spend') ??
      lastOf(facts, 'costLine') ??
      lastOf(facts, 'outgoings');
    const [cost] = costs;
    if (number?.period === 'day' || number?.period === 'week') return null;
    if (!number || pieces.length > 1 || !price || costs.length > 1 || (!cost && !fixed)) return null;
    if (facts.mentions.length !== 2 + costs.length + (fixed ? 1 : 0)) return null;
    const each = money('contribution', price.value - (cost?.value ?? 0));
    const units = { name: 'units', value: number.value, unit: 'hundredths' } as const;
    const gross = money('sum', timesDividedBy(each.value, number.value, 100));
    const from = money('price', price.value);
    const spent = money('unitCost', cost?.value ?? 0);
    const steps = [...(cost ? [step(each, from, '−', spent)] : []), step(gross, each, '×', units)];
    if (!fixed) return sum([units, from, spent], [{ ...gross, name: 'profit' }], steps);
    const off = money('fixedCosts', fixed.value);
    const profit = money('profit', gross.value - fixed.value);
    return sum(
      [units, from, ...(cost ? [spent] : []), off],
      [profit],
      [...steps, step(profit, gross, '−', off)],
    );
  },
};

/** After how many sales, or months, a purchase has paid for itself. */
export const paybackSolver: Solver = {
  name: 'payback',
  wanted:
    /(?:quando|in quant[oi] (?:tempo|mesi|rate)?|quanti mesi).{0,30}(?:finisc|estingu|sald|pag|rientr)\w*|debito.{0,80}(?:al mese|ogni mese)|ripag\w*|rientr\w*|in quanti (?:anni|mesi) (?:mi |lo |la |si )?(?:recuper|pag|ripag)\w*|ammortizz\w*|recuper\w* (?:l'|la |il |i |quest)?(?:invest|spes|sold|acquist|costo)/,
  solve(facts) {
    const amounts = amountsOf(facts);
    if (allOf(facts, 'fixedTotal', 'costLine').length > 0 && !/\bdebit/.test(facts.folded)) return null;
    const margin =
      lastOf(facts, 'marginAmount') ??
      lastOf(facts, 'cash') ??
      // "Posso dare 350 al mese": what goes to it each month.
      (amounts.length === 2 ? amounts.find(({ period }) => period === 'month') : undefined);
    const price = lastOf(facts, 'price');
    const invested = [...amounts]
      .filter((each) => each !== margin && (each !== price || (margin && amounts.length === 2)))
      .sort((a, b) => b.value - a.value)[0];
    if (!invested) return null;
    const costs = amounts.filter((each) => each !== invested && each !== price && each !== margin);
    const left =
      margin?.value ?? (price ? price.value - costs.reduce((total, { value }) => total + value, 0) : 0);
    if (left <= 0 || invested.value <= left || (margin && amounts.length !== 2)) return null;
    const whole = money('invested', invested.value);
    if (margin?.period === 'year') {
      const yearly = money('eachYear', left);
      const years = {
        name: 'paybackYears',
        value: timesDividedBy(invested.value, 100, left),
        unit: 'hundredths',
      } as const;
      return sum([whole, yearly], [years], [step(years, whole, '÷', yearly)]);
    }
    const each = money(margin?.period === 'month' ? 'eachMonth' : 'contribution', left);
    const number = count(
      margin?.period === 'month' ? 'paybackMonths' : 'units',
      piecesFor(invested.value, left),
    );
    const daily = facts.mentions.find(({ unit, period }) => unit === 'pieces' && period === 'day');
    if (!daily || margin?.period === 'month')
      return sum([whole, each], [number], [step(number, whole, '÷', each)]);
    const perDay = { name: 'unitsPerDay', value: daily.value, unit: 'hundredths' } as const;
    const days = count('paybackDays', piecesFor(number.value * 100, daily.value));
    return sum(
      [whole, each, perDay],
      [days, number],
      [step(number, whole, '÷', each), step(days, number, '÷', perDay)],
    );
  },
};
