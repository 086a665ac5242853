import { expect, test } from 'vitest';
import { checkFiles } from './check-files';

const aFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const MEGABYTE = 1024 * 1024;

test.each([
  ['listino.pdf', 10, 0, null],
  ['LISTINO.PDF', MEGABYTE, 9, null],
  ['listino.docx', 10, 0, null],
  ['listino.pdf', MEGABYTE + 1, 0, 'FILE_TOO_LARGE'],
  ['listino.exe', 10, 0, 'UNSUPPORTED_FILE_TYPE'],
  ['listino', 10, 0, 'UNSUPPORTED_FILE_TYPE'],
  ['pdf', 10, 0, 'UNSUPPORTED_FILE_TYPE'],
  ['listino.pdf', 10, 10, 'FILE_LIMIT_REACHED'],
] as const)('%s of %d bytes beside %d others: %s', (name, bytes, existing, code) => {
  const { refused } = checkFiles([aFile(name, bytes)], { existing });
  expect(refused).toEqual(code ? [{ name, code }] : []);
});

test('of a handful, the good ones go even when others are refused, up to the limit', () => {
  const files = [aFile('a.txt'), aFile('b.exe'), aFile('c.csv'), aFile('d.pdf')];
  const { accepted, refused } = checkFiles(files, { existing: 8 });
  expect(accepted.map(({ name }) => name)).toEqual(['a.txt', 'c.csv']);
  expect(refused).toEqual([
    { name: 'b.exe', code: 'UNSUPPORTED_FILE_TYPE' },
    { name: 'd.pdf', code: 'FILE_LIMIT_REACHED' },
  ]);
});
