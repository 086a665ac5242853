import { expect, it } from 'vitest';
import { aPhoto } from '../testing/a-social-builder';
import { filterPhotos, foldersOf } from './photo-filter';

const PHOTOS = [
  aPhoto({ id: 'oven', name: 'Forno', folder: 'Laboratorio', tags: ['pane'] }),
  aPhoto({ id: 'window', name: 'Vetrina', folder: 'Natale', alt: 'La vetrina con il pane e le luci' }),
  aPhoto({ id: 'loose', name: 'IMG 1', folder: '' }),
];
const ids = (folder: string, words: string) => filterPhotos(PHOTOS, { folder, words }).map(({ id }) => id);

it('names each folder once', () => {
  expect(foldersOf([...PHOTOS, ...PHOTOS])).toEqual(['Laboratorio', 'Natale']);
});

it('finds all words in name, tags and description, within a folder or in all', () => {
  expect(ids('', '')).toEqual(['oven', 'window', 'loose']);
  expect(ids('', 'PANE')).toEqual(['oven', 'window']);
  expect(ids('Natale', 'pane luci')).toEqual(['window']);
  expect(ids('Laboratorio', 'luci')).toEqual([]);
});
