import { calculated, money, months as monthsFigure, step } from '../../finance/figures';
import { instalments, principalForPayment } from '../../finance/instalments';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';

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

const ASKS_CAPITAL =
  /\b(?:capitale|liquidita|soldi|cassa|somma|cifra)\b.{0,20}\b(?:serv|occorr|metter|aver)\w*|quanto (?:mi |ci )?(?:serve|occorre)\b(?!.*\brata\b)/;

/** The instalment of a loan or a lease. */
export const loanSolver: Solver = {
  name: 'instalments',
  insists: /\bche rata\b|\brata\b|\bmutuo\b|prestito|leasing/,
  wanted:
    /\binteress\w*|\bbanca\b.*(?:mes[ie]|ann[oi]).*(?:tasso|%)|\btasso\b|(?:chied|chiest)\w* (?:\w+ )?(?:in banca|alla banca)|\brat[ae]\b|tasso zero|finanziament\w*|\bmutuo\b|\bprest(?:it[oi]|ano|are|ata)\b|leasing|\bloan|instal+ment|mortgage|monthly payment|\btan\b/,
  solve(facts) {
    // "Quanto incide la rata di 540": an instalment that is known asks for no other.
    if (/incid\w*|\bpesa\b|in percentuale/.test(facts.folded)) return null;
    // "Affitto, bollette, rata delle macchine: che capitale mi serve?": the instalment is one of the costs.
    if (
      ASKS_CAPITAL.test(questionOf(facts.folded)) &&
      facts.mentions.filter(({ role }) => role === 'costLine').length >= 2
    )
      return null;
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
        ({ unit, value, start, end }) =>
          unit === 'plain' &&
          value <= 2_000 &&
          (/(?:al|tasso|del) $/.test(facts.folded.slice(Math.max(0, start - 6), start)) ||
            // "5,25 fisso".
            /^ ?(?:fiss|variabil)/.test(facts.folded.slice(end, end + 10))),
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
