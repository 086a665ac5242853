import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document';
import { readPage } from './read-page';
import { makeDocx } from './testing/make-files.suite';

const read = async (name: string, bytes: Uint8Array | string) => {
  const result = await readDocument({
    name,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  });
  if (!result.ok) throw new Error(`not read: ${result.failure}`);
  return result.passages;
};
/** Columns and cells of each row, as a person would read them off the page. */
const rowsOf = async (name: string, bytes: Uint8Array | string) =>
  (await read(name, bytes)).flatMap(({ row }) => (row ? [row] : []));
const grid = async (name: string, bytes: Uint8Array | string) => {
  const rows = await rowsOf(name, bytes);
  return [rows[0]?.columns.join(' | '), ...rows.map(({ cells }) => cells.join(' | '))];
};

describe('a table as CSV', () => {
  test('a short word that ends with a point names a column as well', async () =>
    expect(
      await grid(
        'a.csv',
        'Codice;Misura;Prezzo € cad.;Giacenza min.\nG1;205/55 R16;79,00;4\nG2;195/65 R15;62,00;8\n',
      ),
    ).toEqual([
      'Codice | Misura | Prezzo € cad. | Giacenza min.',
      'G1 | 205/55 R16 | 79,00 | 4',
      'G2 | 195/65 R15 | 62,00 | 8',
    ]));

  test('a question heads a column as well, and so do incomes from so much to so much', async () =>
    expect(
      await grid(
        'a.csv',
        'Rette per ISEE;fino a 10.000;10.001–20.000;oltre 20.000;Pasti compresi?\nTempo pieno;390;455;520;sì\nTempo corto;240;290;340;no\n',
      ),
    ).toEqual([
      'Rette per ISEE | fino a 10.000 | 10.001–20.000 | oltre 20.000 | Pasti compresi',
      'Tempo pieno | 390 | 455 | 520 | sì',
      'Tempo corto | 240 | 290 | 340 | no',
    ]));

  test('a title above the header names the table, and a sum is no row', async () => {
    const csv = 'Listino 2027;;\n;;\nProdotto;Prezzo;Peso\nPane;3,50;1 kg\nTorta;12,00;2 kg\nTotale;15,50;\n';
    expect(await grid('a.csv', csv)).toEqual([
      'Prodotto | Prezzo | Peso',
      'Pane | 3,50 | 1 kg',
      'Torta | 12,00 | 2 kg',
    ]);
    expect((await rowsOf('a.csv', csv))[0]?.title).toBe('Listino 2027');
    expect((await read('a.csv', csv)).map(({ text }) => text)).toContain('Totale; Prezzo: 15,50');
  });
  test('a code is not what a row is about', async () => {
    const passages = await read('a.csv', 'Codice;Nome;Prezzo\nK01;Utilitaria;35,00\nK02;Familiare;52,00\n');
    expect(passages[0]?.text).toBe('Nome: Utilitaria; Codice: K01; Prezzo: 35,00');
    expect(passages[0]?.row?.cells).toEqual(['K01', 'Utilitaria', '35,00']);
  });
  test.each([
    [
      'a column without a name',
      'Taglia;;Prezzo\nS;rossa;10\nM;blu;12\n',
      ['Taglia |  | Prezzo', 'S | rossa | 10', 'M | blu | 12'],
    ],
    [
      'years as names',
      'Servizio;2026;2027\nTaglio;20 €;22 €\nPiega;15 €;16 €\n',
      ['Servizio | 2026 | 2027', 'Taglio | 20 € | 22 €', 'Piega | 15 € | 16 €'],
    ],
    [
      'spans of a size as names',
      'Servizio;10–24;25–49;da 50\nMerenda;9,00 €;8,00 €;7,00 €\n',
      ['Servizio | 10–24 | 25–49 | da 50', 'Merenda | 9,00 € | 8,00 € | 7,00 €'],
    ],
    [
      'spans that go on below',
      'Nuoto;6–10;martedì\nTuffi;11–14;venerdì\n',
      [' |  | ', 'Nuoto | 6–10 | martedì', 'Tuffi | 11–14 | venerdì'],
    ],
    [
      'names and values without a header',
      'Telefono;011 123456\nIndirizzo;Via Roma 1\n',
      [' | ', 'Telefono | 011 123456', 'Indirizzo | Via Roma 1'],
    ],
    [
      'days without a header',
      'Lunedì;chiuso\nMartedì;9-18\nMercoledì;9-18\n',
      [' | ', 'Lunedì | chiuso', 'Martedì | 9-18', 'Mercoledì | 9-18'],
    ],
    [
      'amounts with commas',
      'Nome,Prezzo\n"Pane, bianco","3,50"\nLatte,"1,80"\n',
      ['Nome | Prezzo', 'Pane, bianco | 3,50', 'Latte | 1,80'],
    ],
  ])('%s', async (_, csv, expected) => {
    expect(await grid('a.csv', csv)).toEqual(expected);
  });
  test('a name alone on its line groups the rows below it', async () => {
    const rows = await rowsOf(
      'a.csv',
      'Piatto;Prezzo;Note\nPrimi;;\nLasagne;9;\nGnocchi;8;\nDolci;;\nTorta;5;\n',
    );
    expect(rows.map(({ group, cells }) => `${group}: ${cells[0] ?? ''}`)).toEqual([
      'Primi: Lasagne',
      'Primi: Gnocchi',
      'Dolci: Torta',
    ]);
  });
  test('ten thousand rows are read in a moment', async () => {
    const csv = `Codice;Articolo;Prezzo;Peso\n${Array.from({ length: 10_000 }, (_, at) => `A-${at};Articolo numero ${at};${at},90;1 kg`).join('\n')}`;
    const start = performance.now();
    expect(await rowsOf('a.csv', csv)).toHaveLength(10_000);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('a table of a Word document', () => {
  const cell = (text: string, { span = 1, merge = '', isBold = false } = {}) =>
    `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/>${merge === '' ? '' : `<w:vMerge w:val="${merge}"/>`}</w:tcPr><w:p><w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const docx = (rows: string[]) =>
    makeDocx(`<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`);
  test('merged cells are repeated in each place', async () => {
    const bold = { isBold: true };
    const bytes = docx([
      cell('Camera', { ...bold, merge: 'restart' }) +
        cell('Bassa', { ...bold, span: 2 }) +
        cell('Alta', { ...bold, span: 2 }),
      cell('', { merge: 'continue' }) +
        ['notte', 'settimana', 'notte', 'settimana'].map((name) => cell(name, bold)).join(''),
      cell('Doppia') + ['90 €', '590 €', '120 €', '790 €'].map((price) => cell(price)).join(''),
    ]);
    expect(await grid('a.docx', bytes)).toEqual([
      'Camera | Bassa · notte | Bassa · settimana | Alta · notte | Alta · settimana',
      'Doppia | 90 € | 590 € | 120 € | 790 €',
    ]);
  });
});

describe('a table of a page', () => {
  const page = async (html: string) => {
    const result = await readPage({ url: 'https://bottega.test/', charset: null, bytes: Buffer.from(html) });
    if (!result.ok) throw new Error(result.failure);
    return result.passages;
  };
  test('its caption, spans and row headers are understood', async () => {
    const passages = await page(
      '<h2>Noleggio</h2><table><caption>Tariffe 2027</caption><thead><tr><th rowspan="2">Bici</th><th colspan="2">Estate</th></tr><tr><th>ora</th><th>giorno</th></tr></thead><tbody><tr><th scope="row">City bike</th><td>4 €</td><td>15 €</td></tr><tr><th scope="row">E-bike</th><td colspan="2">su richiesta</td></tr></tbody></table>',
    );
    expect(passages.map(({ row }) => row)).toMatchObject([
      {
        title: 'Tariffe 2027',
        columns: ['Bici', 'Estate · ora', 'Estate · giorno'],
        cells: ['City bike', '4 €', '15 €'],
      },
      { cells: ['E-bike', 'su richiesta', 'su richiesta'] },
    ]);
  });
  test('terms and their descriptions are rows of two cells', async () => {
    const [first] = await page(
      '<h2>Orari</h2><dl><dt>Check-in</dt><dd>dalle 15</dd><dt>Check-out</dt><dd>entro le 10</dd></dl>',
    );
    expect(first).toMatchObject({
      text: 'Check-in: dalle 15',
      row: { title: 'Orari', cells: ['Check-in', 'dalle 15'] },
    });
  });
  test.each([
    [
      'amounts',
      [
        ['Deposito biciclette', '40 €'],
        ['Chiave persa', '15 €'],
        ['Lenzuola', 'comprese'],
      ],
    ],
    [
      'days',
      [
        ['Bassa', '1 maggio – 12 giugno'],
        ['Alta', '13 giugno – 10 settembre'],
      ],
    ],
    [
      'so many of something',
      [
        ['Orlo', '2 giorni lavorativi'],
        ['Su misura', '10–12 giorni lavorativi'],
      ],
    ],
  ])('a first line in bold that holds %s as the others do is a row', async (_, rows) => {
    const cells = (line: string[], tag: string): string =>
      `<tr>${line.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const html = `<h2>Tempi</h2><table>${rows.map((line, at) => cells(line, at === 0 ? 'th' : 'td')).join('')}</table>`;
    expect((await page(html)).map(({ row }) => row?.cells)).toEqual(rows);
  });
  test('steps of an amount above amounts are names of columns', async () => {
    const [first] = await page(
      '<table><tr><th>Zona</th><th>Spesa fino a 100 €</th><th>Oltre 100 €</th></tr><tr><td>Centro</td><td>8 €</td><td>gratis</td></tr><tr><td>Colline</td><td>15 €</td><td>8 €</td></tr></table>',
    );
    expect(first?.row).toMatchObject({
      columns: ['Zona', 'Spesa fino a 100 €', 'Oltre 100 €'],
      cells: ['Centro', '8 €', 'gratis'],
    });
  });
  test('a remark that begins in the middle of the text below belongs to its row', async () => {
    const [first] = await page(
      '<table><tr><th>Camper</th><th>Al giorno</th></tr><tr><td>Compatto *</td><td>90 €</td></tr><tr><td>Grande</td><td>120 €</td></tr></table><p>Gasolio escluso. * Con il Compatto il gas è compreso.</p>',
    );
    expect(first?.row).toMatchObject({
      cells: ['Compatto', '90 €'],
      notes: ['Con il Compatto il gas è compreso.'],
    });
  });
  test('a raised figure points at a remark, or squares a unit', async () => {
    const [first] = await page(
      '<table><tr><th>Sala</th><th>Area</th><th>Prezzo</th></tr><tr><td>Rossa</td><td>40 m<sup>2</sup></td><td>90 €<sup>1</sup></td></tr></table><p><sup>1</sup> IVA esclusa.</p>',
    );
    expect(first?.row).toMatchObject({ cells: ['Rossa', '40 m²', '90 €'], notes: ['IVA esclusa.'] });
  });
});
