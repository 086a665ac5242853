import { expect, test } from 'vitest';
import { withTopics } from './topics';

test('topics are trimmed, parted by commas, and each is there once', () => {
  expect(withTopics([], '  torta di nocciole ')).toEqual(['torta di nocciole']);
  expect(withTopics(['Gelato'], 'gelato, colazione,,  colazione')).toEqual(['Gelato', 'colazione']);
  expect(withTopics(['Gelato'], ' , ')).toEqual(['Gelato']);
});

test('the twenty-first is not taken', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `argomento ${index}`);
  expect(withTopics(twenty, 'uno in più')).toEqual(twenty);
});
