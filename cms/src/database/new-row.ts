import { randomBytes } from 'node:crypto';
import type { CellInput, RelationOf, ScalarOf, TableUid } from './row';

/** The columns of a row that SQL inserts; a relation by its name and `Id`. */
type NewRow<Uid extends TableUid> = { [Name in ScalarOf<Uid>]?: CellInput<Uid, Name> } & {
  [Name in RelationOf<Uid> as `${Name}Id`]?: number | null;
} & { documentId?: string };

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const valueOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value;

/** A name for a document, as Strapi's own are made: nobody finds one by trying. */
export const newDocumentId = (): string => randomBytes(12).toString('hex');

/**
 * A row for an insert in SQL, where `query().create()` will not do: many at once, or one that gives way to another (`onConflict`).
 * With what Strapi writes into every row.
 */
export const newRow = <Uid extends TableUid>(
  _uid: Uid,
  columns: NewRow<Uid>,
  now: Date,
): Record<string, unknown> => ({
  document_id: newDocumentId(),
  created_at: now,
  updated_at: now,
  published_at: now,
  ...Object.fromEntries(Object.entries(columns).map(([name, value]) => [columnOf(name), valueOf(value)])),
});
