import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReportDocument } from '../../contract';
import { FairTurns } from '../../domain/scheduling/fair-turns';
import { RenderFailure, type ReportRenderer } from './port';
import { timings } from '../../settings/timings';

const LIMITS = { heapMegabytes: 256 } as const;

interface WorkerRendererOptions {
  publicUrl: string;
  /** The compiled `render-worker`; beside this file in the compiled tree. */
  workerFile?: string;
  milliseconds?: number;
}
/** What a worker is started with. */
export interface RenderTask {
  document: ReportDocument;
  publicUrl: string;
}

/**
 * Draws each report in a worker of its own, so that visitors are answered meanwhile and a document that goes wrong
 * costs a worker and not the server. One at a time, in fair turns between owners.
 */
export class WorkerRenderer implements ReportRenderer {
  readonly #publicUrl: string;
  readonly #workerFile: string;
  readonly #milliseconds: number;
  readonly #turns = new FairTurns({ atOnce: 1 });
  readonly #open = new Set<Promise<unknown>>();
  #running: Worker | null = null;
  #closed = false;

  constructor({ publicUrl, workerFile, milliseconds }: WorkerRendererOptions) {
    this.#publicUrl = publicUrl;
    this.#workerFile = workerFile ?? path.join(__dirname, 'render-worker.js');
    this.#milliseconds = milliseconds ?? timings().reading.reportMs;
  }

  render(document: ReportDocument, owner: number): Promise<Uint8Array> {
    const result = this.#turns.run(String(owner), async () => {
      if (this.#closed) throw new RenderFailure('INTERNAL');
      return this.#renderNow({ document, publicUrl: this.#publicUrl });
    });
    this.#open.add(result);
    return result.finally(() => this.#open.delete(result));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running?.terminate();
    await Promise.allSettled(this.#open);
  }

  #renderNow(task: RenderTask): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#workerFile, {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMegabytes },
        env: {},
      });
      this.#running = worker;
      const finish = (settle: () => void): void => {
        clearTimeout(slow);
        worker.removeAllListeners();
        this.#running = null;
        // Waits for the thread's end, so that the next report starts with its memory given back.
        void worker.terminate().finally(settle);
      };
      const fail = (failure: RenderFailure) => finish(() => reject(failure));
      const slow = setTimeout(() => fail(new RenderFailure('TOO_SLOW')), this.#milliseconds);
      worker.once('message', (bytes: Uint8Array) => finish(() => resolve(bytes)));
      worker.once('error', (cause: NodeJS.ErrnoException) =>
        fail(
          new RenderFailure(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'TOO_LARGE' : 'INTERNAL', { cause }),
        ),
      );
      worker.once('exit', () => fail(new RenderFailure('INTERNAL')));
    });
  }
}
