import { convertToHtml, images } from 'mammoth';
import type { Block, ReadBlocks } from './blocks';
import { checkZip } from './check-zip';
import { ReadFailed } from './read-failed';
import { tableRows } from './table-rows';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const plain = (text: string): string =>
  text.replace(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Blocks of the HTML that mammoth writes. It is machine-made, well-formed and knows a dozen tags, so that a walk over its tags
 * is enough; nothing of it is ever shown as HTML.
 */
export const blocksOfHtml = (html: string): Block[] => {
  const blocks: Block[] = [];
  let text = '';
  let item = '';
  let rows: string[][] | null = null;
  let depth = 0;
  const flush = (kind: 'heading' | 'paragraph'): void => {
    const clean = plain(text)
      .replace(/[^\S\n]+/g, ' ')
      .trim();
    if (clean !== '' && rows === null) blocks.push({ kind, text: `${item}${clean}`, page: null });
    text = '';
    item = '';
  };
  for (const [, closing, name, between] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>([^<]*)/gi)) {
    const tag = name?.toLowerCase() ?? '';
    const opens = closing === '';
    if (tag === 'table') {
      if (opens) {
        if (depth === 0) {
          flush('paragraph');
          rows = [];
        }
        depth += 1;
      } else if (depth > 0) {
        depth -= 1;
        if (depth === 0 && rows !== null) {
          const lines = tableRows(rows);
          rows = null;
          text = '';
          for (const line of lines) blocks.push({ kind: 'row', text: line, page: null, question: null });
        }
      }
    } else if (rows !== null) {
      // Inside a table only rows and cells matter; paragraphs in a cell are words of the cell.
      if (depth === 1 && tag === 'tr' && opens) rows.push([]);
      else if (depth === 1 && (tag === 'td' || tag === 'th')) {
        if (!opens) rows.at(-1)?.push(plain(text).replace(/\s+/g, ' ').trim());
        text = '';
      } else text += ' ';
    } else if (/^h[1-6]$/.test(tag)) flush(opens ? 'paragraph' : 'heading');
    else if (tag === 'li') {
      flush('paragraph');
      if (opens) item = '- ';
    } else if (tag === 'p') flush('paragraph');
    else if (tag === 'br') text += '\n';
    text += between ?? '';
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
