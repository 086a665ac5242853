import type { AnsweringEngine } from './model-settings';
import type { Instant, One } from './common';
import type { ModelFeature } from './platform-models';

/** What administrators are warned of, and how much is shown at once. */
export const SYSTEM_LIMITS = {
  /** A disk with less of its room free is nearly full. */
  lowDiskShare: 0.1,
  /** With less than this free a disk counts as full. */
  leastFreeBytes: 50 * 1024 * 1024,
  /** Of the jobs that were given up, the newest that are listed. */
  failedJobs: 50,
  /** Characters of why a job failed or a figure could not be read. */
  reason: 300,
  /** Characters of the kind of a job. */
  kind: 100,
} as const;

/** Something about the server, or why it could not be read: `slow` did not answer in time. */
export type SystemFigure<Value> =
  { ok: true; value: Value } | { ok: false; fault: 'slow' | 'error'; detail: string | null };

/** `GET /api/health`: 200 while the server is fit for requests, 503 otherwise; `database` says what is wrong with it. */
export interface GetHealth {
  response: {
    status: 'ok' | 'unavailable';
    database: string;
    queue: { waiting: number; running: number; failed: number } | null;
    mail: { waiting: number; failed: number } | null;
    /** Whether the disk of our own files takes more; a full one is read from as before. */
    disk: 'ok' | 'full' | 'read-only' | 'missing';
    /** The bucket of files, asked seldom; `disk` where files lie on it. */
    storage: 'disk' | 'ok' | StorageFault;
    build: string;
  };
}

/** A job that was given up after its last attempt. */
export interface FailedJobView {
  id: string;
  /** `send-mail`, `make-report`, … */
  kind: string;
  failedAt: Instant;
  attempts: number;
  /** In the words of the program. */
  reason: string;
}

export interface DiskView {
  /** What of ours lies on it. */
  holds: ('data' | 'uploads')[];
  freeBytes: number;
  totalBytes: number;
  isLow: boolean;
}

/** - `unavailable`: away, overloaded or slow; it heals by itself. - `refused`: keys, rights or a bucket's name are wrong. - `full`: no room. */
export type StorageFault = 'unavailable' | 'refused' | 'no-bucket' | 'full';

/** Where files and the media library lie: on the disks above, or in a bucket; `milliseconds` it took to answer, null with a fault. */
export type StorageView =
  | { place: 'disk' }
  | { place: 'bucket'; bucket: string; milliseconds: number | null; fault: StorageFault | null };

export interface BackupView {
  /** The last one that is whole; null when there was never one. */
  lastAt: Instant | null;
  bytes: number | null;
  /** There is none, or it is older than a night. */
  isOld: boolean;
  /** The last time that one was begun, however it ended; null for backups of before it was noted. */
  attempt: {
    outcome: 'running' | 'completed' | 'failed' | 'interrupted';
    startedAt: Instant;
    endedAt: Instant | null;
    reason: string | null;
  } | null;
}

/** `GET /api/admin/system`: how the server is, each figure by itself. */
export interface GetSystemStatus {
  response: One<{
    readAt: Instant;
    versions: { product: string; build: string; node: string; strapi: string };
    /** Of the instance that answers. */
    startedAt: Instant;
    /** Servers that work on this database now. */
    instances: SystemFigure<number>;
    database: SystemFigure<{
      engine: 'sqlite' | 'postgresql';
      version: string;
      bytes: number;
      /** How long it took to answer the simplest question. */
      milliseconds: number;
    }>;
    queue: SystemFigure<{
      waiting: number;
      running: number;
      failed: number;
      /** Since when the job waits that is due for longest; null when none is. */
      oldestDueAt: Instant | null;
      failedByKind: { kind: string; count: number }[];
      failedJobs: FailedJobView[];
    }>;
    mail: SystemFigure<{ waiting: number; failed: number; isDelivered: boolean }>;
    model: SystemFigure<{
      engine: AnsweringEngine;
      model: string | null;
      /** This instance leaves it alone until then, after repeated failures; null while it is asked. */
      pausedUntil: Instant | null;
      features: { feature: ModelFeature; model: string | null }[];
    }>;
    disks: SystemFigure<DiskView[]>;
    storage: SystemFigure<StorageView>;
    backup: SystemFigure<BackupView>;
  }>;
}

/**
 * `POST /api/admin/system/jobs/:id/retry` and, for all of a kind, `POST /api/admin/system/jobs/retry`: how many are done again. Of two
 * requests at once one has each job; sent again they find none.
 */
export interface RetryFailedJobs {
  request: { kind: string };
  response: One<{ retried: number }>;
}
/** `DELETE /api/admin/system/jobs/:id`: forgets one; `discarded` is 0 when it is not there any more. */
export interface DiscardFailedJob {
  response: One<{ discarded: number }>;
}
