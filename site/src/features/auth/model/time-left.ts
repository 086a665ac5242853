/** Whole minutes and seconds of a wait, as a clock shows them: `4:05`. */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** The seconds a refused request asks to wait; 0 when the refusal is about something else. */
export const secondsToWait = (failure: { status: number; details?: Record<string, unknown> }): number => {
  if (failure.status !== 429 && failure.status !== 503) return 0;
  const retryAfter = Number(failure.details?.retryAfterSeconds);
  return Number.isFinite(retryAfter) && retryAfter > 0 ? Math.ceil(retryAfter) : 0;
};
