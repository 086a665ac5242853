import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadAccounts } from '../../../domain/accounts';
import { FairTurns } from '../../../domain/scheduling/fair-turns';
import { ApiError } from '../../../http/api-error';
import { toSeconds } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

const LIMITS = { heapMegabytes: 256, mostWaiting: 3 };
/** Two at once and never two of one person: whoever uploads twelve waits for them alone. */
const turns = new FairTurns({ atOnce: Math.min(2, os.availableParallelism()) });

export type ReadAccountsFile = ReadAccounts | { ok: false; problem: 'TOO_SLOW' };

/**
 * Reads uploaded accounts in a worker of their own: what a hostile file costs is a worker and ten seconds, never the server.
 * The file has been held to its size before. Throws RATE_LIMITED while its owner has several waiting.
 */
export const readAccountsFile = (
  file: { name: string; bytes: Uint8Array },
  owner: number,
): Promise<ReadAccountsFile> => {
  if (turns.waiting(String(owner)) >= LIMITS.mostWaiting)
    throw new ApiError('RATE_LIMITED', {
      limit: 'accounts-upload',
      retryAfterSeconds: toSeconds(timings().reading.accountsFileMs),
    });
  return turns.run(String(owner), () => readInWorker(file));
};

const readInWorker = (file: { name: string; bytes: Uint8Array }): Promise<ReadAccountsFile> =>
  new Promise((resolve) => {
    const worker = new Worker(path.join(__dirname, 'accounts-worker.js'), {
      // Bytes of their own: those of a pooled buffer cannot be copied to a worker whole.
      workerData: { name: file.name, bytes: new Uint8Array(file.bytes) },
      resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMegabytes },
      stdout: true,
      stderr: true,
      env: {},
    });
    const finish = (result: ReadAccountsFile): void => {
      clearTimeout(slow);
      void worker.terminate();
      resolve(result);
    };
    const slow = setTimeout(
      () => finish({ ok: false, problem: 'TOO_SLOW' }),
      timings().reading.accountsFileMs,
    );
    worker.once('message', (result: ReadAccounts) => finish(result));
    // Out of memory, as a rule: as unreadable for its owner as a file that takes too long.
    worker.once('error', () => finish({ ok: false, problem: 'TOO_SLOW' }));
  });
