import { describe, expect, test } from 'vitest';
import type { DatedFigure } from './dated-figure';
import { figureOn } from './dated-figure';
import { renderAnswer } from './render-answer';

const rate = (changes: Partial<DatedFigure> = {}): DatedFigure => ({
  key: 'rate',
  value: 26.07,
  unit: 'percent',
  validFrom: '2025-01-01',
  validUntil: '2025-12-31',
  source: 'circolare INPS 27/2025',
  ...changes,
});
const on = (day: string, figures: DatedFigure[], body = 'Paghi il {{rate}}.', language: 'it' | 'en' = 'it') =>
  renderAnswer(body, { figures, parameters: [] }, language, day);

describe('a figure in an answer', () => {
  test('is said as it is while it holds', () => expect(on('2025-12-31', [rate()])).toBe('Paghi il 26,07%.'));

  test('is said as of its year once it has expired', () => {
    expect(on('2026-01-01', [rate()])).toMatch(/^Paghi il 26,07% \(dato del 2025\)\.\n\n_.*verifica/);
    expect(on('2026-01-01', [rate()], 'You pay {{rate}}.', 'en')).toMatch(
      /^You pay 26\.07% \(as of 2025\)\.\n\n_.*check/,
    );
  });

  test('that nobody can verify is said with its year', () =>
    expect(on('2025-06-01', [rate({ source: '' })])).toBe('Paghi il 26,07% (2025).'));

  test('of next year is not said before its day', () => {
    const both = [rate({ value: 27, validFrom: '2026-01-01', validUntil: null }), rate()];
    expect(on('2025-12-31', both)).toBe('Paghi il 26,07%.');
    expect(on('2026-01-01', both)).toBe('Paghi il 27%.');
  });

  test('that stands in no sentence is listed once it has expired', () => {
    expect(on('2025-06-01', [rate()], 'Paghi poco.')).toBe('Paghi poco.');
    expect(on('2026-06-01', [rate()], 'Paghi poco.')).toMatch(
      /^Paghi poco\.\n\n- rate: 26,07% \(dato del 2025\)\n\n_/,
    );
  });

  test('that is missing is no figure', () => expect(on('2025-06-01', [])).toMatch(/cifra da verificare/));
});

test('a parameter of law always has its year', () =>
  expect(
    renderAnswer(
      'Il limite è {{limit}}.',
      {
        figures: [],
        parameters: [rate({ key: 'limit', value: 85_000, unit: 'euro' })],
      },
      'it',
      '2025-06-01',
    ),
  ).toBe('Il limite è 85.000 € (2025).'));

test.each([
  ['2024-12-31', null, false],
  ['2025-01-01', 26.07, false],
  ['2027-01-01', 26.07, true],
])('on %s the figure is %s', (day, value, isExpired) => {
  const found = figureOn([rate()], 'rate', day);
  expect([found?.figure.value ?? null, found?.isExpired ?? false]).toEqual([value, isExpired]);
});
