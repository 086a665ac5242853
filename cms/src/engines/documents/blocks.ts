/** A piece of a document in reading order, before it is cut into passages. */
export type Block =
  | { kind: 'heading'; text: string; page: number | null }
  | { kind: 'paragraph'; text: string; page: number | null }
  /** A row that stands alone: never merged with its neighbours. */
  | { kind: 'row'; text: string; page: number | null; question: string | null };

/** What a format's reader gives. */
export interface ReadBlocks {
  pages: number | null;
  blocks: Block[];
}
