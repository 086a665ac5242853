import { createHash } from 'node:crypto';
import type { ObjectStore } from '../port';

/** So far, of the store that is being copied. */
export interface MigrationProgress {
  /** How many objects there are in all. */
  total: number;
  copied: number;
  /** There already, with the same content. */
  same: number;
  /** There already with other content, written later than what is here: left as they are. */
  newer: number;
  bytes: number;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What the target holds under a key, as far as it is known without reading it where the store has noted its hash. */
const hashThere = async (target: ObjectStore, key: string, noted: string | null): Promise<string> =>
  noted ?? hashOf((await target.read(key)) ?? new Uint8Array());

/**
 * Copies everything of a store into another one, changes nothing in the first, and reads back what it wrote. What is there already is
 * not copied again, so that a copy that was cut off is gone on with by doing it once more.
 */
export const migrateObjects = async (
  source: ObjectStore,
  target: ObjectStore,
  onProgress: (progress: MigrationProgress) => void,
): Promise<MigrationProgress> => {
  const keys: string[] = [];
  for await (const key of source.list()) keys.push(key);
  const progress: MigrationProgress = { total: keys.length, copied: 0, same: 0, newer: 0, bytes: 0 };

  const copy = async (key: string): Promise<void> => {
    const [bytes, here] = [await source.read(key), await source.stat(key)];
    // Deleted since it was listed.
    if (!bytes || !here) return;
    const hash = hashOf(bytes);
    const there = await target.stat(key);
    if (there?.bytes === bytes.length && (await hashThere(target, key, there.sha256)) === hash) {
      progress.same += 1;
      return;
    }
    if (there && there.changedAt > here.changedAt) {
      progress.newer += 1;
      return;
    }
    await target.write(key, bytes);
    const written = await target.read(key);
    if (!written || hashOf(written) !== hash)
      throw new Error(`${key} is not there as it was written: the store has damaged it.`);
    progress.copied += 1;
    progress.bytes += bytes.length;
  };

  for (const key of keys) {
    await copy(key);
    onProgress(progress);
  }
  return progress;
};
