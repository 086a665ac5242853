import { getDocumentProxy } from 'unpdf';
import { READ_LIMITS } from './limits';
import { linesOf, piecesOfPage } from './pdf/pieces';

/** A PDF as lines of cells, from its first page to its last, and the files that it carries inside. */
export interface PdfRows {
  rows: string[][];
  attachments: { name: string; bytes: Uint8Array }[];
}

/** What stands on each line of a PDF, its cells from left to right; null for a file that cannot be read, or that holds no text. */
export const readPdfRows = async (bytes: Uint8Array): Promise<PdfRows | null> => {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
    if (pdf.numPages > READ_LIMITS.pages) return null;
    const rows: string[][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      for (const { pieces } of linesOf(piecesOfPage(items))) rows.push(pieces.map(({ text }) => text));
      page.cleanup();
    }
    const found = (await pdf.getAttachments()) as Record<
      string,
      { filename: string; content: Uint8Array }
    > | null;
    const attachments = Object.values(found ?? {}).map(({ filename, content }) => ({
      name: filename,
      bytes: content,
    }));
    return rows.length === 0 && attachments.length === 0 ? null : { rows, attachments };
  } catch {
    return null;
  }
};
