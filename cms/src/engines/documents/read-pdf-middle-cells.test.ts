import { expect, test } from 'vitest';
import { readDocument } from './read-document';
import { placeWords } from './testing/make-pdf.suite';

const grid = async (name: string, bytes: Uint8Array): Promise<(string | undefined)[]> => {
  const result = await readDocument({ name, bytes });
  if (!result.ok) throw new Error(`not read: ${result.failure}`);
  const rows = result.passages.flatMap(({ row }) => (row ? [row] : []));
  return [rows[0]?.columns.join(' | '), ...rows.map(({ cells }) => cells.join(' | '))];
};

test('a table with a cell of two lines between which the others of its row stand', async () => {
  const words = [
    ...['Zona', 'Paesi', 'Consegna'].map((text, column) => ({
      text,
      x: 60 + column * 120,
      y: 700,
      isBold: true,
    })),
    ...['A', 'Ronco, Pieve', '12 €'].map((text, column) => ({ text, x: 60 + column * 120, y: 680 })),
    { text: 'B', x: 60, y: 656 },
    { text: 'Montalto, Rivabella,', x: 180, y: 662 },
    { text: 'Ponte Alto', x: 180, y: 650 },
    { text: '20 €', x: 300, y: 656 },
    ...['C', 'altri', '35 €'].map((text, column) => ({ text, x: 60 + column * 120, y: 632 })),
  ];
  expect(await grid('a.pdf', placeWords([words]))).toEqual([
    'Zona | Paesi | Consegna',
    'A | Ronco, Pieve | 12 €',
    'B | Montalto, Rivabella, Ponte Alto | 20 €',
    'C | altri | 35 €',
  ]);
});
