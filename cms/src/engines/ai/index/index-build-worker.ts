import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Passage } from '../port';
import { buildIndexData } from './index-data';
import { encodeSnapshot } from './snapshot';
import { timings } from '../../../settings/timings';

interface WorkshopOptions {
  /** The compiled `build-worker`; beside this file in the compiled tree. */
  workerFile?: string;
}

/**
 * Builds indexes on a thread of its own, one at a time, so that visitors are answered meanwhile. Where the thread fails, the index is
 * built here, in slices: later, but built.
 */
export class IndexBuildWorker {
  readonly #workerFile: string;
  #turn: Promise<unknown> = Promise.resolve();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor({ workerFile }: WorkshopOptions = {}) {
    this.#workerFile = workerFile ?? path.join(__dirname, 'build-worker.js');
  }

  build(passages: Passage[]): Promise<Uint8Array> {
    const built = this.#turn.then(() => this.#buildNow(passages));
    this.#turn = built.catch(() => undefined);
    return built;
  }

  async #buildNow(passages: Passage[]): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    try {
      return await this.#ask(passages);
    } catch {
      this.#end();
      return encodeSnapshot({ passages, data: await buildIndexData(passages) });
    } finally {
      this.#idle = setTimeout(() => this.#end(), timings().models.indexWorkerIdleMs);
      this.#idle.unref();
    }
  }

  #ask(passages: Passage[]): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#start());
      const settle = (done: () => void): void => {
        worker.off('message', built).off('error', failed).off('exit', ended);
        // A server that stops does not wait for a worker without work.
        worker.unref();
        done();
      };
      const built = (bytes: Uint8Array): void => settle(() => resolve(bytes));
      const failed = (error: Error): void => settle(() => reject(error));
      const ended = (): void => failed(new Error('The worker ended'));
      worker.ref();
      worker.on('message', built).on('error', failed).on('exit', ended);
      worker.postMessage(passages);
    });
  }

  #start(): Worker {
    return new Worker(this.#workerFile, { env: {} });
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}
