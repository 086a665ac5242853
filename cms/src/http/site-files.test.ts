import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isFileAddress, readSiteFiles } from './site-files';

const folder = (files: Record<string, string>): string => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-site-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  return root;
};

test('files are found by address, with what was compressed beside them', () => {
  const files = readSiteFiles(folder({ 'assets/a-1.js': 'a', 'assets/a-1.js.br': 'b', 'theme.js': 't' }));
  expect([...files.keys()].sort()).toEqual(['/assets/a-1.js', '/theme.js']);
  expect(files.get('/assets/a-1.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    immutable: true,
    br: Buffer.from('b'),
    gzip: null,
  });
  expect(files.get('/theme.js')?.immutable).toBe(false);
});

test('the server’s bundle, the manifest and pages are no files', () => {
  const root = folder({ 'server/entry-server.js': '', '.vite/manifest.json': '{}', 'index.html': '' });
  expect(readSiteFiles(root).size).toBe(0);
});

test('a file that is listed and gone when it is read is left out', () => {
  const root = folder({ 'assets/there.js': 'x', 'theme.js': 't' });
  // A link to nowhere: in the listing, but not to be read.
  fs.symlinkSync(path.join(root, 'nowhere.js'), path.join(root, 'assets/gone.js'));
  fs.symlinkSync(path.join(root, 'nowhere.br'), path.join(root, 'theme.js.br'));
  fs.mkdirSync(path.join(root, 'folder.js'));
  const files = readSiteFiles(root);
  expect([...files.keys()].sort()).toEqual(['/assets/there.js', '/theme.js']);
  expect(files.get('/theme.js')?.br).toBeNull();
});

test('a site that is not built has no files', () => {
  expect(readSiteFiles('/nowhere/at/all').size).toBe(0);
});

test.each([
  ['/assets/gone-1a2b.js', true],
  ['/assets/anything', true],
  ['/favicon.ico', true],
  ['/robots.txt', true],
  ['/', false],
  ['/blog/prezzi-2.0', false],
  ['/product-detail/chatbot-ai', false],
])('%s names a file: %s', (address, expected) => {
  expect(isFileAddress(address)).toBe(expected);
});
