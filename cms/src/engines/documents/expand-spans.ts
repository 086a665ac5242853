import type { TableLine } from './blocks';
import { READ_LIMITS } from './limits';
import { ReadFailed } from './read-failed';

/** A cell as a format writes it, once however many columns and rows it covers. */
export interface SpanningCell {
  text: string;
  /** A header cell, or one set in bold letters as a whole. */
  isHeader: boolean;
  columns: number;
  rows: number;
}

const SPAN = 200;

/** A span as an attribute says it: 1 where it is missing or nonsense. */
export const readSpan = (value: string | undefined): number => {
  const span = Number.parseInt(value ?? '', 10);
  return Number.isInteger(span) && span > 0 ? Math.min(span, SPAN) : 1;
};

/** The lines of a table as a full grid: a cell that covers several places is repeated in each of them. */
export const expandSpans = (rows: SpanningCell[][]): TableLine[] => {
  /** Cells of lines above that reach down: for each column the cell and how many lines it still covers. */
  const reaching: ({ cell: SpanningCell; left: number } | undefined)[] = [];
  const places = rows.map((row) => {
    const line: (SpanningCell | undefined)[] = [];
    const takeReaching = (): void => {
      for (let above = reaching[line.length]; above && above.left > 0; above = reaching[line.length]) {
        above.left -= 1;
        line.push(above.cell);
      }
    };
    for (const cell of row) {
      takeReaching();
      for (let column = 0; column < cell.columns; column += 1) {
        reaching[line.length] = cell.rows > 1 ? { cell, left: cell.rows - 1 } : undefined;
        line.push(cell);
      }
      if (line.length > READ_LIMITS.csvColumns) throw new ReadFailed('TOO_LONG');
    }
    takeReaching();
    return line;
  });
  const width = Math.max(0, ...places.map(({ length }) => length));
  return places.map((line) => {
    const cells = Array.from({ length: width }, (_, column) => line[column]?.text ?? '');
    const filled = line.filter((cell) => cell !== undefined && cell.text !== '');
    const isAcross = width > 1 && new Set(line).size === 1 && line.length === width;
    return {
      cells,
      isHeader: filled.length > 0 && filled.every((cell) => cell?.isHeader),
      hasSpan: !isAcross && line.some((cell, column) => cell !== undefined && cell === line[column + 1]),
      isAcross,
      page: null,
    };
  });
};
