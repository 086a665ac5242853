/** What of better-sqlite3's connection is used here. */
export interface SqliteConnection {
  pragma(statement: string): unknown;
  prepare(statement: string): unknown;
}

/** Statements that a connection keeps prepared: more than the product has whose text is always the same. */
const CACHED_STATEMENTS = 500;
/** A longer text (many rows at once) hardly ever comes again. */
const LONGEST_CACHED = 4_000;
const CACHEABLE = /^\s*(?:select|insert|update|delete|begin|commit|rollback|savepoint|release)\b/i;

/**
 * Keeps prepared statements: Knex has every statement parsed and planned anew, which costs more than most of them take to run. SQLite
 * itself plans one again once the schema has changed.
 */
const cacheStatements = (connection: SqliteConnection): void => {
  const prepare = connection.prepare.bind(connection);
  const cached = new Map<string, unknown>();
  connection.prepare = (text) => {
    const known = cached.get(text);
    // Put behind the others again: what has not been used for longest stands first.
    if (known !== undefined) cached.delete(text);
    const statement = known ?? prepare(text);
    if (text.length > LONGEST_CACHED || !CACHEABLE.test(text)) return statement;
    cached.set(text, statement);
    if (cached.size > CACHED_STATEMENTS) {
      const [longestUnused] = cached.keys();
      if (longestUnused !== undefined) cached.delete(longestUnused);
    }
    return statement;
  };
};

/**
 * Has transactions ask for the write lock as they begin. Knex begins them deferred: one that reads first and writes later is refused
 * at once, without the busy timeout, when another process (a backup, a second instance) has written in between.
 */
const beginImmediately = (connection: SqliteConnection): void => {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (text) => prepare(text === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : text);
};

/** Readies a new connection: write-ahead log, patience with other writers, statements that are parsed once. */
export const prepareConnection = (connection: SqliteConnection, busyMs: number): void => {
  // WAL: readers never wait for the writer, and a commit survives `kill -9`.
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma(`busy_timeout = ${busyMs}`);
  cacheStatements(connection);
  beginImmediately(connection);
};
