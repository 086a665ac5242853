import type { Calculated, Figure } from '../../../contract';
import { breakEven } from '../../finance/break-even';
import { timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import { breakEvenTurnover } from '../../finance/pricing';
import type { Mention } from '../mention';
import { allOf, type Facts, isAmount, lastOf } from '../read-facts';
import { questionOf } from '../question';
import type { Solver } from '../solver';
import { fixedCostsOf, openDaysOf, perMonth } from './fixed-costs';
import { neededContribution, turnoverFromTotals } from './volume-totals';

/** What is counted, as it was asked for: "quanti coperti", "quante maglie". */
const countedThing = (folded: string): string | undefined =>
  countedAfterHowMany(folded) ??
  // "Coperti a sera per andare in pari?"
  /(?:^|[,.;:] ?)((?!quant)\p{L}{4,}[ie]) (?:al giorno|a sera|al mese|a settimana) /u.exec(
    questionOf(folded),
  )?.[1] ??
  pluralOf(/\bogni (\p{L}{4,}[aeo])\b/u.exec(folded)?.[1]);

/** Spans, which are no thing that is sold, and words that have one form for one and many. */
const NOT_COUNTED =
  /^(?:mese|giorno|anno|settimana|volta|sera|mattina|notte|weekend|pezzo|auto|moto|foto|caso|tanto)$/;
/** "Ogni allievo mi dà 55": they are counted as allievi. */
const pluralOf = (noun: string | undefined): string | undefined => {
  if (noun === undefined || NOT_COUNTED.test(noun) || /(?:[cg]o|[cg]ia|ta)$/.test(noun)) return undefined;
  const stem = noun.slice(0, -1);
  if (noun.endsWith('a')) return /[cg]$/.test(stem) ? `${stem}he` : `${stem}e`;
  return stem.endsWith('i') ? stem : `${stem}i`;
};

const countedAfterHowMany = (folded: string): string | undefined =>
  [...folded.matchAll(/\bquant[ei] (\p{L}{3,})/gu)]
    .map(([, word = '']) => word)
    .find(
      (word) =>
        !/^(?:devo|dovrei|dobbiamo|bisogna|servono|volte|soldi|euro|mesi|giorni|ore|sono|pezzi|vendite|vendere|venderne|farne|costa|ne|per)$/.test(
          word,
        ),
    );

const ASKS_A_DAY = /\b(?:al|ogni|in un) giorno\b|\ba (?:sera|notte)\b|\bper notte\b/;
/** "Quanti coperti al giorno?": of a day first, and of the whole span beside. */
const ofDayFirst = (calculated: Calculated, folded: string): Calculated => {
  if (!calculated.ok || !ASKS_A_DAY.test(questionOf(folded))) return calculated;
  const { calculation } = calculated;
  const isOfDay = ({ name }: Figure): boolean => name === 'unitsPerDay';
  return {
    ok: true,
    calculation: {
      ...calculation,
      result: [...calculation.result.filter(isOfDay), ...calculation.result.filter((each) => !isOfDay(each))],
    },
  };
};

const labelled = (calculated: Calculated, label: string | undefined): Calculated => {
  if (!calculated.ok || label === undefined) return calculated;
  const name = (figure: Figure): Figure =>
    figure.name === 'units'
      ? { ...figure, label }
      : figure.name === 'unitsPerDay'
        ? { ...figure, label: `${label} al giorno` }
        : figure;
  const { calculation } = calculated;
  return {
    ok: true,
    calculation: {
      ...calculation,
      // Who asks how many is told no share of the price beside.
      result: calculation.result.filter((figure) => figure.name !== 'contributionShare').map(name),
      steps: calculation.steps.map(({ from, result }) => ({
        from: from.map((each) => (typeof each === 'string' ? each : name(each))),
        result: name(result),
      })),
    },
  };
};

/** How much must be sold to cover the costs. */
export const volumeSolver: Solver = {
  name: 'break-even',
  insists: /pareggi\w*|break.?even|in pari\b/,
  wanted:
    /sotto (?:quale|che) (?:incasso|fatturato|cifra)|quale incasso minimo|quanto (?:mi |ci )?(?:deve|dovrebbe) (?:rest|riman|lasci)\w*|pareggi\w*|break.?even|in pari\b|(?:non|per non|senza) (?:ci )?(?:perder|rimetter)\w*|rimetterci|ci sto dentro|starci (?:dentro|con)|di quanto (?:fatturato|incasso)|(?:fatturato|incasso) (?:ho bisogno|(?:mi )?serv|minimo)|stare (?:in piedi|a galla)|coprir\w*|copro|ripagar\w*|ripago|stare sopra le spese|non andare sotto|pareggiare|quant[eiao] (?:\w+ ){0,4}(?:devo|dovrei|dobbiamo|bisogna|mi servono|servono|mi tocca)|(?:devo|dovrei) (?:vend|far|incass|fattur)\w*|how many .{0,30}(?:sell|need)|must i sell|quant[ei] (?:\w+ )?(?:al mese|al giorno)/,
  solve(facts, known) {
    const solution = solveVolume(facts, known);
    return solution?.state === 'done'
      ? {
          ...solution,
          calculated: ofDayFirst(labelled(solution.calculated, countedThing(facts.folded)), facts.folded),
        }
      : solution;
  },
};

const OWN_COST = /\b(?:mi|ci|me) (?:ne )?(?:cost|vien)\p{L}* (?:circa )?(?:€ ?)?$/u;
/** "Seduta 40 euro … quante sedute", "5 euro a lavaggio … quanti lavaggi": the amount beside the thing that is counted is its price. */
const withPriceOfCounted = (facts: Facts): Facts => {
  const hourly = facts.mentions.filter((each) => isAmount(each) && each.period === 'hour');
  if (hourly.length === 1 && /quant[ei] (?:\p{L}+ )?ore\b/u.test(facts.folded) && !lastOf(facts, 'price'))
    return {
      ...facts,
      mentions: facts.mentions.map((each) =>
        each === hourly[0] ? { ...each, role: 'price' as const } : each,
      ),
    };
  const stem = countedThing(facts.folded)?.slice(0, -1) ?? '';
  if (stem.length < 4 || lastOf(facts, 'price') || lastOf(facts, 'marginAmount')) return facts;
  const perThing = new RegExp(`^\\s*(?:€|euro)?\\s*(?:a|al|alla|per|ogni) ${stem}`);
  const isOfEach = new RegExp(`\\b(?:ogni|un|una|un') ?${stem}\\p{L}* [^,;.\\d]*$`, 'u');
  const named = facts.mentions.filter(
    (each) =>
      (each.role === null ||
        each.role === 'unitCost' ||
        // "Ogni noleggio sono 15 euro": the thing that is sold, though it is the name of a cost as well.
        (each.role === 'costLine' && isOfEach.test(facts.folded.slice(0, each.start)))) &&
      isAmount(each) &&
      !OWN_COST.test(facts.folded.slice(Math.max(0, each.start - 24), each.start)) &&
      (each.label.toLowerCase().includes(stem) || perThing.test(facts.folded.slice(each.end))),
  );
  // "Materiali 35 a seduta, a seduta prendo 180": what no word calls a cost is the price.
  const beside = named.length > 1 ? named.filter(({ role }) => role === null) : named;
  const [only] = beside;
  if (!only || beside.length > 1) return facts;
  return {
    ...facts,
    mentions: facts.mentions.map((each) => (each === only ? { ...each, role: 'price' as const } : each)),
  };
};

/** Of what can be sold at most, the share that must be sold. */
const withOccupancy = (found: Calculated, capacity: Mention | undefined): Calculated => {
  const units = found.ok ? found.calculation.result.find(({ name }) => name === 'units') : undefined;
  if (!found.ok || !units || !capacity) return found;
  const places = {
    name: 'places',
    value: capacity.value,
    unit: 'hundredths',
    label: capacity.noun ?? '',
  } as const;
  const share = percent('occupancy', timesDividedBy(units.value, 1_000_000, capacity.value));
  const { calculation } = found;
  return {
    ok: true,
    calculation: {
      ...calculation,
      inputs: [...calculation.inputs, places],
      result: [...calculation.result, share],
      steps: [...calculation.steps, step(share, units, '÷', places)],
    },
  };
};

/** Whether any cost is told of a span: then it is of a month, not of one event. */
const isRecurring = ({ mentions, folded }: Facts): boolean =>
  mentions.some(({ period }) => period !== null && period !== 'hour') ||
  /al mese|mensil|all'anno/.test(folded);

/** "Adesso faccio sui 9.800": what is taken now, of a month. */
const turnoverNowOf = (facts: Facts): { turnoverNow?: number } => {
  const now = lastOf(facts, 'revenue');
  return now && (now.period === null || now.period === 'month' || now.period === 'year')
    ? { turnoverNow: perMonth(now) }
    : {};
};

/** "La promozione costa 600, ho margine 35 %, quanto fatturato per ripagarla?": the only amount is what is to be paid for. */
const costToRepay = (facts: Facts): ReturnType<typeof fixedCostsOf> => {
  const [cost, other] = facts.mentions.filter(isAmount);
  const isRepaid = /\b(?:ripag|recuper|copr)\p{L}*/u.test(questionOf(facts.folded));
  return isRepaid && cost && !other && lastOf(facts, 'marginRate') ? { total: cost.value, parts: [] } : null;
};

const solveVolume: Solver['solve'] = (read, { figures: known }) => {
  const facts = withPriceOfCounted(read);
  const needed = neededContribution(facts) ?? turnoverFromTotals(facts);
  if (needed) return needed;
  const price = lastOf(facts, 'price');
  const fixed = fixedCostsOf(facts) ?? costToRepay(facts);
  const fixedCosts = fixed?.total ?? known.fixedCosts;
  const openDays = openDaysOf(facts);
  const contribution = lastOf(facts, 'marginAmount');
  // "Food cost 31 %, un altro 7 % di commissioni": shares of the price that go away are added up.
  const costRates = allOf(facts, 'costRate');
  const [firstRate] = costRates;
  const costRate = firstRate && { ...firstRate, value: costRates.reduce((sum, { value }) => sum + value, 0) };
  const marginRate = lastOf(facts, 'marginRate');
  const capacity = facts.mentions.find(
    ({ unit, end }) =>
      unit === 'pieces' &&
      /^ (?:vendibili|disponibili|al massimo|a disposizione|prenotabili)/.test(
        facts.folded.slice(end, end + 20),
      ),
  );
  const unitCosts = allOf(facts, 'unitCost');
  const knownMargin = known.marginRate;
  const averageSale = price?.value ?? (fixed ? undefined : known.averageSale);
  const parts = fixed?.parts ?? [];
  const assumed = fixed === null && known.fixedCosts !== undefined ? ['fixedCosts'] : [];
  const missing: string[] = [];
  const wanted = lastOf(facts, 'wantedIncome');
  if (wanted && fixed?.total === perMonth(wanted) && !price && !contribution && !marginRate)
    return { state: 'asks', kind: 'break-even-turnover', missing: ['fixedCosts', 'marginRate'] };
  if (fixedCosts === undefined) missing.push('fixedCosts');
  const days = openDays === undefined ? {} : { openDays };
  // "Su un taglio da 20 me ne restano 15": what is left of each is the contribution, whatever it is sold for.
  if (contribution && (!price || (contribution.value < price.value && unitCosts.length === 0))) {
    if (fixedCosts === undefined) return { state: 'asks', kind: 'break-even', missing };
    return {
      state: 'done',
      kind: 'break-even',
      parts,
      assumed,
      calculated: withOccupancy(
        breakEven(
          price
            ? { fixedCosts, price: price.value, unitCost: price.value - contribution.value, ...days }
            : { fixedCosts, contribution: contribution.value, ...days },
        ),
        capacity,
      ),
    };
  }
  const markUp = lastOf(facts, 'markUpRate');
  const rate =
    marginRate?.value ??
    (costRate ? 10_000 - costRate.value : undefined) ??
    // Of what is sold for 160 after a mark-up of 60 %, 60 are left.
    (markUp && !price ? Math.round((markUp.value * 10_000) / (10_000 + markUp.value)) : undefined);
  // "Quanto devo incassare?": turnover to the cent, not the turnover of whole pieces.
  const asksTurnover = /quanto (?:\w+ ){0,2}(?:incass|fattur)\w*|che (?:incasso|fatturato)/.test(
    questionOf(facts.folded),
  );
  if (averageSale !== undefined && fixedCosts !== undefined && !(asksTurnover && price === undefined)) {
    const share = rate ?? (price === undefined ? knownMargin : undefined);
    if (share !== undefined)
      return {
        state: 'done',
        kind: 'break-even',
        parts,
        assumed: [...assumed, ...(price === undefined ? ['price', 'marginRate'] : [])],
        calculated: breakEven({ fixedCosts, price: averageSale, costRate: 10_000 - share, ...days }),
      };
  }
  const turnoverRate =
    rate ?? (asksTurnover && price === undefined && fixed === null ? knownMargin : undefined);
  if (turnoverRate !== undefined) {
    if (fixedCosts === undefined) return { state: 'asks', kind: 'break-even-turnover', missing };
    return {
      state: 'done',
      kind: 'break-even-turnover',
      parts,
      assumed: rate === undefined ? [...assumed, 'marginRate'] : assumed,
      calculated: breakEvenTurnover({
        fixedCosts,
        marginRate: turnoverRate,
        ...days,
        ...turnoverNowOf(facts),
        ...(markUp && !marginRate && !costRate ? { markUp: markUp.value } : {}),
      }),
    };
  }
  if (price && fixedCosts !== undefined) {
    const spent = unitCosts.length === 0 ? allOf(facts, 'outgoings') : [];
    const unitCost = [...unitCosts, ...spent].reduce((sum, { value }) => sum + value, 0);
    // Costs of one lesson or one evening, and what each participant pays: no cost of a piece is missing.
    const isPerEvent =
      /(?:consegn|interven|uscit|noleggi|iscritt|partecipant|alliev|person|ospit|paganti|bigliett|lezion|corso|serata|evento|spettacol|tagli\b|pieghe|sedut|massagg|visit|lavagg|corse|trattament|consulenz|camere|notti|tatuagg|abbonament|quante ore)/.test(
        facts.folded,
      );
    // "Sala 60, argilla 45, 18 a bambino": costs of the size of a few prices are of one event.
    const unnamed = facts.mentions.filter((each) => each.role === null && isAmount(each));
    // "Da 20 a 22": what no word names may be anything; no costs are made of it.
    if (
      fixed &&
      unnamed.length > 0 &&
      allOf(facts, 'fixedTotal', 'costLine').length === 0 &&
      !isRecurring(facts)
    )
      return {
        state: 'unclear',
        kind: 'break-even',
        figures: unnamed.map(({ value, label }) => ({ ...money('unclear', value), label })),
      };
    const isSmall = (fixed?.parts ?? []).length > 0 && fixedCosts <= 40 * price.value && !isRecurring(facts);
    if (unitCost === 0 && !isPerEvent && !isSmall)
      return { state: 'asks', kind: 'break-even', missing: ['unitCost'] };
    return {
      state: 'done',
      kind: 'break-even',
      parts,
      assumed,
      calculated: breakEven({ fixedCosts, price: price.value, unitCost, ...days }),
    };
  }
  if (!price) missing.push('price');
  if (unitCosts.length === 0) missing.push('unitCost');
  return { state: 'asks', kind: 'break-even', missing };
};
