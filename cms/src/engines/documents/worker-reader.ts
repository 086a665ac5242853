import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairTurns } from '../../domain/scheduling/fair-turns';
import { fileType } from './file-type';
import { READ_LIMITS } from './limits';
import type { DocumentReader, PageResult, ReadResult, SentPage } from './port';
import { timings } from '../../settings/timings';

export interface WorkerReaderOptions {
  /** The compiled `read-worker`; beside this file in the compiled tree. */
  workerFile?: string;
  milliseconds?: number;
  /** How many files are read at once, each of another owner. */
  atOnce?: number;
}

interface GivenFile {
  name: string;
  bytes: Uint8Array;
  owner: number;
}
/** What a worker is started with. */
export type WorkerTask = { kind: 'file'; file: Omit<GivenFile, 'owner'> } | { kind: 'page'; page: SentPage };
type Failed = Extract<ReadResult, { ok: false }>;

const failed = (failure: 'TOO_SLOW' | 'TOO_LONG' | 'INTERNAL'): Failed => ({ ok: false, failure });
/** Bytes of their own: those of a network buffer belong to a pool that cannot be copied to a worker whole. */
const own = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
/** Time or memory ran out beside another reading, which may have taken them: this one is read again alone. */
const CROWDED = Symbol('crowded');

interface Reading {
  worker: Worker;
  /** Nothing else is read beside it that could be to blame. */
  alone: boolean;
  /** Tells its reader that memory ran out. */
  outgrow(): void;
}

/**
 * Reads each file or page in a worker of its own, so that a hostile one costs a worker and not the server: it is ended after ten seconds,
 * when its heap passes 256 MB, or when the process grows by what it unpacks outside its heap. Two at once and never two of
 * one owner: nobody waits for another's files, and answering visitors still has a processor.
 */
export class WorkerReader implements DocumentReader {
  readonly #workerFile: string;
  readonly #milliseconds: number;
  readonly #turns: FairTurns;
  readonly #running = new Set<Reading>();
  readonly #open = new Set<Promise<unknown>>();
  #lonely: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor({ workerFile, milliseconds, atOnce }: WorkerReaderOptions = {}) {
    this.#workerFile = workerFile ?? path.join(__dirname, 'read-worker.js');
    this.#milliseconds = milliseconds ?? timings().reading.documentMs;
    this.#turns = new FairTurns({ atOnce: atOnce ?? Math.min(2, os.availableParallelism()) });
  }

  read({ name, bytes, owner }: GivenFile): Promise<ReadResult> {
    return this.#inTurn<ReadResult>(owner, { kind: 'file', file: { name, bytes: own(bytes) } });
  }

  readPage(page: SentPage & { owner: number }): Promise<PageResult> {
    const { owner, url, charset, bytes } = page;
    return this.#inTurn<PageResult>(owner, { kind: 'page', page: { url, charset, bytes: own(bytes) } });
  }

  accepts(file: Pick<GivenFile, 'name' | 'bytes'>): boolean {
    return file.bytes.length > 0 && fileType(file) !== null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { worker } of this.#running) await worker.terminate();
    await Promise.all(this.#open);
  }

  async #inTurn<Result>(owner: number, task: WorkerTask): Promise<Result | Failed> {
    const result = this.#turns.run(String(owner), async () => {
      const first = await this.#readNow<Result>(task, false);
      return first === CROWDED ? this.#readAlone<Result>(task) : first;
    });
    this.#open.add(result);
    return result.finally(() => this.#open.delete(result));
  }

  /** Those that were crowded out follow one another: each holds a turn meanwhile, so that nothing new begins beside it. */
  #readAlone<Result>(task: WorkerTask): Promise<Result | Failed> {
    const result = this.#lonely.then(async () => {
      const second = await this.#readNow<Result>(task, true);
      return second === CROWDED ? failed('INTERNAL') : second;
    });
    this.#lonely = result;
    return result;
  }

  #outgrow(reading: Reading): void {
    const others = [...this.#running].filter((other) => other !== reading && !other.alone);
    for (const other of others) other.outgrow();
    // One that is already read again waits for the next look: by then nothing runs beside it.
    if (!reading.alone || others.length === 0) reading.outgrow();
  }

  #readNow<Result>(task: WorkerTask, alone: boolean): Promise<Result | Failed | typeof CROWDED> {
    if (this.#closed) return Promise.resolve(failed('INTERNAL'));
    return new Promise((resolve) => {
      const worker = new Worker(this.#workerFile, {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: READ_LIMITS.heapMegabytes },
        // A PDF library warns on stderr about fonts it does not need; a reader has nothing to say there.
        stdout: true,
        stderr: true,
        env: {},
      });
      const before = process.memoryUsage.rss();
      let done = false;
      const finish = (result: Result | Failed | typeof CROWDED): void => {
        if (done) return;
        done = true;
        clearTimeout(slow);
        clearInterval(growth);
        // Waits for the thread's end, so that the next file starts with its memory given back.
        void worker.terminate().finally(() => {
          this.#running.delete(reading);
          resolve(result);
        });
      };
      const exhaust = (failure: 'TOO_SLOW' | 'TOO_LONG'): void =>
        finish(!alone && this.#running.size > 1 ? CROWDED : failed(failure));
      const reading: Reading = { worker, alone, outgrow: () => exhaust('TOO_LONG') };
      this.#running.add(reading);
      const slow = setTimeout(() => exhaust('TOO_SLOW'), this.#milliseconds);
      const growth = setInterval(() => {
        if (process.memoryUsage.rss() - before > READ_LIMITS.growthBytes) this.#outgrow(reading);
      }, timings().reading.documentMemoryPollMs);
      worker.once('message', (result: Result) => finish(result));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        finish(failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'TOO_LONG' : 'INTERNAL')),
      );
      worker.once('exit', () => finish(failed('INTERNAL')));
    });
  }
}
