import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { fileType } from './file-type';
import { READ_LIMITS } from './limits';
import type { DocumentReader, PageResult, ReadResult, SentPage } from './port';
import { timings } from '../../settings/timings';

export interface WorkerReaderOptions {
  /** The compiled `read-worker`; beside this file in the compiled tree. */
  workerFile?: string;
  milliseconds?: number;
}

interface GivenFile {
  name: string;
  bytes: Uint8Array;
}
/** What a worker is started with. */
export type WorkerTask = { kind: 'file'; file: GivenFile } | { kind: 'page'; page: SentPage };
type Failed = Extract<ReadResult, { ok: false }>;

const failed = (failure: 'TOO_SLOW' | 'TOO_LONG' | 'INTERNAL'): Failed => ({ ok: false, failure });
/** Bytes of their own: those of a network buffer belong to a pool that cannot be copied to a worker whole. */
const own = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

/**
 * Reads each file or page in a worker of its own, so that a hostile one costs a worker and not the server: it is ended after ten seconds,
 * when its heap passes 256 MB, or when the process grows by what it unpacks outside its heap. One at a time: reading is
 * processor work, and answering visitors comes first.
 */
export class WorkerReader implements DocumentReader {
  readonly #workerFile: string;
  readonly #milliseconds: number;
  #turn: Promise<unknown> = Promise.resolve();
  #running: Worker | null = null;
  #closed = false;

  constructor({ workerFile, milliseconds }: WorkerReaderOptions = {}) {
    this.#workerFile = workerFile ?? path.join(__dirname, 'read-worker.js');
    this.#milliseconds = milliseconds ?? timings().reading.documentMs;
  }

  read({ name, bytes }: GivenFile): Promise<ReadResult> {
    return this.#inTurn<ReadResult>({ kind: 'file', file: { name, bytes: own(bytes) } });
  }

  readPage(page: SentPage): Promise<PageResult> {
    return this.#inTurn<PageResult>({ kind: 'page', page: { ...page, bytes: own(page.bytes) } });
  }

  accepts(file: GivenFile): boolean {
    return file.bytes.length > 0 && fileType(file) !== null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running?.terminate();
    await this.#turn;
  }

  #inTurn<Result>(task: WorkerTask): Promise<Result | Failed> {
    const result = this.#turn.then(() => (this.#closed ? failed('INTERNAL') : this.#readNow<Result>(task)));
    this.#turn = result;
    return result;
  }

  #readNow<Result>(task: WorkerTask): Promise<Result | Failed> {
    return new Promise((resolve) => {
      const worker = new Worker(this.#workerFile, {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: READ_LIMITS.heapMegabytes },
        // A PDF library warns on stderr about fonts it does not need; a reader has nothing to say there.
        stdout: true,
        stderr: true,
        env: {},
      });
      this.#running = worker;
      const before = process.memoryUsage.rss();
      let done = false;
      const finish = (result: Result | Failed): void => {
        if (done) return;
        done = true;
        clearTimeout(slow);
        clearInterval(growth);
        this.#running = null;
        // Waits for the thread's end, so that the next file starts with its memory given back.
        void worker.terminate().finally(() => resolve(result));
      };
      const slow = setTimeout(() => finish(failed('TOO_SLOW')), this.#milliseconds);
      const growth = setInterval(() => {
        if (process.memoryUsage.rss() - before > READ_LIMITS.growthBytes) finish(failed('TOO_LONG'));
      }, timings().reading.documentMemoryPollMs);
      worker.once('message', (result: Result) => finish(result));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        finish(failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'TOO_LONG' : 'INTERNAL')),
      );
      worker.once('exit', () => finish(failed('INTERNAL')));
    });
  }
}
