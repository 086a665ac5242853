import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document';
import { layOutPdf, placeWords, type PlacedWords } from './testing/make-pdf.suite';

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

const PRICES = [
  ['Camera', 'Bassa', 'Alta'],
  ['Singola', '62,00 €', '98,00 €'],
  ['Doppia con vista sul giardino e terrazza', '89,00 €', '1.290,00 €'],
  ['Tripla', '–', '150,00 €'],
];
const PRICE_GRID = PRICES.map((row) => row.join(' | '));

describe('a price list as PDF', () => {
  test.each([
    ['with lines around its cells', {}],
    ['without lines', { layout: 'noBorders' }],
    ['with lines between its rows', { layout: 'lightHorizontalLines' }],
  ])('%s', async (_, layout) => {
    const pdf = await layOutPdf([
      { text: 'Prezzi', fontSize: 16, bold: true },
      'Per notte, colazione compresa.',
      { ...layout, table: { headerRows: 1, widths: [110, 80, 80], body: PRICES } },
      'La tassa di soggiorno si paga a parte, in contanti, alla partenza.',
    ]);
    expect(await grid('a.pdf', pdf)).toEqual(PRICE_GRID);
  });
  test('with amounts at the right of their columns, and a bold header', async () => {
    const body = PRICES.map((row, line) =>
      row.map((text, column) => ({
        text,
        bold: line === 0,
        alignment: column > 0 ? ('right' as const) : ('left' as const),
      })),
    );
    const pdf = await layOutPdf([{ layout: 'noBorders', table: { widths: ['*', 80, 80], body } }]);
    expect(await grid('a.pdf', pdf)).toEqual(PRICE_GRID);
  });
  test('with names over several columns', async () => {
    const pdf = await layOutPdf([
      {
        table: {
          widths: [100, 70, 70, 70, 70],
          body: [
            [
              '',
              { text: 'Bassa stagione', colSpan: 2, alignment: 'center' },
              '',
              { text: 'Alta stagione', colSpan: 2, alignment: 'center' },
              '',
            ],
            ['Camera', 'notte', 'settimana', 'notte', 'settimana'],
            ['Singola', '60 €', '390 €', '80 €', '510 €'],
            ['Doppia', '90 €', '590 €', '120 €', '790 €'],
            ['Tripla', '110 €', '700 €', '150 €', '980 €'],
          ],
        },
      },
    ]);
    expect(await grid('a.pdf', pdf)).toEqual([
      'Camera | Bassa stagione · notte | Bassa stagione · settimana | Alta stagione · notte | Alta stagione · settimana',
      'Singola | 60 € | 390 € | 80 € | 510 €',
      'Doppia | 90 € | 590 € | 120 € | 790 €',
      'Tripla | 110 € | 700 € | 150 € | 980 €',
    ]);
  });
  test('with groups of rows', async () => {
    const across = (text: string) => [{ text, colSpan: 3, bold: true }, '', ''];
    const pdf = await layOutPdf([
      {
        table: {
          widths: [120, 80, 80],
          body: [
            ['Trattamento', 'Durata', 'Prezzo'],
            across('Viso'),
            ['Pulizia', '50 min', '55 €'],
            ['Maschera', '30 min', '35 €'],
            across('Corpo'),
            ['Massaggio', '60 min', '70 €'],
          ],
        },
      },
    ]);
    expect((await rowsOf('a.pdf', pdf)).map(({ group, cells }) => `${group}: ${cells.join(' | ')}`)).toEqual([
      'Viso: Pulizia | 50 min | 55 €',
      'Viso: Maschera | 30 min | 35 €',
      'Corpo: Massaggio | 60 min | 70 €',
    ]);
  });
  test('that goes on over several pages, its header on each', async () => {
    const body = Array.from({ length: 90 }, (_, index) => [`Articolo ${index}`, `${index},50 €`, 'pezzo']);
    const pdf = await layOutPdf([
      { table: { headerRows: 1, widths: ['*', 80, 80], body: [['Articolo', 'Prezzo', 'Unità'], ...body] } },
    ]);
    const rows = await rowsOf('a.pdf', pdf);
    expect(rows.map(({ cells }) => cells)).toEqual(body);
    expect(new Set(rows.map(({ table }) => table)).size).toBe(1);
  });
  test('that goes on over several pages, its header on the first alone', async () => {
    const body = Array.from({ length: 90 }, (_, index) => [`Articolo ${index}`, `${index},50 €`, 'pezzo']);
    const pdf = await layOutPdf([
      { table: { headerRows: 0, widths: ['*', 80, 80], body: [['Articolo', 'Prezzo', 'Unità'], ...body] } },
    ]);
    const rows = await rowsOf('a.pdf', pdf);
    expect(rows.map(({ cells }) => cells)).toEqual(body);
    expect(rows.every(({ columns }) => columns[1] === 'Prezzo')).toBe(true);
  });
  test('a row of which is cut in two by the end of a page', async () => {
    const name = 'Articolo con un nome così lungo che va a capo, numero';
    const body = Array.from({ length: 60 }, (_, index) => [
      `A-${index}`,
      `${name} ${index}`,
      `${index},50 €`,
    ]);
    const header = ['Codice', 'Articolo', 'Prezzo'].map((text) => ({ text, bold: true }));
    const pdf = await layOutPdf([
      { table: { headerRows: 1, widths: [60, 150, 80], body: [header, ...body] } },
    ]);
    expect((await rowsOf('a.pdf', pdf)).map(({ cells }) => cells)).toEqual(body);
  });
  test('with footnotes', async () => {
    const pdf = await layOutPdf([
      {
        layout: 'noBorders',
        table: {
          widths: [120, 80, 80],
          body: [
            ['Camera', 'Bassa', 'Alta (1)'],
            ['Singola', '62 €', '98 €'],
            ['Doppia*', '89 €', '129 €'],
          ],
        },
      },
      { text: '* Uso singola: 20 € in meno.', margin: [0, 10, 0, 0] },
      { text: '(1) Dal 13 luglio al 25 agosto.', margin: [0, 10, 0, 0] },
    ]);
    expect((await rowsOf('a.pdf', pdf)).map(({ columns, cells, notes }) => [columns, cells, notes])).toEqual([
      [['Camera', 'Bassa', 'Alta'], ['Singola', '62 €', '98 €'], ['Dal 13 luglio al 25 agosto.']],
      [
        ['Camera', 'Bassa', 'Alta'],
        ['Doppia', '89 €', '129 €'],
        ['Uso singola: 20 € in meno.', 'Dal 13 luglio al 25 agosto.'],
      ],
    ]);
  });
  test('whose cells are in the middle of taller rows', async () => {
    const words: PlacedWords[] = PRICES.flatMap((row, line) => {
      const y = 700 - line * 40;
      const [name = '', low = '', high = ''] = row;
      const middle = { y: line === 2 ? y - 6 : y };
      const named =
        line === 2
          ? [
              { text: 'Doppia con vista sul', x: 60, y },
              { text: 'giardino e terrazza', x: 60, y: y - 12 },
            ]
          : [{ text: name, x: 60, y }];
      return [...named, { text: low, x: 250, ...middle }, { text: high, x: 350, ...middle }];
    });
    const plain = words.map((word) => ({ ...word, text: word.text.replace('–', '-') }));
    expect(await grid('a.pdf', placeWords([plain]))).toEqual(PRICE_GRID.map((row) => row.replace('–', '-')));
  });
  test('with a raised figure, which is no part of the amount', async () => {
    const line = (y: number, [a, b, c]: string[]): PlacedWords[] =>
      [a, b, c].map((text, column) => ({ text: text ?? '', x: 60 + column * 120, y }));
    const words = [
      ...line(700, ['Camera', 'Bassa', 'Alta']),
      ...line(680, ['Singola', '62 €', '98 €']),
      ...line(660, ['Doppia', '89 €', '129 €']),
      { text: '1', x: 324, y: 664, size: 6 },
    ];
    const [, double] = await rowsOf('a.pdf', placeWords([words]));
    expect(double?.cells).toEqual(['Doppia', '89 €', '129 €¹']);
  });
});

