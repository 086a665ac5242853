import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStat, ObjectStore } from '../port';
import { ensureObjectKey } from './object-key';

/** Still being written; left behind only by a process that was killed meanwhile. */
const UNFINISHED = '.part';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const orNull = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Objects in a folder of this machine. `mode` says who may read them there. */
export const createDiskObjects = (folder: string, mode = 0o600): ObjectStore => {
  const locate = (key: string): string => {
    ensureObjectKey(key);
    return path.join(folder, key);
  };

  const stat = (key: string): Promise<ObjectStat | null> =>
    orNull(async () => {
      const found = await fs.stat(locate(key));
      if (!found.isFile()) return null;
      const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
      return { bytes: found.size, changedAt: found.mtime, etag, sha256: null };
    });

  return {
    stat,
    async write(key, bytes) {
      const target = locate(key);
      await fs.mkdir(path.dirname(target), { recursive: true });
      // Written beside and renamed: a file under its key is always whole.
      const draft = `${target}${UNFINISHED}`;
      try {
        await fs.writeFile(draft, bytes, { mode });
        await fs.rename(draft, target);
      } catch (error) {
        // A full disk is not filled further by half a file.
        await fs.rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    read: (key) => orNull(() => fs.readFile(locate(key))),
    async open(key, range) {
      const found = await stat(key);
      return found && { ...found, stream: createReadStream(locate(key), range) };
    },
    remove: (key) => fs.rm(locate(key), { force: true }),
    // The disk itself is looked at by whoever asks for its room; a folder is made by its first object.
    probe: () => Promise.resolve(),
    async *list() {
      const entries = await orNull(() => fs.readdir(folder, { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.startsWith('.') || entry.name.endsWith(UNFINISHED)) continue;
        yield path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
      }
    },
  };
};
