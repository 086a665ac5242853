import { expect, test } from 'vitest';
import { acceptRewriting } from './accept-rewriting';

const ORIGINAL = 'Forno Rossi incassa 180.000 € l’anno e il pareggio è a 150.000 €, cioè il 60,0%.';

test('other words with the same figures are taken', () => {
  const written =
    'Ogni anno Forno Rossi incassa 180.000 €: il 60,0% resta, e il pareggio arriva a 150.000 €.';
  expect(acceptRewriting(ORIGINAL, ` ${written}\n`)).toBe(written);
});

test.each([
  ['a figure of its own', 'Forno Rossi incassa 180.000 €, pareggio a 150.000 €, 60,0%, crescita del 12%.'],
  ['a changed figure', 'Forno Rossi incassa 190.000 € l’anno e il pareggio è a 150.000 €, cioè il 60,0%.'],
  ['a missing figure', 'Forno Rossi incassa 180.000 € l’anno, un buon risultato per un forno di quartiere.'],
  ['a figure written otherwise', 'Forno Rossi incassa 180000 €, pareggio a 150.000 €, cioè il 60,0%.'],
  ['a link', 'Forno Rossi incassa 180.000 €, pareggio 150.000 €, 60,0%. Vedi https://evil.example'],
  ['markup', '**Forno Rossi** incassa 180.000 €, il pareggio è a 150.000 €, cioè il 60,0%.'],
  ['a long story', `${ORIGINAL} ${'Il forno è bello e profuma di pane. '.repeat(8)}`],
  ['nothing', ''],
])('%s leaves the sentence as it was', (_, written) => {
  expect(acceptRewriting(ORIGINAL, written)).toBe(ORIGINAL);
});
