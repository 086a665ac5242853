import type { Calculation, CalculationKind, Figure } from '../../contract';
import { money, number, percent } from '../finance/figures';
import { FISCAL_PARAMETERS, type FiscalParameters } from '../finance/fiscal-parameters';
import { foldText } from './fold-text';
import { hasInterrogative, questionOf } from './question';
import type { Mention } from './mention';
import {
  calculationIn,
  type ConversationSolution,
  type ConversationState,
  isDone,
  kindOf,
} from './conversation';
import { dimensionsSolver } from './dimensions/dimensions-solver';
import { withAddedCost } from './follow-up/added-cost';
import { assignRole } from './follow-up/assign-role';
import { changedFacts } from './follow-up/changed-facts';
import { changedTerms } from './follow-up/changed-terms';
import { countedAgain, pricedAgain } from './follow-up/counted-again';
import { mergeFacts, replaceFigures, withResults } from './follow-up/merge-facts';
import { otherView } from './follow-up/other-view';
import { type Facts, isAmount, readFacts } from './read-facts';
import { SOLVERS, solveFacts } from './solve-facts';
import type { Known, KnownFigures, Solution, Solver } from './solver';
import { unusedFigures } from './unused-figures';

const REFERS_BACK =
  /^(?:no\b|e\b|ed\b|ma\b|ok\b|scusa|invece|allora|poi|se\b|con\b|a\b|al\b|in\b|anzi|mettiamo|facciamo|quindi|tutt[ie]|and\b|what if|with\b|ho sbagliato|correg|aspetta|mi sono|cambia|aggiung\w*|togli\w*|metti\w*|dimentic\w*|ah\b|meno\b|piu\b|add\b|remove\b)|\bse invece\b|\binvece\b|rispetto a prima|come prima/;

/** Goes on with the sum before: "e se…", "e con…", "meno 600?". */
const CONTINUES = /^(?:e|ed|ma|se|con|invece|meno|piu|tolt[oaie]|togliendo|anzi|no)\b/;
const TERM_IN_YEARS = /\d ?ann[oi]\b(?!.*\bmesi\b)/s;
const WANTS_SUM =
  /\b(?:calcol\w*|quanto (?:fa|viene)|fammi (?:il conto|i conti)|conteggi\w*|calculate|work out|compute)\b/;

