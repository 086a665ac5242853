/** A reader has nothing to press while the server starts anew: the page asks again by itself for some minutes. */
export const KEEP_ASKING = { errorRetryCount: 30, errorRetryInterval: 5_000 } as const;
