import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './port';

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/;
const EXTENSION = /^[a-z0-9]{1,8}$/;

/** Files in a folder beside the database, outside everything that is served. */
export const createFileStore = (folder: string): FileStore => {
  const locate = (key: string) => {
    if (!KEY.test(key)) throw new Error('Not a key of this store');
    return path.join(folder, key);
  };
  const reserve = (extension: string): string => {
    if (!EXTENSION.test(extension)) throw new Error('Not an extension');
    const name = randomUUID();
    return `${name.slice(0, 2)}/${name}.${extension}`;
  };
  const write = async (key: string, bytes: Uint8Array): Promise<void> => {
    const target = locate(key);
    await fs.mkdir(path.dirname(target), { recursive: true });
    // Written beside and renamed: a file under its key is always whole.
    const draft = `${target}.part`;
    try {
      await fs.writeFile(draft, bytes, { mode: 0o600 });
      await fs.rename(draft, target);
    } catch (error) {
      // A full disk is not filled further by half a file.
      await fs.rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  return {
    reserve,
    write,
    async put(bytes, extension) {
      const key = reserve(extension);
      await write(key, bytes);
      return key;
    },
    get: (key) => fs.readFile(locate(key)),
    remove: (key) => fs.rm(locate(key), { force: true }),
  };
};
