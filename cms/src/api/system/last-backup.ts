import fs from 'node:fs/promises';
import path from 'node:path';
import { SYSTEM_LIMITS, type BackupView } from '../../contract';
import { timings } from '../../settings/timings';

/** `DATA_DIR/last-backup.json`, as `scripts/lib/backup/record.mjs` writes it. */
interface BackupRecord {
  /** Of the last one that is whole. */
  createdAt?: string;
  bytes?: number;
  attempt?: {
    outcome: 'running' | 'completed' | 'failed';
    startedAt: string;
    endedAt: string | null;
    reason: string | null;
  };
}

const NEVER: BackupRecord = {};

/**
 * What `npm run backup` has left. It stands beside the files that a backup reads and not in the database: it is there when the
 * database is what fails, and a restored database knows nothing of later backups.
 */
export const readBackupRecord = async (dataDir: string): Promise<BackupRecord> => {
  try {
    return JSON.parse(await fs.readFile(path.join(dataDir, 'last-backup.json'), 'utf8')) as BackupRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NEVER;
    throw error;
  }
};

/** The same as administrators see it. */
export const toBackupView = ({ createdAt, bytes, attempt }: BackupRecord, now: Date): BackupView => {
  const { backupOldMs, backupLongestMs } = timings().server;
  const ageOf = (instant: string) => now.getTime() - Date.parse(instant);
  const isCutOff = attempt?.outcome === 'running' && ageOf(attempt.startedAt) > backupLongestMs;
  return {
    lastAt: createdAt ?? null,
    bytes: bytes ?? null,
    isOld: createdAt === undefined || ageOf(createdAt) > backupOldMs,
    attempt: attempt
      ? {
          outcome: isCutOff ? 'interrupted' : attempt.outcome,
          startedAt: attempt.startedAt,
          endedAt: attempt.endedAt,
          reason: attempt.reason && attempt.reason.slice(0, SYSTEM_LIMITS.reason),
        }
      : null,
  };
};
