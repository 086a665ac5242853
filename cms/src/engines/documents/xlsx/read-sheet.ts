import type { TableLine } from '../blocks';
import { READ_LIMITS } from '../limits';
import { ReadFailed } from '../read-failed';
import { formatNumber, type NumberFormat } from './number-format';
import { walkXml } from './walk-xml';

/** What the cells of all sheets refer to. */
export interface WorkbookParts {
  strings: string[];
  /** For each style of a cell: how its number is shown, and whether its letters are bold. */
  styles: { format: NumberFormat; isBold: boolean }[];
  epoch: 1900 | 1904;
}

interface SheetCell {
  text: string;
  isBold: boolean;
}

/** `C12` is column 2 of row 11, counted from 0. */
const placeOf = (reference: string): { column: number; row: number } => {
  const [, letters = 'A', digits = '1'] = /^\$?([A-Z]+)\$?(\d+)/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
};

/** A merged range is looked at no further than this: whole columns may be merged. */
const LONGEST_MERGE = 500;

/** The lines of a sheet as they are seen: what is hidden in it is not for visitors. */
export const readSheet = (source: string, { strings, styles, epoch }: WorkbookParts): TableLine[] => {
  const rows = new Map<number, SheetCell[]>();
  const hiddenColumns: { from: number; to: number }[] = [];
  const hiddenRows = new Set<number>();
  const merges: { from: { column: number; row: number }; to: { column: number; row: number } }[] = [];
  let at = -1;
  let column = -1;
  let value = '';
  const textOf = (type: string, style: number): string => {
    if (value === '') return '';
    if (type === 's') return strings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'sì' : 'no';
    if (type === 'e') return '';
    if (type !== 'n') return value;
    const number = Number(value);
    return Number.isFinite(number)
      ? formatNumber(number, styles[style]?.format ?? { kind: 'general' }, epoch)
      : value;
  };
  const isHidden = ({ hidden }: Record<string, string>): boolean => hidden === '1' || hidden === 'true';
  walkXml(source, {
    onOpen: ({ name, attributes }) => {
      if (name === 'row') {
        at = attributes.r === undefined ? at + 1 : Number(attributes.r) - 1;
        column = -1;
        if (isHidden(attributes)) hiddenRows.add(at);
        if (rows.size > READ_LIMITS.csvRows) throw new ReadFailed('TOO_LONG');
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : placeOf(attributes.r).column;
        value = '';
      } else if (name === 'col' && isHidden(attributes))
        hiddenColumns.push({ from: Number(attributes.min) - 1, to: Number(attributes.max) - 1 });
      else if (name === 'mergeCell') {
        const [from = 'A1', to = from] = (attributes.ref ?? '').split(':');
        merges.push({ from: placeOf(from), to: placeOf(to) });
      }
    },
    onClose: ({ name, attributes, text }) => {
      if (name === 'v' || name === 't') value += text;
      if (name !== 'c') return;
      const style = Number(attributes.s ?? 0);
      const words = textOf(attributes.t ?? 'n', style)
        .replace(/\s+/g, ' ')
        .trim();
      value = '';
      if (words === '') return;
      if (column >= READ_LIMITS.csvColumns) throw new ReadFailed('TOO_LONG');
      const row = rows.get(at) ?? [];
      row[column] = { text: words, isBold: styles[style]?.isBold ?? false };
      rows.set(at, row);
    },
  });

  const spans = new Map<number, { from: number; to: number }[]>();
  for (const { from, to } of merges) {
    const cell = rows.get(from.row)?.[from.column];
    if (!cell) continue;
    const right = Math.min(to.column, READ_LIMITS.csvColumns - 1);
    for (let row = from.row; row <= Math.min(to.row, from.row + LONGEST_MERGE); row += 1) {
      // A merge below the last written row adds none.
      const cells = rows.get(row);
      if (!cells) continue;
      for (let place = from.column; place <= right; place += 1) cells[place] = cell;
      if (right > from.column) spans.set(row, [...(spans.get(row) ?? []), { from: from.column, to: right }]);
    }
  }
  const width = Math.max(0, ...[...rows.values()].map((row) => row.length));
  const shown = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !hiddenColumns.some(({ from, to }) => index >= from && index <= to),
  );
  const last = Math.max(-1, ...rows.keys());
  const lines: TableLine[] = [];
  let wasEmpty = true;
  for (let row = 0; row <= last; row += 1) {
    const cells = hiddenRows.has(row) ? undefined : rows.get(row);
    const isEmpty = cells === undefined || !shown.some((index) => cells[index] !== undefined);
    if (isEmpty && (hiddenRows.has(row) || wasEmpty)) continue;
    wasEmpty = isEmpty;
    const filled = shown.flatMap((index) => cells?.[index] ?? []);
    const across = new Set(shown.map((index) => cells?.[index])).size === 1 && shown.length > 1;
    lines.push({
      cells: shown.map((index) => cells?.[index]?.text ?? ''),
      isHeader: filled.length > 0 && filled.every(({ isBold }) => isBold),
      hasSpan: !across && spans.has(row),
      isAcross: across && filled.length > 0,
      page: null,
    });
  }
  return lines;
};
