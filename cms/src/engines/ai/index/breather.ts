/** Long work gives the event loop back this often, so that visitors of other bots are answered meanwhile. */
const SLICE_MS = 10;

/** Returns a function to call between two steps of long work: it waits for a turn of the event loop when a slice is over. */
export const breather = (): (() => Promise<void> | undefined) => {
  let start = performance.now();
  return () => {
    if (performance.now() - start < SLICE_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        start = performance.now();
        resolve();
      });
    });
  };
};
