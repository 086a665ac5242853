import { expect, test } from 'vitest';
import { labelLines } from './label-lines';

test.each([
  ['Costi variabili −5%', 9, ['Costi', 'variabili', '−5%']],
  ['Costi variabili −5%', 40, ['Costi variabili −5%']],
  ['gen', 1, ['gen']],
])('%s in lines of %d letters', (label, letters, lines) => {
  expect(labelLines(label, letters)).toEqual(lines);
});
