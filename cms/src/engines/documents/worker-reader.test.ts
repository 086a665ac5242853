import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from './testing/make-files.suite';
import { WorkerReader } from './worker-reader';

// Inside cms/, so that the worker finds its packages.
const folder = path.resolve(__dirname, '../../../.tmp/worker-reader-test');
const workerFile = path.join(folder, 'read-worker.js');
const script = (name: string, source: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, source);
  return file;
};

beforeAll(async () => {
  await build({
    entryPoints: [path.join(__dirname, 'read-worker.ts')],
    outfile: workerFile,
    bundle: true,
    platform: 'node',
    packages: 'external',
  });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the worker', () => {
  test('reads files one after the other, and is not stopped by a bad one', async () => {
    const reader = new WorkerReader({ workerFile });
    const results = await Promise.all([
      reader.read({ owner: 1, name: 'a.txt', bytes: Buffer.from('Aperto dalle 9 alle 18.') }),
      reader.read({ owner: 1, name: 'b.pdf', bytes: Buffer.from('%PDF-1.4 rotto') }),
      reader.read({
        owner: 1,
        name: 'c.pdf',
        bytes: makePdf([[{ text: 'Il negozio accetta resi entro trenta giorni.' }]]),
      }),
    ]);
    expect(results.map((result) => (result.ok ? result.passages[0]?.text : result.failure))).toEqual([
      'Aperto dalle 9 alle 18.',
      'BROKEN',
      'Il negozio accetta resi entro trenta giorni.',
    ]);
    await reader.close();
  });
  test('is ended when it takes too long', async () => {
    const reader = new WorkerReader({ workerFile: script('slow.js', 'for (;;) {}'), milliseconds: 300 });
    expect(await reader.read({ owner: 1, name: 'a.txt', bytes: Buffer.from('a') })).toEqual({
      ok: false,
      failure: 'TOO_SLOW',
    });
    await reader.close();
  });
  test('is ended when its memory runs over', async () => {
    const reader = new WorkerReader({
      workerFile: script('hungry.js', 'const all = []; for (;;) all.push(new Array(1e5).fill(1.5));'),
    });
    expect(await reader.read({ owner: 1, name: 'a.txt', bytes: Buffer.from('a') })).toEqual({
      ok: false,
      failure: 'TOO_LONG',
    });
    await reader.close();
  });
  test('that crashes or says nothing is our failure, not the file’s', async () => {
    const crash = new WorkerReader({ workerFile: script('crash.js', 'throw new Error("x")') });
    expect(await crash.read({ owner: 1, name: 'a.txt', bytes: Buffer.from('a') })).toEqual({
      ok: false,
      failure: 'INTERNAL',
    });
    const silent = new WorkerReader({ workerFile: script('silent.js', '') });
    expect(await silent.read({ owner: 1, name: 'a.txt', bytes: Buffer.from('a') })).toEqual({
      ok: false,
      failure: 'INTERNAL',
    });
  });
  test('six slow files of one owner make another wait for none of them', async () => {
    const workerFile = script(
      'by-name.js',
      `const { workerData, parentPort } = require('node:worker_threads');
       if (workerData.file.name === 'quick.txt') parentPort.postMessage({ ok: true, pages: null, passages: [] });
       else setInterval(() => {}, 1000);`,
    );
    const reader = new WorkerReader({ workerFile, atOnce: 2 });
    const bytes = Buffer.from('a');
    const slow = Array.from({ length: 6 }, () => reader.read({ owner: 1, name: 'slow.txt', bytes }));
    expect(await reader.read({ owner: 2, name: 'quick.txt', bytes })).toMatchObject({ ok: true });
    await reader.close();
    expect(await Promise.all(slow)).toEqual(Array(6).fill({ ok: false, failure: 'INTERNAL' }));
  });
  test('a file that ran out of time beside another is read again alone', async () => {
    const workerFile = script(
      'second-time.js',
      `const { workerData, parentPort } = require('node:worker_threads');
       const fs = require('node:fs');
       const marker = require('node:path').join(__dirname, workerData.file.name + '.begun');
       if (fs.existsSync(marker)) parentPort.postMessage({ ok: true, pages: null, passages: [] });
       else { fs.writeFileSync(marker, ''); setInterval(() => {}, 1000); }`,
    );
    const reader = new WorkerReader({ workerFile, atOnce: 2, milliseconds: 600 });
    const bytes = Buffer.from('a');
    const results = await Promise.all([
      reader.read({ owner: 1, name: 'one.txt', bytes }),
      reader.read({ owner: 2, name: 'two.txt', bytes }),
    ]);
    expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    await reader.close();
  });
  test('closing ends a reading in progress', async () => {
    const reader = new WorkerReader({ workerFile: script('endless.js', 'setInterval(() => {}, 1000)') });
    const reading = reader.read({ owner: 1, name: 'a.txt', bytes: Buffer.from('a') });
    await new Promise((resolve) => setImmediate(resolve));
    await reader.close();
    expect(await reading).toEqual({ ok: false, failure: 'INTERNAL' });
  });
});

test.each([
  ['a.txt', Buffer.from('ciao'), true],
  ['a.CSV', Buffer.from('a;b'), true],
  ['a.pdf', Buffer.from('%PDF-1.7'), true],
  ['a.pdf', Buffer.from([0x89, 0x50, 0x4e, 0x47]), false],
  ['a.txt', Buffer.from('%PDF-1.7'), false],
  ['a.docx', Buffer.from('PK\x03\x04 word/document.xml'), true],
  ['a.docx', Buffer.from('PK\x03\x04 xl/workbook.xml'), false],
  ['a.exe', Buffer.from('ciao'), false],
  ['a.txt', Buffer.alloc(0), false],
])('%s is accepted by what it holds', (name, bytes, accepted) => {
  expect(new WorkerReader({ workerFile }).accepts({ name, bytes })).toBe(accepted);
});
