import type { Calculation, Figure } from '../../contract';
import { type Facts, isAmount } from './read-facts';
import type { Role } from './mention';
import { questionOf } from './question';
import { unusedFigures } from './unused-figures';
import { inAskedSpan } from './asked-span';
import { answersKind, answersNamed, askedFor, asksForCost, asksForPrice } from './asked-for';
import { calculationIn, isDone } from './conversation';
import { resolveRoles } from './resolve-roles';
import { dimensionsSolver, solveSupposed } from './dimensions/dimensions-solver';
import type { Known, Solution, Solver } from './solver';
import { runwaySolver } from './solvers/cash';
import { loanSolver } from './solvers/loan';
import { stockSolver } from './solvers/turnover-days';
import { chainSolver } from './solvers/chain';
import { marginSolver } from './solvers/pricing';
import { isVatIncluded } from './solvers/vat';
import { flatRateSolver } from './solvers/tax';
import { volumeSolver } from './solvers/volume';
import { taxTradeOf } from './tax-trades';
import { PARTICULAR, SOLVERS } from './solver-list';

const particularSum = (facts: Facts, known: Known): { solver: Solver; solution: Solution } | null => {
  for (const solver of PARTICULAR) {
    const solution = solver.wanted.test(facts.folded) ? solver.solve(facts, known) : null;
    if (solution) return { solver, solution };
  }
  return null;
};

/** Figures that ask for their calculation without a word of question. */
const IMPLIED: readonly { roles: readonly (readonly Role[])[]; solver: Solver }[] = [
  { roles: [['cash'], ['outgoings', 'fixedTotal']], solver: runwaySolver },
  {
    roles: [['fixedTotal', 'costLine'], ['price'], ['unitCost', 'costRate', 'marginRate']],
    solver: volumeSolver,
  },
  {
    roles: [
      ['fixedTotal', 'costLine'],
      ['marginRate', 'marginAmount', 'costRate'],
    ],
    solver: volumeSolver,
  },
  { roles: [['stock'], ['soldCost']], solver: stockSolver },
  { roles: [['principal', 'price'], ['annualRate']], solver: loanSolver },
  { roles: [['unitCost'], ['markUpRate', 'marginRate']], solver: marginSolver },
  { roles: [['price'], ['unitCost']], solver: marginSolver },
];
/** "15.000 in 48 mesi al 6 %": an amount, a term and a rate, and nothing else. */
const isBareLoan = ({ mentions }: Facts): boolean => {
  const amount = mentions.find((each) => isAmount(each) && each.value >= LEAST_LOAN && each.period === null);
  const term = mentions.find(({ unit, value }) => unit === 'months' && value >= LEAST_TERM);
  const rate = mentions.find(
    ({ unit, value, role }) => unit === 'percent' && value <= MOST_RATE && role !== 'discountRate',
  );
  return mentions.length === 3 && amount !== undefined && term !== undefined && rate !== undefined;
};
const [LEAST_LOAN, LEAST_TERM, MOST_RATE] = [100_000, 600, 2_500];
const MOST_BARE = 90;
const OF_FLAT_RATE: readonly (Role | null)[] = ['revenue', 'taxRate', 'contributions'];
/** "Forfettario elettricista incasso 30.000, al 5 %, contributi 2.900": a regime, a trade and what comes in, and nothing else. */
const isBareFlatRate = ({ mentions, folded }: Facts): boolean =>
  folded.length < MOST_BARE &&
  /forf?fett/.test(folded) &&
  mentions.filter(({ role }) => role === 'revenue').length === 1 &&
  mentions.every(({ role }) => OF_FLAT_RATE.includes(role)) &&
  taxTradeOf(folded) !== null;

const impliedBy = (facts: Facts): Solver | null => {
  if (isBareLoan(facts)) return loanSolver;
  return isBareFlatRate(facts) ? flatRateSolver : impliedByRoles(facts);
};
const impliedByRoles = ({ mentions }: Facts): Solver | null =>
  IMPLIED.find(({ roles }) =>
    roles.every((any) => mentions.some(({ role }) => role !== null && any.includes(role))),
  )?.solver ?? null;

/** Whether a solution has no place for some of the figures. */
export const leavesFigures = ({ mentions }: Facts, solution: Solution): boolean => {
  const calculation = calculationIn(solution);
  return (
    calculation !== null &&
    unusedFigures(mentions, calculation, isDone(solution) ? solution.parts : []).length > 0
  );
};

/** The solvers that words ask for: those that the question itself names come before those of the rest of the message. */
const bySubject = (folded: string, question: string): Solver[] => {
  const wanted = SOLVERS.filter((solver) => solver.wanted.test(folded));
  const named = wanted.filter((solver) => solver.wanted.test(question));
  return [...named, ...wanted.filter((solver) => !named.includes(solver))];
};

const OF_PRICE: ReadonlySet<string> = new Set(['price-from-margin', 'price-from-mark-up', 'margin']);

const OF_KIND: ReadonlySet<Figure['unit']> = new Set(['cents', 'basis-points']);
const holdsMain = (calculation: Calculation, main: Figure | undefined): boolean =>
  [...calculation.result, ...calculation.inputs].some(
    ({ value, unit }) =>
      main !== undefined &&
      // Twenty euro are no twenty per cent.
      (unit === main.unit || (!OF_KIND.has(unit) && !OF_KIND.has(main.unit))) &&
      Math.abs(
        value / (unit === 'count' || unit === 'months' ? 1 : 100) -
          main.value / (main.unit === 'count' || main.unit === 'months' ? 1 : 100),
      ) <= 0.011,
  );

/**
 * What the words ask for. A sum that was recognised by its words is held against the one that the units of all figures make: where the two
 * differ, the units are right, because in them every figure has a place.
 */
