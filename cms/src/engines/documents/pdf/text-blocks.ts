import type { Block } from '../blocks';
import { hasLeader } from '../leader';
import { isTextRun } from './pieces';

/** One line of a page as the printer placed it. */
export interface PdfLine {
  text: string;
  /** Height of its largest letters. */
  size: number;
  /** Distance from the page's bottom. */
  y: number;
  left: number;
  right: number;
  /** Of all its letters; '' where they differ. */
  font: string;
}

/** What the whole document's text looks like, against which a heading stands out. */
export interface BodyText {
  size: number;
  /** Fonts in which larger headings are set, and the text is not. */
  headingFonts: Set<string>;
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The runs of a page, or of a part of it, as lines in the order in which they are drawn. */
export const linesOfRuns = (items: object[]): PdfLine[] => {
  const lines: PdfLine[] = [];
  let line: PdfLine | null = null;
  for (const item of items) {
    if (!isTextRun(item)) continue;
    const [, , , , x = 0, y = 0] = item.transform;
    const isBlank = item.str.trim() === '';
    // Some makers never mark the end of a line: a jump down says it too.
    if (line && !isBlank && Math.abs(line.y - y) > Math.max(2, line.size * 0.6)) {
      lines.push(line);
      line = null;
    }
    if (line) {
      const gap: boolean = x - line.right > Math.max(1, item.height * 0.15) && !line.text.endsWith(' ');
      line.text += `${gap ? ' ' : ''}${item.str}`;
      line.size = Math.max(line.size, item.height);
      if (!isBlank && line.font !== item.fontName) line.font = '';
    } else if (!isBlank)
      line = { text: item.str, size: item.height, y, left: x, right: x, font: item.fontName };
    if (line) line.right = x + item.width;
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

/** The usual letters of a document, each line counted by its length, and the fonts that only headings have. */
export const bodyTextOf = (lines: PdfLine[]): BodyText => {
  const sizes = lines.flatMap(({ size, text }) => new Array<number>(Math.ceil(text.length / 20)).fill(size));
  const size = median(sizes);
  const letters = new Map<string, number>();
  for (const { font, text } of lines) letters.set(font, (letters.get(font) ?? 0) + text.length);
  const all = [...letters.values()].reduce((sum, each) => sum + each, 0);
  const headingFonts = new Set(
    lines
      .filter((line) => line.size > size * 1.15 && line.font !== '')
      .map(({ font }) => font)
      .filter((font) => (letters.get(font) ?? 0) < 0.25 * all),
  );
  return { size, headingFonts };
};

/** An item of a list, or a footnote. */
const OWN_LINE = /^(?:[-•–·▪◦‣]\s|\d{1,2}[.)]\s|[*†‡¹²³⁴⁵]|\((?:\d{1,2}|\*{1,3})\))/;
const HEADING_SIZE = 1.15;
const LONGEST_HEADING = 120;
const LONGEST_BOLD_HEADING = 80;

/** A line that ends early was ended by its writer: a list, an address. The next one begins anew. */
const endsEarly = (line: PdfLine, next: PdfLine, lines: PdfLine[]): boolean => {
  const right = Math.max(
    ...lines.filter(({ left }) => Math.abs(left - line.left) < 3).map((each) => each.right),
  );
  return line.right < line.left + 0.75 * (right - line.left) && /^[\p{Lu}\d]/u.test(next.text);
};

/** Lines of one page as paragraphs and headings: a wider gap parts paragraphs, larger or bolder letters make a heading. */
export const blocksOfLines = (lines: PdfLine[], body: BodyText, page: number): Block[] => {
  const gaps = lines.slice(1).flatMap(({ y }, index) => {
    const gap = (lines[index]?.y ?? y) - y;
    return gap > 0 ? [gap] : [];
  });
  const usualGap = median(gaps) || body.size * 1.2;
  const blocks: Block[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') blocks.push({ kind: 'paragraph', text, page });
    text = '';
  };
  const isHeading = (line: PdfLine, next: PdfLine | undefined): boolean =>
    (line.size > body.size * HEADING_SIZE && line.text.length <= LONGEST_HEADING) ||
    ((body.headingFonts.has(line.font) || line.text.endsWith('?')) &&
      line.font !== '' &&
      line.text.length <= LONGEST_BOLD_HEADING &&
      next !== undefined &&
      next.font !== line.font &&
      !/[.,;]$/.test(line.text));
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const gap = previous === undefined ? 0 : previous.y - line.y;
    if (isHeading(line, lines[index + 1])) {
      flush();
      const last = blocks.at(-1);
      // A title of two lines is one title.
      if (
        previous &&
        last?.kind === 'heading' &&
        previous.size === line.size &&
        gap > 0 &&
        gap < line.size * 1.4
      )
        last.text += ` ${line.text}`;
      else blocks.push({ kind: 'heading', text: line.text, page });
      continue;
    }
    if (gap > usualGap * 1.4 || gap < 0) flush();
    // "infor-" + "mazioni" is one word cut at the margin.
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line.text)) text = text.slice(0, -1) + line.text;
    else if (text === '') text = line.text;
    // So is "9:00–" over "13:00" one span of time.
    else if (/\d[–—]$/.test(text) && /^\d/.test(line.text)) text += line.text;
    else {
      const isOwnLine =
        OWN_LINE.test(line.text) ||
        (previous && (hasLeader(previous.text) || endsEarly(previous, line, lines)));
      text += `${isOwnLine ? '\n' : ' '}${line.text.replace(/^[•▪◦‣·]\s*/, '- ')}`;
    }
  }
  flush();
  return blocks;
};
