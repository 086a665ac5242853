import type { Calculated, Figure } from '../../../contract';
import {
  type ActivityGroup,
  COEFFICIENTS,
  flatRate,
  flatRateForNet,
  type PensionFund,
  flatRateLimitOfYear,
  flatRateLimits,
} from '../../finance/flat-rate';
import { calculated, money, percent } from '../../finance/figures';
import { incomeTax } from '../../finance/income-tax';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount, lastOf } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { atecoGroupOf, taxTradeOf, tradesIn } from '../tax-trades';
import {
  employmentOf,
  exclusionsOf,
  isNewOf,
  LEFT_OUT,
  NONE_PAID,
  staffCostOf,
  startedInYear,
} from './flat-rate-facts';
import { yearly } from './yearly';

/** "Consulente informatico 60.000": the only large amount, whatever word stands beside it. */
const onlyLargeAmount = ({ mentions }: Facts): Mention | undefined => {
  const [only, other] = mentions.filter(
    (each) =>
      isAmount(each) && each.value >= 500_000 && each.role !== 'contributions' && each.role !== 'yearlyGross',
  );
  return other ? undefined : only;
};

/** The turnover: the figure called so, else the largest amount that is nothing else. */
const revenueOf = (facts: Facts): Mention | undefined =>
  lastOf(facts, 'revenue') ??
  onlyLargeAmount(facts) ??
  facts.mentions
    .filter(
      (each) =>
        isAmount(each) &&
        each.value >= 100_000 &&
        (each.role === null ||
          each.role === 'price' ||
          each.role === 'marginAmount' ||
          each.role === 'unitCost' ||
          each.role === 'wantedIncome'),
    )
    .sort((a, b) => b.value - a.value)[0];

/** "Quanto devo fatturare per avere 2.000 netti al mese?": what shall be left, where the turnover is asked. */
const wantedNetOf = (facts: Facts): Mention | undefined => {
  if (
    !/quanto (?:\w+ ){0,2}(?:fattur|incass)\w*|che fatturato|quale fatturato|fatturato (?:mi serve|serve|devo|necessario)/.test(
      facts.folded,
    )
  )
    return undefined;
  if (lastOf(facts, 'revenue')) return undefined;
  return lastOf(facts, 'netPay') ?? lastOf(facts, 'wantedIncome') ?? lastOf(facts, 'marginAmount');
};

/** "Portarmi a casa 1.800 netti": below it, what somebody wants to live on is of a month. */
const LEAST_YEARLY_NET = 800_000;

const WANTS_TAX =
  /tass|impost|redd|imponibil|coefficient|quanto (?:pago|mi|devo|verso|resta|rimane)|conviene|posso|fuori|succede|resto|regime|net[ti]o|limite|soglia|entrare|flat/;

