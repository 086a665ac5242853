import type { TableBlock, TableLine } from '../blocks';
import { isFootnote } from '../footnotes';
import { isValue } from '../table-header';
import { type Column, findColumns, touchedColumns } from './columns';
import { linesOf, type Piece, type PieceLine } from './pieces';
import { cellText, type PieceRow, rowsOfLines } from './rows';

/** A table of a page, or what looks like one and could not be read with certainty. */
export interface FoundTable {
  /** Its pieces, whether they could be read or not. */
  pieces: Piece[];
  /** `null` where the cells could not be told apart. */
  block: TableBlock | null;
  /** Text in columns that is drawn line by line across them: each column is read by itself. */
  texts?: Piece[][];
  /** Where its columns stand: a table may go on at the top of the next page. */
  columns: Column[];
}

/** Letters so much larger than the text's make a heading, which no table holds. */
const HEADING = 1.15;
/** A jump up of so many lines begins another column of the page. */
const JUMP = 10;
const LONGEST_GROUP = 90;
/** Rows of a table are no further apart than this many letters' heights. */
const FARTHEST = 4.5;
const GOOD_FIT = 0.93;

/** Parts of a page that are drawn one after the other, each from its top to its bottom. */
const flowsOf = (pieces: Piece[]): Piece[][] => {
  const flows: Piece[][] = [];
  let lowest = Infinity;
  for (const piece of pieces) {
    const flow = flows.at(-1);
    if (flow && piece.y - lowest < JUMP * piece.size) {
      flow.push(piece);
      lowest = Math.min(lowest, piece.y);
    } else {
      flows.push([piece]);
      lowest = piece.y;
    }
  }
  return flows;
};

/** Lines in a row of which most hold several pieces: where a table may be. */
const regionsOf = (lines: PieceLine[], bodySize: number): PieceLine[][] => {
  const regions: PieceLine[][] = [];
  let open: PieceLine[] = [];
  const close = (): void => {
    while (open.length > 0 && open.at(-1)?.pieces.length === 1 && !isLastLineOfCell(open)) open.pop();
    if (open.filter(({ pieces }) => pieces.length > 1).length > 1) regions.push(open);
    open = [];
  };
  for (const line of lines) {
    const [first] = line.pieces;
    const above = open.at(-1);
    const isFar = above !== undefined && above.y - line.y > FARTHEST * line.size;
    const isHeading = line.pieces.every(({ size }) => size > bodySize * HEADING);
    if (isFar || isHeading) close();
    if (isHeading) continue;
    const isWide = line.pieces.length === 1 && (first?.text.length ?? 0) > LONGEST_GROUP;
    // Remarks stand side by side as well, under columns that are not theirs.
    if (isWide || (open.length > 1 && isFootnote(first?.text ?? ''))) close();
    else if (line.pieces.length > 1 || open.length > 0) open.push(line);
  }
  close();
  return regions;
};

/** The last line of a region goes on with a cell above it, and is not the text below the table. */
const isLastLineOfCell = (lines: PieceLine[]): boolean => {
  const [above, line] = lines.slice(-2);
  const [piece] = line?.pieces ?? [];
  if (!above || !line || !piece || above.y - line.y > 1.6 * line.size) return false;
  const [first] = above.pieces;
  if (first === undefined) return false;
  // A cell of three lines: what holds for the second one holds for the third below it.
  if (above.pieces.length === 1)
    return Math.abs(first.left - piece.left) < piece.size && isLastLineOfCell(lines.slice(0, -1));
  if (above.pieces.some(({ order, left }) => order > piece.order && left > piece.left)) return true;
  return piece.left > first.right;
};

const mostFrequent = (values: string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
};

/** Lines of text side by side: cells that go on in the next row, in the middle of a sentence. */
const isProse = (rows: PieceRow[]): boolean => {
  const width = rows[0]?.cells.length ?? 0;
  if (width > 3) return false;
  return Array.from({ length: width }, (_, column) => column).every((column) => {
    const texts = rows.map(({ cells }) => cellText(cells[column] ?? [])).filter((text) => text !== '');
    const broken = texts.filter(
      (text, index) => index > 0 && /^\p{Ll}/u.test(text) && !/[.!?:;]$/.test(texts[index - 1] ?? ''),
    );
    const length = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
    return length > 18 && broken.length > 0.3 * texts.length;
  });
};

const centre = ({ left, right }: Column): number => (left + right) / 2;

/**
 * A name above several columns stands in their middle, and often touches only one: each column gets the nearest name. `false` where a
 * name does not stand above the middle or the beginning of its columns.
 */
