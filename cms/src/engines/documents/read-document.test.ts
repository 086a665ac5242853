import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document';
import { makeDocx, makePdf, makeZip, paragraph, table } from './testing/make-files.suite';

const read = async (name: string, bytes: Uint8Array | string) =>
  readDocument({ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes });
const passages = async (name: string, bytes: Uint8Array | string) => {
  const result = await read(name, bytes);
  if (!result.ok) throw new Error(`not read: ${result.failure}`);
  return result.passages;
};
const line = 'Il negozio accetta resi entro quattordici giorni dalla consegna della merce. ';

describe('text files', () => {
  test.each([
    [
      'a paragraph',
      'Orari di apertura\nSiamo aperti dal martedì al sabato dalle 9 alle 19.',
      ['Orari di apertura'],
    ],
    ['a list', 'Spedizioni\n- Italia: 5 €\n- Europa: 12 €', ['Spedizioni']],
    ['rows', 'Orari\nLunedì: 9-18\nMartedì: 9-13', ['Orari']],
    ['days in small letters', 'Segreteria\nmartedì e giovedì 9:00-12:30\ntel. 0461 220 330', ['Segreteria']],
    [
      'one text after the other',
      'Colazione\nLa colazione è servita dalle 8 alle 10.\nAnimali\nI cani sono benvenuti.',
      ['Colazione', 'Animali'],
    ],
  ])('a title right above %s is a heading', async (_, text, headings) => {
    // Each line of a price list is a passage of its own.
    expect([...new Set((await passages('a.txt', text)).map(({ heading }) => heading))]).toEqual(headings);
  });
  test.each([
    ['an address', 'Via Roma 12\n10100 Torino'],
    ['a menu', 'Margherita\nDiavola\nQuattro stagioni'],
    [
      'lines wrapped at a margin',
      'Il nostro negozio si trova nel centro di\nTorino, a due passi da piazza Castello.',
    ],
  ])('%s has none', async (_, text) => {
    expect((await passages('a.txt', text)).map(({ heading }) => heading)).toEqual(['']);
  });
  test('headings stand beside the passages below them', async () => {
    expect(
      await passages('a.txt', 'Orari\n\nAperto dalle 9 alle 18.\n\n# Dove siamo\nIn via Roma 1.\n'),
    ).toEqual([
      { page: null, heading: 'Orari', text: 'Aperto dalle 9 alle 18.', question: null },
      { page: null, heading: 'Dove siamo', text: 'In via Roma 1.', question: null },
    ]);
  });
  test('passages are at most 900 characters and lose no word', async () => {
    const text = Array.from({ length: 40 }, (_, index) => `${index}. ${line.repeat(3)}`).join('\n\n');
    const found = await passages('a.txt', text);
    expect(found.every((passage) => passage.text.length <= 900)).toBe(true);
    expect(found.filter((passage) => passage.text.length >= 400).length).toBeGreaterThan(found.length - 2);
    const words = (all: string) => all.split(/\s+/).filter(Boolean);
    expect(words(found.map((passage) => passage.text).join(' '))).toEqual(words(text));
  });
  test('long lines that all begin anew are a list, however near the margin they end', async () => {
    const staff =
      'Rosalba - titolare, colore e balayage, tutti i giorni della settimana\nKevin - uomo e barba, da martedì a venerdì, il sabato la sola mattina\nJessica - tagli donna e pieghe, mercoledì, giovedì e sabato pomeriggio';
    expect((await passages('a.txt', staff))[0]?.text.split('\n')).toHaveLength(3);
  });

  test('lines wrapped at a margin join, short lines of a list do not', async () => {
    const wrapped =
      'Questa riga lunga è stata mandata a capo dal programma di posta,\nma continua qui sotto come se niente fosse successo, fino alla fine.';
    expect((await passages('a.txt', wrapped))[0]?.text).not.toContain('\n');
    expect((await passages('a.txt', 'Pane fresco\nLatte intero\nUova'))[0]?.text).toBe(
      'Pane fresco\nLatte intero\nUova',
    );
  });
  test.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffPerché costa 5 €')],
    ['UTF-16 little endian', Buffer.from('\ufeffPerché costa 5 €', 'utf16le')],
    ['UTF-16 big endian', Buffer.from('\ufeffPerché costa 5 €', 'utf16le').swap16()],
    [
      'Windows-1252, euro sign at 0x80',
      Buffer.from([...Buffer.from('Perch'), 0xe9, ...Buffer.from(' costa 5 '), 0x80]),
    ],
  ])('%s is read as it was written', async (_, bytes) => {
    expect((await passages('a.txt', bytes))[0]?.text).toBe('Perché costa 5 €');
  });
  test('invisible characters do not reach a passage', async () => {
    expect((await passages('a.txt', 'pa\u200bne \u{e0041}\u202efresco'))[0]?.text).toBe('pane fresco');
  });
});

