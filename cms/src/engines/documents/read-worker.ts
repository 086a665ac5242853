import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerTask } from './worker-reader';

/** Reads the one file or page that the worker was started with, with what that one needs loaded. */
const read = async (task: WorkerTask) =>
  task.kind === 'file'
    ? (await import('./read-document')).readDocument(task.file)
    : (await import('./read-page')).readPage(task.page);

/** Entry of the worker: says the result, ends. */
void read(workerData as WorkerTask).then((result) => parentPort?.postMessage(result));