const nextState = (state: ConversationState, text: string, known: Known): ConversationState => {
  const read = readFacts(text);
  const next =
    state.solver === null
      ? read
      : {
          ...read,
          mentions: read.mentions.map((each) =>
            pricedAgain(countedAgain(each, read, state.facts), read, state.facts),
          ),
        };
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
  const isShort = next.folded.length < 140;
  const refersBack =
    state.solver !== null && isShort && (REFERS_BACK.test(next.folded.trim()) || next.folded.length < 60);
  if (state.solver && refersBack) {
    const { solver } = state;
    if (solver === dimensionsSolver && !/\biva\b|ritenut/.test(next.folded)) {
      const terms = changedTerms(state.facts, read);
      const again = terms && dimensionsSolver.solve(terms, known);
      if (terms && again) return keep(solver, terms, withBefore(again, last));
      // A figure whose place is not sure changes nothing by guess.
      if (next.mentions.length > 0 && state.solution && !hasInterrogative(next.folded))
        return { ...state, solution: unclearFigures(state.solution.kind, next.mentions) };
    }
    const view = otherView(state, next);
    if (view) return { ...keep(solver, state.facts, view) };
    const changed =
      changedFacts(state.facts, next) ??
      (last ? withAddedCost(state.facts, read, kindOf(state, last.kind)) : null);
    if (changed) {
      const again = solveFacts(changed, known, solver);
      if (again) return keep(solver, changed, withBefore(again.solution, last));
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
            solver.name === 'vat' && kind === 'converted' ? 'vat-add' : kindOf(state, kind),
            { missing, isInYears: TERM_IN_YEARS.test(state.facts.folded) },
          ),
        ),
      };
      // Another question on the same figures: what the discount leaves of the price just found.
      const priced = state.results.filter(({ result }) => result.some(({ name }) => name === 'price')).at(-1);
      const facts = withResults(
        mergeFacts(state.facts, next),
        last?.kind === 'vat-add' && priced ? priced : last,
      );
      for (const own of SOLVERS.filter((each) => each !== solver && each.wanted.test(next.folded))) {
        const solution = own.solve({ ...facts, folded: `${next.folded}\n${state.facts.folded}` }, known);
        if (solution?.state === 'done') return keep(own, facts, solution);
      }
      const several = eachOf(state, filled, known);
      if (several) return several;
      const corrected = replaceFigures(state, filled);
      const again = solveFacts(corrected, known, solver);
      if (again)
        return keep(
          solver,
          corrected,
          withBefore(again.solution, state.solution?.state === 'asks' ? null : last),
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

const unclearFigures = (kind: CalculationKind, mentions: readonly Mention[]): Solution => ({
  state: 'unclear',
  kind,
  figures: mentions.map(({ value, unit, label }) => ({
    ...(unit === 'percent'
      ? percent('unclear', value)
      : unit === 'money' || unit === 'plain'
        ? money('unclear', value)
        : number('unclear', value)),
    label,
  })),
});

/** "E da 275 e da 1.320?": the sum of before for each of several amounts. */
const eachOf = (state: ConversationState, next: Facts, known: Known): ConversationState | null => {
  const { solver } = state;
  const amounts = next.mentions.filter((mention) => isAmount(mention));
  const before = state.facts.mentions.filter((mention) => isAmount(mention) && mention.role !== 'vatRate');
  if (!solver || amounts.length < 2 || amounts.length !== next.mentions.length || before.length !== 1)
    return null;
  if (amounts.some(({ role, period }) => role === 'vatRate' || period !== null)) return null;
  const calculations = amounts.flatMap((mention) => {
    const facts = replaceFigures(state, { ...next, mentions: [{ ...mention, role: null }] });
    return calculationIn(solveFacts(facts, known, solver)?.solution ?? null) ?? [];
  });
  const [first] = calculations;
  if (!first || calculations.length !== amounts.length) return null;
  return {
    ...state,
    solution: {
      state: 'done',
      kind: first.kind,
      calculated: {
        ok: true,
        calculation: {
          ...first,
          inputs: calculations.flatMap(({ inputs }) => inputs),
          result: calculations.flatMap(({ result }) => result),
          steps: calculations.flatMap(({ steps }) => steps),
        },
      },
    },
    results: [...state.results, ...calculations],
  };
};

const ASKS_WITHOUT_FIGURES =
  /\bstarci (?:dentro|con)\b|(?:da|sopra|sotto) (?:quale|che|quanti) (?:scontrin|client|incass|fattur|copert)\w*|(?:soldi|cassa|liquidita) che (?:ho|abbiamo).{0,24}(?:ce la facci|arriv|bast|dur|resist)\w*|ce la (?:faccio|facciamo) (?:ad? )?arrivare a fine|forf?fett\w*.{0,20}quanto (?:\w+ )?(?:pag|vers|spend|rest)\w*|quanto (?:\w+ )?(?:pag|vers|rest)\w* .{0,20}forf?fett|quant\w* (?:\w+ ){0,3}\brata\b|che rata\b|\bsconto (?:che faccio|che do|del negozio)?.{0,40}(?:conviene|ci (?:rimetto|perdo|guadagno))\b.*\?|\ba (?:quanto|che prezzo) (?:l[oaie] |gli?e?l[oaie] )?(?:metto|vendo|mettiamo|vendiamo|faccio|devo|dovrei|posso)|(?:che|quale) prezzo (?:metto|faccio|gli do|devo|dovrei)|quanto (?:devo|dovrei|posso) (?:chieder|farmi pagar|far pagar)\w*|(?:che|quale) tariffa\b|quant\w* (?:\w+ ){0,3}(?:devo|dovrei|dobbiamo|mi servono|servono|mi bastano|bastano) (?:\w+ ){0,3}(?:vender|incassar|fattur|fare\b|client|copert|scontrin|pezz|coprir)\w*|quant[ei] (?:client\w*|scontrin\w*|copert\w*|pezz\w*|vendit\w*|iscritt\w*) .{0,30}(?:serv|dev|bisogn|occorr)\w*|(?:con|coi|con i|dai|dati i) (?:miei )?(?:numeri|dati)|il mio (?:punto di )?pareggio|\bs\.?n\.?c\b.*forf|forf.*\bs\.?n\.?c\b|forf.*\bsocieta\b|societa.*forf|forf.*\bs\.?r\.?l|s\.?r\.?l.*forf|forf.*\bs\.?a\.?s\b|\bs\.?a\.?s\b.*forf/;

/** Asks what something is or how it is worked out: an explanation, no sum. */
const DEFINES =
  /\b(?:cos'e|cosa e|che cos'e|cosa (?:vuol dire|significa|sono)|come (?:si )?(?:calcol\w*|fa a calcolar\w*|faccio a (?:calcolar|stabilir|decider|saper|capir)\w*|funziona|capisco|stabilisco|decido)|spiegami|differenza tra|what is|how (?:do i|to) (?:calculate|work out|know))\b/;

const withBefore = (solution: Solution, before: Calculation | null): ConversationSolution => {
  const after = calculationIn(solution);
  const [old] = before?.result ?? [];
  const same = old && after?.result[0]?.name === old.name && after.result[0]?.value !== old.value;
  return same ? { ...solution, before: old } : solution;
};

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\bmeta (?:dei|delle|degli|del|della|di loro|di quest)/, 5_000],
  [/\bun terzo (?:dei|delle|degli|del|della|di)/, 3_333],
  [/\bun quarto (?:dei|delle|degli|del|della|di)/, 2_500],
];
/** A part told in words, in basis points; `null` where there is none. */
const partIn = (question: string): number | null =>
  PARTS.find(([pattern]) => pattern.test(question))?.[1] ?? null;
