// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, StepFailure } from '../run.mjs';

/**
 * What is used here of better-sqlite3, which belongs to the server's packages.
 * @typedef {{
 *   backup: (target: string, options: { progress: (state: { remainingPages: number }) => number }) => Promise<unknown>,
 *   pragma: (statement: string, options?: { simple: true }) => unknown,
 *   prepare: (statement: string) => { get: () => unknown },
 *   close: () => void,
 * }} Connection
 */
const fromServer = createRequire(path.join(root, 'cms/package.json'));

/** @returns {new (file: string, options?: { fileMustExist?: boolean, timeout?: number }) => Connection} */
const library = () => fromServer('better-sqlite3');

/** The SQLite file of this installation. @param {string} file @returns {import('./installation.mjs').Database} */
export const sqlite = (file) => ({
  kind: 'sqlite',
  file: 'database.sqlite',

  async save(target) {
    const Database = library();
    const source = new Database(file, { fileMustExist: true });
    try {
      // All that remains at once: a backup in small steps begins anew whenever the server has written between two of them.
      await source.backup(target, { progress: ({ remainingPages }) => remainingPages });
    } finally {
      source.close();
    }
    const copy = new Database(target);
    try {
      // One file, without a log of its own; the server turns it on again.
      copy.pragma('journal_mode = DELETE');
      const result = copy.pragma('integrity_check', { simple: true });
      if (result !== 'ok') throw new Error(`The copy is not sound: ${String(result)}`);
    } finally {
      copy.close();
    }
  },

  isEmpty: async () => !fs.existsSync(file),

  async refuseWhenInUse() {
    if (!fs.existsSync(file)) return;
    const database = new (library())(file, { timeout: 0 });
    try {
      // In this mode the first read needs the file to itself, which a running server never leaves it.
      database.pragma('locking_mode = EXCLUSIVE');
      database.prepare('select count(*) from sqlite_master').get();
    } catch (error) {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY'))
        throw new StepFailure('Restore', `A server works with ${file}.`, 'stop it first.');
      // A damaged file is a reason to restore, and none against it.
    } finally {
      database.close();
    }
  },

  async empty() {
    for (const ending of ['', '-wal', '-shm', '-journal']) fs.rmSync(file + ending, { force: true });
  },

  async restore(source) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.part`;
    fs.copyFileSync(source, draft);
    fs.chmodSync(draft, 0o600);
    fs.renameSync(draft, file);
  },
});
