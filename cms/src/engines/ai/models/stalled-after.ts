import { ProviderError } from '../port';

/** How long somebody waits for the next item of a source, in milliseconds. `hasBegun`: an item has come already. */
export type Patience = (hasBegun: boolean) => number;

/**
 * The same items, unless the next of them takes longer than `patience` says when it is waited for: then it stops their source and throws
 * ProviderError (`timeout`). Without a patience they may take as long as they like.
 */
export async function* stalledAfter<Item>(
  items: AsyncGenerator<Item, void>,
  patience: Patience | undefined,
  stop: () => void,
): AsyncGenerator<Item, void> {
  if (patience === undefined) return yield* items;
  let hasBegun = false;
  try {
    for (;;) {
      const patienceMs = Math.max(0, Math.round(patience(hasBegun)));
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
      hasBegun = true;
      yield value;
    }
  } finally {
    stop();
    void items.return(undefined).catch(() => undefined);
  }
}
