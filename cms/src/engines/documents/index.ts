import type { DocumentReader } from './port';
import { WorkerReader, type WorkerReaderOptions } from './worker-reader';

export { decodeText } from './decode-text';
export { passagesText } from './passages-text';
export { rowText } from './row-text';
export { readPdfRows } from './read-pdf-rows';
export { readPairs, type PairRow } from './read-pairs';
export type { DocumentReader } from './port';

/** The reader of training files; close it with the server. */
export const createDocumentReader = (options?: WorkerReaderOptions): DocumentReader =>
  new WorkerReader(options);
