import { PLAN_CONFLICTS, type PlanConflict } from '@contract';
import { ApiFailure } from '../../../lib/api-failure';

/** Why a plan was not changed or a subscription not paused, where the server's refusal says so; null where it says something else. */
export const planProblem = (failure: unknown): PlanConflict | null => {
  if (!(failure instanceof ApiFailure) || failure.code !== 'CONFLICT') return null;
  return PLAN_CONFLICTS.find((reason) => reason === failure.details.reason) ?? null;
};
