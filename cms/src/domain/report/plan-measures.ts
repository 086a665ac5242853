import type { ProjectFacts } from '../interview';
import type { Computations } from './compute';
import { measureEffects, type MeasureEffect } from './measure-effect';
import { MEASURES, type Effort, type MeasureId, type MeasureRule, type Period } from './measures';
import { GRAVE, isRisk, type Signal, type SignalCode } from './signals';
import { measuresForProblem } from './stated-problem';

export interface PlannedMeasure {
  id: MeasureId;
  effort: Effort;
  period: Period;
  /** 1 for the most urgent of the plan. */
  priority: number;
  /** What it is worth, where that follows from the figures. */
  effect: MeasureEffect | null;
}

const EFFORT_WEIGHT: Record<Effort, number> = { low: 1, medium: 0.5, high: 0 };
const PLAN_SIZE = 9;
/** No month carries more than this: the owner has a business to run meanwhile. */
const PER_PERIOD = 4;

/** A duty of law goes first, then a gap in the cash, before any number of lesser signals. */
const urgencyOf = (code: SignalCode): number => {
  if (code === 'negative-equity') return 20;
  if (GRAVE.includes(code)) return 8;
  return isRisk(code) ? 3 : 2;
};

/** A measure whose effect is the greatest of all counts as much as a risk and a half. */
const EFFECT_WEIGHT = 5;
/** One that meets the problem in its owner's words. */
const PROBLEM_WEIGHT = 4;

const suits = ({ kinds, sellsTo, notIn }: MeasureRule, facts: ProjectFacts): boolean => {
  const { customerType, sector } = facts;
  if (kinds && !kinds.includes(facts.kind)) return false;
  if (sector && notIn?.includes(sector)) return false;
  if (sellsTo === 'people') return customerType === null || ['consumers', 'both'].includes(customerType);
  return sellsTo !== 'companies' || customerType !== 'consumers';
};

/** How much a measure is called for by signals, aims and the problem that was told; 0 for one that is not. */
const urgencyOfRule = (
  id: MeasureId,
  rule: MeasureRule,
  facts: ProjectFacts,
  codes: SignalCode[],
  meetingProblem: ReadonlySet<MeasureId>,
): number => {
  const called = (rule.signals ?? []).filter((code) => codes.includes(code));
  const aims = (rule.aims ?? []).filter((aim) => facts.aims.includes(aim));
  if (called.length === 0 && aims.length === 0 && !rule.always && !meetingProblem.has(id)) return 0;
  const urgency = called.reduce((sum, code) => sum + urgencyOf(code), 0);
  return (
    urgency +
    aims.length * 2 +
    (meetingProblem.has(id) ? PROBLEM_WEIGHT : 0) +
    (rule.always ? 1 : 0) +
    EFFORT_WEIGHT[rule.effort]
  );
};

/**
 * The plan of 90 days: the measures that suit this business and that its figures, its aims and the problem that was told call for, those
 * first that are urgent and worth most, spread over three months.
 */
export const planMeasures = (
  facts: ProjectFacts,
  signals: Signal[],
  computations: Computations,
): PlannedMeasure[] => {
  const codes = signals.map(({ code }) => code);
  const meetingProblem = measuresForProblem(facts.problem);
  const effects = measureEffects(facts, computations);
  const greatest = Math.max(1, ...Object.values(effects).map((effect) => effect?.amount ?? 0));
  const weighed = (Object.entries(MEASURES) as [MeasureId, MeasureRule][])
    .filter(([, rule]) => suits(rule, facts))
    .map(([id, rule]) => {
      const effect = effects[id] ?? null;
      const urgency = urgencyOfRule(id, rule, facts, codes, meetingProblem);
      return {
        id,
        rule,
        effect,
        weight: urgency === 0 ? 0 : urgency + (EFFECT_WEIGHT * (effect?.amount ?? 0)) / greatest,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);

  const taken: PlannedMeasure[] = [];
  for (const { id, rule, effect } of weighed) {
    if (taken.length === PLAN_SIZE) break;
    if (taken.filter(({ period }) => period === rule.period).length === PER_PERIOD) continue;
    taken.push({ id, effort: rule.effort, period: rule.period, priority: taken.length + 1, effect });
  }
  return taken.sort((one, other) => one.period - other.period || one.priority - other.priority);
};
