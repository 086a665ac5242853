/** Listeners by what they listen to; a name that nobody listens to is forgotten. */
export interface Audiences<Name, Message> {
  names(): Name[];
  /** Returns the function that removes the listener. */
  add(name: Name, listener: (message: Message) => void): () => void;
  tell(name: Name, message: Message): void;
  clear(): void;
}

export const createAudiences = <Name, Message>(): Audiences<Name, Message> => {
  const byName = new Map<Name, Set<(message: Message) => void>>();
  return {
    names: () => [...byName.keys()],
    add(name, listener) {
      const listeners = byName.get(name) ?? new Set();
      listeners.add(listener);
      byName.set(name, listeners);
      return () => {
        listeners.delete(listener);
        // A later listener of the same name may have begun a set of its own.
        if (listeners.size === 0 && byName.get(name) === listeners) byName.delete(name);
      };
    },
    tell(name, message) {
      // A copy: a listener may leave while it is being told.
      for (const listener of [...(byName.get(name) ?? [])]) listener(message);
    },
    clear: () => byName.clear(),
  };
};
