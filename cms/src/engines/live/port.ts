import type { LiveEvent } from '../../contract';

/** `owner` null reaches everybody; a number reaches that user's streams only. */
export interface Addressed {
  owner: number | null;
  event: LiveEvent;
}

export interface LiveUpdates {
  publish(message: Addressed): void;
  /** Returns the function that ends the subscription. */
  subscribe(owner: number | null, listener: (event: LiveEvent) => void): () => void;
  /** Everything, whoever it is for: how a server's own caches hear of changes made by another instance. */
  observe(listener: (message: Addressed) => void): () => void;
  close(): Promise<void>;
}
