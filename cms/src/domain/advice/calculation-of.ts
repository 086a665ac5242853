import type { Calculation, CalculationKind } from '../../contract';
import { FISCAL_PARAMETERS, type FiscalParameters } from '../finance/fiscal-parameters';
import { ASKS_WITHOUT_FIGURES } from './asks-without-figures';
import { hasInterrogative } from './question';
import {
  calculationIn,
  type ConversationSolution,
  type ConversationState,
  isDone,
  kindOf,
} from './conversation';
import { dimensionsSolver } from './dimensions/dimensions-solver';
import { withAddedCost } from './follow-up/added-cost';
import { amountOffPrice } from './follow-up/amount-off';
import { assignRole } from './follow-up/assign-role';
import { changedFacts } from './follow-up/changed-facts';
import { changedTerms } from './follow-up/changed-terms';
import { readAgain } from './follow-up/counted-again';
import { differenceFromStart, withDifference } from './follow-up/difference';
import { eachOf } from './follow-up/each-amount';
import { furtherDiscount } from './follow-up/further-discount';
import { goalSeek } from './follow-up/goal-seek';
import { mergeFacts, replaceFigures, withNamedFigures, withResults } from './follow-up/merge-facts';
import { namedAmount } from './follow-up/named-amount';
import { ofSeveral } from './follow-up/of-several';
import { otherCount } from './follow-up/other-count';
import { sameGrowth } from './follow-up/same-growth';
import { withOpenDays } from './follow-up/open-days';
import { otherView } from './follow-up/other-view';
import { priceForMargin } from './follow-up/price-for-margin';
import { onTotalOfCosts } from './follow-up/on-total';
import type { Mention } from './mention';
import { type Facts, isAmount, readFacts } from './read-facts';
import { SOLVERS } from './solver-list';
import { leavesFigures, solveFacts } from './solve-facts';
import type { Known, KnownFigures, Solution, Solver } from './solver';
import { unclearFigures } from './unclear-figures';
import { isUnsettled, stillUnclear, verified } from './verify-answer';

const REFERS_BACK =
  /^(?:no\b|e\b|ed\b|ma\b|ok\b|scusa|invece|allora|poi|se\b|con\b|a\b|al\b|in\b|anzi|mettiamo|facciamo|quindi|tutt[ie]|and\b|what if|with\b|ho sbagliato|correg|aspetta|mi sono|cambia|aggiung\w*|togli\w*|metti\w*|dimentic\w*|ah\b|meno\b|piu\b|add\b|remove\b)|\bse invece\b|\binvece\b|rispetto a prima|come prima/;

/** "Il fornitore mi ha appena alzato i prezzi del 20%, e adesso?": what has changed of the sum before. */
const REPORTS_CHANGE =
  /^(?=.*\d)(?=.*\b(?:fornitor|affitt|bollett|materi|prezz|cost[oi]\b|spes[ae]|client|incass|fatturat|rat[ae]\b)).*\b(?:aument|alz|rincar|cal|scend|sces|abbass|sal|diminui|dimezz|ridott|tagli)\w*.*\b(?:e )?(?:adesso|ora|quindi|che succede|cosa cambia|cosa succede)\s*\?/;

/** Goes on with the sum before: "e se…", "e con…", "meno 600?". */
const CONTINUES = /^(?:e|ed|ma|se|con|invece|meno|piu|tolt[oaie]|togliendo|anzi|no)\b/;
/** "A 60 mesi", and then "e a 48?". */
const TERM_AFTER_A = /\ba \d{1,3} (?:mesi|rate|anni)\b/;
const TERM_IN_YEARS = /\d ?ann[oi]\b(?!.*\bmesi\b)/s;
const WANTS_SUM =
  /\b(?:calcol\w*|quanto (?:fa|viene)|fammi (?:il conto|i conti)|conteggi\w*|calculate|work out|compute)\b/;

