import { type Column, columnsOf } from './columns';
import type { Piece, PieceLine } from './pieces';

/** A row of a table: for each column the pieces of its cell, in the order in which they are read. */
export interface PieceRow {
  cells: Piece[][];
  pieces: Piece[];
  /** Pieces that span several columns. */
  spanning: Piece[];
  y: number;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Drawn before the end of the line above it: both lines are lines of one row's cells. */
const isDrawnBefore = (below: PieceLine, above: PieceLine): boolean => {
  const first = Math.min(...below.pieces.map(({ order }) => order));
  return above.pieces.some(
    ({ order, left }) =>
      order > first && below.pieces.some((piece) => piece.order < order && piece.left < left),
  );
};

/** The first line of a cell in a row whose shorter cells stand in its middle: the line below, drawn before it, begins that row. */
const beginsBelow = (line: PieceLine, below: PieceLine | undefined): boolean => {
  if (below === undefined || line.y - below.y >= SAME_ROW * line.size) return false;
  const first = Math.min(...line.pieces.map(({ order }) => order));
  const left = Math.min(...line.pieces.map((piece) => piece.left));
  return below.pieces.some((piece) => piece.order < first && piece.left < left);
};
/** Lines of less than so many letters' heights apart are one row's. */
const SAME_ROW = 0.8;

const filledColumns = ({ pieces }: PieceLine, columns: Column[]): Set<number> =>
  new Set(pieces.flatMap((piece) => columnsOf(piece, columns)));

const shareFont = (line: PieceLine, above: PieceLine): boolean =>
  line.pieces.some(({ font }) => above.pieces.some((piece) => piece.font === font));

/**
 * Lines as rows. A cell of several lines is drawn as a whole before the cell to its right; where a file draws line by line, the smaller
 * distance of lines within a row, or a line that lacks the first cell, tells.
 */
export const rowsOfLines = (lines: PieceLine[], columns: Column[]): PieceRow[] => {
  const filled = lines.map((line) => filledColumns(line, columns));
  const steps = lines.map((line, index) => (lines[index - 1]?.y ?? line.y) - line.y);
  const isFull = (index: number): boolean =>
    (filled[index]?.has(0) ?? false) && (filled[index]?.size ?? 0) * 2 > columns.length;
  const pitch = median(steps.filter((_, index) => index > 0 && isFull(index) && isFull(index - 1)));
  const groups: PieceLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const step = steps[index] ?? 0;
    const columnsFilled = filled[index] ?? new Set<number>();
    const continues =
      above !== undefined &&
      step < 1.8 * line.size &&
      (step < SAME_ROW * line.size ||
        (isDrawnBefore(line, above) && shareFont(line, above)) ||
        (pitch > 1.25 * step && step < 1.6 * line.size && shareFont(line, above)) ||
        (!columnsFilled.has(0) &&
          !beginsBelow(line, lines[index + 1]) &&
          columnsFilled.size < Math.max(2, columns.length - 1) &&
          // Below a bold header begins the rest of a row that the end of the page before cut in two.
          shareFont(line, above)));
    if (continues) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const pieces = group.flatMap((line) => line.pieces);
    const cells: Piece[][] = columns.map(() => []);
    const spanning: Piece[] = [];
    for (const piece of pieces) {
      const places = columnsOf(piece, columns);
      if (places.length > 1) spanning.push(piece);
      for (const place of places) cells[place]?.push(piece);
    }
    return { cells, pieces, spanning, y: group[0]?.y ?? 0 };
  });
};

/** "Durati" over "on", "€38.0" over "0": a word that was too wide for its cell, which the maker broke where the cell ends. */
const isBroken = (above: Piece, below: Piece, isLast: boolean): boolean => {
  if (above.y === below.y || /\s/.test(above.text)) return false;
  if (/\d[.,]\d?$/.test(above.text) && /^\d{1,2}(?!\d)/.test(below.text)) return true;
  // No cell ends with "and" or "on".
  const isWord = SHORT_WORD.test(below.text) && !(isLast && NEVER_LAST.test(below.text));
  const isFragment = /^\p{Ll}{1,4}$/u.test(below.text) && !isWord;
  // The rest of a broken word stands at the same edge; a word of its own would have begun the line below in any width.
  return isFragment && /\p{L}$/u.test(above.text) && above.text.length > below.text.length;
};
const NEVER_LAST = /^(?:e|ed|o|a|al|di|da|de|il|in|i|la|le|per|on|to|of|and|or|for|the|by|at|un|una)$/;
const SHORT_WORD =
  /^(?:a|al|ai|alle?|da|dal|dai|de|del|dei|di|e|ed|ex|fa|fino|gas|i|il|in|io|l|la|le|lo|max|mesi|min|mese|ma|ne|nel|nei|net|no|non|o|ogni|or|ora|ore|per|più|piu|pro|sì|si|su|sul|tra|tre|due|un|una|uno|vip|via|and|for|of|the|to|on|at|by|us|we|you|your|kg|cm|mm|ml|cl|mq|mc|km|pz|anni|anno|gg|da|vari|netto|lordo|tv|pm|am|all|day|days|hour|per|each|only|with|free|card|max|prova|lana|seta)$/;

/** The text of a cell: its lines joined, and a word that was cut at their end put together. */
export const cellText = (pieces: Piece[]): string =>
  [...pieces]
    .sort((a, b) => (Math.abs(a.y - b.y) > 0.3 * a.size ? b.y - a.y : a.left - b.left))
    .reduce((text, piece, at, all) => {
      const above = all[at - 1];
      if (above && isBroken(above, piece, at === all.length - 1)) return text + piece.text;
      if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(piece.text)) return text.slice(0, -1) + piece.text;
      // "10:00–" over "12:30" is one span of time.
      if (/\S[–—]$/.test(text) && /^\d/.test(piece.text)) return text + piece.text;
      return text === '' ? piece.text : `${text} ${piece.text}`;
    }, '');
