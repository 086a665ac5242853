import type { One, Page } from './common';
import type { TableRow } from './table-row';

/** `read`: as the document says it. `corrected`, `hidden`: as its owner wants it. */
export const UNDERSTOOD_STATES = ['read', 'corrected', 'hidden'] as const;
export type UnderstoodState = (typeof UNDERSTOOD_STATES)[number];

/** One thing that a bot has understood of a document: a row of a table, a question with its answer, or a piece of text. */
export interface UnderstoodItem {
  id: string;
  page: number | null;
  heading: string;
  question: string | null;
  text: string;
  row: TableRow | null;
  /** Cells of a table that could not be told apart with certainty, read as plain text. */
  unreadTable: boolean;
  state: UnderstoodState;
}
/**
 * `GET /api/chatbots/:id/training-files/:fileId/understanding?page=` and `GET /api/chatbots/:id/site-pages/:pageId/understanding?page=`:
 * what the bot has understood of a document, in reading order.
 */
export interface ListUnderstanding {
  response: Page<UnderstoodItem> & {
    meta: {
      /** Pieces of the whole document that look like a table and could not be read as one. */
      unreadTables: number;
    };
  };
}
/**
 * `PATCH /api/chatbots/:id/understanding/:itemId`: cells for a row of a table, a text for anything else. The correction wins over the
 * document, and stays when the same words are read again. `DELETE …/:itemId` hides the item, `POST …/:itemId/undo` takes either back;
 * both answer it.
 */
export interface CorrectUnderstanding {
  request: { cells: string[] } | { text: string };
  response: One<UnderstoodItem>;
}

/** A document of a bot, by the name that its owner knows it by. */
export interface DocumentReference {
  kind: 'training-files' | 'site-pages';
  id: string;
  name: string;
}
/** One thing to which documents of a bot give different prices. */
export interface Contradiction {
  subject: string;
  /** The price's column; '' where the table names none. */
  column: string;
  readings: { itemId: string; document: DocumentReference; value: string }[];
}
/** `GET /api/chatbots/:id/contradictions`: at most `LIMITS.understanding.contradictions`, in reading order. */
export interface ListContradictions {
  response: { data: Contradiction[] };
}
