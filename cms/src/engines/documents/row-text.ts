import { isValue } from './table-header';

/** "VL-100", "A.12/3", "0042": short, without a space, with a digit. */
const CODE = /^(?=.{1,16}$)(?=.*\d)[\p{Lu}\d][\p{Lu}\d./_-]*$/u;
const WORD = /\p{L}{3,}/u;

/** Columns are judged by so many rows: more tell nothing new. */
const SAMPLE = 200;

const share = (rows: string[][], test: (row: string[]) => boolean): number =>
  rows.filter(test).length / Math.max(1, rows.length);

/**
 * Which column says what a row is about: the first, unless it only numbers or codes the rows and another one names them in words.
 */
export const nameColumn = (all: string[][]): number => {
  const rows = all.slice(0, SAMPLE);
  const width = rows[0]?.length ?? 0;
  const isCoded = (column: number) =>
    share(rows, (row) => {
      const cell = row[column] ?? '';
      return cell === '' || CODE.test(cell) || isValue(cell);
    }) >= 0.8;
  if (!isCoded(0)) return 0;
  for (let column = 1; column < width; column += 1)
    if (share(rows, (row) => WORD.test(row[column] ?? '')) >= 0.8 && !isCoded(column)) return column;
  return 0;
};

/** A row in words, its name first: "Camera: Doppia; Bassa: 89 €; Alta: 129 €". Without a name of the first column: "Doppia – Bassa: 89 €". */
export const rowText = (
  columns: string[],
  cells: string[],
  { nameAt = 0, isList = false }: { nameAt?: number; isList?: boolean } = {},
): string => {
  const order = [nameAt, ...cells.keys()].filter((column, index) => index === 0 || column !== nameAt);
  const parts = order.flatMap((column) => {
    const cell = cells[column] ?? '';
    const name = columns[column] ?? '';
    return cell === '' ? [] : [{ text: name === '' ? cell : `${name}: ${cell}`, isNamed: name !== '' }];
  });
  const [first, ...rest] = parts;
  if (!first || rest.length === 0) return first?.text ?? '';
  const values = rest.map(({ text }) => text).join('; ');
  if (isList) return `${first.text}${/[?:.!]$/.test(first.text) ? ' ' : ': '}${values}`;
  const introduces = !first.isNamed && rest.every(({ isNamed }) => isNamed);
  return `${first.text}${introduces ? ' – ' : '; '}${values}`;
};
