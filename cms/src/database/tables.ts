import type { Knex } from 'knex';
import type { Table } from './query';
import type { TableUid } from './row';

/** What every table has; the rest is read before it is believed. */
export interface StoredRow {
  id: number;
  documentId: string;
  [column: string]: unknown;
}

type AnyWhere = Record<string, unknown>;
interface AnyQuery {
  where?: AnyWhere;
  select?: readonly string[];
  populate?: readonly string[] | Record<string, unknown>;
  orderBy?: AnyWhere;
  limit?: number;
}

/** The queries of a table whose type is known only when they run. */
export interface AnyTable {
  findOne(params?: AnyQuery): Promise<StoredRow | null>;
  findMany(params?: AnyQuery): Promise<StoredRow[]>;
  create(params: { data: AnyWhere }): Promise<StoredRow>;
  createMany(params: { data: readonly AnyWhere[] }): Promise<{ count: number }>;
  update(params: { where: AnyWhere; data: AnyWhere }): Promise<StoredRow | null>;
  updateMany(params: { where: AnyWhere; data: AnyWhere }): Promise<{ count: number }>;
  deleteMany(params?: { where?: AnyWhere }): Promise<{ count: number }>;
  count(params?: { where?: AnyWhere }): Promise<number>;
}

/** What the work inside a transaction is given; Strapi leaves it untyped. */
interface TransactionContext {
  trx: Knex.Transaction;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** What is to happen once the change is really there. */
  onCommit(action: () => unknown): void;
  onRollback(action: () => unknown): void;
}

declare module '@strapi/database' {
  interface Database {
    query<Uid extends TableUid>(uid: Uid): Table<Uid>;
    query(uid: string): AnyTable;
    transaction<Result>(work: (context: TransactionContext) => Promise<Result>): Promise<Result>;
  }
}