const nextState = (state: ConversationState, text: string, known: Known): ConversationState => {
  const read = withoutModifier(readFacts(text), state.solver);
  const next = state.solver === null ? read : readAgain(read, state.facts);
  const last = calculationIn(state.solution);
  const keep = (solver: Solver, facts: Facts, solution: ConversationSolution): ConversationState => {
    const calculation = calculationIn(solution);
    return {
      solver,
      facts,
      solution,
      results: calculation ? [...state.results, calculation] : state.results,
    };
  };
  /** Looked at over another span a result is compared with nothing of its own. */
  const lastSum = state.results.findLast(({ kind }) => kind !== 'converted') ?? null;
  /** A sum that is made again, beside what it was, and with what the change makes where that was asked. */
  const redone = (solution: Solution, before: Calculation | null = lastSum): ConversationSolution =>
    withDifference(withBefore(solution, before), before?.result[0], next.folded);
  const isShort = next.folded.length < 140;
  const refersBack =
    state.solver !== null &&
    isShort &&
    (REPORTS_CHANGE.test(next.folded) || REFERS_BACK.test(next.folded.trim()) || next.folded.length < 60);
  if (state.solver && state.solution?.state === 'unclear' && next.mentions.length > 0) {
    const named = withNamedFigures(state.facts, next);
    const facts = mergeFacts(named.facts, named.next);
    const again = named.facts === state.facts ? null : solveFacts(facts, known);
    if (again) return keep(again.solver, facts, again.solution);
  }
  const turnover = state.solver && refersBack && last ? ownTurnover(next, last, known) : null;
  if (turnover) return keep(turnover.solver, next, turnover.solution);
  if (state.solver && refersBack) {
    const { solver } = state;
    const several = ofSeveral(state, next, known);
    if (several) return keep(solver, several.facts, several.solution);
    const sought = last
      ? (goalSeek(last, next) ??
        sameGrowth(last, next) ??
        furtherDiscount(last, read) ??
        priceForMargin(last, read) ??
        differenceFromStart(state.results, read) ??
        onTotalOfCosts(state, next, known))
      : null;
    if (sought) return keep(solver, state.facts, sought);
    if (solver === dimensionsSolver && !/\biva\b|ritenut/.test(next.folded)) {
      const terms = changedTerms(state.facts, next);
      const again = terms && dimensionsSolver.solve(terms, known);
      if (terms && again) return keep(solver, terms, redone(again));
      // A figure whose place is not sure changes nothing by guess.
      if (next.mentions.length > 0 && state.solution && !hasInterrogative(next.folded))
        return { ...state, solution: unclearFigures(state.solution.kind, next.mentions) };
    }
    const recounted = otherCount(state.facts, next);
    const counted = recounted && solveFacts(recounted, known, solver);
    if (counted) return keep(solver, recounted, redone(counted.solution));
    const renamed = namedAmount(state.facts, read);
    const again = renamed && solveFacts(renamed, known, solver);
    if (again && isDone(again.solution)) return keep(solver, renamed, redone(again.solution));
    if (next.mentions.length === 0 && solver.modifiedBy?.test(next.folded)) {
      const facts = { ...state.facts, folded: `${state.facts.folded}\n${next.folded}` };
      const again = solver.solve(facts, known);
      if (again) return keep(solver, facts, redone(again));
    }
    const lowered = amountOffPrice(state.facts, next);
    const afterDiscount = lowered && solveFacts(lowered, known, solver);
    if (lowered && afterDiscount) return keep(solver, lowered, redone(afterDiscount.solution));
    const view = otherView(state, next);
    if (view) return keep(solver, withOpenDays(state.facts, next), view);
    const changed =
      changedFacts(state.facts, next) ??
      (last ? withAddedCost(state.facts, read, kindOf(state, last.kind)) : null);
    if (changed) {
      const again = solveFacts(changed, known, solver);
      if (again) return keep(solver, changed, redone(again.solution));
    }
    // "Ho 18.000 in cassa e ne escono 4.000" … "quanto duro?": the figures are there, only the question is new.
    if (next.mentions.length === 0) {
      const facts = { ...state.facts, folded: `${state.facts.folded}\n${next.folded}` };
      const wanted = SOLVERS.filter((each) => each.wanted.test(next.folded));
      for (const own of [...wanted.filter((each) => each === solver), ...wanted]) {
        const solution = own.solve(facts, known);
        if (solution?.state === 'done') return keep(own, facts, solution);
      }
    }
    const kind = state.solution?.kind;
    if (kind && next.mentions.length > 0) {
      const missing = state.solution?.state === 'asks' ? state.solution.missing : [];
      const filled = {
        ...next,
        mentions: next.mentions.map((mention) =>
          assignRole(
            mention,
            next,
            solver.name === 'vat' && kind === 'converted' ? 'vat-add' : ownKind(state, kind, mention),
            {
              missing,
              isInYears: TERM_IN_YEARS.test(state.facts.folded),
              isTermAfterA: TERM_AFTER_A.test(state.facts.folded),
            },
          ),
        ),
      };
      const replaced = hasInterrogative(next.folded) ? null : inSamePlace(state.facts, filled);
      const same = replaced && solveFacts(replaced, known, solver);
      if (replaced && same?.solution.state === 'done' && !leavesFigures(filled, same.solution))
        return keep(solver, replaced, redone(same.solution));
      // Another question on the same figures: what the discount leaves of the price just found.
      const priced = state.results.filter(({ result }) => result.some(({ name }) => name === 'price')).at(-1);
      const facts = withResults(
        mergeFacts(state.facts, next),
        last?.kind === 'vat-add' && priced ? priced : last,
      );
      for (const own of SOLVERS.filter((each) => each !== solver && each.wanted.test(next.folded))) {
        const solution = own.solve({ ...facts, folded: `${next.folded}\n${state.facts.folded}` }, known);
        // A sum that has no place for what was just written answers something else.
        if (solution?.state === 'done' && !leavesFigures(filled, solution)) return keep(own, facts, solution);
      }
      const each = eachOf(state, filled, known);
      if (each) return each;
      const corrected = replaceFigures(state, filled);
      const again = solveFacts(corrected, known, solver);
      if (again)
        return keep(
          solver,
          corrected,
          redone(again.solution, state.solution?.state === 'asks' ? null : lastSum),
        );
    }
  }
  const hasPending = state.solver === null && state.facts.mentions.length > 0;
  if (
    next.mentions.length === 0 &&
    !hasPending &&
    (DEFINES.test(next.folded) || (!WANTS_SUM.test(next.folded) && !ASKS_WITHOUT_FIGURES.test(next.folded)))
  )
    // "Faccio la traduttrice", "sono in forfettario": words that a later question leans on.
    return {
      ...state,
      facts: state.solver === null ? mergeFacts(state.facts, next) : state.facts,
      solution: null,
    };
  const fresh = solveFacts(next, known);
  const continued = fresh && fresh.solution.state !== 'asks' ? null : continuedSum(state, next, known);
  if (continued) return keep(continued.solver, continued.facts, continued.solution);
  // Figures that were told before anything was asked: "ho 18.000 in cassa", then "ne escono 4.000", then "quanto duro?".
  const isCondition = /^(?:e |ma )?se\b/.test(next.folded.trim());
  const pending =
    state.solver === null && state.facts.text !== '' && !isCondition ? mergeFacts(state.facts, next) : null;
  if (pending && fresh?.solution.state !== 'done' && fresh?.solution.state !== 'ruled-out') {
    const joined = solveFacts(pending, known);
    if (joined?.solution.state === 'done') return keep(joined.solver, pending, joined.solution);
  }
  // A figure for the sum before that nothing could be done with: asked about, before an article answers something else.
  const pendingSum = state.solution;
  if (!fresh && refersBack && pendingSum && next.mentions.length > 0 && CONTINUES.test(next.folded.trim()))
    return { ...state, solution: unclearFigures(pendingSum.kind, next.mentions) };
  if (!fresh)
    return { ...state, facts: state.solver === null ? (pending ?? next) : state.facts, solution: null };
  // Without a single figure only a plain wish for a sum is one.
  if (
    next.mentions.length === 0 &&
    fresh.solution.state === 'asks' &&
    !ASKS_WITHOUT_FIGURES.test(next.folded) &&
    !WANTS_SUM.test(next.folded)
  )
    return { ...state, solution: null };
  return { ...keep(fresh.solver, pending ?? next, fresh.solution) };
};

