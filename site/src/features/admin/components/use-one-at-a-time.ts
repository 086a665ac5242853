import { useRef } from 'react';

/** Longer than the second press of a double click takes. */
const DOUBLE_CLICK_MS = 500;

/**
 * Runs what a button of a list does, one at a time. The list changes under the pointer when it is done: the second press of a double
 * click would do it again, or to the neighbour that has moved there.
 */
export const useOneAtATime = (): ((deed: () => Promise<void>) => Promise<void>) => {
  const busy = useRef(false);
  return async (deed) => {
    if (busy.current) return;
    busy.current = true;
    const secondPress = new Promise((over) => setTimeout(over, DOUBLE_CLICK_MS));
    try {
      await deed();
    } finally {
      void secondPress.then(() => (busy.current = false));
    }
  };
};