const ASKS_INCOME = /imponibil|reddito (?:su cui|tassat|che)/;
const ASKS_TAX = /impost|tass[ae]\b|quanto (?:pago|verso|resta|rimane)|contribut|inps/;
/** Who asks for the taxable income is told it before the tax. */
const withIncomeFirst = ({ folded }: Facts, found: Calculated): Calculated => {
  const question = questionOf(folded).replace(/prima (?:di|dell'|delle|dei) ?(?:inps|contributi|tasse)/, ' ');
  if (!found.ok || !ASKS_INCOME.test(question) || ASKS_TAX.test(question)) return found;
  const { calculation } = found;
  const isIncome = ({ name }: Figure): boolean => name === 'businessIncome';
  return {
    ok: true,
    calculation: {
      ...calculation,
      result: [
        ...calculation.result.filter(isIncome),
        ...calculation.result.filter((figure) => !isIncome(figure)),
      ],
    },
  };
};

/** "Che coefficiente ha un ristorante?", "e ATECO 43.22?": the share of each trade that is named. */
const coefficientsOf = ({ folded, mentions }: Facts): Solution | null => {
  if (!/coefficient/.test(folded) || mentions.length > 0) return null;
  const code = atecoGroupOf(folded);
  const named = code ? [code] : tradesIn(folded);
  if (named.length === 0) return null;
  return {
    state: 'done',
    kind: 'percentage',
    calculated: calculated('percentage', {
      inputs: [],
      result: named.map(({ group, name }) => ({
        ...percent('coefficient', COEFFICIENTS[group]),
        label: name,
      })),
      steps: [],
      notes: named.map(({ group }) => `group-${group}`),
    }),
  };
};

const OWN_FUND =
  /\benpa[a-z]{1,2}\b|\benpap\w*|\bepap\b|\beppi\b|\bcipag\b|\binarcassa\b|\bcnpadc\b|cassa (?:forense|geometri|commercialisti|ingegneri|architetti|notai|medici|psicologi|professional\w*)/;
/** "Coefficiente 78": the group that has it, where no trade is named. The fund counts for nothing where contributions are told. */
const tradeOfCoefficient = ({
  folded,
  mentions,
}: Facts): { group: ActivityGroup; fund: PensionFund } | null => {
  const stated = mentions.find(({ start }) =>
    /coefficient\w* (?:del |di |e |al )?$/.test(folded.slice(Math.max(0, start - 24), start)),
  );
  const group = (Object.keys(COEFFICIENTS) as ActivityGroup[])
    // Several groups share 40 %; the note of the trades is the one that is true of most.
    .sort((a, b) => Number(b === 'trade') - Number(a === 'trade'))
    .find((name) => COEFFICIENTS[name] === stated?.value);
  return group ? { group, fund: 'professionals' } : null;
};

/** The flat-rate regime: whether it can be had, and what it costs. */
export const flatRateSolver: Solver = {
  name: 'flat-rate',
  wanted:
    /forf?fett\w*|forfait\w*|flat.?(?:tax|rate)|imposta sostitutiva|coefficiente|partita iva al (?:5|15)\b|(?:reddito|imponibile) su cui (?:poi )?(?:pag|calcol)\w*|(?:impost\w*|tass[ae]|nuova attivita).*\bal (?:5|15) ?(?:%|per ?cento)|\bal (?:5|15) ?(?:%|per ?cento).*(?:impost\w*|tass[ae]\b|contribut|inps)/,
  solve(facts, { fiscal }) {
    const { flatRate: rules } = fiscal;
    const coefficients = coefficientsOf(facts);
    if (coefficients) return coefficients;
    const started = startedInYear(facts.folded);
    const isTaxAsked = revenueOf(facts)?.role === 'revenue' && ASKS_TAX.test(questionOf(facts.folded));
    if (
      started !== null &&
      !isTaxAsked &&
      /quest'anno|85|soglia|limite|posso|quanto posso/.test(facts.folded)
    )
      return {
        state: 'done',
        kind: 'percentage',
        calculated: flatRateLimitOfYear({ days: started }, fiscal),
      };
    const employment = employmentOf(facts);
    const staff = staffCostOf(facts);
    const reasons = exclusionsOf(facts);
    if (employment && yearly(employment) > rules.employmentIncome) reasons.push('employment-income');
    if (staff && staff !== employment && yearly(staff) > rules.staffCost) reasons.push('staff-cost');
    const others = facts.mentions.filter((each) => each !== employment && each !== staff);
    const wantedNet = wantedNetOf(facts);
    const revenue = wantedNet ? undefined : revenueOf({ ...facts, mentions: others });
    const stated = revenue ? yearly(revenue) : 0;
    // "Ho superato 85.000": the limit itself, and something above it.
    const isPassed = stated === rules.threshold && /superat|sforat|passat|oltre/.test(facts.folded);
    const amount = isPassed ? stated + 1 : stated;
    if (amount > rules.immediateExit) reasons.push('over-100');
    else if (amount > rules.threshold)
      reasons.push(
        /posso|accedere|entrare|stare|aderire|passare|rientr|aprire/.test(facts.folded)
          ? 'over-85-before'
          : 'over-85',
      );
    if (reasons.length > 0)
      return {
        state: 'ruled-out',
        kind: 'flat-rate',
        reasons,
        parts: revenue ? [money('revenue', amount)] : [],
        limits: flatRateLimits(fiscal),
        parameters: [rules.period],
      };
    if (wantedNet) {
      const trade = taxTradeOf(facts.folded);
      if (!trade) return { state: 'asks', kind: 'flat-rate', missing: ['trade'] };
      return {
        state: 'done',
        kind: 'flat-rate',
        notes: [`group-${trade.group}`, 'net-before-costs'],
        calculated: flatRateForNet(
          {
            net: yearly(
              wantedNet.period === null && wantedNet.value < LEAST_YEARLY_NET
                ? { ...wantedNet, period: 'month' }
                : wantedNet,
            ),
            group: trade.group,
            fund: trade.fund,
            isNew: isNewOf(facts),
          },
          fiscal,
        ),
      };
    }
    if (
      facts.mentions.length === 0 &&
      /quanto/.test(facts.folded) &&
      !/contribut|inps|cost/.test(facts.folded)
    )
      return {
        state: 'asks',
        kind: 'flat-rate',
        missing: ['revenue', ...(taxTradeOf(facts.folded) ? [] : ['trade'])],
      };
    // "Sono in forfettario" may only be said on the way to another question.
    if (
      !revenue ||
      (revenue.role !== 'revenue' && revenue.value < 500_000) ||
      !(
        WANTS_TAX.test(facts.folded) ||
        /\b(?:al|a|aliquota(?: del| al)?) (?:5|15) ?%?(?!\d)/.test(facts.folded)
      )
    )
      return null;
    const contributions = lastOf(facts, 'contributions');
    const isWithout = NONE_PAID.test(facts.folded) || LEFT_OUT.test(facts.folded);
    const trade = taxTradeOf(facts.folded) ?? (contributions || isWithout ? tradeOfCoefficient(facts) : null);
    if (!trade) return { state: 'asks', kind: 'flat-rate', missing: ['trade'] };
    // A fund of the profession's own has rates of its own: they are not those of INPS.
    if (!contributions && !isWithout && OWN_FUND.test(facts.folded))
      return { state: 'asks', kind: 'flat-rate', missing: ['fundContributions'] };
    const isNew = isNewOf(facts);
    return {
      state: 'done',
      kind: 'flat-rate',
      notes: [`group-${trade.group}`, ...(isNew ? ['new-activity'] : [])],
      calculated: withIncomeFirst(
        facts,
        flatRate(
          {
            revenue: amount,
            group: trade.group,
            fund: trade.fund,
            isNew,
            ...(contributions
              ? { paidContributions: yearly(contributions) }
              : isWithout
                ? { paidContributions: 0 }
                : {}),
          },
          fiscal,
        ),
      ),
    };
  },
};

/** Who asks for INPS beside IRPEF is estimated both, where the trade tells the fund. */
const fundOf = ({ folded }: Facts): { fund?: PensionFund } => {
  const fund = /\binps\b|contribut/.test(folded) ? taxTradeOf(folded)?.fund : undefined;
  return fund === undefined ? {} : { fund };
};

/** IRPEF by brackets. */
export const incomeTaxSolver: Solver = {
  name: 'income-tax',
  wanted:
    /\birpef\b|regime ordinario|semplificat\w*|scaglion\w*|contabilita ordinaria|quant[oe] (?:di )?tasse|\bordinari[oa]\b.{0,60}(?:tass|impost|inps)|(?:tass|impost)\w*.{0,40}\bordinari[oa]\b/,
  solve(facts, { fiscal }) {
    if (/forf?fett/.test(facts.folded)) return null;
    const costs = facts.mentions.filter(
      (each) =>
        isAmount(each) &&
        (each.role === 'fixedTotal' ||
          each.role === 'costLine' ||
          each.role === 'unitCost' ||
          each.role === 'outgoings' ||
          /spes|cost/i.test(each.label)),
    );
    const contributions = lastOf(facts, 'contributions');
    const income =
      facts.mentions.find((each) => isAmount(each) && /reddit|utile|guadagn|imponibil/i.test(each.label)) ??
      facts.mentions.find(
        (each) => isAmount(each) && each.role !== 'contributions' && !costs.includes(each),
      ) ??
      facts.mentions.find(isAmount);
    if (!income) return null;
    const spent = costs.filter((each) => each !== income).reduce((sum, each) => sum + yearly(each), 0);
    return {
      state: 'done',
      kind: 'income-tax',
      calculated: incomeTax(
        {
          income: yearly(income) - spent,
          ...(spent > 0 ? { revenue: yearly(income), costs: spent } : {}),
          ...(contributions ? { contributions: yearly(contributions) } : fundOf(facts)),
        },
        fiscal,
      ),
    };
  },
};
