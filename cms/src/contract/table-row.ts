/**
 * One row of a table with the names of its columns: how a table of a PDF, DOCX, HTML, CSV or XLSX file reaches the answering engine.
 * The reader guarantees that `columns` and `cells` have the same length.
 */
export interface TableRow {
  /** Which table of its document, counted from 0 in reading order: rows of one table share it. */
  table: number;
  /** The table's caption, else the nearest heading above it; '' when there is neither. */
  title: string;
  /** The group inside the table that a full-width row above names ("Camere"); '' when there is none. */
  group: string;
  /**
   * Name of each column as printed, '' where the table gives none. Header rows above each other are joined with ' · ', outer first:
   * "Alta stagione · 1/7-22/8".
   */
  columns: string[];
  /** The cells as printed, '' when empty. A cell that spans columns or rows is repeated in each. */
  cells: string[];
  /** Footnotes and remarks that belong to this row, or to the whole table. */
  notes: string[];
}
