import { convertToHtml, images } from 'mammoth';
import type { OutlineBlock, ReadBlocks } from './blocks';
import { checkZip } from './check-zip';
import { expandSpans, readSpan, type SpanningCell } from './expand-spans';
import { ReadFailed } from './read-failed';
import { superscript } from './superscript';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const plain = (text: string): string =>
  text.replace(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const attribute = (name: string) => new RegExp(`\\b${name}="(\\d+)"`);
const COLUMNS = attribute('colspan');
const ROWS = attribute('rowspan');
/** A short paragraph in bold letters is a heading that its writer did not call one. */
const LONGEST_HEADING = 80;

interface DocxCell extends SpanningCell {
  isBold: boolean;
}

/** mammoth calls every row a header row where the document repeats all of them: then only bold letters tell. */
const headersOf = (rows: DocxCell[][]): SpanningCell[][] => {
  const allMarked = rows.every((row) => row.every(({ isHeader }) => isHeader));
  return rows.map((row) =>
    row.map((cell) => ({ ...cell, isHeader: cell.isBold || (cell.isHeader && !allMarked) })),
  );
};

/**
 * Blocks of the HTML that mammoth writes. It is machine-made, well-formed and knows a dozen tags, so that a walk over its tags
 * is enough; nothing of it is ever shown as HTML.
 */
export const blocksOfHtml = (html: string): OutlineBlock[] => {
  const blocks: OutlineBlock[] = [];
  let text = '';
  let item = '';
  let rows: DocxCell[][] | null = null;
  let cell: DocxCell | null = null;
  let depth = 0;
  let bold = 0;
  let raised = 0;
  /** Characters of the open text that are not bold. */
  let thin = 0;
  const take = (): { words: string; isBold: boolean } => {
    const words = plain(text)
      .replace(/[^\S\n]+/g, ' ')
      .trim();
    const isBold = words !== '' && thin === 0;
    text = '';
    thin = 0;
    return { words, isBold };
  };
  const flush = (kind: 'heading' | 'paragraph'): void => {
    const { words, isBold } = take();
    const prefix = item;
    item = '';
    if (words === '' || rows !== null) return;
    const stands = isBold && prefix === '' && words.length <= LONGEST_HEADING && !/[.;,\n]$/.test(words);
    blocks.push(
      kind === 'heading' || stands
        ? { kind: 'heading', text: words.replace(/:$/, ''), page: null }
        : { kind, text: `${prefix}${words}`, page: null },
    );
  };
  for (const [, closing, name, attributes = '', between = ''] of html.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>([^<]*)/gi,
  )) {
    const tag = name?.toLowerCase() ?? '';
    const opens = closing === '';
    if (tag === 'strong' || tag === 'b') bold += opens ? 1 : -1;
    else if (tag === 'sup') raised += opens ? 1 : -1;
    else if (tag === 'table') {
      if (opens) {
        if (depth === 0) {
          flush('paragraph');
          rows = [];
        }
        depth += 1;
      } else if (depth > 0) {
        depth -= 1;
        if (depth === 0 && rows !== null) {
          const lines = expandSpans(headersOf(rows));
          rows = null;
          take();
          blocks.push({ kind: 'table', caption: '', lines, page: null });
        }
      }
    } else if (rows !== null) {
      // Inside a table only rows and cells matter; paragraphs in a cell are words of the cell.
      if (depth === 1 && tag === 'tr' && opens) rows.push([]);
      else if (depth === 1 && (tag === 'td' || tag === 'th')) {
        const { words, isBold } = take();
        if (opens)
          cell = {
            text: '',
            isHeader: tag === 'th',
            isBold: false,
            columns: readSpan(COLUMNS.exec(attributes)?.[1]),
            rows: readSpan(ROWS.exec(attributes)?.[1]),
          };
        else if (cell) rows.at(-1)?.push({ ...cell, text: words.replace(/\s+/g, ' '), isBold });
      } else text += ' ';
    } else if (/^h[1-6]$/.test(tag)) flush(opens ? 'paragraph' : 'heading');
    else if (tag === 'li') {
      flush('paragraph');
      if (opens) item = '- ';
    } else if (tag === 'p') flush('paragraph');
    else if (tag === 'br') text += '\n';
    text += raised > 0 ? superscript(between) : between;
    if (bold === 0) thin += between.trim().length;
  }
  flush('paragraph');
  return blocks;
};

/** A Word document, with its headings and tables. Pictures are left out; links to other files are never followed. */
export const readDocx = async (bytes: Uint8Array): Promise<ReadBlocks> => {
  checkZip(bytes);
  try {
    const { value } = await convertToHtml(
      { buffer: Buffer.from(bytes) },
      { convertImage: images.imgElement(() => Promise.resolve({ src: '' })), externalFileAccess: false },
    );
    return { pages: null, blocks: blocksOfHtml(value) };
  } catch {
    throw new ReadFailed('BROKEN');
  }
};
