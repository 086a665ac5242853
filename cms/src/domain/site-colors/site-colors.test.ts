import { describe, expect, test } from 'vitest';
import { paletteOf } from './palette';
import { readPage } from './read-page';

const paletteFrom = (html: string, ...stylesheets: string[]) =>
  paletteOf(readPage(html, 'https://www.pasticceria.it/negozio/'), stylesheets);
const roleOf = (colors: ReturnType<typeof paletteFrom>, hex: string) =>
  colors.find((color) => color.hex === hex)?.role;

describe('a page', () => {
  const looks = readPage(
    `<!doctype html><html><head><base href="/assets/">
     <title> Pasticceria
       Giada </title>
     <meta name="theme-color" content="#7a1f3d"><meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">
     <link rel="stylesheet" href="stile.css?v=2"><link rel="stylesheet" href="stampa.css" media="print">
     <link rel="preload stylesheet" href="https://cdn.altrove.it/tema.css"><link rel="alternate stylesheet" href="x.css">
     <style>.a{color:red}</style></head>
     <body class="home page"><svg><title>Torta</title></svg><p class="page" style="color:#123456">Ciao</body>`,
    'https://www.pasticceria.it/negozio/',
  );
  test('tells its title, its theme colour and its stylesheets for light screens', () => {
    expect(looks.title).toBe('Pasticceria Giada');
    expect(looks.themeColors).toEqual(['#7a1f3d']);
    expect(looks.stylesheets).toEqual([
      'https://www.pasticceria.it/assets/stile.css?v=2',
      'https://cdn.altrove.it/tema.css',
    ]);
    expect(looks.styles).toEqual(['.a{color:red}']);
  });
  test('counts what stands in it', () => {
    expect([looks.used.get('.page'), looks.used.get('p'), looks.used.get('.absent')]).toEqual([
      2,
      1,
      undefined,
    ]);
  });
});

describe('its colours', () => {
  test('the theme colour, the ground, the ink and the buttons are told apart', () => {
    const colors = paletteFrom(
      '<meta name="theme-color" content="#7a1f3d"><body><p>Ciao</p><a class="btn">Ordina</a>',
      'body{background:#fffaf3;color:#2b2320} .btn{background-color:rgb(224 122 47)} hr{border-color:#ccc}',
    );
    expect(roleOf(colors, '#7a1f3d')).toBe('theme');
    expect(roleOf(colors, '#fffaf3')).toBe('background');
    expect(roleOf(colors, '#2b2320')).toBe('text');
    expect(roleOf(colors, '#e07a2f')).toBe('accent');
    expect(roleOf(colors, '#cccccc')).toBeUndefined();
  });

  test('custom properties are followed to where they are used, through one another', () => {
    const colors = paletteFrom(
      '<body><a class="cta">Ordina</a>',
      ':root{--rosso:#b3123a;--azione:var(--rosso)} .dark{--rosso:#ff00ff} .cta{background:var(--azione)}',
    );
    expect(colors[0]).toMatchObject({ hex: '#b3123a', role: 'accent', weight: 1 });
    expect(roleOf(colors, '#ff00ff')).toBeUndefined();
  });

  test('a rule for nothing that stands in the page hardly counts', () => {
    const colors = paletteFrom(
      '<body><a class="btn btn-prenota">Prenota</a>',
      '.btn-success{background:#198754}.btn-danger{background:#dc3545}.btn-prenota{background:#0b7285}',
    );
    expect(colors.map(({ hex }) => hex)).toEqual(['#0b7285', '#198754', '#dc3545'].slice(0, colors.length));
    expect(colors[0]?.weight).toBe(1);
    for (const { weight } of colors.slice(1)) expect(weight).toBeLessThan(0.05);
  });

  test('dark schemes, prints, keyframes and the stock colours of WordPress are not the page', () => {
    const colors = paletteFrom(
      '<body><header>x</header>',
      `header{background:#155e63}
       @media (prefers-color-scheme: dark){body{background:#010203} header{background:#f0f}}
       @media print{header{background:#00ff00}} @keyframes x{from{background:#ff0}}
       :root{--wp--preset--color--primary-red:#cf2e2e}`,
    );
    expect(colors).toEqual([{ hex: '#155e63', role: 'accent', weight: 1 }]);
  });

  test('near twins are one colour, and what is nearly see-through is none', () => {
    const colors = paletteFrom(
      '<body><nav></nav><header></header><i></i>',
      'nav{background:#155e63}header{background:#165f64}i{background:rgba(255,0,0,.1)}',
    );
    expect(colors).toHaveLength(1);
  });

  test('at most twelve', () => {
    const css = Array.from({ length: 40 }, (_, at) => `.c${at}{background:hsl(${at * 9} 70% 50%)}`).join('');
    const html = `<body>${Array.from({ length: 40 }, (_, at) => `<i class="c${at}"></i>`).join('')}`;
    expect(paletteFrom(html, css)).toHaveLength(12);
  });

  test('a sheet that doubles a value in every line is read in no time', () => {
    const names = Array.from({ length: 60 }, (_, at) => `--v${at}:${`var(--v${at + 1}) `.repeat(60)}`).join(
      ';',
    );
    const colors = paletteFrom('<body><b></b>', `:root{${names}} b{background:var(--v0)} b{color:#0b7285}`);
    expect(colors.map(({ hex }) => hex)).toEqual(['#0b7285']);
  });

  test.each([
    ['', ''],
    ['<body', '}}}{{{ @media {'],
    ['<style>'.repeat(500), 'a{color:var(--a)} :root{--a:var(--b);--b:var(--a)}'],
    ['<body style="background:url(javascript:alert(1))">', 'a{background:url("red.png") url(#fff)}'],
  ])('a broken page has none (%s)', (html, css) => expect(paletteFrom(html, css)).toEqual([]));
});
