import { parentPort, workerData } from 'node:worker_threads';
import { renderPdf } from './pdfmake-renderer';
import type { RenderTask } from './worker-renderer';

/** Entry of the worker: draws the one document it was started with, hands the bytes over, ends. */
const { document, publicUrl } = workerData as RenderTask;
void renderPdf(document, publicUrl).then((pdf) => {
  const bytes = new Uint8Array(pdf);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
