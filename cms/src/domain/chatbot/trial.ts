import { TRIAL_DAYS } from '../../contract';
import { DAY_MS } from '../../contract/time-units';

/** When a trial that its owner last opened then is removed. */
export const trialRemovedAt = (usedAt: Date): Date => new Date(usedAt.getTime() + TRIAL_DAYS.kept * DAY_MS);

/** Trials that were last opened before these moments are to be removed, and their owners to be written to. */
export const trialDeadlines = (now: Date): { remove: Date; warn: Date } => ({
  remove: new Date(now.getTime() - TRIAL_DAYS.kept * DAY_MS),
  warn: new Date(now.getTime() - (TRIAL_DAYS.kept - TRIAL_DAYS.warnedBefore) * DAY_MS),
});
