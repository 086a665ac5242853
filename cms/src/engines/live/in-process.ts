import { createAudiences } from './audiences';
import type { LiveEvent } from '../../contract';
import type { Addressed, LiveUpdates, Note } from './port';

/** Updates inside one process. */
export const createInProcessUpdates = (): LiveUpdates => {
  const owners = createAudiences<number | null, LiveEvent>();
  const channels = createAudiences<string, Note>();
  const observers = new Set<(message: Addressed) => void>();

  return {
    publish(message) {
      for (const observe of [...observers]) observe(message);
      const audiences = message.owner === null ? owners.names() : [message.owner];
      for (const audience of audiences) owners.tell(audience, message.event);
    },
    subscribe: owners.add,
    observe(listener) {
      observers.add(listener);
      return () => observers.delete(listener);
    },
    tell: channels.tell,
    listen: channels.add,
    async close() {
      owners.clear();
      channels.clear();
      observers.clear();
    },
  };
};