/** "E a mezza giornata?": what changes the sum as a whole is no figure. */
const withoutModifier = (next: Facts, solver: Solver | null): Facts => {
  const match = solver?.modifiedBy?.exec(next.folded);
  if (!match) return next;
  const [from, to] = [match.index, match.index + match[0].length];
  return { ...next, mentions: next.mentions.filter(({ start, end }) => end <= from || start >= to) };
};

const ASKS_TURNOVER = /\bquanto (?:\p{L}+ ){0,2}(?:fattur|incass|ricav)\p{L}*/u;
/** "Allora a 38 euro con 85 ore quanto fatturo?", after a price: a price times a quantity of its own, and nothing of before. */
const ownTurnover = (next: Facts, last: Calculation, known: Known): ReturnType<typeof solveFacts> => {
  const isOfTakings = last.result.some(({ name }) => /revenue|turnover|sum/i.test(name));
  if (isOfTakings || next.mentions.length < 2 || !ASKS_TURNOVER.test(next.folded)) return null;
  const own = solveFacts(next, known);
  return own?.solver === dimensionsSolver && own.solution.state === 'done' ? own : null;
};

const VAT_RATES: readonly number[] = [400, 500, 1_000, 2_200];
/** "E con l'IVA?" looks at a price another way: what is no rate of VAT after it is of the price again. */
const ownKind = (
  state: ConversationState,
  kind: CalculationKind,
  { unit, value }: Mention,
): CalculationKind => {
  const own = kindOf(state, kind);
  if (own !== 'vat-add' || unit !== 'percent' || VAT_RATES.includes(value) || state.solver?.name === 'vat')
    return own;
  return (
    state.results.filter((each) => each.kind !== 'vat-add' && each.kind !== 'converted').at(-1)?.kind ?? own
  );
};

