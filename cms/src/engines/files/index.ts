import { randomUUID } from 'node:crypto';
import { StorageError, type FileStore, type ObjectStore } from './port';

export { REMOVE_FILE, REMOVE_FILE_ATTEMPTS, StorageError } from './port';
export { createObjectStores, diskObjectStores } from './objects';
export { migrateObjects } from './objects/migrate';
export { storageProblem } from './objects/storage-problem';

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/;
const EXTENSION = /^[a-z0-9]{1,8}$/;

/** Private files among the objects of a store. `removeLater` takes note of a file that could not be removed now. */
export const createFileStore = (
  objects: ObjectStore,
  removeLater: (key: string) => Promise<void>,
): FileStore => {
  const own = (key: string): string => {
    if (!KEY.test(key)) throw new Error('Not a key of this store');
    return key;
  };
  const reserve = (extension: string): string => {
    if (!EXTENSION.test(extension)) throw new Error('Not an extension');
    const name = randomUUID();
    return `${name.slice(0, 2)}/${name}.${extension}`;
  };
  const write = (key: string, bytes: Uint8Array) => objects.write(own(key), bytes);
  const find = async (key: string) => (KEY.test(key) ? objects.read(key) : null);
  const removeNow = (key: string) => objects.remove(own(key));
  return {
    reserve,
    write,
    find,
    removeNow,
    async put(bytes, extension) {
      const key = reserve(extension);
      await write(key, bytes);
      return key;
    },
    async get(key) {
      const bytes = await find(key);
      if (!bytes) throw new Error(`The file ${key} is gone`);
      return bytes;
    },
    async remove(key) {
      try {
        await removeNow(key);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        await removeLater(key);
      }
    },
  };
};
