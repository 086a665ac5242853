import { expect, test } from 'vitest';
import { foldText } from '../fold';
import { wordPattern } from './word-pattern';

test.each([
  ['pizz* al taglio', 'ho una pizzeria al taglio', true],
  ['panific*', 'un panificio', true],
  ['moda', 'una domanda scomoda', false],
  ['tetto', 'un quartetto', false],
  ['caffè', 'gestisco un caffe', true],
  ['b&b', 'il mio b&b', true],
  ['*eria', 'ho una merceria', true],
  ['officin* … bic*', 'officina che ripara bici', true],
  ['officin* … bic*', 'officina bici', true],
  ['c++ (corsi)', 'ccc corsi', false],
])('«%s» in «%s»: %s', (phrase, text, isFound) =>
  expect(wordPattern([phrase]).test(foldText(text))).toBe(isFound),
);

test('nothing is found where an exception begins', () => {
  const pattern = wordPattern(['salone'], ['salone del mobile']);
  expect(pattern.test('vado al salone del mobile')).toBe(false);
  expect(pattern.test('ho un salone')).toBe(true);
});

test('no phrases find nothing', () => expect(wordPattern([]).test('')).toBe(false));
