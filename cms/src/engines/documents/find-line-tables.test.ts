import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document';

const rowsOf = async (text: string) => {
  const result = await readDocument({ name: 'listino.txt', bytes: Buffer.from(text) });
  if (!result.ok) throw new Error(`not read: ${result.failure}`);
  return result.passages.flatMap(({ row }) =>
    row ? [{ group: row.group, columns: row.columns, cells: row.cells }] : [],
  );
};

describe('a price list that is typed line by line', () => {
  test.each([
    ['with dots', 'Orlo pantaloni ........ € 9\nCambio cerniera ....... € 14'],
    ['with blanks', 'Orlo pantaloni        € 9\nCambio cerniera       € 14'],
    ['with dashes', 'Orlo pantaloni - € 9\nCambio cerniera - € 14'],
    ['with colons', '- Orlo pantaloni: € 9\n- Cambio cerniera: € 14'],
    ['with bars', '| Orlo pantaloni | € 9 |\n|---|---|\n| Cambio cerniera | € 14 |'],
  ])('%s has a row for each line', async (_, text) =>
    expect((await rowsOf(text)).map(({ cells }) => cells)).toEqual([
      ['Orlo pantaloni', '€ 9'],
      ['Cambio cerniera', '€ 14'],
    ]),
  );

  test('what stands behind the name of a line belongs to it, the price among it', async () =>
    expect(
      (await rowsOf('Yoga: sabato 20 marzo, 15:00–18:00, 20,00 euro\nPacco regalo: 2,50 euro')).map(
        ({ cells }) => cells,
      ),
    ).toEqual([
      ['Yoga', 'sabato 20 marzo, 15:00–18:00, 20,00 euro'],
      ['Pacco regalo', '2,50 euro'],
    ]));

  test('a name above some of its lines is their group, up to the next paragraph', async () =>
    expect(
      (await rowsOf('UOMO\nTaglio ..... € 18\nBarba ...... € 10\n\nPiega ...... € 20')).map(
        ({ group, cells }) => [group, cells[0]],
      ),
    ).toEqual([
      ['UOMO', 'Taglio'],
      ['UOMO', 'Barba'],
      ['', 'Piega'],
    ]));

  test('names above its columns are theirs', async () =>
    expect(
      await rowsOf(
        'CERETTA            DONNA      UOMO\nGambe ........... € 30       € 40\nBraccia ......... € 15       € 20',
      ),
    ).toEqual([
      { group: '', columns: ['CERETTA', 'DONNA', 'UOMO'], cells: ['Gambe', '€ 30', '€ 40'] },
      { group: '', columns: ['CERETTA', 'DONNA', 'UOMO'], cells: ['Braccia', '€ 15', '€ 20'] },
    ]));

  test('lines that hold hours each are rows, none of them a header of the next', async () =>
    expect(
      (
        await rowsOf(
          'ottobre – marzo      da martedì a sabato      9:00 - 17:00\naprile e maggio      tutti i giorni          9:30 - 19:00\ngiugno               da venerdì a domenica   9:30 - 20:00',
        )
      ).map(({ columns, cells }) => [columns.join(''), ...cells]),
    ).toEqual([
      ['', 'ottobre – marzo', 'da martedì a sabato', '9:00 - 17:00'],
      ['', 'aprile e maggio', 'tutti i giorni', '9:30 - 19:00'],
      ['', 'giugno', 'da venerdì a domenica', '9:30 - 20:00'],
    ]));

  test('bars at both ends make a row of words too, and a rule below makes names of the first', async () =>
    expect(
      await rowsOf('| Ritiro | Supplemento |\n|---|---|\n| la mattina | nessuno |\n| la sera | 8 € |'),
    ).toEqual([
      { group: '', columns: ['Ritiro', 'Supplemento'], cells: ['la mattina', 'nessuno'] },
      { group: '', columns: ['Ritiro', 'Supplemento'], cells: ['la sera', '8 €'] },
    ]));

  test('sentences that say a price are none of its lines', async () =>
    expect(
      await rowsOf('La consegna costa 5 euro.\nIl ritiro in negozio è gratuito, la posa 40 euro.'),
    ).toEqual([]));

  test('what a leader leads to is the value of its name, in a single line and without an amount too', async () => {
    expect((await rowsOf('CONIGLI\nSpazzolatura ............ 20 €')).map(({ cells }) => cells)).toEqual([
      ['Spazzolatura', '20 €'],
    ]);
    expect(
      (await rowsOf('Servizio urgente ........ +30%\nControllo pressione ..... gratis')).map(
        ({ cells }) => cells,
      ),
    ).toEqual([
      ['Servizio urgente', '+30%'],
      ['Controllo pressione', 'gratis'],
    ]);
  });
});
