import type { TableRow, UnderstoodItem } from '@contract';

export type UnderstoodRow = UnderstoodItem & { row: TableRow };
export type UnderstoodGroup =
  | { kind: 'table'; title: string; columns: string[]; rows: UnderstoodRow[] }
  | { kind: 'text'; item: UnderstoodItem };

const isRow = (item: UnderstoodItem): item is UnderstoodRow => item.row !== null;

/** Items in reading order, the rows of one table together. */
export const groupUnderstood = (items: readonly UnderstoodItem[]): UnderstoodGroup[] => {
  const groups: UnderstoodGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (!isRow(item)) groups.push({ kind: 'text', item });
    else if (last?.kind === 'table' && last.rows[0]?.row.table === item.row.table) last.rows.push(item);
    else groups.push({ kind: 'table', title: item.row.title, columns: item.row.columns, rows: [item] });
  }
  return groups;
};
