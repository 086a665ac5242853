import { expect, test } from 'vitest';
import { calculationOf } from './calculation-of';

const earned = (text: string): number | string => {
  const solution = calculationOf([text]);
  if (solution?.state !== 'done' || !solution.calculated.ok) return solution?.state ?? 'none';
  return (solution.calculated.calculation.result[0]?.value ?? 0) / 100;
};

test.each([
  ['ricevitoria, gratta e vinci 3.000 con aggio 8 %: quanto mi resta?', 240],
  ['edicola, ricariche per 2.400 al mese con provvigione 2,5 %: quanto mi viene in tasca?', 60],
  ['agenzia viaggi, vendo un pacchetto da 1.800 con commissione 12 %: quanto guadagno?', 216],
  ['faccio il rappresentante, ordini per 14.000 euro e provvigione del 7%: quanto mi spetta?', 980],
])('who sells for others keeps the share: %s', (text, expected) => expect(earned(text)).toBe(expected));

test('who sells by others keeps the rest', () =>
  expect(earned('vendo a 100 euro e il portale prende il 15%, quanto mi resta?')).toBe(85));
