import { findPairs } from './find-pairs';
import { arrangeBlocks } from './arrange-blocks';
import type { ReadBlocks } from './blocks';
import { decodeText } from './decode-text';
import { type DocumentType, fileType } from './file-type';
import { findLineTables } from './find-line-tables';
import { READ_LIMITS } from './limits';
import type { ReadResult } from './port';
import { readCsv } from './read-csv';
import { ReadFailed } from './read-failed';
import { readText } from './read-text';
import { toPassages } from './to-passages';
import { visibleBlock } from './strip-invisible-characters';

/** A worker reads one file: it loads the library of that file's type, and no other. */
const READERS: Record<DocumentType, (bytes: Uint8Array) => ReadBlocks | Promise<ReadBlocks>> = {
  pdf: async (bytes) => (await import('./read-pdf')).readPdf(bytes),
  docx: async (bytes) => (await import('./read-docx')).readDocx(bytes),
  xlsx: async (bytes) => (await import('./read-xlsx')).readXlsx(bytes),
  csv: (bytes) => readCsv(decodeText(bytes)),
  text: (bytes) => readText(decodeText(bytes)),
};

/** Reads a file without any protection around it: the worker is the protection. */
export const readDocument = async (file: { name: string; bytes: Uint8Array }): Promise<ReadResult> => {
  try {
    if (file.bytes.length === 0) throw new ReadFailed('EMPTY');
    const type = fileType(file);
    if (type === null)
      throw new ReadFailed(/\.(?:txt|csv|md)$/i.test(file.name) ? 'UNREADABLE_TEXT' : 'BROKEN');
    const { pages, blocks } = await READERS[type](file.bytes);
    const arranged = findPairs(arrangeBlocks(findLineTables(blocks.map(visibleBlock))));
    if (arranged.reduce((sum, { text }) => sum + text.length, 0) > READ_LIMITS.characters)
      throw new ReadFailed('TOO_LONG');
    const passages = toPassages(arranged);
    if (passages.length === 0) throw new ReadFailed('EMPTY');
    return { ok: true, pages, passages };
  } catch (error) {
    return { ok: false, failure: error instanceof ReadFailed ? error.failure : 'INTERNAL' };
  }
};
