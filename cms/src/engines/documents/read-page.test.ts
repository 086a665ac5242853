import { describe, expect, test } from 'vitest';
import type { PageResult } from './port';
import { readPage } from './read-page';

const URL_OF_PAGE = 'https://bottega.test/chi-siamo/';
const read = async (html: string | Buffer, charset: string | null = null) => {
  const result: PageResult = await readPage({ url: URL_OF_PAGE, charset, bytes: Buffer.from(html) });
  if (!result.ok) throw new Error(result.failure);
  return result;
};
const textOf = async (html: string) => (await read(html)).passages.map(({ text }) => text).join('\n');

describe("a page's own words", () => {
  test('are read under their headings, without menus, code and notices', async () => {
    const { title, passages } = await read(`<!doctype html><title> Chi siamo | Bottega </title>
      <body><header><a href="/">Bottega</a><nav><a href="/prezzi">Prezzi</a></nav></header>
      <div class="cookie-banner">Usiamo i cookie.</div><script>alert('x')</script><style>p{}</style>
      <h1>Chi siamo</h1><p>Una bottega <b>di</b> falegnami,<br>aperta nel 1950.</p>
      <h2>Orari</h2><ul><li>Lunedì 9-18</li><li>Sabato 9-12</li></ul>
      <div hidden>Offerta vecchia</div><footer>P. IVA 123</footer></body>`);
    expect(title).toBe('Chi siamo | Bottega');
    expect(passages).toEqual([
      {
        page: null,
        heading: 'Chi siamo',
        text: 'Una bottega di falegnami,\naperta nel 1950.',
        question: null,
      },
      { page: null, heading: 'Orari', text: '- Lunedì 9-18\n- Sabato 9-12', question: null },
    ]);
  });
  test('of the main part are enough where there is one', async () => {
    const text = await textOf(
      `<div>Iscriviti alla newsletter per le novità.</div><main><header><h1>Resi</h1></header><p>${'Il reso è gratuito entro 30 giorni. '.repeat(8)}</p></main>`,
    );
    expect(text).toContain('gratuito');
    expect(text).not.toContain('newsletter');
  });
  test('of an empty main part are looked for around it', async () => {
    expect(await textOf('<main></main><div><p>Siamo in via Roma 1.</p></div>')).toBe('Siamo in via Roma 1.');
  });
  test('of a table name their columns', async () => {
    expect(
      await textOf(
        '<table><tr><th>Taglia</th><th>Prezzo</th></tr><tr><td>S</td><td>10 <i>€</i></td></tr><tr><td>M</td><td>12 €</td></tr></table>',
      ),
    ).toBe('Taglia: S; Prezzo: 10 €\nTaglia: M; Prezzo: 12 €');
  });
  test('of definitions and of closed accordions are kept', async () => {
    expect(
      await textOf(
        '<main><dl><dt>Telefono</dt><dd>051 123</dd></dl><details><summary>Fate resi?</summary><p>Sì, sempre.</p></details><div hidden>Anche a Natale.</div></main>',
      ),
    ).toBe('Telefono: 051 123\nSì, sempre.\nAnche a Natale.');
  });
  test('are not the links that lead elsewhere', async () => {
    expect(await textOf('<p>Vendiamo sedie.</p><p><a href="/x">Leggi tutto</a></p>')).toBe('Vendiamo sedie.');
  });
  test('that are about cookies are read when the page says nothing else', async () => {
    expect(await textOf('<div id="cookie-policy"><p>Usiamo solo cookie tecnici.</p></div>')).toBe(
      'Usiamo solo cookie tecnici.',
    );
  });
});

describe('what a page says of itself', () => {
  test('links and canonical address are absolute, by its base', async () => {
    const { links, canonical } = await read(
      '<base href="/it/"><link rel="canonical" href="/it/noi"><a href="prezzi">P</a><a href="//altro.test/x">A</a><a href="mailto:a@b.it">M</a><a href="javascript:alert(1)">J</a><a href="http://[">B</a>',
    );
    expect(links).toEqual(['https://bottega.test/it/prezzi', 'https://altro.test/x']);
    expect(canonical).toBe('https://bottega.test/it/noi');
  });
  test('links of the menu count, though its words do not', async () => {
    expect((await read('<nav><a href="/a">A</a></nav>')).links).toEqual(['https://bottega.test/a']);
  });
  test('it may ask to be left alone', async () => {
    expect(await read('<meta name="robots" content="noindex, nofollow"><a href="/a">A</a>')).toMatchObject({
      noIndex: true,
      links: [],
    });
  });
  test.each([
    ['the server', Buffer.from('<p>Caff\xe8</p>', 'latin1'), 'iso-8859-1'],
    ['the page', Buffer.from('<meta charset="windows-1252"><p>Caff\xe8</p>', 'latin1'), null],
    ['nobody', Buffer.from('<p>Caff\xe8</p>', 'latin1'), null],
    ['a server that is wrong', Buffer.from('<p>Caff\xe8</p>', 'latin1'), 'utf-8'],
    ['UTF-8', Buffer.from('<p>Caffè</p>'), 'utf-8'],
    ['an unknown name', Buffer.from('<p>Caffè</p>'), 'klingon'],
  ])('its letters are read as %s says', async (_, bytes, charset) => {
    expect((await read(bytes, charset)).passages[0]?.text).toBe('Caffè');
  });
});

describe('a hostile page', () => {
  test.each([
    ['unclosed', '<div><p>Ciao<table><tr><td>a<b><li>b'],
    ['a hundred thousand attributes', `<p ${'a="b" '.repeat(100_000)}>x</p>`],
    ['nested tables', '<table><tr><td>'.repeat(200)],
    ['only closing tags', '</div>'.repeat(1_000)],
    ['nothing', ''],
    ['not HTML at all', '%PDF-1.4'],
  ])('%s is read in no time', async (_, html) => {
    const start = performance.now();
    await read(html);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
  test('nested without end is given up at once', async () => {
    const bytes = Buffer.from('<div>'.repeat(100_000));
    expect(await readPage({ url: URL_OF_PAGE, charset: null, bytes })).toEqual({
      ok: false,
      failure: 'TOO_LONG',
    });
  });
  test('is read up to a length', async () => {
    const { passages } = await read('<p>parola parola parola</p>'.repeat(100_000));
    expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(250_000);
  });
  test('gives links up to a number', async () => {
    expect((await read('<a href="/x">x</a>'.repeat(10_000))).links).toHaveLength(500);
  });
});
