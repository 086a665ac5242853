import { expect, test } from 'vitest';
import type { ObjectStore } from '../../../engines/files/port';
import { tracesInBucket } from './traces-in-bucket';

/** A bucket as a table. */
const storeOf = (objects: Record<string, string>) =>
  ({
    async *list() {
      yield* Object.keys(objects);
    },
    read: (key: string) => Promise.resolve(Buffer.from(objects[key] ?? '')),
  }) as ObjectStore;

const stores = {
  files: storeOf({
    'ab/1.txt': 'Scrivi a GIULIA@bottega.test',
    'ab/2.txt': 'niente',
    'ab/3.txt': 'Niccolò Però',
  }),
  uploads: storeOf({ 'foto-giulia@bottega.test.webp': 'x' }),
};
const { signal } = new AbortController();

test('what names a person is counted by its place, in contents and names, whatever the case', async () => {
  expect(await tracesInBucket(stores, ['giulia@bottega.test'], signal)).toEqual([
    { place: 'bucket/files', count: 1 },
    { place: 'bucket/uploads', count: 1 },
  ]);
  expect(await tracesInBucket(stores, ['niccolò però'], signal)).toEqual([
    { place: 'bucket/files', count: 1 },
  ]);
});

test('nothing is found of who is named nowhere, or of nobody', async () => {
  expect(await tracesInBucket(stores, ['luca@bottega.test'], signal)).toEqual([]);
  expect(await tracesInBucket(stores, [], signal)).toEqual([]);
});
