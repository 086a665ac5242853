import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readTimings } from '../../../settings/timings';
import type { ObjectStore } from '../port';
import { createDiskObjects } from './disk';
import { migrateObjects } from './migrate';
import { objectStoreSuite } from './objects.suite';
import { createS3Client, createS3Objects } from './s3';
import { startS3, type S3Fault, type S3Server } from './testing/s3-server.suite';

const LONG = readTimings({}).storage;
const IMPATIENT = { ...LONG, answerMs: 150, silenceMs: 150 };

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'officina-objects-'));
  s3 = await startS3();
});
afterEach(() => s3.heal());
afterAll(async () => {
  await s3.close();
  await fs.rm(folder, { recursive: true, force: true });
});

const onDisk = (name = 'objects'): ObjectStore => createDiskObjects(path.join(folder, name));
const inBucket = (
  prefix = 'prova/',
  changed: Partial<S3Server['settings']> = {},
  timings = LONG,
): ObjectStore => {
  const settings = { ...s3.settings, ...changed };
  return createS3Objects(createS3Client(settings, timings), settings.bucket, prefix);
};

describe('on disk', () => {
  objectStoreSuite(() => onDisk());

  test('a write that fails leaves neither half a file nor a draft', async () => {
    const store = onDisk('taken');
    await store.write('x', Buffer.from('a file'));
    // A folder is wanted where a file stands.
    await expect(store.write('x/y', Buffer.from('no'))).rejects.toThrow();
    expect(await fs.readdir(path.join(folder, 'taken'))).toEqual(['x']);
  });

  test('files that are still being written, and hidden ones, are not listed', async () => {
    const store = onDisk('partial');
    await store.write('whole', Buffer.from('x'));
    for (const name of ['half.part', '.gitkeep']) await fs.writeFile(path.join(folder, 'partial', name), 'x');
    const keys: string[] = [];
    for await (const key of store.list()) keys.push(key);
    expect(keys).toEqual(['whole']);
  });

  test('a folder that is not there is an empty store', async () => {
    const keys: string[] = [];
    for await (const key of onDisk('nowhere').list()) keys.push(key);
    expect(keys).toEqual([]);
  });
});

