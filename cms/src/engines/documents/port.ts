import type { FileFailure } from '../../contract';

/** What reading a file gives: passages in reading order, or the reason why not. */
export type ReadResult =
  { ok: true; pages: number | null; passages: ReadPassage[] } | { ok: false; failure: FileFailure };

export interface ReadPassage {
  page: number | null;
  heading: string;
  text: string;
  /** A CSV row with question/answer columns becomes a curated pair. */
  question: string | null;
}

export interface DocumentReader {
  /**
   * Reads PDF, DOCX, CSV, TXT or MD bytes in a worker with a time and memory limit. The type is decided by content first, name second.
   * Never throws for a bad file.
   */
  read(file: { name: string; bytes: Uint8Array }): Promise<ReadResult>;
  /** True when the bytes look like one of the accepted types of that name (magic bytes, valid text). */
  accepts(file: { name: string; bytes: Uint8Array }): boolean;
  close(): Promise<void>;
}
