import { expect, test } from 'vitest';
import { photoMatch, photosByMatch } from './social-photo-match';

const photo = (name: string, tags: string[] = [], alt = '') => ({ name, tags, alt, folder: '' });

test.each([
  ['La torta di nocciole torna in vetrina', photo('IMG 2031', ['torte']), true],
  ['La torta di nocciole torna in vetrina', photo('nocciole-tostate'), true],
  ['La torta di nocciole torna in vetrina', photo('Il forno', [], 'Il pane appena uscito'), false],
  ['Il cambio gomme d’inverno', photo('gomma invernale'), true],
  ['Tre ore di sole', photo('tre'), false],
  ['Perché il caffè è buono', photo('', ['caffe']), true],
])('«%s» and %j: %s', (about, described, fits) => {
  expect(photoMatch(about, described) > 0).toBe(fits);
});

test('the photo that shows what a text is about comes first, the others stay in their order', () => {
  const library = [photo('Vetrina'), photo('Il banco'), photo('Torta', ['torta', 'nocciole'])];
  expect(photosByMatch('La torta di nocciole', library).map(({ name }) => name)).toEqual([
    'Torta',
    'Vetrina',
    'Il banco',
  ]);
});
