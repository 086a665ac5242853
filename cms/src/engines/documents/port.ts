import type { FileFailure, TableRow } from '../../contract';

/** What reading a file gives: passages in reading order, or the reason why not. */
export type ReadResult =
  { ok: true; pages: number | null; passages: ReadPassage[] } | { ok: false; failure: FileFailure };

export interface ReadPassage {
  page: number | null;
  heading: string;
  text: string;
  /** A CSV row with question/answer columns becomes a curated pair. */
  question: string | null;
  /** Set where the passage is one row of a table; `text` then says the row in words. */
  row?: TableRow | null;
  /** Cells of a table that could not be told apart with certainty: they are read as plain text. */
  unreadTable?: boolean;
}

/** A page of a web site, as it was sent. */
export interface SentPage {
  url: string;
  /** As the server named it, if it did. */
  charset: string | null;
  bytes: Uint8Array;
}
/** What a page says. A page without text is read too: its links lead on. */
export type PageResult =
  | {
      ok: true;
      title: string;
      /** Where the page says it really lives. */
      canonical: string | null;
      /** Absolute addresses, as they stand in the page. */
      links: string[];
      /** The page asks machines to leave it alone. */
      noIndex: boolean;
      passages: ReadPassage[];
    }
  | { ok: false; failure: FileFailure };

export interface DocumentReader {
  /**
   * Reads PDF, DOCX, XLSX, CSV, TXT or MD bytes in a worker with a time and memory limit. The type is decided by content first, name second.
   * Never throws for a bad file. `owner` is whose turn it takes: one person's files never make another's wait.
   */
  read(file: { name: string; bytes: Uint8Array; owner: number }): Promise<ReadResult>;
  /** Reads a web page's own words, without its menus and notices, under the same limits. Never throws for a bad page. */
  readPage(page: SentPage & { owner: number }): Promise<PageResult>;
  /** True when the bytes look like one of the accepted types of that name (magic bytes, valid text). */
  accepts(file: { name: string; bytes: Uint8Array }): boolean;
  close(): Promise<void>;
}
