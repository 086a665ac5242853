import type { TableRow } from '../../contract';

/** A piece of a document in reading order, before it is cut into passages. */
export type Block =
  | { kind: 'heading'; text: string; page: number | null }
  | { kind: 'paragraph'; text: string; page: number | null; unreadTable?: boolean }
  /** A row that stands alone: never merged with its neighbours. */
  | {
      kind: 'row';
      text: string;
      page: number | null;
      question: string | null;
      row?: TableRow | null;
    };

/** One printed line of cells. Every line of a table has the same number of them. */
export interface TableLine {
  /** A cell that spans columns or rows is repeated in each. */
  cells: string[];
  /** The document itself marks the line as names of columns: by its tags, by bold letters. */
  isHeader: boolean;
  /** Some cell spans several columns, though not all. */
  hasSpan: boolean;
  /** One cell spans the whole width. */
  isAcross: boolean;
  page: number | null;
}

/** A table as a format's reader finds it, before its header is told from its rows. */
export interface TableBlock {
  kind: 'table';
  caption: string;
  lines: TableLine[];
  page: number | null;
  /** Terms and their descriptions: two columns that have no names. */
  isList?: boolean;
}

export type OutlineBlock = Block | TableBlock;

/** What a format's reader gives. */
export interface ReadBlocks {
  pages: number | null;
  blocks: OutlineBlock[];
}
