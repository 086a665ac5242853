import type { LiveEvent } from '../../contract';

/** `owner` null reaches everybody; a number reaches that user's streams only. */
export interface Addressed {
  owner: number | null;
  event: LiveEvent;
}

/**
 * A word about something that no user owns, such as a visitor's conversation. Names and states only:
 * whoever hears it loads what it needs, so that it always fits between instances.
 */
export type Note = Readonly<Record<string, string>>;

export interface LiveUpdates {
  publish(message: Addressed): void;
  /** Returns the function that ends the subscription. */
  subscribe(owner: number | null, listener: (event: LiveEvent) => void): () => void;
  /** Everything, whoever it is for: how a server's own caches hear of changes made by another instance. */
  observe(listener: (message: Addressed) => void): () => void;
  /** Says something to whoever listens to that channel, here or in another instance. */
  tell(channel: string, note: Note): void;
  /** Returns the function that stops listening. */
  listen(channel: string, listener: (note: Note) => void): () => void;
  close(): Promise<void>;
}
