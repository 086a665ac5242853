import { expect, test } from 'vitest';
import { shortFigure } from './chart';

test.each([
  [2_500, 'euro', 'it', '2.500 €'],
  [2_500, 'euro', 'en', '€2,500'],
  [1_250_000, 'euro', 'it', '1,25 Mln €'],
  [0.125, 'percent', 'it', '12,5%'],
  [1.5, 'ratio', 'en', '1.5'],
] as const)('%d in %s, %s', (value, unit, language, written) => {
  expect(shortFigure(value, unit, language).replaceAll('\u00a0', ' ')).toBe(written);
});
