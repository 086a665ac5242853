/** How much of a hostile file we are willing to look at. A training file is at most 1 MB, but formats inflate. */
export const READ_LIMITS = {
  heapMegabytes: 256,
  /** Growth of the whole process while a file is read: buffers live outside a worker's heap limit. */
  growthBytes: 512 * 1024 * 1024,
  characters: 2_000_000,
  pages: 1_000,
  /** A page with fewer letters carries no text layer. */
  lettersPerPage: 20,
  zipEntries: 200,
  zipBytes: 20 * 1024 * 1024,
  csvColumns: 50,
  csvRows: 20_000,
  /** Of one web page: beyond it is a catalogue, not a page. */
  pageCharacters: 200_000,
  pageLinks: 500,
  /** Browsers stop nesting at 512; the parser's time grows with the square. */
  pageDepth: 1_000,
} as const;

/** Length of a passage: long enough to answer from, short enough to point at. */
export const PASSAGE_LENGTH = { min: 600, max: 900 } as const;
