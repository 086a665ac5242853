import { getDocumentProxy } from 'unpdf';
import type { OutlineBlock, ReadBlocks } from './blocks';
import { READ_LIMITS } from './limits';
import { joinTables, type PlacedTable } from './pdf/join-tables';
import { type FoundTable, findTables } from './pdf/find-tables';
import { linesOf, piecesOfPage } from './pdf/pieces';
import { blocksOfLines, type BodyText, bodyTextOf, linesOfRuns, type PdfLine } from './pdf/text-blocks';
import { ReadFailed } from './read-failed';

const failure = (error: unknown): ReadFailed => {
  if (error instanceof ReadFailed) return error;
  return new ReadFailed(
    error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'BROKEN',
  );
};

const unreadBlock = ({ pieces }: FoundTable, page: number): OutlineBlock => ({
  kind: 'paragraph',
  text: linesOf(pieces)
    .map((line) => line.pieces.map(({ text }) => text).join(' '))
    .join('\n'),
  page,
  unreadTable: true,
});

/** One page in the order in which it is drawn, each table in the place of its first words. */
const blocksOfPage = (items: object[], body: BodyText, page: number): (OutlineBlock | PlacedTable)[] => {
  const tables = findTables(piecesOfPage(items), body.size, page);
  const tableOfRun = new Map<number, FoundTable>();
  for (const table of tables)
    for (const { runs } of table.pieces) for (const run of runs) tableOfRun.set(run, table);
  const blocks: (OutlineBlock | PlacedTable)[] = [];
  const placed = new Set<FoundTable>();
  let open: object[] = [];
  const flush = (): void => {
    blocks.push(...blocksOfLines(linesOfRuns(open), body, page));
    open = [];
  };
  for (const [index, item] of items.entries()) {
    const table = tableOfRun.get(index);
    if (!table) open.push(item);
    else if (!placed.has(table)) {
      flush();
      placed.add(table);
      if (table.block) blocks.push({ ...table.block, columns: table.columns });
      else if (table.texts) for (const texts of table.texts) blocks.push(...blocksOfLines(texts, body, page));
      else blocks.push(unreadBlock(table, page));
    }
  }
  flush();
  return blocks;
};

/** Text and tables of a PDF page by page. Scripts and fonts in it are never run; a file of pictures is told apart from a broken one. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadBlocks> => {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
    if (pdf.numPages > READ_LIMITS.pages) throw new ReadFailed('TOO_LONG');
    const pages: object[][] = [];
    const lines: PdfLine[] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const found = linesOfRuns(items);
      characters += found.reduce((sum, { text }) => sum + text.length, 0);
      if (characters > READ_LIMITS.characters) throw new ReadFailed('TOO_LONG');
      pages.push(items);
      lines.push(...found);
      page.cleanup();
    }
    const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
    if (letters < READ_LIMITS.lettersPerPage * pdf.numPages) throw new ReadFailed('SCANNED');
    const body = bodyTextOf(lines);
    const blocks = pages.flatMap((items, index) => blocksOfPage(items, body, index + 1));
    return { pages: pdf.numPages, blocks: joinTables(blocks) };
  } catch (error) {
    throw failure(error);
  }
};
