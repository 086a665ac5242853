import type { TableLine } from './blocks';

/** Rows of plain cells as lines of one width. */
export const linesOfCells = (rows: string[][]): TableLine[] => {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  return rows.map((row) => ({
    cells: Array.from({ length: width }, (_, column) => row[column] ?? ''),
    isHeader: false,
    hasSpan: false,
    isAcross: false,
    page: null,
  }));
};