const holdsShare = ({ inputs, steps }: Calculation, part: number): boolean =>
  [...inputs, ...steps.flatMap(({ from }) => from.filter((each) => typeof each !== 'string'))].some(
    ({ unit, value }) => unit === 'basis-points' && Math.abs(value - part) < 2,
  );

const MOST_CHANGE = 6;
const MOST_RESULT_CHANGE = 8;
/** Amounts that took the place of others many times as large or as small: another thing, rather than the same one changed. */
const ofAnotherSize = (mentions: readonly Mention[], results: readonly Calculation[]): Figure[] => {
  const [now, before] = [...results].reverse();
  if (!now || !before || now.kind !== before.kind) return [];
  const [main] = now.result;
  const [old] = before.result;
  const change = main && old?.name === main.name && old.value !== 0 ? main.value / old.value : 1;
  if (change > MOST_RESULT_CHANGE || change < 1 / MOST_RESULT_CHANGE)
    return mentions
      .filter((each) => isAmount(each) || each.unit === 'pieces')
      .map(({ value, label }) => ({ ...money('unclear', value), label }));
  return mentions.filter(isAmount).flatMap(({ value, label }) => {
    const input = now.inputs.find((each) => each.unit === 'cents' && each.value === value);
    // Of several of the same name any may be the one that changed.
    const olds = before.inputs.filter((each) => each.name === input?.name && each.unit === 'cents');
    const isStrange = olds.every(
      (old) => old.value > 0 && (value / old.value > MOST_CHANGE || value / old.value < 1 / MOST_CHANGE),
    );
    return olds.length > 0 && isStrange && now.inputs.length === before.inputs.length
      ? [{ ...money('unclear', value), label }]
      : [];
  });
};

/** Whether a count stands among the figures of a calculation, in its own unit or in hundredths. */
const inCalculation = ({ inputs, result }: Calculation, value: number): boolean =>
  [...inputs, ...result].some((figure) => figure.value === value || figure.value * 100 === value);

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
  for (const turn of turns) state = nextState(state, turn, { figures: ownFigures, fiscal });
  const { solution } = state;
  const calculation = calculationIn(solution);
  const [last = ''] = turns.slice(-1);
  if (!solution || !calculation || !isDone(solution)) return solution;
  if (turns.length > 1) {
    const strange = ofAnotherSize(readFacts(last).mentions, state.results);
    if (strange.length > 0) return { state: 'unclear', kind: solution.kind, figures: strange };
  }
  // "E se metà dei clienti paga a 60?": a part that no sum has taken into account.
  const part = partIn(questionOf(foldText(last)));
  if (part !== null && !holdsShare(calculation, part))
    return { state: 'unclear', kind: solution.kind, figures: [{ ...percent('unclear', part), label: '' }] };
  const figures = unusedFigures(readFacts(last).mentions, calculation, solution.parts);
  // A number that leaves out what was written would be stated as if it were the answer.
  const [now, ahead] = [...state.results].reverse();
  const isSame = ahead?.kind === now?.kind && ahead?.result[0]?.value === now?.result[0]?.value;
  // A count that changed nothing was not understood either.
  const counts = readFacts(last).mentions.filter(({ unit }) => unit === 'pieces' || unit === 'people');
  if (
    turns.length > 1 &&
    isSame &&
    counts.length > 0 &&
    !counts.some(({ value }) => inCalculation(calculation, value))
  )
    return {
      state: 'asks',
      kind: solution.kind,
      missing: calculation.inputs.map(({ name }) => name).slice(0, 2),
    };
  const hasSeveral = readFacts(last).mentions.length >= 2;
  return figures.length > 0 && (turns.length === 1 || isSame || hasSeveral)
    ? { state: 'unclear', kind: solution.kind, figures }
    : solution;
};
