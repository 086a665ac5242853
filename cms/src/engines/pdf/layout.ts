import type { Content, ContentText, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import {
  BRAND,
  type Locale,
  type ReportBlock,
  type ReportText,
  type ReportTile,
  type ReportTone,
} from '../../contract';
import { chartSvg, chartText, type ChartBlock } from './chart-svg';
import { toRuns, type Family } from './fonts';

const { ink, muted, line, accent, green, greenSoft, amber, amberSoft, red, redSoft, paper } = BRAND.colors;
const TONES: Record<ReportTone, { strong: string; soft: string }> = {
  good: { strong: green, soft: greenSoft },
  fair: { strong: amber, soft: amberSoft },
  poor: { strong: red, soft: redSoft },
  neutral: { strong: muted, soft: paper },
};

type TextStyle = Omit<ContentText, 'text'> & { id?: string; width?: number | '*' };
/** Text in the fonts that can draw it. */
export const inFonts = (content: string, style: TextStyle = {}, family: Family = 'Body'): ContentText => ({
  ...style,
  text: toRuns(content, family),
});

/** What a block needs to know besides itself. */
export interface LayoutContext {
  language: Locale;
  /** Where links to the product's own pages lead. */
  publicUrl: string;
  width: number;
  /** How much larger than usual its text is. */
  scale: number;
}

const richText = (parts: ReportText[], { publicUrl }: LayoutContext, style: TextStyle = {}): ContentText => ({
  ...style,
  text: parts.flatMap(({ text, href, strong }) => {
    const runs = toRuns(text, 'Body').map((run) => ({ ...run, bold: strong === true }));
    if (href === undefined) return runs;
    const link = href.startsWith('/') ? `${publicUrl}${href}` : href;
    return runs.map((run) => ({ ...run, link, color: accent, decoration: 'underline' as const }));
  }),
});

const MARGIN: [number, number, number, number] = [0, 0, 0, 9];
const NO_PADDING = {
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};
const NO_LINES = { hLineWidth: () => 0, vLineWidth: () => 0 };

const GAP = 8;
const tileCell = ({ label, value, tone, note }: ReportTile, { scale }: LayoutContext): TableCell => ({
  stack: [
    inFonts(label, { fontSize: 8 * scale, color: muted }),
    inFonts(
      value,
      { fontSize: 15 * scale, color: tone === 'neutral' ? ink : TONES[tone].strong, margin: [0, 2, 0, 0] },
      'Display',
    ),
    ...(note === undefined ? [] : [inFonts(note, { fontSize: 8 * scale, color: muted })]),
  ],
  fillColor: TONES[tone].soft,
  margin: [9, 7, 6, 7],
});
/** Three in a row; four as two and two. */
const tilesTable = (tiles: ReportTile[], context: LayoutContext): Content => {
  const { width } = context;
  const perRow = tiles.length === 4 || tiles.length === 2 ? 2 : 3;
  const column = (width - GAP * (perRow - 1)) / perRow;
  const rows = Array.from({ length: Math.ceil(tiles.length / perRow) }, (_, row) =>
    tiles.slice(row * perRow, (row + 1) * perRow),
  );
  return {
    stack: rows.map((row) => ({
      margin: [0, 0, 0, GAP],
      layout: { ...NO_LINES, ...NO_PADDING },
      table: {
        widths: row.flatMap((_, index) => (index === 0 ? [column] : [GAP, column])),
        body: [
          row.flatMap((one, index): TableCell[] =>
            index === 0 ? [tileCell(one, context)] : [{ text: '' }, tileCell(one, context)],
          ),
        ],
      },
    })),
    unbreakable: true,
    margin: [0, 2, 0, 5],
  };
};

/** A short table of figures is read as a whole; a longer one, or one of words, goes on over the page with its header. */
const WHOLE_ROWS = 14;
const table = (
  { caption, columns, rows }: Extract<ReportBlock, { kind: 'table' }>,
  { width }: LayoutContext,
): Content => {
  const padding = 12;
  const given = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const free = columns.filter((column) => column.width === undefined).length;
  const share = (own: number | undefined) => own ?? (1 - given) / Math.max(1, free);
  const total = columns.reduce((sum, column) => sum + share(column.width), 0);
  const alignment = (at: number) => (columns[at]?.align === 'end' ? ('right' as const) : ('left' as const));
  const drawn: Content = {
    caption,
    margin: [0, 2, 0, 12],
    layout: {
      hLineWidth: (row) => (row === 0 ? 0 : 0.6),
      vLineWidth: () => 0,
      hLineColor: () => line,
      paddingLeft: () => padding / 2,
      paddingRight: () => padding / 2,
      paddingTop: () => 4,
      paddingBottom: () => 4,
      fillColor: (row) => (row === 0 ? greenSoft : null),
    },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: columns.map((column) => (share(column.width) / total) * width - padding),
      body: [
        columns.map(({ label }, at) =>
          inFonts(label, { bold: true, fontSize: 8.5, color: ink, alignment: alignment(at) }),
        ),
        ...rows.map((row) => row.map((cell, at) => inFonts(cell, { fontSize: 9, alignment: alignment(at) }))),
      ],
    },
  };
  const whole = rows.length <= WHOLE_ROWS && columns.slice(1).every(({ align }) => align === 'end');
  return whole ? { stack: [drawn], unbreakable: true } : drawn;
};

