import { ProviderError } from '../port';

/**
 * The same items, unless the next of them takes longer than `patienceMs`: then it stops their source and throws ProviderError
 * (`timeout`). Without a patience they may take as long as they like.
 */
export async function* stalledAfter<Item>(
  items: AsyncGenerator<Item, void>,
  patienceMs: number | undefined,
  stop: () => void,
): AsyncGenerator<Item, void> {
  if (patienceMs === undefined) return yield* items;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const stalled = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new ProviderError(`No word in ${patienceMs} ms`, 'timeout')),
          patienceMs,
        );
      });
      const next = items.next();
      // Once it has been given up, nobody waits for its failure.
      next.catch(() => undefined);
      const { value, done } = await Promise.race([next, stalled]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    stop();
    void items.return(undefined).catch(() => undefined);
  }
}
