import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskObjects } from './objects/disk';
import { createFileStore } from './index';
import { StorageError, type ObjectStore } from './port';

let folder: string;
beforeAll(async () => void (folder = await fs.mkdtemp(path.join(os.tmpdir(), 'officina-files-'))));
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** A store of files, and the keys that were left for later. */
const makeStore = (changed: Partial<ObjectStore> = {}) => {
  const later: string[] = [];
  const store = createFileStore({ ...createDiskObjects(folder), ...changed }, (key) => {
    later.push(key);
    return Promise.resolve();
  });
  return { store, later };
};
const away = () => Promise.reject(new StorageError('unavailable', 'SlowDown'));

test('a file has a key that nobody guesses, and is there until it is removed', async () => {
  const { store, later } = makeStore();
  const key = await store.put(Buffer.from('ricevuta'), 'pdf');
  expect(key).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f-]{34}\.pdf$/);
  expect(Buffer.from(await store.get(key)).toString()).toBe('ricevuta');
  await store.remove(key);
  expect([await store.find(key), later]).toEqual([null, []]);
  await expect(store.get(key)).rejects.toThrow('is gone');
});

test('a key that this store did not make reads nothing and writes nothing', async () => {
  const { store } = makeStore();
  expect(await store.find('../officina.db')).toBeNull();
  await expect(async () => store.write('ab/x.pdf', Buffer.from('x'))).rejects.toThrow(
    'Not a key of this store',
  );
  expect(() => store.reserve('../x')).toThrow('Not an extension');
});

test('what a store that is away cannot remove is removed later, and nobody is told', async () => {
  const { store, later } = makeStore({ remove: away });
  const key = await store.put(Buffer.from('x'), 'txt');
  await store.remove(key);
  expect(later).toEqual([key]);
  await expect(store.removeNow(key)).rejects.toThrow(StorageError);
});

test('a store that is away does not say that a file is gone', async () => {
  const { store } = makeStore({ read: away });
  await expect(store.find(store.reserve('txt'))).rejects.toThrow(StorageError);
});
