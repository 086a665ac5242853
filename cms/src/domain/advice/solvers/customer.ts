import { customerValue } from '../../finance/pricing';
import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';

const NUMBER_WORDS = ['', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
const PER_YEAR: Readonly<Record<string, number>> = {
  giorn: 365,
  day: 365,
  settiman: 52,
  week: 52,
  mes: 12,
  month: 12,
};

/** "Ogni 5 settimane", "ogni due mesi": how often in a year, in hundredths. */
const everyOf = (folded: string): number | undefined => {
  const match = /\b(?:ogni|every) (?:(\d{1,2}|\p{L}+) )?(giorn|settiman|mes|day|week|month)\p{L}*/u.exec(
    folded,
  );
  if (!match) return undefined;
  const [, amount, span] = match;
  const number =
    amount === undefined ? 1 : /^\d/.test(amount) ? Number(amount) : NUMBER_WORDS.indexOf(amount);
  const times = PER_YEAR[span ?? ''] ?? 0;
  return number > 0 ? Math.round((100 * times) / number) : undefined;
};

/** "Perdo il 20 % dei clienti l'anno". */
const churnOf = ({ mentions, folded }: Facts): Mention | undefined =>
  /client\w*.{0,20}(?:l'|all'|ogni )anno|abbandon|churn/.test(folded)
    ? mentions.find(({ unit, role, value }) => unit === 'percent' && role === 'dropRate' && value > 0)
    : undefined;

/** What a customer is worth. */
export const customerSolver: Solver = {
  name: 'customer-value',
  wanted:
    /(?:client|famigli|pazient|iscritt|abbonat|ospit|alliev|customer).{0,140}(?:quanto (?:vale|ci porta)|worth)|client.{0,140}quanto (?:vale|mi (?:porta|rende|lascia|frutta))|quanto posso spendere (?:per|a) (?:(?:un|ogni|avere|trovare|acquisire|conquistare) )*(?:nuov\w )?client|client\w*.{0,100}quanto posso spendere (?:per|a) |valore (?:del )?client|quanto posso spendere .{0,24}(?:prender|acquis|conquist|trovar)\w*|quanto (?:vale|mi vale|mi rende|rende) (?:un|ogni) client|valore (?:di un|del|medio del) client|lifetime|vale un client|customer (?:lifetime )?value/,
  solve(facts) {
    const ofYear = facts.mentions.find((each) => isAmount(each) && each.period === 'year');
    const sale =
      ofYear ??
      lastOf(facts, 'price') ??
      facts.mentions.find((each) => isAmount(each) && each.value >= 100 && each.role !== 'marginAmount') ??
      // What each visit leaves is worth as much as a sale with its margin.
      lastOf(facts, 'marginAmount');
    const every = everyOf(facts.folded);
    const times = facts.mentions.find(({ unit }) => unit === 'pieces');
    const years = facts.mentions.find(
      ({ unit, value }) => unit === 'months' && value >= 1_200 && value % 1_200 === 0,
    );
    const lost = years ? undefined : churnOf(facts);
    const share = lastOf(facts, 'marginRate');
    if (!sale) return { state: 'asks', kind: 'customer-value', missing: ['averageSale', 'purchasesPerYear'] };
    const monthly =
      (!every && times?.period === 'month') || (!times && !every && /al mese|ogni mese/.test(facts.folded));
    const perYear = ofYear
      ? 100
      : times
        ? times.value * (monthly ? 12 : times.period === 'week' ? 52 : 1)
        : monthly
          ? 1_200
          : every;
    if (perYear === undefined)
      return { state: 'asks', kind: 'customer-value', missing: ['purchasesPerYear'] };
    return {
      state: 'done',
      kind: 'customer-value',
      calculated: customerValue({
        averageSale: sale.value,
        purchasesPerYear: perYear,
        ...(years ? { years: years.value / 12 } : {}),
        ...(lost ? { churnRate: lost.value } : {}),
        ...(share ? { marginRate: share.value } : {}),
      }),
    };
  },
};
