const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A post without a clear answer is looked for so long after its attempt; networks show what is new with a delay. */
const LOOKS_MS = [20 * SECOND_MS, 3 * MINUTE_MS, 10 * MINUTE_MS] as const;

/** When to look next after `looks` in vain, or null: from then on its owner says. */
export const nextLook = (attemptStartedAt: Date, looks: number): Date | null => {
  const after = LOOKS_MS[looks];
  return after === undefined ? null : new Date(attemptStartedAt.getTime() + after);
};
export const MAX_LOOKS = LOOKS_MS.length;
/** Looking that fails for its own reasons is repeated so, and given up with the last look of all. */
export const LOOK_AGAIN_MS = MINUTE_MS;
export const LOOK_BUDGET_MS = 2 * HOUR_MS;

/** Figures are read so long after publishing. */
const READINGS_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 30 * DAY_MS] as const;

export interface Reading {
  step: number;
  at: Date;
}
/** The first planned reading that still lies ahead: those missed meanwhile are one. Null after the last. */
export const nextReading = (postedAt: Date, now: Date): Reading | null => {
  const step = READINGS_MS.findIndex((after) => postedAt.getTime() + after > now.getTime());
  const after = READINGS_MS[step];
  return after === undefined ? null : { step, at: new Date(postedAt.getTime() + after) };
};
/** A reading that failed for a passing reason is repeated so, until the next planned one. */
export const READ_AGAIN_MS = 15 * MINUTE_MS;
