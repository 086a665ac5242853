import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { BRAND, type ReportDocument, type ReportSection } from '../../contract';
import { reportFormat, reportWords } from '../../locales/report';
import { inFonts, RUNNING_TEXT, sectionContent, startsPage, type LayoutContext } from './layout';
import { wordmarkSvg } from './logo';

const { ink, muted, line, accent } = BRAND.colors;
/** Points; A4 is 595.28 × 841.89. */
const PAGE = { width: 595.28, side: 48, top: 62, bottom: 66 };
const WIDTH = PAGE.width - PAGE.side * 2;
const TEXT_SIZE = 9.8;
/** The summary has the first page to itself, in a size that a phone shows legibly when the page is as wide as its screen. */
const SUMMARY_SCALE = 1.4;

const SOURCES = { it: 'Fonti', en: 'Sources' } as const;
const rule = (color: string, thickness: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: thickness, lineColor: color }],
});

const titleBlock = ({ title, subtitle, day, version, language }: ReportDocument): Content => ({
  margin: [0, 0, 0, 14],
  stack: [
    inFonts(title, { heading: 1, fontSize: 24, color: ink, lineHeight: 1.05 }, 'Display'),
    inFonts(
      // A conversation has no versions.
      [
        subtitle,
        reportFormat(language).day(day),
        ...(version > 0 ? [reportWords[language].version(version)] : []),
      ].join(' · '),
      { fontSize: 9.5, color: muted, margin: [0, 5, 0, 10] },
    ),
    rule(accent, 1.6),
  ],
});

const sourceList = ({ sources, language }: ReportDocument): Content => ({
  unbreakable: true,
  stack: [
    inFonts(SOURCES[language], { heading: 2, fontSize: 11, margin: [0, 12, 0, 4] }, 'Display'),
    {
      ul: sources.map((source) =>
        inFonts(source.map(({ text }) => text).join(''), { fontSize: 8.5, color: muted }),
      ),
      markerColor: muted,
    },
  ],
});

/** Blocks of a section that fits on a page together with the sources. */
const FEW_BLOCKS = 3;

/** The sections; sources stay with a short last one, or a page would hold nothing but five small lines. */
const bodyOf = (document: ReportDocument, context: LayoutContext): Content[] => {
  const { sections, sources } = document;
  const sectionOf = ({ id, title, blocks }: ReportSection, scale: number): Content[] =>
    sectionContent(
      {
        ...inFonts(
          title,
          { id, heading: 2, fontSize: 15 * scale, color: ink, margin: [0, 10, 0, 7] },
          'Display',
        ),
        outline: true,
        outlineText: title,
      },
      blocks,
      { ...context, scale },
    );
  const contents = sections.map((section, at) =>
    section.id === 'summary' && at < sections.length - 1
      ? [
          {
            stack: sectionOf(section, SUMMARY_SCALE),
            fontSize: TEXT_SIZE * SUMMARY_SCALE,
            pageBreak: 'after' as const,
          },
        ]
      : sectionOf(section, 1),
  );
  if (sources.length === 0) return contents.flat();
  if ((sections.at(-1)?.blocks.length ?? 0) > FEW_BLOCKS) return [...contents.flat(), sourceList(document)];
  const last = contents.pop() ?? [];
  return [...contents.flat(), { stack: [...last, sourceList(document)], unbreakable: true }];
};

/** Title, page numbers, AI notice: what stands around the sections of a report. */
export const documentDefinition = (document: ReportDocument, publicUrl: string): TDocumentDefinitions => {
  const words = reportWords[document.language];
  const context: LayoutContext = { language: document.language, publicUrl, width: WIDTH, scale: 1 };
  return {
    pageSize: 'A4',
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    version: '1.7',
    language: document.language,
    compress: true,
    info: {
      title: document.title,
      subject: document.subtitle,
      author: BRAND.name,
      creator: BRAND.name,
      producer: BRAND.name,
      // The instant of the report, not of the rendering: the same document gives the same file.
      creationDate: new Date(`${document.day}T00:00:00Z`),
      // Machine-readable marking of generated content (Regulation (EU) 2024/1689 art. 50 par. 2).
      keywords: document.notGenerated
        ? undefined
        : document.modelWritten
          ? 'ai-generated, model'
          : 'ai-generated, templates',
    },
    defaultStyle: { font: 'Body', fontSize: TEXT_SIZE, lineHeight: 1.28, color: ink },
    header: (page) => ({
      margin: [PAGE.side, 22, PAGE.side, 0],
      columns: [
        { svg: wordmarkSvg(), width: 74 },
        page === 1
          ? { text: '' }
          : inFonts(document.title, {
              style: RUNNING_TEXT,
              alignment: 'right',
              fontSize: 8,
              color: muted,
              margin: [0, 5, 0, 0],
            }),
      ],
    }),
    footer: (page, pages) => ({
      margin: [PAGE.side, 14, PAGE.side, 0],
      stack: [
        rule(line, 0.6),
        {
          margin: [0, 6, 0, 0],
          columns: [
            inFonts(document.aiNotice, {
              style: RUNNING_TEXT,
              fontSize: 7,
              color: muted,
              lineHeight: 1.15,
              width: '*',
            }),
            inFonts(words.page(page, pages), {
              style: RUNNING_TEXT,
              fontSize: 8,
              color: ink,
              alignment: 'right',
              width: 70,
            }),
          ],
        },
      ],
    }),
    pageBreakBefore: startsPage,
    content: [titleBlock(document), ...bodyOf(document, context)],
  };
};
