import { parentPort, workerData } from 'node:worker_threads';
import { readDocument } from './read-document';
import { readPage } from './read-page';
import type { WorkerTask } from './worker-reader';

/** Entry of the worker: reads the one file or page it was started with, says the result, ends. */
const task = workerData as WorkerTask;
void (task.kind === 'file' ? readDocument(task.file) : readPage(task.page)).then((result) =>
  parentPort?.postMessage(result),
);
