import { describe, expect, test } from 'vitest';
import type { TableRow } from '../../contract';
import { findContradictions, type SourcedRow } from './contradictions';

let items = 0;
const aRow = (
  sourceName: string,
  cells: string[],
  columns = ['Prodotto', 'Prezzo'],
  row: Partial<TableRow> = {},
): SourcedRow => ({
  itemId: `item-${(items += 1)}`,
  sourceId: sourceName,
  sourceName,
  row: { table: 0, title: '', group: '', columns, cells, notes: [], ...row },
});
const found = (...rows: SourcedRow[]) =>
  findContradictions(rows, 20).map(({ subject, readings }) => [
    subject,
    ...readings.map(({ value }) => value),
  ]);

describe('documents that give different prices', () => {
  test('are named with what each says', () => {
    expect(
      found(
        aRow('listino.csv', ['Torta Sacher', '32,00 €']),
        aRow('listino.csv', ['Crostata', '18,00 €']),
        aRow('sito', ['torta sacher', '€ 35'], ['Dolce', 'Costo']),
      ),
    ).toEqual([['Torta Sacher', '32,00 €', '€ 35']]);
  });

  test.each<[string, SourcedRow, SourcedRow]>([
    [
      'the same price in other digits',
      aRow('a', ['Noleggio', '1.250,00 €']),
      aRow('b', ['Noleggio', '1250 euro']),
    ],
    [
      'another size',
      aRow('a', ['Vasetto', '250 g', '6 €'], ['Nome', 'Peso', 'Prezzo']),
      aRow('b', ['Vasetto', '500 g', '10 €'], ['Nome', 'Peso', 'Prezzo']),
    ],
    [
      'another season',
      aRow('a', ['Doppia', '80 €'], undefined, { group: 'Bassa stagione' }),
      aRow('b', ['Doppia', '98 €'], undefined, { group: 'Alta stagione' }),
    ],
    [
      'the list of another year',
      aRow('listino 2026.csv', ['Messa in piega', '18 €']),
      aRow('listino 2027.csv', ['Messa in piega', '20 €']),
    ],
    ['two rows of one document', aRow('a', ['Taglio', '20 €']), aRow('a', ['Taglio', '25 €'])],
    [
      'other columns',
      aRow('a', ['Sdraio', '5 €', '8 €'], ['', 'Mattina €', 'Giorno €']),
      aRow('b', ['Sdraio', '6 €', '8 €'], ['', 'Pomeriggio €', 'Giorno €']),
    ],
    [
      'figures that are no prices',
      aRow('a', ['Sala', '40'], ['Nome', 'Posti']),
      aRow('b', ['Sala', '60'], ['Nome', 'Posti']),
    ],
    ['a price from which on', aRow('a', ['Tinta', 'da 40 €']), aRow('b', ['Tinta', '55 €'])],
  ])('%s is none', (_, one, other) => {
    expect(found(one, other)).toEqual([]);
  });

  test('are told up to a limit', () => {
    const rows = ['Uno', 'Due', 'Tre'].flatMap((name) => [
      aRow('a', [`Menu ${name}`, '10 €']),
      aRow('b', [`Menu ${name}`, '12 €']),
    ]);
    expect(findContradictions(rows, 2)).toHaveLength(2);
  });
});
