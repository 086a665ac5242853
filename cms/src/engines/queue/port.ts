/** A unit of later work. `key` makes it unique while waiting or running: enqueuing the same key twice is one job. */
export interface JobRequest<Payload = unknown> {
  name: string;
  payload: Payload;
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
  /** Whose work it is: jobs of one kind are done in fair turns between tenants, so that many of one never make another's wait. */
  tenant?: string | undefined;
  /** How much of a turn it takes, beside others of its kind; 1 where nothing else is known. */
  cost?: number;
}

export interface JobDefinition<Payload = unknown> {
  name: string;
  /** How many may run at once in this process. */
  concurrency: number;
  /** A run longer than this is stopped and tried again. */
  timeoutMs: number;
  /** A job that repeats by itself for as long as a server runs, with no payload; of several servers one does it. */
  repeat?: { everyMs: number; atStart: boolean } | undefined;
  run(payload: Payload, context: { attempt: number; signal: AbortSignal }): Promise<void>;
}

/** A job that was given up after its last attempt. */
export interface FailedJob {
  id: string;
  name: string;
  failedAt: Date;
  attempts: number;
  /** Why the last attempt failed, without a stack. */
  error: string;
}

/** One job that was given up, or all of a kind. */
export type FailedJobFilter = { id: string } | { name: string };

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
  /** How many were given up, by kind; the most first. */
  countFailed(): Promise<{ name: string; count: number }[]>;
  /** The newest of those that were given up. */
  listFailed(limit: number): Promise<FailedJob[]>;
  /**
   * Has jobs done again that were given up, with all their attempts; one whose key is waiting or running again becomes one with it.
   * Answers which: of two callers at once each job is one's. Joins the caller's transaction.
   */
  retryFailed(filter: FailedJobFilter): Promise<{ id: string; name: string }[]>;
  /** Forgets a job that was given up. Answers its kind, or null when it is not there any more. Joins the caller's transaction. */
  discardFailed(id: string): Promise<{ name: string } | null>;
}
