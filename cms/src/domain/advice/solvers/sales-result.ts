import type { Figure } from '../../../contract';
import { piecesFor, timesDividedBy } from '../../finance/exact';
import { count, money, step } from '../../finance/figures';
import { allOf, type Facts, isAmount, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { amountsOf, sum } from './amounts';

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

const DAYS_OF_MONTH = 31;
/** "Mi fa risparmiare 23 euro al giorno, apro 300 giorni": days until it is paid back, and how long they last where the open days are told. */
const paybackByDay = (facts: Facts): Solution | null => {
  const amounts = facts.mentions.filter(isAmount);
  const saved = amounts.find(({ period }) => period === 'day');
  const invested = amounts.find(({ period }) => period === null);
  const [open, ...others] = facts.mentions.filter(({ unit }) => unit === 'days');
  const known = 2 + (open ? 1 : 0);
  if (!saved || !invested || others.length > 0 || facts.mentions.length !== known) return null;
  if (invested.value <= saved.value || !SAVES.test(facts.folded)) return null;
  const [whole, each] = [money('invested', invested.value), money('eachDay', saved.value)];
  const days = count('paybackDays', piecesFor(whole.value, each.value));
  const byDays = step(days, whole, '÷', each);
  if (!open) return sum([whole, each], [days], [byDays]);
  const openDays = count('openDays', Math.round(open.value / 100));
  const spans: Figure =
    openDays.value <= DAYS_OF_MONTH
      ? count('paybackMonths', piecesFor(days.value, openDays.value))
      : { name: 'paybackYears', value: timesDividedBy(days.value, 100, openDays.value), unit: 'hundredths' };
  return sum([whole, each, openDays], [days, spans], [byDays, step(spans, days, '÷', openDays)]);
};
const SAVES = /risparmi|guadagn|\brend[eo]|\bport[ao]\b|\brest[ao]|\bincass|in meno|in piu/;

/** After how many sales, or months, a purchase has paid for itself. */
export const paybackSolver: Solver = {
  name: 'payback',
  wanted:
    /(?:quando|in quant[oi] (?:tempo|mesi|rate)?|quanti mesi).{0,30}(?:finisc|estingu|sald|pag|rientr)\w*|debito.{0,80}(?:al mese|ogni mese)|ripag\w*|rientr\w*|in quanti (?:anni|mesi) (?:mi |lo |la |si )?(?:recuper|pag|ripag)\w*|ammortizz\w*|recuper\w* (?:l'|la |il |i |quest)?(?:invest|spes|sold|acquist|costo)/,
  solve(facts) {
    const amounts = amountsOf(facts);
    const byDay = paybackByDay(facts);
    if (byDay) return byDay;
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
