/**
 * When to look next for a post without a clear answer after `looks` in vain, or null: from then on its owner says.
 * @param reconcileDelaysMs Milliseconds after the attempt, one for each look.
 */
export const nextReconcileAt = (
  attemptStartedAt: Date,
  looks: number,
  reconcileDelaysMs: readonly number[],
): Date | null => {
  const after = reconcileDelaysMs[looks];
  return after === undefined ? null : new Date(attemptStartedAt.getTime() + after);
};

export interface Reading {
  step: number;
  at: Date;
}
/**
 * The first planned reading of a post's figures that still lies ahead: those missed meanwhile are one. Null after the last.
 * @param readingsMs Milliseconds after publishing, one for each reading.
 */
export const nextReading = (postedAt: Date, now: Date, readingsMs: readonly number[]): Reading | null => {
  const step = readingsMs.findIndex((after) => postedAt.getTime() + after > now.getTime());
  const after = readingsMs[step];
  return after === undefined ? null : { step, at: new Date(postedAt.getTime() + after) };
};

/** The first reading of a post's figures; those of a simulation are there `simulatedReadingMs` after it. */
export const firstReading = (
  postedAt: Date,
  {
    simulated,
    readingsMs,
    simulatedReadingMs,
  }: { simulated: boolean; readingsMs: readonly number[]; simulatedReadingMs: number },
): Reading | null =>
  simulated
    ? { step: 0, at: new Date(postedAt.getTime() + simulatedReadingMs) }
    : nextReading(postedAt, postedAt, readingsMs);
