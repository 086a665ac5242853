import type { LiveEvent } from '../../contract';
import type { Addressed, LiveUpdates } from './port';

/** Updates inside one process. */
export const createInProcessUpdates = (): LiveUpdates => {
  const byOwner = new Map<number | null, Set<(event: LiveEvent) => void>>();
  const observers = new Set<(message: Addressed) => void>();

  const add = (owner: number | null, listener: (event: LiveEvent) => void) => {
    const listeners = byOwner.get(owner) ?? new Set();
    listeners.add(listener);
    byOwner.set(owner, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) byOwner.delete(owner);
    };
  };

  return {
    publish(message) {
      for (const observe of [...observers]) observe(message);
      const audiences = message.owner === null ? [...byOwner.keys()] : [message.owner];
      for (const audience of audiences)
        for (const listener of [...(byOwner.get(audience) ?? [])]) listener(message.event);
    },
    subscribe: add,
    observe(listener) {
      observers.add(listener);
      return () => observers.delete(listener);
    },
    async close() {
      byOwner.clear();
      observers.clear();
    },
  };
};
