// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { LAST_BACKUP } from './installation.mjs';

/**
 * What the server reads of backups (`cms/src/api/system/last-backup.ts`): the last whole one, and how the last attempt ended.
 * @typedef {{
 *   createdAt?: string,
 *   bytes?: number,
 *   attempt?: { outcome: 'running' | 'completed' | 'failed', startedAt: string, endedAt: string | null, reason: string | null },
 * }} BackupRecord
 */

/** Longer reasons are cut: the command's own output has the rest. */
const LONGEST_REASON = 300;

/** @param {string} file @returns {BackupRecord} */
const read = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // Never, or half a file of before it was written whole.
    return {};
  }
};

/** Replaces the file at once: a server that reads meanwhile sees the old or the new one, and no backup takes a `.part`. @param {string} file @param {BackupRecord} record */
const write = (file, record) => {
  const draft = `${file}.part`;
  fs.writeFileSync(draft, `${JSON.stringify(record)}\n`);
  fs.renameSync(draft, file);
};

/** Notes that a backup begins, and then how it ended. @param {string} dataDir */
export const beginRecord = (dataDir) => {
  const file = path.join(dataDir, LAST_BACKUP);
  const startedAt = new Date().toISOString();
  /** @param {'running' | 'completed' | 'failed'} outcome @param {string | null} reason */
  const attempt = (outcome, reason = null) => ({
    outcome,
    startedAt,
    endedAt: outcome === 'running' ? null : new Date().toISOString(),
    reason,
  });
  write(file, { ...read(file), attempt: attempt('running') });
  return {
    /** @param {{ createdAt: string, bytes: number }} backup */
    complete: (backup) => write(file, { ...backup, attempt: attempt('completed') }),
    /** @param {string} reason */
    fail: (reason) => {
      const line = reason.trim().split('\n', 1)[0] ?? '';
      write(file, { ...read(file), attempt: attempt('failed', line.slice(0, LONGEST_REASON)) });
    },
  };
};
