import { getDocumentProxy } from 'unpdf';
import type { Block, ReadBlocks } from './blocks';
import { READ_LIMITS } from './limits';
import { ReadFailed } from './read-failed';

/** One line of a page as the printer placed it. */
export interface PdfLine {
  text: string;
  /** Height of its largest letters. */
  size: number;
  /** Distance from the page's bottom. */
  y: number;
}

/** What pdf.js gives for a run of text; marked-content entries carry no `str` and are skipped. */
interface TextRun {
  str: string;
  height: number;
  hasEOL: boolean;
  transform: number[];
  width: number;
}
const isTextRun = (item: object): item is TextRun => 'str' in item && 'transform' in item;

const linesOfPage = (items: object[]): PdfLine[] => {
  const lines: PdfLine[] = [];
  let line: PdfLine | null = null;
  let endX = 0;
  for (const item of items) {
    if (!isTextRun(item)) continue;
    const [, , , , x = 0, y = 0] = item.transform;
    // Some makers never mark the end of a line: a jump down says it too.
    if (line && Math.abs(line.y - y) > Math.max(2, line.size * 0.6)) {
      lines.push(line);
      line = null;
    }
    if (line) {
      const gap = x - endX > Math.max(1, item.height * 0.15) && !line.text.endsWith(' ');
      line.text += `${gap ? ' ' : ''}${item.str}`;
      line.size = Math.max(line.size, item.height);
    } else if (item.str.trim() !== '') line = { text: item.str, size: item.height, y };
    endX = x + item.width;
    if (item.hasEOL && line) {
      lines.push(line);
      line = null;
    }
  }
  if (line) lines.push(line);
  return lines
    .map((each) => ({ ...each, text: each.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text);
};

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lines of one page as paragraphs and headings: a wider gap parts paragraphs, larger letters make a heading. */
export const blocksOfLines = (lines: PdfLine[], bodySize: number, page: number): Block[] => {
  const gaps = lines.slice(1).flatMap(({ y }, index) => {
    const gap = (lines[index]?.y ?? y) - y;
    return gap > 0 ? [gap] : [];
  });
  const usualGap = median(gaps) || bodySize * 1.2;
  const blocks: Block[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') blocks.push({ kind: 'paragraph', text, page });
    text = '';
  };
  for (const [index, line] of lines.entries()) {
    const gap = index === 0 ? 0 : (lines[index - 1]?.y ?? line.y) - line.y;
    if (line.size > bodySize * 1.15 && line.text.length <= 120) {
      flush();
      blocks.push({ kind: 'heading', text: line.text, page });
      continue;
    }
    if (gap > usualGap * 1.4 || gap < 0) flush();
    // "infor-" + "mazioni" is one word cut at the margin.
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text)) text = text.slice(0, -1) + line.text;
    else text += text === '' ? line.text : ` ${line.text}`;
  }
  flush();
  return blocks;
};

const failure = (error: unknown): ReadFailed => {
  if (error instanceof ReadFailed) return error;
  return new ReadFailed(
    error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'BROKEN',
  );
};

/** Text of a PDF page by page. Scripts and fonts in it are never run; a file of pictures is told apart from a broken one. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadBlocks> => {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
    if (pdf.numPages > READ_LIMITS.pages) throw new ReadFailed('TOO_LONG');
    const pages: PdfLine[][] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const lines = linesOfPage((await page.getTextContent()).items);
      characters += lines.reduce((sum, { text }) => sum + text.length, 0);
      if (characters > READ_LIMITS.characters) throw new ReadFailed('TOO_LONG');
      pages.push(lines);
      page.cleanup();
    }
    const letters = pages.flat().reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
    if (letters < READ_LIMITS.lettersPerPage * pdf.numPages) throw new ReadFailed('SCANNED');
    const sizes = pages
      .flat()
      .flatMap(({ size, text }) => new Array<number>(Math.ceil(text.length / 20)).fill(size));
    const bodySize = median(sizes);
    const blocks = pages.flatMap((lines, index) => blocksOfLines(lines, bodySize, index + 1));
    return { pages: pdf.numPages, blocks };
  } catch (error) {
    throw failure(error);
  }
};
