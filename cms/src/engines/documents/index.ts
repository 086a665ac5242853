import type { DocumentReader } from './port';
import { WorkerReader, type WorkerReaderOptions } from './worker-reader';

export type { DocumentReader, PageResult, ReadPassage, ReadResult, SentPage } from './port';

/** The reader of training files; close it with the server. */
export const createDocumentReader = (options?: WorkerReaderOptions): DocumentReader =>
  new WorkerReader(options);
