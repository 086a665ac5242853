/** A unit of later work. `key` makes it unique while waiting or running: enqueuing the same key twice is one job. */
export interface JobRequest<Payload = unknown> {
  name: string;
  payload: Payload;
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
}

export interface JobDefinition<Payload = unknown> {
  name: string;
  /** How many may run at once in this process. */
  concurrency: number;
  /** A run longer than this is stopped and tried again. */
  timeoutMs: number;
  run(payload: Payload, context: { attempt: number; signal: AbortSignal }): Promise<void>;
}

export interface Queue {
  /** Joins the caller's transaction: the job exists exactly when the change does. */
  enqueue(job: JobRequest): Promise<void>;
  start(definitions: JobDefinition[]): Promise<void>;
  /** Lets running jobs end (up to `graceMs`), takes no new ones. */
  stop(graceMs: number): Promise<void>;
  /** Counts for health: waiting, running, failed. */
  stats(): Promise<{ waiting: number; running: number; failed: number }>;
  /** Since when the job waits that is due for longest; null when none is. */
  oldestDue(): Promise<Date | null>;
}
