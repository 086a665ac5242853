import { businessResult } from '../../finance/business-result';
import { percent } from '../../finance/figures';
import type { Mention } from '../mention';
import { allOf, type Facts, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { perMonth } from './fixed-costs';

const LIES = /magazzin|scort|giacenz|rimanenz|ferm[ao]|invendut/;

/** "Al mese mi entrano 9.400", before a list of what goes out. */
const comingIn = (facts: Facts): Mention | undefined => {
  const costs = allOf(facts, 'costLine', 'outgoings', 'fixedTotal');
  return costs.length >= 2
    ? facts.mentions.find(({ role, label }) => role === 'marginAmount' && /entra/i.test(label))
    : undefined;
};

/** Turnover and costs of one span: what is left. */
export const businessResultSolver: Solver = {
  name: 'business-result',
  wanted:
    /\butile\b|cosa (?:mi |ci )?(?:rest|riman|avanz)\w*|quanto (?:\w+ ){0,2}(?:rest\w*|riman\w*|rimas\w*|guadagn\w*|avanz\w*)|ci (?:guadagno|perdo|rimetto|sto dentro)|in (?:perdita|utile|attivo)|profit|guadagno\b|\bavanz\w*|in tasca|margin\w*/,
  solve(facts) {
    const revenue = lastOf(facts, 'revenue') ?? lastOf(facts, 'incomings') ?? comingIn(facts);
    const costs = allOf(
      facts,
      'fixedTotal',
      'costLine',
      'outgoings',
      'unitCost',
      'contributions',
      'spend',
      // "Merce 2.600" in a list of what is spent is bought, unless it lies somewhere.
      // "Prelevo 2.000": beside turnover and costs what its owner takes out goes away too.
      ...(/prelev/.test(facts.folded) ? (['wantedIncome'] as const) : []),
      ...(LIES.test(facts.folded) ? [] : (['stock'] as const)),
    );
    costs.push(
      ...facts.mentions.filter(
        ({ role, label, period }) => role === null && period !== 'hour' && /^(?:tass|impost)/i.test(label),
      ),
    );
    const rate = lastOf(facts, 'marginRate')?.value;
    const costRates = allOf(facts, 'costRate');
    const costRate =
      costRates.length === 0 ? undefined : costRates.reduce((sum, { value }) => sum + value, 0);
    if (
      !revenue ||
      costs.length === 0 ||
      facts.mentions.some(({ role }) => role === 'price' || role === 'vatRate' || role === 'cash')
    )
      return null;
    if (facts.mentions.some(({ unit }) => unit === 'pieces' || unit === 'hours')) return null;
    const isMonthly =
      [revenue, ...costs].some(({ period }) => period === 'month') ||
      costs.some(({ role }) => role === 'costLine');
    const days = facts.mentions.find(({ unit, value }) => unit === 'days' && value <= 3_100);
    const valueOf = (each: (typeof costs)[number]): number =>
      // "210 al giorno per 24 giorni": the days that were told, not those of an average month.
      each.period === 'day' && days
        ? Math.round((each.value * days.value) / 100)
        : isMonthly
          ? perMonth(each)
          : each.value;
    const margin = rate ?? (costRate === undefined ? undefined : 10_000 - costRate);
    return {
      state: 'done',
      kind: 'percentage',
      ...(costRates.length > 1
        ? { parts: costRates.map(({ value, label }) => ({ ...percent('costShare', value), label })) }
        : {}),
      calculated: businessResult({
        revenue: valueOf(revenue),
        costs: costs.reduce((sum, each) => sum + valueOf(each), 0),
        ...(margin === undefined ? {} : { marginRate: margin }),
      }),
    };
  },
};
