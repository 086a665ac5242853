import { buffer } from 'node:stream/consumers';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipStream, type ZipEntry } from './zip-stream';

test('an archive holds its files, those in parts whole and the empty ones too', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'uno.txt', content: [strToU8('prima, '), strToU8('seconda, '), strToU8('terza')] };
    yield { path: 'cartella/città.json', content: [strToU8('{}')] };
    yield { path: 'vuoto', content: [] };
  }
  const files = unzipSync(await buffer(zipStream(entries())));
  expect(Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
    'uno.txt': 'prima, seconda, terza',
    'cartella/città.json': '{}',
    vuoto: '',
  });
});

test('a failure on the way ends the archive instead of sending half of it as a whole', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'uno.txt', content: [strToU8('uno')] };
    throw new Error('The database is away');
  }
  await expect(buffer(zipStream(entries()))).rejects.toThrow('away');
});
