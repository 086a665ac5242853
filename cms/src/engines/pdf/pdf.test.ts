import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportDocument } from '../../contract';
import { composeReport } from '../../templates/report';
import { catalogue, filedFacts, ideaFacts, tradingFacts } from '../../templates/report/testing/samples';
import { axisOf } from './chart-svg';
import { toRuns } from './fonts';
import { renderPdf } from './pdfmake-renderer';
import { WorkerRenderer } from './worker-renderer';

const INPUT = {
  kind: 'analysis',
  products: catalogue('it'),
  language: 'it',
  day: '2026-11-21',
  version: 2,
  draft: false,
} as const;
const aReport = (): ReportDocument => composeReport({ ...INPUT, facts: tradingFacts() });

test('a report becomes an A4 PDF with its figures, page numbers, notice and links', async () => {
  const document = aReport();
  const before = JSON.stringify(document);
  const bytes = await renderPdf(document, 'https://example.test');
  // The library changes what it is given; ours must stay as it was.
  expect(JSON.stringify(document)).toBe(before);

  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(pdf);
  const first = await pdf.getPage(1);
  expect(first.view.slice(2).map(Math.round)).toEqual([595, 842]);
  text.forEach((page, index) => {
    expect(page).toContain(`${index + 1} di ${totalPages}`);
    expect(page).toContain('intelligenza artificiale');
  });
  const all = text.join(' ').replaceAll('\u00a0', ' ');
  // Names keep their letters, from both files of a font.
  expect(all).toContain('Kateřina Łukasik');
  for (const figure of ['180.000 €', '150.000 €', '60,0%', '1.250', '10.800 €'])
    expect(all).toContain(figure);

  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  expect(info).toMatchObject({ Title: document.title, Language: 'it', Keywords: 'ai-generated, templates' });
  const links = (
    await Promise.all(
      Array.from({ length: totalPages }, async (_, index) => (await pdf.getPage(index + 1)).getAnnotations()),
    )
  ).flat() as { url?: string }[];
  expect(links.map(({ url }) => url)).toContain('https://example.test/consultation-booking');
}, 60_000);

test.each([
  ['a shop', tradingFacts()],
  ['a company with accounts', filedFacts()],
  ['an idea', ideaFacts()],
])(
  'the first page of %s is its summary, with what to begin with, and nothing else',
  async (_, facts) => {
    const document = composeReport({ ...INPUT, facts });
    const bytes = await renderPdf(document, 'https://example.test');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    const [first = '', second = ''] = text.map((page) => page.replace(/\s+/g, ' '));
    const [summary, next] = document.sections;
    const list = summary?.blocks.find((block) => block.kind === 'list');
    expect(list?.items).toHaveLength(3);
    for (const [measure] of list?.items ?? []) expect(first).toContain(measure?.text.trim());
    // They are the first of the plan, whose table names them in its second column.
    const plan = document.sections
      .find(({ id }) => id === 'plan')
      ?.blocks.find((block) => block.kind === 'table');
    expect(list?.items.map(([measure]) => measure?.text.trim())).toEqual(
      plan?.rows.slice(0, 3).map(([, measure]) => `${measure}.`),
    );
    expect(first).not.toContain(next?.title);
    expect(second).toContain(next?.title);
  },
  60_000,
);

/** Sections whose heading falls on ever other lines of a page, above a list or a table that goes on over it. */
const withLongParts = (): ReportDocument => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text: [{ text }] });
  const sections = Array.from({ length: 12 }, (_, at) => ({
    id: `part-${at}`,
    title: `Parte ${at}`,
    blocks: [
      ...Array.from({ length: 3 + at }, (__, line) => paragraph(`Riga ${line} della parte ${at}.`)),
      { kind: 'heading' as const, text: `Intestazione ${at}` },
      paragraph(`Introduzione ${at}`),
      {
        kind: 'list' as const,
        ordered: false,
        items: Array.from({ length: 20 }, (__, item) => [{ text: `Voce ${at}.${item}` }]),
      },
      { kind: 'heading' as const, text: `Prospetto ${at}` },
      {
        kind: 'table' as const,
        caption: '',
        columns: [{ label: `Colonna ${at}` }, { label: 'Importo', align: 'end' as const }],
        rows: Array.from({ length: 18 }, (__, row) => [`Cella ${at}.${row}`, '1 €']),
      },
    ],
  }));
  return { ...aReport(), sections };
};

test('no heading stands at the foot of a page without what it is the heading of', async () => {
  const document = withLongParts();
  const bytes = await renderPdf(document, 'https://example.test');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  const pageOf = (words: string): number => text.findIndex((page) => new RegExp(`${words}\\b`).test(page));
  for (const at of document.sections.keys()) {
    expect(pageOf(`Intestazione ${at}`), `heading ${at}`).toBe(pageOf(`Voce ${at}\\.0`));
    expect(pageOf(`Introduzione ${at}`), `introduction ${at}`).toBe(pageOf(`Voce ${at}\\.0`));
    expect(pageOf(`Prospetto ${at}`), `table ${at}`).toBe(pageOf(`Cella ${at}\\.0`));
  }
}, 60_000);

test('characters that no font has neither break a page nor disappear silently', () => {
  expect(toRuns('Caffè Łódź €', 'Body')).toEqual([
    { text: 'Caffè ', font: 'Body' },
    { text: 'Ł', font: 'BodyExt' },
    { text: 'ód', font: 'Body' },
    { text: 'ź', font: 'BodyExt' },
    { text: ' €', font: 'Body' },
  ]);
  expect(toRuns('ﬁne 北京', 'Body')).toEqual([{ text: 'fine ??', font: 'Body' }]);
});

test.each([
  [[0, 1_200_000], { low: 0, high: 1_500_000, step: 500_000 }],
  [[-48_000, 900_000], { low: -250_000, high: 1_000_000, step: 250_000 }],
  [[], { low: 0, high: 0.25, step: 0.25 }],
])('the axis of %j', (values, expected) => {
  expect(axisOf(values)).toEqual(expected);
});

describe('the worker', () => {
  // Inside cms/, so that the worker finds its packages.
  const folder = path.resolve(__dirname, `../../../.tmp/render-worker-test-${process.pid}`);
  const workerFile = path.join(folder, 'render-worker.js');
  const publicUrl = 'https://example.test';
  const script = (name: string, source: string): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, source);
    return file;
  };
  beforeAll(() =>
    build({
      entryPoints: [path.join(__dirname, 'render-worker.ts')],
      outfile: workerFile,
      bundle: true,
      platform: 'node',
      packages: 'external',
    }),
  );
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('draws one report after the other, and leaves the thread free meanwhile', async () => {
    const renderer = new WorkerRenderer({ publicUrl, workerFile });
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 5);
    const pdfs = await Promise.all([renderer.render(aReport(), 1), renderer.render(aReport(), 1)]);
    clearInterval(ticking);
    for (const pdf of pdfs) expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(turns).toBeGreaterThan(20);
    await renderer.close();
  }, 60_000);

  test.each([
    ['for (;;) {}', 'TOO_SLOW'],
    ['const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()));', 'TOO_LARGE'],
    ['throw new Error("broken")', 'INTERNAL'],
    ['', 'INTERNAL'],
  ])(
    '%s costs a worker, not the server',
    async (source, failure) => {
      const renderer = new WorkerRenderer({
        publicUrl,
        workerFile: script('bad.js', source),
        milliseconds: failure === 'TOO_SLOW' ? 300 : 30_000,
      });
      await expect(renderer.render(aReport(), 1)).rejects.toMatchObject({ failure });
      await renderer.close();
    },
    60_000,
  );
});
