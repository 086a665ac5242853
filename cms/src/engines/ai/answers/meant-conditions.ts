import { plain } from '../values/plain';
import type { Frame } from './frame';
import type { Column, Row, Table } from './table';

const FEWEST_NAMED = 2;

/** What a column that bears one of the names says to a question that means one of them. */
export const columnMeant = (column: Column, { columns }: Table, { meant = [] }: Frame): string[] | null => {
  const satisfied: string[] = [];
  for (const { name, others, by } of meant) {
    const named = columns.filter((each) => [name, ...others].includes(plain(each.name)));
    if (named.length < FEWEST_NAMED || !named.includes(column)) continue;
    if (plain(column.name) !== name) return null;
    satisfied.push(...by);
  }
  return satisfied;
};

/** The same of a row: "Lucidatura, taglia S", "taglie S e M". */
export const rowMeant = (row: Row, { meant = [] }: Frame): string[] | null => {
  const satisfied: string[] = [];
  for (const { name, pattern, others, by } of meant) {
    if (pattern === null) continue;
    const namesOf = ({ label }: Row): string[] =>
      (pattern.exec(plain(label))?.[1] ?? '').split(/,| e | and |\//).map((each) => each.trim());
    const own = namesOf(row);
    if (![name, ...others].some((each) => own.includes(each))) continue;
    if (!own.includes(name)) return null;
    satisfied.push(...by);
  }
  return satisfied;
};
