import { superscript } from '../superscript';

/** What pdf.js gives for a run of text; marked-content entries carry no `str` and are skipped. */
export interface TextRun {
  str: string;
  height: number;
  hasEOL: boolean;
  transform: number[];
  width: number;
  fontName: string;
}
export const isTextRun = (item: object): item is TextRun => 'str' in item && 'transform' in item;

/** Words that stand together on a line: a cell's line, or a line of a text. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  /** Distance of the baseline from the page's bottom. */
  y: number;
  size: number;
  font: string;
  /** Its place in the order in which the file draws. */
  order: number;
  /** Places of its runs among the page's. */
  runs: number[];
}

/** A gap wider than this part of the letters' height parts cells; the space between words is a quarter. */
const CELL_GAP = 0.55;
/** Raised figures are smaller than this part of their neighbours. */
const RAISED = 0.8;
const WIDE_SPACES = /\s{3,}/;

/** A run that holds a whole row, its cells parted by spaces, as programs for terminals write it. */
const splitRun = (piece: Piece): Piece[] => {
  if (!WIDE_SPACES.test(piece.text.trim())) return [piece];
  const perCharacter = (piece.right - piece.left) / piece.text.length;
  return [...piece.text.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map(({ 0: text, index }) => ({
    ...piece,
    text,
    left: piece.left + index * perCharacter,
    right: piece.left + (index + text.length) * perCharacter,
  }));
};

/** The runs of a page as pieces, in the order in which they are drawn. Text that does not run from left to right is left out. */
export const piecesOfPage = (items: object[]): Piece[] => {
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  for (const [index, item] of items.entries()) {
    if (!isTextRun(item) || item.str.trim() === '') continue;
    const [a = 1, b = 0, , , left = 0, y = 0] = item.transform;
    if (Math.abs(b) > Math.abs(a) * 0.05 || a < 0) continue;
    const size = item.height || Math.abs(a);
    const right = left + item.width;
    const gap = open === null ? 0 : left - open.right;
    const isNear: boolean =
      open !== null && gap > -0.5 * open.size && gap < CELL_GAP * Math.max(open.size, size);
    const isRaised: boolean =
      open !== null &&
      size < open.size * RAISED &&
      y > open.y &&
      y < open.y + open.size &&
      /^[\d*]{1,2}$/.test(item.str.trim());
    if (open !== null && isNear && (isRaised || Math.abs(y - open.y) < 0.15 * size)) {
      const space = gap > 0.15 * open.size && !/\s$/.test(open.text) && !/^\s/.test(item.str) && !isRaised;
      open.text += `${space ? ' ' : ''}${isRaised ? superscript(item.str.trim()) : item.str}`;
      open.right = Math.max(open.right, right);
      open.runs.push(index);
      continue;
    }
    open = { text: item.str, left, right, y, size, font: item.fontName, order: 0, runs: [index] };
    pieces.push(open);
  }
  return pieces
    .flatMap(splitRun)
    .map((piece, order) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ').trim(), order }));
};

/** Pieces on one baseline, from left to right. */
export interface PieceLine {
  y: number;
  size: number;
  pieces: Piece[];
}

/** Pieces as lines, from the top of the page to its bottom. */
export const linesOf = (pieces: Piece[]): PieceLine[] => {
  const lines: PieceLine[] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.left - b.left)) {
    const line = lines.at(-1);
    if (line && line.y - piece.y < 0.35 * Math.min(line.size, piece.size)) {
      line.pieces.push(piece);
      line.size = Math.max(line.size, piece.size);
    } else lines.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  for (const line of lines) line.pieces.sort((a, b) => a.left - b.left);
  return lines;
};
