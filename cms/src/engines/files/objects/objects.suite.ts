import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { ObjectStore } from '../port';

const newKey = (extension = 'txt') => `${randomUUID()}.${extension}`;
const bytesOf = (words: string) => Buffer.from(words);
const listOf = async (store: ObjectStore) => {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys;
};

/** What every object store must do, wherever its objects lie. */
export const objectStoreSuite = (make: () => ObjectStore): void => {
  test('what was written is read, in whole and by parts', async () => {
    const store = make();
    const key = `ab/${newKey()}`;
    await store.write(key, bytesOf('la bottega'));
    expect(Buffer.from((await store.read(key)) ?? '').toString()).toBe('la bottega');
    const whole = await store.open(key);
    expect([whole?.bytes, whole && (await text(whole.stream))]).toEqual([10, 'la bottega']);
    const part = await store.open(key, { start: 3, end: 6 });
    expect(part && (await text(part.stream))).toBe('bott');
  });

  test('bytes stay what they are, an empty file included', async () => {
    const store = make();
    const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    for (const bytes of [all, new Uint8Array()]) {
      const key = newKey('bin');
      await store.write(key, bytes);
      expect(Buffer.compare(Buffer.from((await store.read(key)) ?? [1]), Buffer.from(bytes))).toBe(0);
      expect((await store.stat(key))?.bytes).toBe(bytes.length);
    }
  });

  test('a replaced object has the new bytes and another tag', async () => {
    const store = make();
    const key = newKey();
    await store.write(key, bytesOf('prima'));
    const before = await store.stat(key);
    await store.write(key, bytesOf('dopo, e più lungo'));
    const after = await store.stat(key);
    expect(Buffer.from((await store.read(key)) ?? '').toString()).toBe('dopo, e più lungo');
    expect(before?.etag).toMatch(/^".+"$/);
    expect(after?.etag).not.toBe(before?.etag);
    expect(Math.abs(Date.now() - (after?.changedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('a store that works says so', async () => {
    await expect(make().probe()).resolves.toBeUndefined();
  });

  test('what is not there is null, and is removed without a word', async () => {
    const store = make();
    const key = newKey();
    expect([await store.read(key), await store.stat(key), await store.open(key)]).toEqual([null, null, null]);
    await store.write(key, bytesOf('x'));
    await store.remove(key);
    await store.remove(key);
    expect(await store.read(key)).toBeNull();
  });

  test('everything that is stored is listed, names with spaces and accents too', async () => {
    const store = make();
    const keys = [`cd/${newKey()}`, newKey(), `${randomUUID()} la città.jpg`];
    for (const key of keys) await store.write(key, bytesOf('x'));
    expect(await listOf(store)).toEqual(expect.arrayContaining(keys));
    await store.remove(keys[1] ?? '');
    expect(await listOf(store)).not.toContain(keys[1]);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '', '.', 'a\\b', 'a\0b', 'x'.repeat(901)])(
    '%j is no key',
    async (key) => {
      const store = make();
      await expect(async () => store.read(key)).rejects.toThrow('Not a key');
      await expect(async () => store.write(key, bytesOf('x'))).rejects.toThrow('Not a key');
    },
  );
};