export const solveFacts = (
  facts: Facts,
  known: Known,
  only?: Solver,
): { solver: Solver; solution: Solution } | null => {
  const particular = only ? null : particularSum(facts, known);
  if (particular) return particular;
  const found = solveAsRead(facts, known, only);
  if (only || found?.solver === dimensionsSolver) return found;
  if (found?.solution.state === 'done' && !leavesFigures(facts, found.solution)) return found;
  const resolved = resolveRoles(facts, (read) => solveByWords(read, known));
  if (resolved && isDone(resolved.solution)) return resolved;
  const supposed = asksForSum(facts.folded) ? solveSupposed(facts) : null;
  return supposed && isDone(supposed)
    ? { solver: dimensionsSolver, solution: supposed }
    : (resolved ??
        (found && !leavesFigures(facts, found.solution) ? found : null) ??
        (supposed && { solver: dimensionsSolver, solution: supposed }) ??
        found);
};

const NAMES_SUM =
  /\?|\b(?:spesa|incasso|costo|margine|guadagno|utile|bolletta|ricavo)\b[^.?!;:]{0,24}$|\btotale\b|in tutto|\bcalcol|\bsomma\b|\bcompute\b|\bwork out\b/;
const ASKS_FIGURE =
  /\bquant\w*|\bqual[ei]?\b|\bdimmi\b|\bconviene\b|\bche (?:prezz|margin|cost|percentual|tariff|incass|util|ricaric|cifra|somma|import|rata|scont|guadagn)\w*|\bhow\b|\bwhat\b|\bwhich\b/;
const asksForSum = (folded: string): boolean => NAMES_SUM.test(folded) || ASKS_FIGURE.test(folded);

/** With the figures as their words tell them. */
const solveAsRead = (
  facts: Facts,
  known: Known,
  only?: Solver,
): { solver: Solver; solution: Solution } | null => {
  const recognised = solveByWords(facts, known, only === dimensionsSolver ? undefined : only);
  if (only && only !== dimensionsSolver) return recognised;
  // A price that holds VAT leaves less than it says, which units do not know.
  if (recognised && isDone(recognised.solution) && isVatIncluded(facts.folded)) return recognised;
  // What only tells of a business is no sum, however many figures stand in it.
  const byUnits = only || asksForSum(facts.folded) ? dimensionsSolver.solve(facts, known) : null;
  const sum = byUnits && calculationIn(byUnits);
  if (!byUnits || !sum) return recognised;
  const words = recognised ? calculationIn(recognised.solution) : null;
  const agrees =
    words !== null &&
    recognised !== null &&
    !leavesFigures(facts, recognised.solution) &&
    // A price that was asked for is called one.
    !(sum.result[0]?.name === 'price' && words.result[0]?.name === 'turnover') &&
    holdsMain(words, sum.result[0]);
  return agrees ? recognised : { solver: dimensionsSolver, solution: byUnits };
};

/** What the words ask for: the first that is solved; else the first that lacks something. */
const solveByWords = (
  facts: Facts,
  known: Known,
  only?: Solver,
): { solver: Solver; solution: Solution } | null => {
  let asking: { solver: Solver; solution: Solution } | null = null;
  /** Solved with some of the figures only. */
  let partial: { solver: Solver; solution: Solution } | null = null;
  const question = questionOf(facts.folded);
  const kind = askedFor(facts.folded);
  const isCostAsked = asksForCost(facts.folded);
  for (const solver of only ? [only] : bySubject(facts.folded, question)) {
    const solved = solver.solve(facts, known);
    if (!solved) continue;
    const solution = inAskedSpan(solved, facts, { solver: solver.name, question });
    if (only) return { solver, solution };
    // An answer of another kind than was asked is an answer to something else.
    const calculation = calculationIn(solution);
    if (calculation && !answersNamed(calculation, facts.folded)) continue;
    if (calculation && (!answersKind(calculation, kind) || (isCostAsked && OF_PRICE.has(calculation.kind))))
      continue;
    // A price is made of a cost and what is wanted on it: no turnover lacks for it.
    if (solution.state === 'asks' && solver === volumeSolver && asksForPrice(facts.folded)) continue;
    if (leavesFigures(facts, solution)) {
      partial ??= { solver, solution };
      continue;
    }
    if (solution.state !== 'asks' || solver.insists?.test(question))
      return partial && solution.state === 'asks' ? partial : { solver, solution };
    asking ??= { solver, solution };
  }
  // "Chiedo 45 a consegna: quante consegne?": what is counted is to pay for the costs that were told.
  if (!only && !partial && kind === 'count' && asking?.solver !== volumeSolver) {
    const counted = volumeSolver.solve(facts, known);
    if (counted?.state === 'done' && !leavesFigures(facts, counted))
      return { solver: volumeSolver, solution: counted };
  }
  if (!only && !partial && asking && !isDone(asking.solution)) {
    const chained = chainSolver.wanted.test(facts.folded) ? chainSolver.solve(facts, known) : null;
    if (chained && !leavesFigures(facts, chained)) return { solver: chainSolver, solution: chained };
  }
  if (only || asking?.solver.insists?.test(question)) return asking;
  const implied = impliedBy(facts);
  const solution = implied?.solve(facts, known);
  const impliedSum = solution ? calculationIn(solution) : null;
  const isAnswer =
    impliedSum === null ||
    (answersKind(impliedSum, kind) &&
      answersNamed(impliedSum, facts.folded) &&
      !(isCostAsked && OF_PRICE.has(impliedSum.kind)));
  if (implied && solution?.state === 'done' && isAnswer && !(partial && leavesFigures(facts, solution)))
    return { solver: implied, solution };
  return partial ?? asking;
};
