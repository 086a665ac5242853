import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

const LIMITS = { entryBytes: 20_000_000, rows: 2_000, columns: 40 };

/** Calls back for each element with its text; throws for a document type or broken XML. */
const walk = (
  source: string,
  onClose: (name: string, text: string, attributes: Record<string, string>) => void,
): void => {
  const parser = new SaxesParser({ xmlns: false });
  const open: { attributes: Record<string, string>; text: string }[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type has no place in a sheet');
  });
  parser.on('opentag', ({ attributes }) => open.push({ attributes, text: '' }));
  parser.on('text', (part) => {
    const last = open.at(-1);
    if (last) last.text += part;
  });
  parser.on('closetag', ({ name }) => {
    const { attributes, text } = open.pop() ?? { attributes: {}, text: '' };
    onClose(name.replace(/^.*:/, ''), text, attributes);
  });
  parser.write(source).close();
};

/** `C` of `C12` is column 2. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? 'A')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** A number of a sheet, `1.2345E6`, as readers of amounts expect it. */
const plainNumber = (text: string): string => {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? text : value.toFixed(2).replace('.', ',');
};

/**
 * The cells of the first sheet of an XLSX workbook (ECMA-376: a zip of XML parts), or null for a broken one. Formulas
 * give the value that the program last computed.
 */
export const readSheet = (bytes: Uint8Array): string[][] | null => {
  try {
    const wanted = /^xl\/(?:sharedStrings|worksheets\/sheet1)\.xml$/;
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => wanted.test(name) && originalSize <= LIMITS.entryBytes,
    });
    const sheet = parts['xl/worksheets/sheet1.xml'];
    if (!sheet) return null;

    const strings: string[] = [];
    let run = '';
    const shared = parts['xl/sharedStrings.xml'];
    if (shared)
      walk(strFromU8(shared), (name, text) => {
        if (name === 't') run += text;
        if (name !== 'si') return;
        strings.push(run);
        run = '';
      });

    const rows: string[][] = [];
    let row: string[] = [];
    let value = '';
    walk(strFromU8(sheet), (name, text, { r = '', t = 'n' }) => {
      if (name === 'v' || name === 't') value += text;
      if (name === 'c') {
        const column = columnOf(r);
        const cell = t === 's' ? (strings[Number(value)] ?? '') : t === 'n' ? plainNumber(value) : value;
        if (column < LIMITS.columns) {
          while (row.length < column) row.push('');
          row[column] = cell;
        }
        value = '';
      }
      if (name === 'row') {
        if (rows.length < LIMITS.rows) rows.push(row);
        row = [];
      }
    });
    return rows;
  } catch {
    return null;
  }
};

/** A year in a sheet is a number: `2024,00` heads a column as `2024`. */
export const plainYears = (rows: string[][]): string[][] =>
  rows.map((row) => row.map((cell) => cell.replace(/^((?:19|20)\d{2}),00$/, '$1')));