const spreadNames = (row: PieceRow, below: PieceRow, columns: Column[]): boolean => {
  const empty = columns.flatMap((_, at) =>
    at > 0 && row.cells[at]?.length === 0 && (below.cells[at]?.length ?? 0) > 0 ? [at] : [],
  );
  const names = row.pieces.filter((piece) => !touchedColumns(piece, columns).includes(0));
  if (empty.length === 0 || names.length === 0) return true;
  for (const at of empty) {
    const column = columns[at];
    if (!column) continue;
    const nearest = names.reduce((best, name) =>
      Math.abs(centre(name) - centre(column)) < Math.abs(centre(best) - centre(column)) ? name : best,
    );
    row.cells[at] = [nearest];
    row.spanning.push(nearest);
  }
  return names.every((name) => {
    const covered = columns.filter((_, at) => row.cells[at]?.includes(name));
    const [first] = covered;
    const last = covered.at(-1);
    if (!first || !last) return false;
    const whole = { left: first.left, right: last.right };
    const isCentred = Math.abs(centre(name) - centre(whole)) < 0.2 * (whole.right - whole.left) + name.size;
    return covered.length === 1 || isCentred || Math.abs(name.left - whole.left) < name.size;
  });
};

const toLine = (row: PieceRow, bodyFont: string, page: number): TableLine => {
  const cells = row.cells.map(cellText);
  const isAcross = row.pieces.length === 1 && row.spanning.length === 1;
  return {
    cells: isAcross ? cells.map(() => row.pieces[0]?.text ?? '') : cells,
    isHeader: row.pieces.every(({ font }) => font !== bodyFont),
    hasSpan: !isAcross && row.spanning.length > 0,
    isAcross,
    page,
  };
};

/** Rows that a table's own header begins anew: a second table right below the first. */
const splitAtHeaders = (lines: TableLine[]): TableLine[][] => {
  const tables: TableLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const names = line.cells.filter((cell) => cell !== '').length;
    const begins =
      line.isHeader &&
      names > 1 &&
      above !== undefined &&
      !above.isHeader &&
      line.cells.join('\n') !==
        tables
          .at(-1)
          ?.find(({ isHeader }) => isHeader)
          ?.cells.join('\n');
    if (begins || tables.length === 0) tables.push([line]);
    else tables.at(-1)?.push(line);
  }
  return tables;
};

const isSound = (lines: TableLine[]): boolean => {
  const rows = lines.filter(({ isAcross }) => !isAcross);
  const width = rows[0]?.cells.length ?? 0;
  const filled = rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== '').length, 0);
  const named = rows.filter(({ cells }) => cells[0] !== '' || cells[1] !== '').length;
  return rows.length > 1 && filled >= 0.45 * rows.length * width && named >= 0.6 * rows.length;
};

/** A region's cells were meant to be a table, though they cannot be told apart: short pieces, several on most lines. */
const looksTabular = (lines: PieceLine[]): boolean => {
  const multiple = lines.filter(({ pieces }) => pieces.length > 1);
  const pieces = multiple.flatMap((line) => line.pieces);
  const characters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return (
    multiple.length > 2 &&
    characters < 22 * pieces.length &&
    pieces.some(({ text }) => isValue(text)) &&
    multiple.length >= 0.7 * lines.length
  );
};

const readRegion = (lines: PieceLine[], page: number): FoundTable[] => {
  const pieces = lines.flatMap((line) => line.pieces);
  const fit = findColumns(lines);
  const unread = (): FoundTable[] =>
    looksTabular(lines) ? [{ pieces, block: null, columns: fit?.columns ?? [] }] : [];
  if (fit === null || fit.score < GOOD_FIT) {
    // Tables of different columns below each other: each may be read by itself.
    const parts = splitAtSingles(lines);
    return parts.length > 1 ? parts.flatMap((part) => readRegion(part, page)) : unread();
  }
  const rows = rowsOfLines(lines, fit.columns);
  if (rows.length < 2) return [];
  if (isProse(rows)) {
    const texts = fit.columns.map((_, at) => rows.flatMap(({ cells }) => cells[at] ?? []));
    return [{ pieces, block: null, columns: fit.columns, texts }];
  }
  // The first row may be the header, and as long as all the others.
  const bodyFont = mostFrequent(rows.slice(1).flatMap((row) => row.pieces.map(({ font }) => font)));
  const [first, second, third] = rows;
  const headed =
    first && second && third && first.pieces.length < second.pieces.length && first.cells[0]?.length === 0;
  if (headed && second.pieces.every(({ text }) => !isValue(text)) && !spreadNames(first, second, fit.columns))
    return unread();
  const tables = splitAtHeaders(rows.map((row) => toLine(row, bodyFont, page)));
  const sound = tables.filter(isSound);
  if (sound.length < tables.length) return unread();
  let from = 0;
  return tables.map((table) => {
    const own = rows.slice(from, from + table.length).flatMap((row) => row.pieces);
    from += table.length;
    return {
      pieces: own,
      block: { kind: 'table', caption: '', lines: table, page },
      columns: fit.columns,
    };
  });
};

const splitAtSingles = (lines: PieceLine[]): PieceLine[][] => {
  const parts: PieceLine[][] = [[]];
  for (const line of lines) {
    if (line.pieces.length > 1) parts.at(-1)?.push(line);
    else if ((parts.at(-1)?.length ?? 0) > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
};

/** The tables of a page, in the order in which they are drawn. What is no table is left to be read as text. */
export const findTables = (pieces: Piece[], bodySize: number, page: number): FoundTable[] =>
  flowsOf(pieces).flatMap((flow) =>
    regionsOf(linesOf(flow), bodySize).flatMap((region) => readRegion(region, page)),
  );
