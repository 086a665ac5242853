import { describe, expect, it } from 'vitest';
import { readDays } from '../values/calendar';
import { readRange } from '../values/quantities';
import { findUnsignedPrices } from './column-type';
import { type HoursRule, rulesOf } from './hours-rules';
import type { Statement } from './material';

const NO_WORDS = { folded: new Set<string>(), stems: new Set<string>() };
const rules = (text: string): HoursRule[] =>
  rulesOf(
    {
      text,
      passage: { heading: 'Quando ci trovate' } as Statement['passage'],
      words: NO_WORDS,
      context: NO_WORDS,
      question: null,
      at: 0,
      beginsLine: true,
    },
    { year: 2027, seasons: [] },
  );

describe('hours by months', () => {
  it('hold in each of the months before them, day by day', () => {
    const [weekdays, sunday] = rules(
      'marzo / aprile / maggio / giugno: lun-sab 8.30-19.00 senza pausa, domenica 9.00-13.00',
    );
    expect([...(weekdays?.weekdays ?? [])]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sunday?.text).toBe('domenica 9.00-13.00');
    expect(sunday?.days).toContainEqual({ from: 401, to: 430 });
  });
});

describe('things that are called after Christmas', () => {
  it.each(['gli abeti di Natale', 'il mercatino di Natale', 'a Christmas tree'])('are no day: %s', (text) => {
    expect(readDays(text, 2027)).toEqual([]);
  });
  it.each(['il giorno di Natale', 'a Natale', 'on Christmas day'])('the day itself is: %s', (text) => {
    expect(readDays(text, 2027)).toEqual([{ from: 1225, to: 1225 }]);
  });
});

describe('a greatest weight', () => {
  it('is a limit, whoever it is for', () => {
    expect(readRange('Peso massimo per tutti 95 kg.')).toMatchObject({ max: 95, unit: 'kg' });
  });
});

describe('bare figures under "A persona"', () => {
  it('are prices', () => {
    const columns = [
      { at: 0, name: 'Passeggiata', type: 'text' as const },
      { at: 1, name: 'A persona', type: 'number' as const },
    ];
    const rows = [{ cells: ['Canneto', '30'] }, { cells: ['Argini', '55'] }];
    expect(findUnsignedPrices(columns, rows, 'Passeggiate')[1]?.type).toBe('money');
  });
  it('are people under "Persone"', () => {
    const columns = [
      { at: 0, name: 'Sala', type: 'text' as const },
      { at: 1, name: 'Persone', type: 'number' as const },
    ];
    const rows = [{ cells: ['Rossa', '30'] }, { cells: ['Blu', '55'] }];
    expect(findUnsignedPrices(columns, rows, 'Sale')[1]?.type).toBe('number');
  });
});
