import type { JobDefinition } from './port';
import { rejectedBy } from './rejected-by';
import { underLease } from './under-lease';

interface JobRun {
  payload: unknown;
  attempt: number;
  maxAttempts: number;
  /** Ends when the process stops. */
  stopping: AbortSignal;
  renew(): Promise<boolean>;
  heartbeatMs: number;
  log: { warn(message: string): void };
}

/** One run of a job, under its lease and within its time. Throws what it failed with, also where the job listens to no signal. */
export const runJob = async (
  { name, timeoutMs, run }: JobDefinition,
  { payload, attempt, maxAttempts, stopping, renew, heartbeatMs, log }: JobRun,
): Promise<void> => {
  const tooLong = new AbortController();
  const limit = setTimeout(() => tooLong.abort(new Error(`Ran longer than ${timeoutMs} ms`)), timeoutMs);
  try {
    await underLease({ renew, everyMs: heartbeatMs, log }, (lost) => {
      const signal = AbortSignal.any([stopping, tooLong.signal, lost]);
      return Promise.race([run(payload, { attempt, signal }), rejectedBy(signal)]);
    });
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.warn(`Job ${name} failed (attempt ${attempt} of ${maxAttempts}): ${detail}`);
    throw error;
  } finally {
    clearTimeout(limit);
  }
};
