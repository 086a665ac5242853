import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dataFolderProblem } from './data-folder-problem';

let folder: string;
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-data-'))));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a folder that is not there yet is made, and nothing is left in it', () => {
  const fresh = path.join(folder, 'new');
  expect(dataFolderProblem(fresh)).toBeNull();
  expect(fs.readdirSync(fresh)).toEqual([]);
});

test('a file in its place is named in a sentence', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  expect(dataFolderProblem(file)).toContain('a file stands in its place');
});

test.each([
  ['EROFS', 'its disk is mounted read-only'],
  ['ENOSPC', 'its disk is full'],
])('%s is said in words', (code, words) => {
  const failing = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('no'), { code });
  });
  expect(dataFolderProblem(folder)).toBe(`DATA_DIR (${folder}) cannot be written: ${words} (${code}).`);
  failing.mockRestore();
});
