import type { Cents } from '../../contract';
import { DAY_MS } from '../../contract/time-units';
import { finishAccounts } from './finish';
import { ALL_LINES, emptyYear, isBalanceLine, setLine, type AccountLine, type AccountsYear } from './lines';
import type { AccountsOwner, AccountsWarning, ReadAccounts } from './result';
import { parseXbrl, type XbrlContext, type XbrlFact } from './xbrl-instance';

/** Releases of the taxonomy whose names of totals were compared with ours; others are read too, with a warning. */
const TESTED = ['2011-01-04', '2014-11-17', '2015-12-14', '2016-11-14', '2017-07-06', '2018-11-04'];

/** `1234.50` in cents; `decimals` says how exact an amount is and never scales it (XBRL 2.1 §4.6.5). */
const centsOf = (text: string): Cents | null =>
  /^[+-]?(?:\d{1,13}(?:\.\d*)?|\.\d+)$/.test(text) ? Math.round(Number(text) * 100) : null;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const periodDays = ({ startsOn, endsOn }: XbrlContext) =>
  startsOn === null ? 0 : dayNumber(endsOn) - dayNumber(startsOn) + 1;

/** Facts of one year, by local name. */
type YearFacts = Map<string, Cents>;

const amountOf = (
  facts: YearFacts,
  { tags, sumOf }: { tags: readonly string[]; sumOf?: RegExp },
): Cents | undefined => {
  for (const tag of tags) {
    const amount = facts.get(tag);
    if (amount !== undefined) return amount;
  }
  if (!sumOf) return undefined;
  const parts = [...facts].filter(([name]) => sumOf.test(name));
  return parts.length === 0 ? undefined : parts.reduce((sum, [, amount]) => sum + amount, 0);
};

const ownerOf = (facts: XbrlFact[]): AccountsOwner => {
  const say = (name: string) => facts.find((fact) => fact.name === name)?.text ?? '';
  // Filed as `310920`, `31.09.20` or with its description behind.
  const [, ...ateco] =
    /(?<!\d)(\d{2})\.?(\d{2})\.?(\d{2})(?!\d)/.exec(say('DatiAnagraficiSettoreAttivitaPrevalenteAteco')) ??
    [];
  return {
    name: say('DatiAnagraficiDenominazione'),
    vatNumber: say('DatiAnagraficiPartitaIva'),
    taxCode: say('DatiAnagraficiCodiceFiscale'),
    ateco: ateco.join('.'),
  };
};

/** Balance sheet and income statement of every year in an XBRL instance of the Italian taxonomy. */
export const readXbrl = (source: string): ReadAccounts => {
  const instance = parseXbrl(source);
  if ('fault' in instance) return { ok: false, problem: instance.fault };
  const { contexts, units, facts } = instance;
  const warnings: AccountsWarning[] = [];

  const amounts = facts.filter(({ unitId }) => unitId !== '');
  if (amounts.length === 0) return { ok: false, problem: 'TOO_FEW_LINES' };
  const inEuro = amounts.filter(({ unitId }) => /(?:^|:)EUR$/.test(units.get(unitId) ?? 'EUR'));
  if (inEuro.length < amounts.length / 2) return { ok: false, problem: 'NOT_EURO' };

  const dated = inEuro.filter(({ contextId }) =>
    /^\d{4}-\d{2}-\d{2}$/.test(contexts.get(contextId)?.endsOn ?? ''),
  );
  if (dated.length === 0) return { ok: false, problem: 'CONTEXTS_MISSING' };
  if (dated.length < inEuro.length)
    warnings.push({ code: 'CONTEXT_MISSING', facts: inEuro.length - dated.length });

  // One map of facts a year and sort of period; a part of a year never wins over the whole.
  const balances = new Map<number, YearFacts>();
  const incomes = new Map<number, { days: number; facts: YearFacts }>();
  const notRead = new Set<string>();
  let conflicts = 0;
  for (const { name, contextId, text } of dated) {
    const context = contexts.get(contextId);
    if (!context || context.dimensional) continue;
    const amount = centsOf(text);
    if (amount === null) {
      notRead.add(name);
      continue;
    }
    const year = Number(context.endsOn.slice(0, 4));
    const days = periodDays(context);
    let target: YearFacts | undefined;
    if (context.startsOn === null) {
      target = balances.get(year) ?? new Map<string, Cents>();
      balances.set(year, target);
    } else {
      const known = incomes.get(year);
      if (known && known.days > days) continue;
      target = known?.days === days ? known.facts : new Map<string, Cents>();
      incomes.set(year, { days, facts: target });
    }
    const before = target.get(name);
    if (before !== undefined && before !== amount) conflicts += 1;
    else target.set(name, amount);
  }

  const years = [...new Set([...balances.keys(), ...incomes.keys()])].map((year): AccountsYear => {
    const read = emptyYear(year);
    const balance = balances.get(year) ?? new Map<string, Cents>();
    const income = incomes.get(year)?.facts ?? new Map<string, Cents>();
    for (const [line, rule] of ALL_LINES) {
      const amount = amountOf(isBalanceLine(line) ? balance : income, rule);
      if (amount !== undefined) setLine(read, line, amount);
    }
    // The year's result stands in the balance sheet too, and some short forms have it only there.
    const profit = balance.get('PatrimonioNettoUtilePerditaEsercizio');
    if (read.income.profit === undefined && profit !== undefined) read.income.profit = profit;
    return read;
  });

  if (conflicts > 0) warnings.push({ code: 'CONFLICTING_FACTS', facts: conflicts });
  const wanted = new Set<string>(
    ALL_LINES.flatMap(([, { tags }]: [AccountLine, { tags: readonly string[] }]) => tags),
  );
  const names = [...notRead].filter((name) => wanted.has(name));
  if (names.length > 0) warnings.push({ code: 'VALUES_NOT_READ', names });
  const taxonomy = dated[0]?.taxonomy ?? '';
  if (!TESTED.includes(taxonomy)) warnings.push({ code: 'TAXONOMY_UNTESTED', taxonomy });
  return finishAccounts({ source: 'xbrl', owner: ownerOf(facts), years }, warnings);
};
