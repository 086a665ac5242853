import { parentPort, workerData } from 'node:worker_threads';
import { readAccounts } from '../../../domain/accounts';
import { readAmount } from '../../../domain/finance/read-amount';

/** Entry of the worker: reads the one file it was started with, says the result, ends. */
parentPort?.postMessage(readAccounts(workerData as { name: string; bytes: Uint8Array }, readAmount));
