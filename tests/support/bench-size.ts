/** Whether a benchmark only has to show that it still runs (`npm run bench -- --smoke`): its figures then mean nothing. */
export const isSmoke = process.env.BENCH_SMOKE === 'true';

/** How much a benchmark does: `full`, or `smoke` when it only has to run. */
export const sized = (full: number, smoke: number): number => (isSmoke ? smoke : full);
