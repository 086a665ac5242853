import { strFromU8, unzipSync } from 'fflate';
import type { OutlineBlock, ReadBlocks, TableLine } from './blocks';
import { checkZip } from './check-zip';
import { READ_LIMITS } from './limits';
import { ReadFailed } from './read-failed';
import { numberFormat } from './xlsx/number-format';
import { readSheet, type WorkbookParts } from './xlsx/read-sheet';
import { walkXml } from './xlsx/walk-xml';

const PARTS =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;
/** Names that a program gives by itself say nothing. */
const UNNAMED = /^(?:sheet|foglio|tabelle|feuil|hoja)\s*\d*$/i;

const readStrings = (source: string | undefined): string[] => {
  const strings: string[] = [];
  let run = '';
  let reading = 0;
  if (source !== undefined)
    walkXml(source, {
      // How a word is pronounced stands beside it in Japanese workbooks.
      onOpen: ({ name }) => {
        if (name === 'rPh') reading += 1;
      },
      onClose: ({ name, text }) => {
        if (name === 'rPh') reading -= 1;
        if (name === 't' && reading === 0) run += text;
        if (name !== 'si') return;
        strings.push(run);
        run = '';
      },
    });
  return strings;
};

const readStyles = (source: string | undefined): WorkbookParts['styles'] => {
  const own = new Map<number, string>();
  const bold: boolean[] = [];
  const cells: { format: number; font: number }[] = [];
  const open: string[] = [];
  if (source !== undefined)
    walkXml(source, {
      onOpen: ({ name, attributes }) => {
        const parent = open.at(-1);
        open.push(name);
        if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
        if (name === 'font' && parent === 'fonts') bold.push(false);
        if (name === 'b' && parent === 'font' && open.includes('fonts'))
          bold[bold.length - 1] = attributes.val !== '0' && attributes.val !== 'false';
        if (name === 'xf' && parent === 'cellXfs')
          cells.push({ format: Number(attributes.numFmtId ?? 0), font: Number(attributes.fontId ?? 0) });
      },
      onClose: () => open.pop(),
    });
  return cells.map(({ format, font }) => ({
    format: numberFormat(format, own),
    isBold: bold[font] ?? false,
  }));
};

interface Sheet {
  name: string;
  path: string;
}

const readWorkbook = (workbook: string, relations: string): { sheets: Sheet[]; epoch: 1900 | 1904 } => {
  const targets = new Map<string, string>();
  walkXml(relations, {
    onOpen: ({ name, attributes }) => {
      if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '');
    },
  });
  const sheets: Sheet[] = [];
  let epoch: 1900 | 1904 = 1900;
  walkXml(workbook, {
    onOpen: ({ name, attributes }) => {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes.date1904 ?? '')) epoch = 1904;
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const target = targets.get(attributes['r:id'] ?? '') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      sheets.push({ name: attributes.name ?? '', path });
    },
  });
  return { sheets, epoch };
};

const isEmpty = ({ cells }: TableLine): boolean => cells.every((cell) => cell === '');
const isTitle = ({ cells }: TableLine): boolean => new Set(cells.filter((cell) => cell !== '')).size === 1;

/** A sheet's lines as its tables: an empty line parts them where a title or a header follows. */
const tablesOf = (lines: TableLine[]): OutlineBlock[] => {
  const tables: TableLine[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (isEmpty(line)) continue;
    const current = tables.at(-1);
    const begins = index > 0 && isEmpty(lines[index - 1] ?? line) && (line.isHeader || isTitle(line));
    // A title stays with what follows it, though an empty line stands between.
    if (begins && current?.some((each) => !isTitle(each))) tables.push([line]);
    else current?.push(line);
  }
  return tables
    .filter((table) => table.length > 0)
    .map((table) => ({ kind: 'table', caption: '', lines: table, page: null }));
};

/** An Excel workbook: the tables of its visible sheets, numbers, dates and amounts as they are shown. Formulas are not computed anew. */
export const readXlsx = (bytes: Uint8Array): ReadBlocks => {
  checkZip(bytes);
  try {
    const files = unzipSync(bytes, { filter: ({ name }) => PARTS.test(name) });
    const part = (name: string): string | undefined => {
      const file = files[name];
      return file && strFromU8(file);
    };
    const { sheets, epoch } = readWorkbook(
      part('xl/workbook.xml') ?? '',
      part('xl/_rels/workbook.xml.rels') ?? '',
    );
    const parts: WorkbookParts = {
      strings: readStrings(part('xl/sharedStrings.xml')),
      styles: readStyles(part('xl/styles.xml')),
      epoch,
    };
    const blocks: OutlineBlock[] = [];
    let rows = 0;
    for (const { name, path } of sheets) {
      const source = part(path);
      if (source === undefined) continue;
      const lines = readSheet(source, parts);
      rows += lines.length;
      if (rows > READ_LIMITS.csvRows) throw new ReadFailed('TOO_LONG');
      if (lines.length > 0 && !UNNAMED.test(name.trim()))
        blocks.push({ kind: 'heading', text: name, page: null });
      blocks.push(...tablesOf(lines));
    }
    return { pages: null, blocks };
  } catch (error) {
    throw error instanceof ReadFailed ? error : new ReadFailed('BROKEN');
  }
};
