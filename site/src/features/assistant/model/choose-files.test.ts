import { expect, test } from 'vitest';
import { chooseFiles } from './choose-files';

const aFile = (name: string, bytes = 10) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const MEGABYTE = 1024 * 1024;
const none = { image: 0, document: 0 };

test.each([
  ['foto.PNG', 10, none, null],
  ['bilancio.pdf', 10, none, null],
  ['lettera.doc', 10, none, null],
  ['disegno.svg', 10, none, 'type'],
  ['pdf', 10, none, 'type'],
  ['vuoto.csv', 0, none, 'empty'],
  ['foto.jpg', 9 * MEGABYTE, none, 'size'],
  ['bilancio.pdf', 11 * MEGABYTE, none, 'size'],
  ['foto.jpg', 10, { image: 4, document: 0 }, 'maxImages'],
  ['bilancio.pdf', 10, { image: 4, document: 4 }, 'maxDocuments'],
] as const)('%s of %d bytes beside %o: %s', (name, bytes, already, why) => {
  const { chosen, refused } = chooseFiles([aFile(name, bytes)], already);
  expect(refused).toEqual(why ? [{ name, why }] : []);
  expect(chosen).toHaveLength(why ? 0 : 1);
});

test('of eight pictures four go along, and the other four are named', () => {
  const { chosen, refused } = chooseFiles(
    Array.from({ length: 8 }, (_, at) => aFile(`${at}.png`)),
    none,
  );
  expect(chosen.map(({ file }) => file.name)).toEqual(['0.png', '1.png', '2.png', '3.png']);
  expect(refused.map(({ name }) => name)).toEqual(['4.png', '5.png', '6.png', '7.png']);
});
