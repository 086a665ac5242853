import type { ObjectStores } from '../../../engines/files/port';
import type { Trace } from './traces-in-database';

/** Searches what is stored in a bucket, as `traces-on-disk.ts` searches a folder: every object is read once. */
export const tracesInBucket = async (
  stores: ObjectStores,
  values: readonly string[],
  signal: AbortSignal,
): Promise<Trace[]> => {
  if (values.length === 0) return [];
  const wanted = values.map((value) => Buffer.from(value.toLowerCase()).toString('latin1'));
  const traces: Trace[] = [];
  for (const place of ['files', 'uploads'] as const) {
    const store = stores[place];
    let count = 0;
    for await (const key of store.list()) {
      signal.throwIfAborted();
      const bytes = (await store.read(key)) ?? new Uint8Array();
      const text = Buffer.from(bytes)
        .toString('latin1')
        .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
      if (wanted.some((value) => text.includes(value) || key.toLowerCase().includes(value))) count += 1;
    }
    if (count > 0) traces.push({ place: `bucket/${place}`, count });
  }
  return traces;
};
