import type { Figure } from '../../../contract';
import { cashGap, cashNeed, moneyOut, stockDays } from '../../finance/cash';
import { timesDividedBy } from '../../finance/exact';
import { calculated, count, money, months as monthsFigure, percent, step } from '../../finance/figures';
import { instalments, principalForPayment, simpleInterest } from '../../finance/instalments';
import { lateInterest } from '../../finance/late-interest';
import { runway } from '../../finance/runway';
import type { Mention } from '../mention';
import { allOf, type Facts, isAmount, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { perMonth } from './volume';

const monthsOf = ({ mentions }: Facts): Mention | undefined =>
  mentions.filter(({ unit }) => unit === 'months').at(-1);

/** "A tasso zero": a rate that is told without a figure. */
const ZERO_RATE: Mention = {
  value: 0,
  unit: 'percent',
  start: -1,
  end: -1,
  period: null,
  role: 'annualRate',
  label: '',
};

/** "Una rata di 500 al mese: quanto posso chiedere?": the loan behind an instalment. */
export const affordableLoanSolver: Solver = {
  name: 'affordable-loan',
  wanted:
    /(?:farmi|mi (?:posso|faccio|possono|fanno|danno)) (?:\w+ )?(?:dare|prestare|finanziare)|quanto (?:posso|riesco a|potrei) (?:chieder|ottener|aver)\w*.{0,20}(?:banca|prestit|finanz|mutuo)|quanto mi (?:danno|da la banca|presta)|\brata\b.*(?:che|quale|quanto) .{0,30}(?:finanziament|prestit|mutuo|chied|capitale|importo|farmi (?:dare|prestare))|(?:che|quale|quanto) .{0,30}(?:finanziament|prestit|mutuo|chied|capitale|importo).*\brata\b/,
  solve(facts) {
    const term = facts.mentions.find(({ unit, value }) => unit === 'months' && value >= 200);
    const rate = lastOf(facts, 'annualRate') ?? facts.mentions.find(({ unit }) => unit === 'percent');
    const [payment, other] = facts.mentions.filter(
      (each) => isAmount(each) && each !== rate && each.value >= 2_000,
    );
    if (
      !payment ||
      other ||
      !(payment.period === 'month' || /\brata\b[^.?!]{0,30}$/.test(facts.folded.slice(0, payment.start)))
    )
      return null;
    const missing = [...(rate ? [] : ['annualRate']), ...(term ? [] : ['months'])];
    if (!rate || !term) return { state: 'asks', kind: 'instalments', missing };
    return {
      state: 'done',
      kind: 'instalments',
      calculated: principalForPayment({
        payment: payment.value,
        annualRate: rate.value,
        months: Math.round(term.value / 100),
      }),
    };
  },
};

/** Interest of some days, as on an invoice that a bank pays in advance. */
export const simpleInterestSolver: Solver = {
  name: 'simple-interest',
  wanted:
    /interess\w*|(?:fido|scoperto|anticip\w*).*quanto|quanto (?:mi )?(?:costa|pago|prende).{0,40}(?:anticip|banca|fido|scoperto)|anticip\w* (?:la |una |su |di )?fattur\w*/,
  solve(facts) {
    const isOverdraft = /\bfido\b|scoperto|in rosso|castelletto|anticip/.test(facts.folded);
    const months = isOverdraft ? facts.mentions.find(({ unit }) => unit === 'months') : undefined;
    const days =
      facts.mentions.find(({ unit }) => unit === 'days') ??
      (months && { ...months, value: Math.round((months.value * 365) / 12) });
    const rates = facts.mentions.filter((each) => each.unit === 'percent' || each.role === 'annualRate');
    const [rate, other] = rates;
    const [amount, second] = facts.mentions.filter(
      (each) => isAmount(each) && each !== rate && each.value >= 10_000,
    );
    if (!days || !rate || other || !amount || second || /\bmora\b|ritard/.test(facts.folded)) return null;
    if (months) {
      const [lent, share] = [money('amount', amount.value), percent('annualRate', rate.value)];
      const [term, year] = [monthsFigure('months', Math.round(months.value / 100)), count('times', 12)];
      const interest = money('interest', timesDividedBy(amount.value, rate.value * term.value, 120_000));
      return {
        state: 'done',
        kind: 'percentage',
        calculated: calculated('percentage', {
          inputs: [lent, share, term],
          result: [interest],
          steps: [step(interest, lent, '×', share, '×', term, '÷', year)],
          notes: ['fees-excluded'],
        }),
      };
    }
    return {
      state: 'done',
      kind: 'percentage',
      calculated: simpleInterest({
        amount: amount.value,
        annualRate: rate.value,
        days: Math.round(days.value / 100),
      }),
    };
  },
};

/** "30.000 in 60 rate da 580": what is paid back in all, and how much of it is interest. */
const knownPayment = (
  { mentions }: Facts,
  { principal, term }: { principal: Mention | undefined; term: Mention | undefined },
): Solution | null => {
  const [payment, other] = mentions.filter((each) => isAmount(each) && each !== principal);
  if (!principal || !term || !payment || other || mentions.length !== 3) return null;
  const times = Math.round(term.value / 100);
  const total = money('total', payment.value * times);
  if (payment.value * 4 > principal.value || total.value < principal.value) return null;
  const [lent, each, number] = [
    money('principal', principal.value),
    money('payment', payment.value),
    monthsFigure('months', times),
  ];
  const interest = money('interest', total.value - lent.value);
  return {
    state: 'done',
    kind: 'instalments',
    calculated: calculated('instalments', {
      inputs: [lent, each, number],
      result: [interest, total],
      steps: [step(total, each, '×', number), step(interest, total, '−', lent)],
    }),
  };
};

/** "27.500: 5.000 li do subito e il resto lo finanzio": the smaller amount, where only the rest is lent. */
const paidAtOnce = ({ folded, mentions }: Facts, amounts: readonly Mention[]): Mention | undefined => {
  const [one, two, more] = amounts;
  const isRestLent =
    /\b(?:il |per il )?(?:resto|restante|rimanente|rimanenza|differenza)\b.{0,24}(?:finanzi|rat[ae]\b|prestit|\bmes|\bann|leasing|banca|pago|chied|\d)/.test(
      folded,
    );
  return isRestLent && one && two && !more && !mentions.some(({ role }) => role === 'principal')
    ? one.value < two.value
      ? one
      : two
    : undefined;
};

/** The instalment of a loan or a lease. */
export const loanSolver: Solver = {
  name: 'instalments',
  insists: /\bche rata\b|\brata\b|\bmutuo\b|prestito|leasing/,
  wanted:
    /\binteress\w*|\bbanca\b.*(?:mes[ie]|ann[oi]).*(?:tasso|%)|\btasso\b|(?:chied|chiest)\w* (?:\w+ )?(?:in banca|alla banca)|\brat[ae]\b|tasso zero|finanziament\w*|\bmutuo\b|\bprest(?:it[oi]|ano|are|ata)\b|leasing|\bloan|instal+ment|mortgage|monthly payment|\btan\b/,
  solve(facts) {
    // "Quanto incide la rata di 540": an instalment that is known asks for no other.
    if (/incid\w*|\bpesa\b|in percentuale/.test(facts.folded)) return null;
    const hasTerm = facts.mentions.some(({ unit }) => unit === 'months');
    if (
      !hasTerm &&
      /\brata (?:di|da) (?:€ ?)?\d|\d ?(?:€|euro)? (?:al mese )?di rata\b/.test(facts.folded) &&
      !/che rata|quanto .{0,20}\brata\b|rata\s*\?/.test(facts.folded)
    )
      return null;
    if (
      /(?:mutuo|prestito|finanziamento|leasing) di (?:€ ?)?[\d.]+ ?(?:€|euro)? (?:al mese|mensil)/.test(
        facts.folded,
      )
    )
      return null;
    const term = facts.mentions.find(({ unit, value }) => unit === 'months' && value >= 200);
    const isFree = /tasso (?:a )?zero|senza interessi|a interessi zero|interest.free|0 ?% di interess/.test(
      facts.folded,
    );
    const rate =
      lastOf(facts, 'annualRate') ??
      (isFree ? ZERO_RATE : undefined) ??
      facts.mentions.find(({ unit }) => unit === 'percent') ??
      facts.mentions.find(
        ({ unit, value, start }) =>
          unit === 'plain' &&
          value <= 2_000 &&
          /(?:al|tasso|del) $/.test(facts.folded.slice(Math.max(0, start - 6), start)),
      );
    const amounts = facts.mentions.filter(
      (each) =>
        isAmount(each) &&
        each !== rate &&
        each.value >= 50_000 &&
        // What is paid each month is no loan.
        each.period !== 'month',
    );
    const down = lastOf(facts, 'downPayment') ?? paidAtOnce(facts, amounts);
    const principal =
      lastOf(facts, 'principal') ??
      amounts.filter((each) => each !== down).sort((a, b) => b.value - a.value)[0];
    const known = knownPayment(facts, { principal, term });
    if (known && !rate) return known;
    const missing = [
      ...(principal ? [] : ['principal']),
      ...(rate ? [] : ['annualRate']),
      ...(term ? [] : ['months']),
    ];
    if (facts.mentions.length === 0) return { state: 'asks', kind: 'instalments', missing };
    if (missing.length > 1 && !(principal && missing.length === 2)) return null;
    if (!principal || !rate || !term) return { state: 'asks', kind: 'instalments', missing };
    const borrowed = principal.value - (down && down !== principal ? down.value : 0);
    return {
      state: 'done',
      kind: 'instalments',
      parts:
        borrowed === principal.value
          ? []
          : [money('price', principal.value), money('downPayment', down?.value ?? 0)],
      calculated: instalments({
        principal: borrowed,
        annualRate: rate.value,
        months: Math.round(term.value / 100),
      }),
    };
  },
};

/** What a customer owes for paying late. */
export const lateInterestSolver: Solver = {
  name: 'late-interest',
  wanted:
    /interess\w* (?:di |moratori\w*|per (?:il )?ritardo)|\bmora\b|moratori\w*|late (?:payment )?interest/,
  solve(facts) {
    const days = facts.mentions.find(({ unit }) => unit === 'days' || unit === 'months');
    const amount = facts.mentions.find((each) => isAmount(each) && each.value >= 1_000);
    if (facts.mentions.some(({ role }) => role === 'annualRate')) return null;
    if (!amount) return null;
    if (!days) return { state: 'asks', kind: 'percentage', missing: ['lateDays'] };
    const number = days.unit === 'days' ? days.value / 100 : (days.value / 1_200) * 365;
    return {
      state: 'done',
      kind: 'percentage',
      calculated: lateInterest({ amount: amount.value, days: Math.round(number) }),
    };
  },
};

/** How long the money lasts. */
export const runwaySolver: Solver = {
  name: 'runway',
  wanted:
    /(?:soldi|cassa|liquidita) che (?:ho|abbiamo).{0,24}(?:ce la facci|arriv|bast|dur|resist)\w*|ce la (?:faccio|facciamo) (?:ad? )?arrivare a fine|quant[oi] (?:mesi |tempo )?(?:tir\w* avanti|camp|dur|resist|regg|campo|vado avanti|sopravviv|mi bast)\w*|quanti mesi|autonomia|runway|ci arrivo\b|ci arriviamo|ce la faccio\s*\?|per quanto (?:tempo )?(?:vado|ce la|resist|dur|regg)|how (?:many months|long).{0,30}(?:last|surviv)|finisc\w* (?:i soldi|la cassa)|mesi (?:di )?(?:autonomia|cassa)|(?:dura|durano|bastano)\b|resto a secco/,
  solve(facts, known) {
    if (facts.mentions.length === 0 && known.fixedCosts === undefined)
      return { state: 'asks', kind: 'runway', missing: ['cash', 'outgoings', 'incomings'] };
    const cash = lastOf(facts, 'cash');
    const lines = allOf(facts, 'outgoings', 'fixedTotal', 'costLine', 'wantedIncome');
    const incomings =
      lastOf(facts, 'incomings') ??
      lastOf(facts, 'revenue') ??
      (cash ? lastOf(facts, 'marginAmount') : undefined);
    const spare = facts.mentions.filter((each) => isAmount(each) && each.role === null);
    const held = cash ?? (lines.length > 0 ? spare[0] : undefined);
    const total =
      lines.reduce((sum, each) => sum + perMonth(each), 0) || (held ? (known.fixedCosts ?? 0) : 0);
    if (!held) return null;
    if (total === 0) return { state: 'asks', kind: 'runway', missing: ['outgoings'] };
    // What is spent at once is not there for the months that follow.
    const upfront = allOf(facts, 'upfront').reduce((sum, { value }) => sum + value, 0);
    return {
      state: 'done',
      kind: 'runway',
      parts:
        lines.length > 1
          ? lines.map((line): Figure => ({ ...money('costLine', perMonth(line)), label: line.label }))
          : [],
      calculated: runway({
        cash: held.value,
        ...(upfront < held.value ? { upfront } : {}),
        outgoings: total,
        ...(incomings ? { incomings: perMonth(incomings) } : {}),
      }),
    };
  },
};

/** What it takes to begin. */
export const cashNeedSolver: Solver = {
  name: 'cash-need',
  wanted:
    /(?:quant[oi]|che) (?:\w+ )?(?:soldi|denaro|capitale|liquidit\w*|euro)?.{0,25}(?:serv|occorr|ci vogli|devo avere|metter da parte|mettere da parte|fabbisogno)\w*.{0,40}(?:partire|aprire|iniziare|comincia|apertura|avviare|primi mesi|stare tranquill|via)|per (?:partire|aprire|iniziare|avviare)|quanti soldi (?:ho bisogno|mi serv|serv|occorr)|(?:soldi|capitale|liquidita).{0,20}(?:bisogno|servono)|fabbisogno|capitale iniziale|quanto (?:mi |ci )?(?:serve|servono|occorre)\s*\?|prima di incassare|mesi (?:di (?:tranquillit|sicurezz|respir|copertur|margine)|copert|tranquill)\w*|quanto (?:devo|dovrei) avere|(?:quant[oi]) .{0,12}mettere da parte|(?:quanto|quanti soldi|che (?:cifra|somma)) (?:\w+ ){0,2}(?:devo avere|serve|servono|ci vuole|ci vogliono|occorre|occorrono)(?: \w+){0,2} (?:da parte|in banca|in cassa|per (?:i primi )?\d)|(?:quanto|che cifra).{0,24}per (?:i primi )?(?:\d+|due|tre|quattro|sei|dodici) mesi/,
  solve(facts) {
    const term = monthsOf(facts);
    const upfront = allOf(facts, 'upfront', 'downPayment', 'stock');
    const incomings = lastOf(facts, 'incomings') ?? lastOf(facts, 'revenue');
    const rest = facts.mentions.filter(
      (each) => isAmount(each) && !upfront.includes(each) && each !== incomings && each.role !== 'cash',
    );
    // "5 mesi di spese da 2.200": beside what is surely of a month, what has no span and no such name is paid once.
    const recurring = rest.filter(
      (each) =>
        each.period !== null ||
        (term !== undefined &&
          each.start > term.end &&
          /^ (?:di|x|per)\b[^,;.]{0,24}$/.test(facts.folded.slice(term.end, each.start))),
    );
    const isSure = recurring.length > 0 && !/al mese:|ogni mese:|mensili:/.test(facts.folded);
    const once = isSure
      ? rest.filter(
          (each) =>
            !recurring.includes(each) && !['costLine', 'outgoings', 'wantedIncome'].includes(each.role ?? ''),
        )
      : [];
    const monthly = rest.filter((each) => !once.includes(each));
    if (monthly.length === 0) return null;
    if (!term) return { state: 'asks', kind: 'cash-need', missing: ['months'] };
    const figure = (mention: Mention): Figure => ({
      ...money('costLine', perMonth(mention)),
      label: mention.label,
    });
    return {
      state: 'done',
      kind: 'cash-need',
      parts: monthly.length > 1 ? monthly.map(figure) : [],
      calculated: cashNeed({
        monthly: monthly.reduce((sum, each) => sum + perMonth(each), 0),
        months: Math.round(term.value / 100),
        upfront: [...upfront, ...once].reduce((sum, { value }) => sum + value, 0),
        ...(incomings ? { incomings: perMonth(incomings) } : {}),
      }),
    };
  },
};

/** How long goods lie. */
export const stockSolver: Solver = {
  name: 'stock-days',
  wanted:
    /(?:giorni|mesi|settimane) di (?:scorta|magazzino|giacenza)|magazzin\w*.{0,90}quant[ie] (?:mesi|giorni|settimane)|scort[ae]\b.{0,40}(?:giorni|dura|quant)|rotazion\w*|(?:magazzin|merce|scort)\w*.{0,80}(?:quanti giorni|quante volte|quanto dura|gira)/,
  solve(facts) {
    // "Merce" may be what lies or what is bought: the storehouse says it more surely.
    const stock =
      facts.mentions.find(
        (each) => isAmount(each) && /magazzin|scort|giacenz|rimanenz|invendut/i.test(each.label),
      ) ?? lastOf(facts, 'stock');
    const rest = facts.mentions.filter((each) => isAmount(each) && each !== stock);
    const sold = lastOf(facts, 'soldCost') ?? rest.find(({ role }) => role === 'unitCost') ?? rest[0];
    if (!stock || !sold) return null;
    const perYear = sold.period === 'month' ? 12 : sold.period === 'week' ? 52 : 1;
    return {
      state: 'done',
      kind: 'stock-days',
      calculated: stockDays({ stock: stock.value, soldCost: sold.value * perYear }),
    };
  },
};

/** Paid late by customers, paying suppliers sooner: the days in between. */
export const cashGapSolver: Solver = {
  name: 'cash-gap',
  wanted:
    /(?:incass|client|pagano|pagan)\w*.{0,40}\d.{0,60}fornitor\w*|fornitor\w*.{0,60}\d.{0,60}(?:incass|client|pagano)\w*|ciclo (?:di cassa|monetario)/,
  solve(facts) {
    const { folded, mentions } = facts;
    const days = mentions.filter(
      (each) =>
        each.unit === 'days' ||
        (each.unit === 'plain' &&
          each.value <= 20_000 &&
          /\ba $/.test(folded.slice(Math.max(0, each.start - 3), each.start))),
    );
    const near = (each: Mention): string => folded.slice(Math.max(0, each.start - 42), each.end);
    const suppliers = days.find(
      (each) => /fornitor|li pago|le pago/.test(near(each)) && !/incass\w*[^,;]{0,20}$/.test(near(each)),
    );
    const stock = days.find((each) => each !== suppliers && /magazzin|scort|giacenz/.test(near(each)));
    const customers = days.find((each) => each !== suppliers && each !== stock);
    if (!suppliers || !customers) return null;
    const monthly = mentions.find((each) => isAmount(each) && !days.includes(each) && each.value >= 50_000);
    return {
      state: 'done',
      kind: 'money-out',
      calculated: cashGap({
        customerDays: Math.round(customers.value / 100),
        supplierDays: Math.round(suppliers.value / 100),
        ...(stock ? { stockDays: Math.round(stock.value / 100) } : {}),
        ...(monthly
          ? { monthly: monthly.period === 'year' ? Math.round(monthly.value / 12) : monthly.value }
          : {}),
      }),
    };
  },
};

/** What customers owe all the time. */
export const moneyOutSolver: Solver = {
  name: 'money-out',
  wanted:
    /(?:soldi|euro|denaro|cassa|liquidita|crediti?|quant\w*).{0,20}(?:fuori|in giro|bloccat|sospes|ferm|scopert)|(?:fuori|in giro|bloccat).{0,20}(?:soldi|sempre)|a (?:30|60|90|120|\d{2,3}) giorni.{0,60}(?:quant|anticip|espost|finanz)|(?:pagan|pagat|incass)\w*.{0,20}a \d{2,3}\b/,
  solve(facts) {
    const term = lastOf(facts, 'paymentDays') ?? facts.mentions.filter(({ unit }) => unit === 'days').at(-1);
    const revenue =
      lastOf(facts, 'revenue') ?? facts.mentions.find((each) => isAmount(each) && each.value >= 50_000);
    if (!term || !revenue) return null;
    return {
      state: 'done',
      kind: 'money-out',
      calculated: moneyOut({
        monthly: revenue.period === 'year' ? Math.round(revenue.value / 12) : perMonth(revenue),
        days: Math.round(term.value / 100),
      }),
    };
  },
};
