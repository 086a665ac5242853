import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReportBlock, ReportDocument } from '../../contract';
import { composeReport } from '../../templates/report';
import { catalogue, filedFacts } from '../../templates/report/testing/samples';
import { renderPdf } from './pdfmake-renderer';

/** An element of a page's structure, as a screen reader gets it: its words and what stands in it. */
interface Element {
  role: string;
  alt?: string;
  text: string;
  links: number;
  children: Element[];
}
interface StructureItem {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  children?: StructureItem[];
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
/** A page's words by the element they belong to; under 'none' what belongs to nothing at all. */
const readPage = async (
  pdf: Pdf,
  number: number,
): Promise<{ elements: Element[]; artifacts: string; unmarked: string }> => {
  const page = await pdf.getPage(number);
  const words = new Map<string, string>();
  const open: string[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ('str' in item) {
      const owner = open.at(-1) ?? 'none';
      words.set(owner, (words.get(owner) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? item.tag ?? '');
  }
  const toElement = ({ role = '', alt, children = [] }: StructureItem): Element => ({
    role,
    alt,
    text: children
      .map(({ type, id = '' }) => (type === 'content' ? (words.get(id) ?? '') : ''))
      .join('')
      .replaceAll('\u00a0', ' ')
      .trim(),
    links: children.filter(({ type }) => type === 'object' || type === 'annotation').length,
    children: children.filter((child) => child.role !== undefined).map(toElement),
  });
  const tree = (await page.getStructTree()) as StructureItem | null;
  return {
    elements: (tree?.children ?? []).flatMap((root) => toElement(root).children),
    artifacts: words.get('Artifact') ?? '',
    unmarked: (words.get('none') ?? '').trim(),
  };
};

const all = (elements: Element[]): Element[] => elements.flatMap((one) => [one, ...all(one.children)]);
const roles = (elements: Element[], role: string): Element[] =>
  all(elements).filter((one) => one.role === role);

const blocks: ReportBlock[] = [
  { kind: 'heading', text: 'Di che cosa parliamo' },
  {
    kind: 'paragraph',
    text: [
      { text: 'Prima ' },
      { text: 'la prenotazione', href: '/consultation-booking' },
      { text: ' e poi il resto.' },
    ],
  },
  { kind: 'list', ordered: true, items: [[{ text: 'Primo passo' }], [{ text: 'Secondo passo' }]] },
  { kind: 'list', ordered: false, items: [[{ text: 'Senza numero' }]] },
  {
    kind: 'table',
    caption: 'Le voci',
    columns: [
      { label: 'Voce', align: 'start' },
      { label: 'Importo', align: 'end' },
    ],
    rows: Array.from({ length: 60 }, (_, row) => [`Voce ${row}`, `${row} €`]),
  },
  {
    kind: 'bars',
    title: 'Ricavi',
    summary: 'I ricavi crescono.',
    unit: 'euro',
    labels: ['2023', '2024'],
    series: [{ label: 'Ricavi', values: [1000, null] }],
  },
];
const report: ReportDocument = {
  ...composeReport({
    kind: 'analysis',
    products: catalogue('it'),
    language: 'it',
    day: '2026-11-21',
    version: 1,
    draft: false,
    facts: filedFacts(),
  }),
  title: 'Analisi · Bosco & Figli <Alto>',
  sections: [{ id: 'part', title: 'La prima parte', blocks }],
};

describe('a report as a screen reader gets it', () => {
  let pdf: Pdf;
  let pages: Awaited<ReturnType<typeof readPage>>[];
  let elements: Element[];
  beforeAll(async () => {
    pdf = await getDocumentProxy(new Uint8Array(await renderPdf(report, 'https://example.test')));
    pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
    elements = pages.flatMap((page) => page.elements);
  }, 60_000);

  test('it is a tagged PDF that says its language, its title and the standard it follows', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: 'it', Title: report.title });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    // A name with an ampersand must not break the metadata.
    expect(metadata.get('dc:title')).toBe(report.title);
    expect(metadata.get('pdfuaid:part')).toBe('1');
  });

  test('headings go down by one level at a time, in the order of the document', () => {
    expect(
      all(elements)
        .filter(({ role }) => /^H\d$/.test(role))
        .map(({ role, text }) => `${role} ${text}`),
    ).toEqual([`H1 ${report.title}`, 'H2 La prima parte', 'H3 Di che cosa parliamo', 'H2 Fonti']);
  });

  test('a link is part of its paragraph and leads somewhere', () => {
    const paragraph = roles(elements, 'P').find(({ text }) => text.startsWith('Prima'));
    expect(paragraph?.text).toMatch(/^Prima\s+e poi il resto\.$/);
    expect(paragraph?.children).toEqual([
      expect.objectContaining({ role: 'Link', text: 'la prenotazione', links: 1 }),
    ]);
  });

  test('lists have items, and numbered ones their numbers', () => {
    const items = roles(elements, 'LI').map((item) => all(item.children).map(({ text }) => text));
    expect(items.slice(0, 3)).toEqual([
      ['1.', '', 'Primo passo'],
      ['2.', '', 'Secondo passo'],
      ['', 'Senza numero'],
    ]);
  });

  test('a table over two pages is one table whose header is read once', () => {
    // Each page's tree repeats a table's elements, empty where their words stand on another page.
    const written = (role: string) =>
      roles(elements, role).flatMap(({ text }) => (text === '' ? [] : [text]));
    expect(written('TH')).toEqual(['Voce', 'Importo']);
    expect(written('TD')).toEqual(Array.from({ length: 60 }, (_, row) => [`Voce ${row}`, `${row} €`]).flat());
    expect(pages.filter(({ artifacts }) => artifacts.includes('Importo')).length).toBeGreaterThan(0);
  });

  test('a chart says its values', () => {
    expect(roles(elements, 'Figure').map(({ alt }) => alt?.replaceAll('\u00a0', ' '))).toEqual([
      'Ricavi. 2023 1.000 €.',
    ]);
  });

  test('page numbers, notice and running title are not read, and nothing is left without a mark', () => {
    for (const [index, { artifacts, unmarked, elements: read }] of pages.entries()) {
      expect(unmarked).toBe('');
      expect(artifacts).toContain(`${index + 1} di ${pages.length}`);
      expect(artifacts).toContain('intelligenza artificiale');
      expect(
        all(read)
          .map(({ text }) => text)
          .join(' '),
      ).not.toContain('intelligenza artificiale');
    }
  });
});
