import type { Calculated } from '../../../contract';
import { cashGap, moneyOut, stockDays } from '../../finance/cash';
import { timesDividedBy } from '../../finance/exact';
import { calculated, count, money, number, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { perMonth } from './fixed-costs';

/** How long goods lie. */
export const stockSolver: Solver = {
  name: 'stock-days',
  wanted:
    /(?:giorni|mesi|settimane) di (?:scorta|magazzino|giacenza)|magazzin\w*.{0,90}quant[ie] (?:mesi|giorni|settimane)|scort[ae]\b.{0,40}(?:giorni|dura|quant)|rotazion\w*|quanti giorni.{0,16}scort|(?:per )?quant[ie] (?:mesi|giorni|settimane) (?:ho|abbiamo|mi bast\w*|mi dur\w*|dur\w*) .{0,12}(?:roba|merce|scort\w*|magazzino)|(?:magazzin|merce|scort)\w*.{0,80}(?:quanti giorni|quante volte|quanto dura|gira)|(?:quanti giorni|quante volte|quanto spesso).{0,30}(?:gir|rinnov|ricambi|svuot)\w*.{0,20}(?:magazzin|merce|scort|scaffal)/,
  solve(facts) {
    // "Merce" may be what lies or what is bought: the storehouse says it more surely.
    const soldCost = lastOf(facts, 'soldCost');
    const [beside, other] = facts.mentions.filter((each) => isAmount(each) && each !== soldCost);
    const stock =
      // Beside what was sold at cost there is but one amount.
      (soldCost && beside && !other ? beside : undefined) ??
      facts.mentions.find(
        (each) => isAmount(each) && /magazzin|scort|giacenz|rimanenz|invendut/i.test(each.label),
      ) ??
      lastOf(facts, 'stock') ??
      // "23.500 di vestiti in negozio, ne vendo per 5.200 al mese a costo": what lies is of no span.
      (/\ba costo\b/.test(facts.folded)
        ? facts.mentions.find((each) => isAmount(each) && each.period === null)
        : undefined);
    const rest = facts.mentions.filter(
      // "Ne vendo 3.000 al mese a costo": no pieces, beside an amount of goods.
      (each) =>
        (isAmount(each) || (each.unit === 'pieces' && !each.noun && /\bcosto\b/.test(facts.folded))) &&
        each !== stock,
    );
    const sold = soldCost ?? rest.find(({ role }) => role === 'unitCost') ?? rest[0];
    if (!stock || !sold) return null;
    const perYear = sold.period === 'month' ? 12 : sold.period === 'week' ? 52 : 1;
    const found = stockDays({ stock: stock.value, soldCost: sold.value * perYear });
    return {
      state: 'done',
      kind: 'stock-days',
      calculated: /quanti mesi|mesi di (?:scorta|magazzino)/.test(facts.folded) ? inMonths(found) : found,
    };
  },
};

/** Who asks for months is told months first. */
const inMonths = (found: Calculated): Calculated => {
  if (!found.ok) return found;
  const { inputs, result, steps } = found.calculation;
  const [stock, sold] = inputs;
  if (!stock || !sold) return found;
  const [months, year] = [
    number('stockMonths', timesDividedBy(stock.value, 1_200, sold.value)),
    count('monthsOfYear', 12),
  ];
  return {
    ok: true,
    calculation: {
      ...found.calculation,
      result: [months, ...result],
      steps: [step(months, stock, '÷', sold, '×', year), ...steps],
    },
  };
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
    /(?:soldi|euro|denaro|cassa|liquidita|crediti?|quant\w*).{0,20}(?:fuori|in giro|bloccat|sospes|ferm|scopert)|(?:fuori|in giro|bloccat).{0,20}(?:soldi|sempre)|(?:chied\w*|vogliono|vuole|pag\w*) \d{2,3} giorni.{0,80}(?:liquidita|cassa|quant|anticip)|a (?:30|60|90|120|\d{2,3}) giorni.{0,60}(?:quant|anticip|espost|finanz)|(?:pagan|pagat|incass)\w*.{0,20}a \d{2,3}\b/,
  solve(facts) {
    const term = lastOf(facts, 'paymentDays') ?? facts.mentions.filter(({ unit }) => unit === 'days').at(-1);
    const revenue =
      lastOf(facts, 'revenue') ?? facts.mentions.find((each) => isAmount(each) && each.value >= 50_000);
    if (!term || !revenue) return null;
    // Orders or a job of once are no turnover of a month.
    if (
      revenue.role !== 'revenue' &&
      revenue.period === null &&
      /\bordin\w*|\bcommess[ae]\b|\blavoro\b|\bfornitura\b/.test(facts.folded)
    )
      return { state: 'asks', kind: 'money-out', missing: ['revenue'] };
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

const DAYS_OF_YEAR = 365;
/** "54.000 di crediti, fatturo 219.000 l'anno": after how many days customers pay. */
export const creditDaysSolver: Solver = {
  name: 'credit-days',
  wanted:
    /(?:a|in|dopo) quanti giorni .{0,24}(?:pagan|pagat|incass)\w*|giorni medi\w* (?:di )?(?:incass|pagament)\w*|tempo medio (?:di|per) incass\w*|\bds[o]\b|\bin quanto (?:tempo )?(?:mi )?pagan\w*|giorni (?:di )?incasso|\bdpo\b|(?:a|in|dopo) quanti giorni .{0,12}pag(?:o|hiamo)\b/,
  solve({ folded, mentions }) {
    const owed = mentions.filter((each) => {
      const before = folded.slice(Math.max(0, each.start - 24), each.start).replace(/^.*,/, '');
      // Not the words of the figure that follows.
      const next = mentions.find(({ start }) => start > each.end);
      const behind = folded.slice(each.end, Math.min(each.end + 32, next ? each.end + 6 : Infinity));
      return /credit|debit|incassare|fatture aperte|scadut|insolut|in sospeso|mi devono/.test(
        `${before} ${behind}`,
      );
    });
    const [credit, other] = owed.filter((each) => isAmount(each) && each.period === null);
    const turnover = mentions.find((each) => each !== credit && isAmount(each));
    if (!credit || other || !turnover || mentions.length !== 2) return null;
    // Larger than what is owed by far, an amount without a span is of a year.
    const isOfYear =
      turnover.period === 'year' || (turnover.period === null && turnover.value >= credit.value * 3);
    const times = isOfYear ? 1 : turnover.period === 'month' ? 12 : null;
    if (times === null) return null;
    const isDebt = /\bdebit\w*|fornitor\w*/.test(folded) && /acquist|pago|paghiamo|dpo/.test(folded);
    const whole = money(isDebt ? 'purchases' : 'turnover', turnover.value * times);
    const open = money(isDebt ? 'debt' : 'credit', credit.value);
    const year = count('daysOfYear', DAYS_OF_YEAR);
    const days = number('creditDays', timesDividedBy(open.value, DAYS_OF_YEAR * 100, whole.value));
    return {
      state: 'done',
      kind: 'money-out',
      calculated: calculated('money-out', {
        inputs: [open, whole],
        result: [days],
        steps: [step(days, open, '÷', whole, '×', year)],
        notes: ['same-vat-base'],
      }),
    };
  },
};
