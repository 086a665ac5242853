import type { Piece, PieceLine } from './pieces';

/** Where a column's cells begin and end. */
export interface Column {
  left: number;
  right: number;
}

/** How well pieces fall into columns: 1 where each lies in one. */
export interface ColumnFit {
  columns: Column[];
  score: number;
}

const OVERLAP = 0.5;

/** The columns that a piece touches. */
export const touchedColumns = ({ left, right }: Column, columns: Column[]): number[] =>
  columns.flatMap((column, index) =>
    Math.min(right, column.right) - Math.max(left, column.left) > OVERLAP ? [index] : [],
  );

/** The column of a piece that touches none: the one it lines up with, else the nearest. `-1` where none is near. */
const nearestColumn = ({ left, right, size }: Piece, columns: Column[]): number => {
  const aligned = columns.findIndex(
    (column) => Math.abs(column.left - left) < 0.4 * size || Math.abs(column.right - right) < 0.4 * size,
  );
  if (aligned !== -1) return aligned;
  const distances = columns.map((column) => Math.max(column.left - right, left - column.right));
  const nearest = Math.min(...distances);
  return nearest < 4 * size ? distances.indexOf(nearest) : -1;
};

/** The columns of a piece: one as a rule, several for one that spans them, none for one that stands apart. */
export const columnsOf = (piece: Piece, columns: Column[]): number[] => {
  const touched = touchedColumns(piece, columns);
  if (touched.length > 0) return touched;
  const nearest = nearestColumn(piece, columns);
  return nearest === -1 ? [] : [nearest];
};

/** Columns that lines of `count` pieces draw; `null` where their pieces do not stand below each other. */
const columnsByCount = (lines: PieceLine[], count: number): Column[] | null => {
  const columns: Column[] = [];
  for (const { pieces } of lines) {
    if (pieces.length !== count) continue;
    for (const [index, { left, right }] of pieces.entries()) {
      const column = columns[index];
      if (column) {
        column.left = Math.min(column.left, left);
        column.right = Math.max(column.right, right);
      } else columns.push({ left, right });
    }
  }
  return columns.every((column, index) => index === 0 || column.left > (columns[index - 1]?.right ?? 0))
    ? columns
    : null;
};

const fitColumns = (lines: PieceLine[], count: number): ColumnFit | null => {
  const columns = columnsByCount(lines, count);
  if (columns === null) return null;
  let pieces = 0;
  let fitting = 0;
  for (const [index, line] of lines.entries()) {
    // A single piece may be a group's name, and the top line a name of several columns: both may span.
    const maySpan = line.pieces.length === 1 || (index === 0 && line.pieces.length < count);
    for (const piece of line.pieces) {
      const touched = columnsOf(piece, columns);
      pieces += 1;
      if (touched.length === 1) {
        fitting += 1;
        const column = columns[touched[0] ?? 0];
        if (column && !maySpan) {
          column.left = Math.min(column.left, piece.left);
          column.right = Math.max(column.right, piece.right);
        }
      } else if (maySpan && touched.length > 1) fitting += 1;
    }
  }
  return { columns, score: fitting / Math.max(1, pieces) };
};

/** The columns that most pieces of some lines fall into; more columns win over fewer where both fit as well. */
export const findColumns = (lines: PieceLine[]): ColumnFit | null => {
  const counts = [...new Set(lines.map(({ pieces }) => pieces.length))]
    .filter((count) => count > 1)
    .sort((a, b) => b - a);
  let best: ColumnFit | null = null;
  for (const count of counts) {
    const fit = fitColumns(lines, count);
    if (fit && (best === null || fit.score > best.score + 0.02)) best = fit;
  }
  return best;
};
