import type { TableRow } from '../../contract';

/** A piece of an owner's material that can be found and quoted. */
export interface Passage {
  id: string;
  sourceId: string;
  /** File name or page title, shown to the visitor. */
  sourceTitle: string;
  /** 1-based page of a PDF; null elsewhere. */
  page: number | null;
  /** Nearest heading above the text, '' when there is none. */
  heading: string;
  text: string;
  /** Set for question-answer pairs: an answer that wins over retrieval. */
  question: string | null;
  /** Set where the passage is one row of a table. */
  row?: TableRow | null;
}
