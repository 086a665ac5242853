import { expect, test } from 'vitest';
import { fitTitle } from './fit-title';

/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => text.length * size * 0.5;

test('a short title stands large on one line', () => {
  expect(fitTitle('Prezzi', 700, measure)).toEqual({ size: 76, lines: ['Prezzi'] });
});

test('a longer one is set smaller before anything of it is lost', () => {
  const title = 'Come aumentare i prezzi senza perdere i clienti che contano davvero per la bottega';
  const { size, lines } = fitTitle(title, 700, measure);
  expect(size).toBeLessThan(76);
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(700);
});

test('300 characters end in a mark, inside the box', () => {
  const { size, lines } = fitTitle('parola '.repeat(43).trim(), 700, measure);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/a…$/);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(700);
});

test('a word without end is broken', () => {
  const { size, lines } = fitTitle('x'.repeat(300), 700, measure);
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(700);
});

test('no title, no lines', () => expect(fitTitle('', 700, measure).lines).toEqual([]));