describe('in a bucket', () => {
  objectStoreSuite(() => inBucket());

  test('prefixes keep stores of one bucket apart', async () => {
    await inBucket('uno/').write('x', Buffer.from('1'));
    expect(await inBucket('due/').read('x')).toBeNull();
  });

  test('a list that comes in several answers is read to its end', async () => {
    // The server of these tests cannot: it wants a cipher that OpenSSL has given up.
    s3.fail((request, response) => {
      const isFirst = !request.url?.includes('continuation-token=weiter');
      const next = '<IsTruncated>true</IsTruncated><NextContinuationToken>weiter</NextContinuationToken>';
      const names = isFirst ? ['a', 'cartella/', 'b'] : ['c'];
      const contents = names.map((name) => `<Contents><Key>prova/${name}</Key></Contents>`).join('');
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<ListBucketResult>${contents}${isFirst ? next : ''}</ListBucketResult>`);
    });
    const keys: string[] = [];
    for await (const key of inBucket().list()) keys.push(key);
    expect(keys).toEqual(['a', 'b', 'c']);
  });

  test.each<[string, Partial<S3Server['settings']>, string]>([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'refused'],
    ['an unknown key', { accessKeyId: 'nobody' }, 'refused'],
    ['no such bucket', { bucket: 'another-bucket' }, 'no-bucket'],
    ['nobody at the address', { endpoint: 'http://127.0.0.1:9' }, 'unavailable'],
  ])('%s is told from a file that is missing', async (_name, changed, fault) => {
    const store = inBucket('prova/', changed);
    await expect(store.read('x')).rejects.toMatchObject({ name: 'StorageError', fault });
    await expect(store.write('x', Buffer.from('x'))).rejects.toMatchObject({ fault });
    await expect(store.probe()).rejects.toMatchObject({ fault });
  });

  test.each<[S3Fault, string]>([
    ['refused', 'refused'],
    ['slow-down', 'unavailable'],
    ['full', 'full'],
    ['silent', 'unavailable'],
    ['closed', 'unavailable'],
  ])('%s fails as what it is, reading, writing and removing, and heals', async (fault, expected) => {
    await inBucket().write('resta', Buffer.from('intatto'));
    s3.fail(fault);
    const store = inBucket('prova/', {}, fault === 'silent' ? IMPATIENT : LONG);
    await expect(store.read('resta')).rejects.toMatchObject({ fault: expected });
    await expect(store.write('resta', Buffer.from('altro'))).rejects.toMatchObject({ fault: expected });
    await expect(store.remove('resta')).rejects.toMatchObject({ fault: expected });
    await expect(store.probe()).rejects.toMatchObject({ fault: expected });
    s3.heal();
    expect(Buffer.from((await inBucket().read('resta')) ?? '').toString()).toBe('intatto');
  });

  test.each<S3Fault>(['slow-down', 'closed', 'cut'])('one %s is not noticed', async (fault) => {
    const store = inBucket();
    await store.write('y', Buffer.from('tutto'));
    s3.fail(fault, 1);
    expect(Buffer.from((await store.read('y')) ?? '').toString()).toBe('tutto');
  });

  test('an answer that is always cut short is never taken for the whole', async () => {
    const store = inBucket();
    await store.write('z', Buffer.from('x'));
    s3.fail('cut');
    await expect(store.read('z')).rejects.toMatchObject({ fault: 'unavailable' });
    const opened = await store.open('z');
    await expect(opened && text(opened.stream)).rejects.toThrow();
  });
});

describe('moving from a disk into a bucket', () => {
  const contents = { 'ab/uno.txt': 'uno', 'due.txt': 'due', 'città.jpg': 'tre' };
  const fill = async (name: string) => {
    const store = onDisk(name);
    for (const [key, words] of Object.entries(contents)) await store.write(key, Buffer.from(words));
    return store;
  };
  const wordsOf = async (store: ObjectStore) =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(contents).map(async (key) => [
          key,
          Buffer.from((await store.read(key)) ?? '').toString(),
        ]),
      ),
    ) as Record<string, string>;

  test('everything arrives once, however often it is done, and the disk stays as it was', async () => {
    const [source, target] = [await fill('moved'), inBucket('moved/')];
    const steps: number[] = [];
    const first = await migrateObjects(source, target, ({ copied }) => steps.push(copied));
    expect([first, steps]).toEqual([{ total: 3, copied: 3, same: 0, newer: 0, bytes: 9 }, [1, 2, 3]]);
    expect(await wordsOf(target)).toEqual(contents);
    expect(await wordsOf(source)).toEqual(contents);
    expect(await migrateObjects(source, target, () => undefined)).toMatchObject({ copied: 0, same: 3 });
  });

  test('a copy that was cut off is gone on with', async () => {
    const [source, target] = [await fill('resumed'), inBucket('resumed/')];
    const cutOff = migrateObjects(source, target, () => s3.fail('refused'));
    await expect(cutOff).rejects.toMatchObject({ fault: 'refused' });
    s3.heal();
    expect(await migrateObjects(source, target, () => undefined)).toMatchObject({ copied: 2, same: 1 });
    expect(await wordsOf(target)).toEqual(contents);
  });

  test('what was changed on the disk since is copied again; what was changed in the bucket is left', async () => {
    const [source, target] = [await fill('changed'), inBucket('changed/')];
    await migrateObjects(source, target, () => undefined);
    await target.write('due.txt', Buffer.from('nuovo'));
    const old = new Date(Date.now() - 60_000);
    await fs.utimes(path.join(folder, 'changed/due.txt'), old, old);
    await fs.writeFile(path.join(folder, 'changed/ab/uno.txt'), 'UNO');
    const ahead = new Date(Date.now() + 60_000);
    await fs.utimes(path.join(folder, 'changed/ab/uno.txt'), ahead, ahead);
    expect(await migrateObjects(source, target, () => undefined)).toMatchObject({
      copied: 1,
      same: 1,
      newer: 1,
    });
    expect(await wordsOf(target)).toEqual({ ...contents, 'ab/uno.txt': 'UNO', 'due.txt': 'nuovo' });
  });

  test('a store that damages what it takes is found out', async () => {
    const target = inBucket('damaged/');
    const damaging: ObjectStore = { ...target, write: (key) => target.write(key, Buffer.from('else')) };
    await expect(migrateObjects(await fill('damaged'), damaging, () => undefined)).rejects.toThrow('damaged');
  });
});
