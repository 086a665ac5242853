import { loanTerms } from '../../finance/loan-terms';
import { percent } from '../../finance/figures';
import type { Mention } from '../mention';
import { clauseOf, wordsBefore } from '../quantities/around';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';

const GRACE = /\bpre-?ammort\p{L}*|\b(?:sol[oi]|soltanto) (?:gli )?interessi|interest.only/u;
const FEES =
  /\bistruttori\p{L}*|\bperizi\p{L}*|\b(?:spese|costi|commission\p{L}*) (?:di |per la |d'|iniziali|bancari\p{L}*|fiss\p{L}*)?\s?(?:istruttori\p{L}*|apertura|pratica|perizia|incasso|gestione|iniziali)?|\bcommission\p{L}*|\b(?:di|d') ?incasso\b|\bassicurazion\p{L}*|\bpolizza\b|\bimposta sostitutiva\b/u;
const OF_LOAN =
  /\bprestit\p{L}*|\bmutuo\b|\bfinanziament\p{L}*|\brat[ae]\b|\bbanca\b|\btan\b|\btaeg\b|\bloan\b/u;
const LARGEST_FEE = 4;

/** The term in which only interest is paid, in months. */
const graceOf = (facts: Facts, terms: readonly Mention[]): { months: number; mention: Mention | null } => {
  if (!GRACE.test(facts.folded)) return { months: 0, mention: null };
  const mention =
    terms.length < 2
      ? undefined
      : (terms.find((each) => /\bprim[io] (?:\p{L}+ )?$/u.test(wordsBefore(facts, each))) ??
        terms.find((each) => GRACE.test(clauseOf(facts, each))) ??
        [...terms].sort((a, b) => a.value - b.value)[0]);
  if (mention) return { months: Math.round(mention.value / 100), mention };
  return { months: /\bprimo anno\b/.test(facts.folded) ? 12 : 0, mention: null };
};

/** The rate that interest is reckoned by: the TAN, wherever a TAEG stands beside it. */
const ratesOf = (facts: Facts): { tan: Mention | undefined; taeg: Mention | undefined } => {
  const shares = facts.mentions.filter(({ unit, role }) => unit === 'percent' || role === 'annualRate');
  const taeg = shares.find((each) => /\btaeg\b/.test(wordsBefore(facts, each, 16)));
  return { tan: shares.find((each) => each !== taeg), taeg };
};

/** A loan with fees, with its TAEG, or with months of interest only: "25.000 in 5 anni al 6,5 % con 300 di istruttoria". */
export const loanTermsSolver: Solver = {
  name: 'instalments',
  wanted: new RegExp(`${GRACE.source}|${FEES.source}|\\btaeg\\b`, 'u'),
  solve(facts) {
    const { folded, mentions } = facts;
    if (!OF_LOAN.test(folded) || /leasing/.test(folded)) return null;
    const terms = mentions.filter(({ unit }) => unit === 'months');
    const { months: graceMonths, mention: grace } = graceOf(facts, terms);
    const [term, more] = terms.filter((each) => each !== grace);
    const { tan, taeg } = ratesOf(facts);
    const rate = tan ?? taeg;
    if (!term || more || !rate) return null;
    const amounts = mentions.filter((each) => isAmount(each) && each !== rate && each !== taeg);
    const [principal, ...fees] = [...amounts].sort((a, b) => b.value - a.value);
    if (!principal || fees.some(({ value }) => value * LARGEST_FEE > principal.value)) return null;
    if (!fees.every((each) => FEES.test(clauseOf(facts, each)))) return null;
    if (fees.length === 0 && graceMonths === 0 && !taeg) return null;
    const isMonthly = (each: Mention): boolean =>
      each.period === 'month' ||
      /\bincasso\b|(?:ogni|a|per|su(?:lla)?) (?:ogni )?rata\b/.test(clauseOf(facts, each));
    const sumOf = (list: readonly Mention[]): number => list.reduce((sum, { value }) => sum + value, 0);
    return {
      state: 'done',
      kind: 'instalments',
      ...(taeg && tan ? { parts: [percent('effectiveRate', taeg.value)] } : {}),
      ...(taeg && !tan ? { notes: ['taeg-as-rate'] } : {}),
      calculated: loanTerms({
        principal: principal.value,
        annualRate: rate.value,
        months: Math.round(term.value / 100),
        graceMonths,
        upfrontFee: sumOf(fees.filter((each) => !isMonthly(each))),
        monthlyFee: sumOf(fees.filter(isMonthly)),
      }),
    };
  },
};
