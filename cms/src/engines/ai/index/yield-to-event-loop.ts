import { timings } from '../../../settings/timings';

/** Returns a function to call between two steps of long work: it waits for a turn of the event loop when a slice is over. */
export const yieldToEventLoop = (): (() => Promise<void> | undefined) => {
  const sliceMs = timings().models.eventLoopSliceMs;
  let start = performance.now();
  return () => {
    if (performance.now() - start < sliceMs) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        start = performance.now();
        resolve();
      });
    });
  };
};