describe('CSV files', () => {
  test('a row is a passage that names its columns, whatever parts them', async () => {
    for (const mark of [',', ';', '\t', '|']) {
      const rows = [
        ['prodotto', 'prezzo'],
        ['Pane', '3.50 €'],
        ['Latte', '1.80 €'],
      ]
        .map((row) => row.join(mark))
        .join('\r\n');
      expect((await passages('a.csv', rows)).map(({ text }) => text)).toEqual([
        'prodotto: Pane; prezzo: 3.50 €',
        'prodotto: Latte; prezzo: 1.80 €',
      ]);
    }
  });
  test('question and answer columns become curated pairs', async () => {
    expect(await passages('faq.csv', 'Domanda;Risposta\nFate resi?;"Sì; entro 14 giorni"\n')).toEqual([
      { page: null, heading: '', text: 'Sì; entro 14 giorni', question: 'Fate resi?' },
    ]);
    expect((await passages('faq.csv', 'answer,question\nYes,Do you ship?'))[0]?.question).toBe(
      'Do you ship?',
    );
  });
  test('rows without a header stay rows', async () => {
    expect((await passages('a.csv', 'Pane,3\nLatte,2')).map(({ text }) => text)).toEqual([
      'Pane; 3',
      'Latte; 2',
    ]);
  });
  test('one row alone is content, for it cannot be told from a header', async () => {
    expect((await passages('a.csv', 'nome;prezzo\n')).map(({ text }) => text)).toEqual(['nome; prezzo']);
  });
  test.each([
    ['nothing but commas', ',,,\n,,,\n', 'EMPTY'],
    ['more columns than a table has', `${'x,'.repeat(60)}\n`, 'TOO_LONG'],
    ['more rows than a visitor can ask about', 'a,b\n'.repeat(20_005), 'TOO_LONG'],
  ])('%s fails with its reason', async (_, text, failure) => {
    expect(await read('a.csv', text)).toEqual({ ok: false, failure });
  });
});

describe('PDF files', () => {
  test('text keeps its page and the heading above it', async () => {
    const result = await read(
      'a.pdf',
      makePdf([
        [
          { text: 'Garanzia', size: 18 },
          { text: line },
          { text: 'La garanzia dura due anni dall\\222acquisto.' },
        ],
        [{ text: 'Il servizio clienti risponde dal lunedi al venerdi.' }],
      ]),
    );
    expect(result).toMatchObject({ ok: true, pages: 2 });
    const found = result.ok ? result.passages : [];
    expect(found.map(({ page, heading }) => [page, heading])).toEqual([
      [1, 'Garanzia'],
      [2, 'Garanzia'],
    ]);
    expect(found[0]?.text).toContain('La garanzia dura due anni dall’acquisto.');
  });
  test('a word cut at the margin is put together', async () => {
    const [first] = await passages(
      'a.pdf',
      makePdf([[{ text: 'Ogni cliente riceve tutte le infor-' }, { text: 'mazioni per iscritto.' }]]),
    );
    expect(first?.text).toContain('informazioni');
  });
  test('a scan is told apart from a broken file', async () => {
    expect(await read('a.pdf', makePdf([[{ text: '1' }], [{ text: '2' }]]))).toEqual({
      ok: false,
      failure: 'SCANNED',
    });
  });
  test('an encrypted file says so', async () => {
    const id = '<00112233445566778899aabbccddeeff>';
    const encrypt = `/ID [${id} ${id}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;
    expect(await read('a.pdf', makePdf([[{ text: line }]], encrypt))).toEqual({
      ok: false,
      failure: 'ENCRYPTED',
    });
  });
  test.each([0, 10, 100, 200])('cut after %i bytes, it fails with a reason', async (bytes) => {
    const result = await read('a.pdf', makePdf([[{ text: line }]]).subarray(0, bytes));
    expect(result).toMatchObject({ ok: false });
    expect(['EMPTY', 'BROKEN']).toContain(result.ok ? '' : result.failure);
  });
});

describe('Word files', () => {
  test('headings, paragraphs and tables are kept', async () => {
    const body = `${paragraph('Menu', 'Heading1')}${paragraph('Tutti i piatti sono fatti in casa &amp; freschi.')}${table(
      [
        ['Piatto', 'Prezzo'],
        ['Lasagne', '9 €'],
      ],
    )}`;
    expect(await passages('menu.docx', makeDocx(body))).toMatchObject([
      { page: null, heading: 'Menu', text: 'Tutti i piatti sono fatti in casa & freschi.', question: null },
      { page: null, heading: 'Menu', text: 'Piatto: Lasagne; Prezzo: 9 €', question: null },
    ]);
  });
  test('a bomb is refused however small it says it is', async () => {
    const bomb = { name: 'word/media/a.xml', data: Buffer.alloc(60 * 1024 * 1024), declared: 10 };
    const bytes = makeDocx(paragraph('ciao'), [bomb]);
    expect(bytes.length).toBeLessThan(100_000);
    expect(await read('a.docx', bytes)).toEqual({ ok: false, failure: 'TOO_LONG' });
  });
  test('so are too many entries, half a file, and a zip of something else', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      name: `word/${index}.xml`,
      data: Buffer.from('a'),
    }));
    expect(await read('a.docx', makeDocx(paragraph('ciao'), many))).toEqual({
      ok: false,
      failure: 'TOO_LONG',
    });
    const whole = makeDocx(paragraph('ciao'));
    expect(await read('a.docx', whole.subarray(0, whole.length - 30))).toEqual({
      ok: false,
      failure: 'BROKEN',
    });
    expect(await read('a.docx', makeZip([{ name: 'a.txt', data: Buffer.from('ciao') }]))).toEqual({
      ok: false,
      failure: 'BROKEN',
    });
  });
});

test.each([
  ['nothing', 'a.txt', Buffer.alloc(0), 'EMPTY'],
  ['only spaces', 'a.txt', Buffer.from(' \n\n \t'), 'EMPTY'],
  ['a picture named .txt', 'a.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 0]), 'UNREADABLE_TEXT'],
  ['a text named .pdf', 'a.pdf', Buffer.from('ciao'), 'BROKEN'],
  ['binary named .csv', 'a.csv', Buffer.from([1, 2, 3, 4, 0, 5]), 'UNREADABLE_TEXT'],
  ['more text than we take', 'a.txt', Buffer.alloc(2_100_000, 'parola '), 'TOO_LONG'],
] as const)('%s fails with its reason', async (_, name, bytes, failure) => {
  expect(await read(name, bytes)).toEqual({ ok: false, failure });
});
