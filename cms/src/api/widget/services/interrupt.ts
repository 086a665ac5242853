import type { Core } from '@strapi/strapi';
import { listenToVisitor } from '../visitor-channel';

/** Why a reply ends before the engine does: the visitor has read enough, or a person takes over. */
export type Interruption = 'stopped' | 'attended';

/**
 * Hears that a conversation's reply should end early. Made before the reply is begun in the database and closed after it is settled:
 * whoever takes over in between, in any instance, is heard.
 */
export class Interrupt {
  readonly #abort = new AbortController();
  readonly close: () => void;
  reason: Interruption | null = null;

  constructor(strapi: Core.Strapi, sessionId: string) {
    this.close = listenToVisitor(strapi, sessionId, (note) => {
      if (note.type === 'stop') this.#end('stopped');
      if (note.type === 'attended' && note.by === 'person') this.#end('attended');
    });
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  #end(reason: Interruption): void {
    this.reason ??= reason;
    this.#abort.abort(new Error(`The reply was ${reason}`));
  }
}
