import { parentPort } from 'node:worker_threads';
import type { Passage } from '../port';
import { buildIndexData } from './index-data';
import { encodeSnapshot } from './snapshot';

/** Entry of the worker: every message is a bot's passages, every reply their snapshot. */
parentPort?.on('message', (passages: Passage[]) => {
  void buildIndexData(passages).then((data) => {
    const bytes = encodeSnapshot({ passages, data });
    parentPort?.postMessage(bytes, [bytes.buffer]);
  });
});