const chart = (block: ChartBlock, { language, width }: LayoutContext): Content => ({
  unbreakable: true,
  margin: [0, 4, 0, 12],
  stack: [
    inFonts(block.title, { bold: true, fontSize: 10, margin: [0, 0, 0, 1] }),
    inFonts(block.summary, { fontSize: 8.5, color: muted, margin: [0, 0, 0, 4] }),
    { svg: chartSvg(block, language), alt: chartText(block, language), width },
  ],
});

const callout = (
  { tone, title, text }: Extract<ReportBlock, { kind: 'callout' }>,
  context: LayoutContext,
): Content => ({
  unbreakable: true,
  margin: [0, 2, 0, 12],
  layout: { ...NO_LINES, ...NO_PADDING },
  table: {
    widths: [4, '*'],
    body: [
      [
        { text: '', fillColor: TONES[tone].strong },
        {
          fillColor: TONES[tone].soft,
          margin: [11, 8, 11, 8],
          stack: [
            inFonts(title, { bold: true, fontSize: 10.5 * context.scale, color: TONES[tone].strong }),
            richText(text, context, { margin: [0, 2, 0, 0] }),
          ],
        },
      ],
    ],
  },
});

/** What may stand between a title and what it is the title of. */
type TextBlock = Extract<ReportBlock, { kind: 'heading' | 'paragraph' }>;
const textBlock = (block: TextBlock, context: LayoutContext): ContentText =>
  block.kind === 'heading'
    ? inFonts(block.text, { heading: 3, bold: true, fontSize: 11 * context.scale, margin: [0, 6, 0, 4] })
    : richText(block.text, context, { margin: MARGIN });

/** One block of a report as pdfmake lays it out. */
export const blockContent = (block: ReportBlock, context: LayoutContext): Content => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return textBlock(block, context);
    case 'list': {
      // No item goes on over the page: its last word would stand there alone.
      const items = block.items.map((item) => ({
        stack: [richText(item, context, { margin: [0, 0, 0, 4] })],
        unbreakable: true,
      }));
      return block.ordered
        ? { ol: items, margin: MARGIN, markerColor: accent }
        : { ul: items, margin: MARGIN, markerColor: accent };
    }
    case 'table':
      return table(block, context);
    case 'figures':
      return tilesTable(block.tiles, context);
    case 'bars':
    case 'lines':
      return chart(block, context);
    case 'callout':
      return callout(block, context);
  }
};

/** A block that may be kept on one page with the title above it. */
const isShort = (block: ReportBlock): boolean => {
  if (block.kind === 'table') return block.rows.length <= WHOLE_ROWS;
  return block.kind !== 'list' || block.items.length <= WHOLE_ROWS - 2;
};

/** A short list and the sentence after it, which would be lost alone at the head of a page. */
const SHORT_LIST = 5;
const closesList = (block: ReportBlock, before: ReportBlock | undefined): boolean =>
  block.kind === 'paragraph' && before?.kind === 'list' && before.items.length <= SHORT_LIST;

/** The sentence between a title and a short list: with the title alone at the foot of a page it would introduce nothing. */
const introduces = (block: ReportBlock, next: ReportBlock | undefined): block is TextBlock =>
  block.kind === 'paragraph' && next?.kind === 'list';

/**
 * Titles above something long. They go to the next page together where none of its text stands below them: so many texts must follow
 * the first title on its page. A table's header and first row move together, and pdfmake still counts them where they came from.
 */
const keptWithNext = ([first, ...others]: ContentText[], block: ReportBlock): Content[] => {
  if (!first) return [];
  const moved = block.kind === 'table' ? 2 * block.columns.length : 0;
  return [{ ...first, headlineLevel: others.length + moved + 1 }, ...others];
};

/** The style of what each page repeats at its head and foot: it names no look, it tells those texts from the report's. */
export const RUNNING_TEXT = 'running';

/** Whether a title begins a new page: pdfmake asks it of each thing that it has placed. */
export const startsPage: NonNullable<TDocumentDefinitions['pageBreakBefore']> = (
  { headlineLevel },
  { getFollowingNodesOnPage },
) =>
  headlineLevel !== undefined &&
  getFollowingNodesOnPage().filter(({ text, style }) => text !== undefined && style !== RUNNING_TEXT).length <
    headlineLevel;

/** Titles with what follows them, and sentences with the list they close: none stays alone on a page. */
export const sectionContent = (
  title: ContentText,
  blocks: ReportBlock[],
  context: LayoutContext,
): Content[] => {
  const contents: Content[] = [];
  let titles: ContentText[] = [title];
  for (const [index, block] of blocks.entries()) {
    const before = closesList(block, blocks[index - 1]) ? contents.pop() : undefined;
    if (before) contents.push({ stack: [before, blockContent(block, context)], unbreakable: true });
    else if (block.kind === 'heading' || (titles.length > 0 && introduces(block, blocks[index + 1])))
      titles.push(textBlock(block, context));
    else {
      const content = blockContent(block, context);
      if (titles.length > 0 && isShort(block))
        contents.push({ stack: [...titles, content], unbreakable: true });
      else contents.push(...keptWithNext(titles, block), content);
      titles = [];
    }
  }
  return [...contents, ...titles];
};
