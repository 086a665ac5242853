/** Names of what a millisecond is counted up to; how long something of ours takes stands in `timing-definitions.ts`. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** For protocols that count whole seconds: never less than what was meant. */
export const toSeconds = (milliseconds: number): number => Math.ceil(milliseconds / SECOND_MS);