describe('what is no table', () => {
  const left = [
    'Il negozio si trova nel centro storico, a',
    'due passi dalla piazza del mercato, ed è',
    'aperto tutto l’anno tranne la domenica.',
    'Chi arriva in automobile lascia la vettura',
    'nel parcheggio coperto della stazione e',
    'raggiunge il negozio a piedi in pochi',
    'minuti, seguendo le indicazioni gialle.',
  ].map((text) => text.replace('’', "'"));
  const right = [
    'Le consegne a domicilio si fanno nei',
    'comuni vicini, due volte alla settimana,',
    'con un piccolo supplemento che dipende',
    'dalla distanza e dal peso della merce.',
    'Per gli ordini più grandi si concorda un',
    'appuntamento per telefono, almeno tre',
    'giorni prima della consegna richiesta.',
  ];
  const place = (lines: string[], x: number): PlacedWords[] =>
    lines.map((text, line) => ({ text, x, y: 700 - line * 13 }));
  test.each([
    ['one column after the other', [...place(left, 60), ...place(right, 320)]],
    [
      'line by line across both',
      left.flatMap((_, line) => [
        ...place(left, 60).slice(line, line + 1),
        ...place(right, 320).slice(line, line + 1),
      ]),
    ],
  ])('two columns of text, drawn %s', async (_, words) => {
    const passages = await read('a.pdf', placeWords([words]));
    expect(passages.every(({ row }) => row === undefined)).toBe(true);
    const text = passages.map((passage) => passage.text).join(' ');
    expect(text).toContain('lascia la vettura nel parcheggio coperto della stazione e raggiunge');
    expect(text).toContain('Per gli ordini più grandi si concorda un appuntamento per telefono');
  });
  test('an address beside opening hours', async () => {
    const words = [
      ...place(['Bottega Rossi', 'Via Roma 1', '10100 Torino', 'Tel. 011 123456'], 60),
      ...place(['Lun-Ven 9-18', 'Sab 9-13', 'Dom chiuso', 'Agosto chiuso'], 320),
      ...left.map((text, line) => ({ text, x: 60, y: 600 - line * 13 })),
    ];
    expect(await rowsOf('a.pdf', placeWords([words]))).toEqual([]);
  });
  test('cells that do not stand below each other are read as text, which says so', async () => {
    const words = Array.from({ length: 8 }, (_, line) =>
      [0, 1, 2].map((column) => ({
        text: column === 0 ? `Voce numero ${line}` : `${line}${column},00`,
        x: 60 + column * 90 + ((line * 37) % 80),
        y: 700 - line * 16,
      })),
    ).flat();
    const passages = await read('a.pdf', placeWords([words]));
    expect(passages.some(({ row }) => row !== undefined)).toBe(false);
    expect(passages.some(({ unreadTable }) => unreadTable)).toBe(true);
    expect(passages.map(({ text }) => text).join('\n')).toContain('Voce numero 3');
  });
});

