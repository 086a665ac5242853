import { parentPort, workerData } from 'node:worker_threads';
import { readDocument } from './read-document';

/** Entry of the worker: reads the one file it was started with, says the result, ends. */
const { name, bytes } = workerData as { name: string; bytes: Uint8Array };
void readDocument({ name, bytes }).then((result) => parentPort?.postMessage(result));
