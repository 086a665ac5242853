import { expect, test } from 'vitest';
import { axisOf, labelLines, shortFigure } from './chart';

test.each([
  [
    [0, 1_200_000],
    [0, 500_000, 1_000_000, 1_500_000],
  ],
  [
    [-48_000, 900_000],
    [-250_000, 0, 250_000, 500_000, 750_000, 1_000_000],
  ],
  [[], [0, 0.25]],
])('the axis of %j', (values, ticks) => {
  expect(axisOf(values).ticks).toEqual(ticks);
});

test.each([
  [2_500, 'euro', 'it', '2.500 €'],
  [2_500, 'euro', 'en', '€2,500'],
  [1_250_000, 'euro', 'it', '1,25 Mln €'],
  [0.125, 'percent', 'it', '12,5%'],
  [1.5, 'ratio', 'en', '1.5'],
] as const)('%d in %s, %s', (value, unit, language, written) => {
  expect(shortFigure(value, unit, language).replaceAll('\u00a0', ' ')).toBe(written);
});

test.each([
  ['Costi variabili −5%', 9, ['Costi', 'variabili', '−5%']],
  ['Costi variabili −5%', 40, ['Costi variabili −5%']],
  ['gen', 1, ['gen']],
])('%s in lines of %d letters', (label, letters, lines) => {
  expect(labelLines(label, letters)).toEqual(lines);
});