describe('lines with leaders to their right edge', () => {
  test('are rows, however far they reach', async () => {
    const lines = ['Catene da neve', 'Ricarica clima R134a', 'Controllo pressione'];
    const values = ['25,00 \u20ac', '69,00 \u20ac', 'gratis'];
    const pdf = await layOutPdf([
      { text: 'Altri servizi', fontSize: 16, bold: true },
      ...lines.map((name, at) => `${name} ${'.'.repeat(70)} ${values[at]}`),
      'Si lavora solo su appuntamento, con la macchina lasciata la sera prima.',
    ]);
    expect((await rowsOf('a.pdf', pdf)).map(({ cells }) => cells)).toEqual(
      lines.map((name, at) => [name, values[at]]),
    );
  });
});

describe('remarks below a table', () => {
  const row = (y: number, texts: string[], isBold = false): PlacedWords[] =>
    texts.map((text, at) => ({ text, x: 50 + 150 * at, y, isBold }));
  const words = [
    ...row(700, ['Corso', 'Età', 'Quota'], true),
    ...row(682, ['Coro', '7-13 anni', '22 € al mese']),
    ...row(664, ['Rock', 'dai 12 anni', '39 € al mese (1)']),
    ...row(646, ['Solfeggio', 'dagli 8 anni', '28 € al mese (2)']),
    { text: '(1) 25 € per chi segue un corso.', x: 46, y: 626, size: 8 },
    { text: '(2) Gratuito per chi segue un corso.', x: 215, y: 626, size: 8 },
  ];

  test('stand side by side without spoiling its columns, and each goes with its row', async () => {
    const rows = await rowsOf('a.pdf', placeWords([words]));
    expect(rows.map(({ cells, notes }) => [cells.join(' | '), ...notes])).toEqual([
      ['Coro | 7-13 anni | 22 € al mese'],
      ['Rock | dai 12 anni | 39 € al mese', '25 € per chi segue un corso.'],
      ['Solfeggio | dagli 8 anni | 28 € al mese', 'Gratuito per chi segue un corso.'],
    ]);
  });
});
