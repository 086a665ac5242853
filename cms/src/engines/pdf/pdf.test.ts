import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { composeReport } from '../../templates/report';
import { catalogue, tradingFacts } from '../../templates/report/testing/samples';
import { axisOf } from './chart-svg';
import { toRuns } from './fonts';
import { createReportRenderer } from './index';

test('a report becomes an A4 PDF with its figures, page numbers, notice and links', async () => {
  const document = composeReport({
    kind: 'analysis',
    facts: tradingFacts(),
    products: catalogue('it'),
    language: 'it',
    day: '2026-11-21',
    version: 2,
    draft: false,
  });
  const before = JSON.stringify(document);
  const renderer = createReportRenderer({ publicUrl: 'https://example.test' });
  const bytes = await renderer.render(document);
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