const isAmountUnit = (unit: Mention['unit']): boolean => unit === 'money' || unit === 'plain';
/** Figures of a further message that each take the place of one of the same role; `null` where any of them has none. */
const inSamePlace = (facts: Facts, next: Facts): Facts | null =>
  next.mentions.every(
    ({ role, unit }) =>
      (role !== null || unit === 'months') &&
      facts.mentions.filter(
        (old) => old.role === role && (old.unit === unit || (isAmount(old) && isAmountUnit(unit))),
      ).length === 1,
  )
    ? mergeFacts(facts, next)
    : null;

const MOST_CONTINUED = 200;
/** Figures that make no sum of their own, told after a sum that has a place for all of them: it goes on. */
const continuedSum = (
  state: ConversationState,
  next: Facts,
  known: Known,
): { solver: Solver; facts: Facts; solution: Solution } | null => {
  const { solver, solution: before } = state;
  if (!solver || !before || next.mentions.length === 0 || next.folded.length > MOST_CONTINUED) return null;
  const mentions = next.mentions.map((mention) =>
    assignRole(mention, next, kindOf(state, before.kind), { missing: [] }),
  );
  if (mentions.some(({ role }) => role === null)) return null;
  const facts = mergeFacts(state.facts, { ...next, mentions });
  const again = solveFacts(facts, known, solver);
  return again?.solution.state === 'done' && !leavesFigures({ ...next, mentions }, again.solution)
    ? { solver, facts, solution: again.solution }
    : null;
};

/** Asks what something is or how it is worked out: an explanation, no sum. */
const DEFINES =
  /\b(?:cos'e|cosa e|che cos'e|cosa (?:vuol dire|significa|sono)|come (?:si )?(?:calcol\w*|fa a calcolar\w*|faccio a (?:calcolar|stabilir|decider|saper|capir)\w*|funziona|capisco|stabilisco|decido)|spiegami|differenza tra|what is|how (?:do i|to) (?:calculate|work out|know))\b/;

const withBefore = (solution: Solution, before: Calculation | null): ConversationSolution => {
  const after = calculationIn(solution);
  const [old] = before?.result ?? [];
  const same = old && after?.result[0]?.name === old.name && after.result[0]?.value !== old.value;
  return same ? { ...solution, before: old } : solution;
};

/**
 * The calculation that a conversation has come to with its last message: read anew from all that its owner wrote, so that no state need be
 * kept. `null` when the last message asks for none.
 */
export const calculationOf = (
  turns: readonly string[],
  ownFigures: KnownFigures = {},
  fiscal: FiscalParameters = FISCAL_PARAMETERS,
): ConversationSolution | null => {
  let state: ConversationState = {
    solver: null,
    facts: { text: '', folded: '', mentions: [] },
    solution: null,
    results: [],
  };
  let first = state;
  for (const [at, turn] of turns.entries()) {
    const next = nextState(state, turn, { figures: ownFigures, fiscal });
    if (at === 0) first = next;
    // What was only asked about is forgotten, unless the next message says what it is.
    state =
      at + 1 < turns.length && isUnsettled(turns.slice(0, at + 1), next, turns[at + 1] ?? '') ? state : next;
  }
  return stillUnclear(turns, first, state) ?? verified(turns, state);
};
