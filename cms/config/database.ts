import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../src/settings';
import { timings } from '../src/settings/timings';

interface SqliteConnection {
  pragma(statement: string): unknown;
  prepare(statement: string): unknown;
}

/**
 * Has transactions ask for the write lock as they begin. Knex begins them deferred: one that reads first and writes later is refused
 * at once, without the busy timeout, when another process (a backup, a second instance) has written in between.
 */
const beginImmediately = (connection: SqliteConnection): void => {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (statement) => prepare(statement === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : statement);
};

export default () => {
  const { databaseUrl, databaseFile, production } = readSettings();
  // Outside production a removed attribute may drop its column; in production that must be a migration of its own.
  const settings = { forceMigration: !production };
  // Errors name the statement with its placeholders: the values are people's, and errors are logged.
  const compileSqlOnError = false;
  if (databaseUrl) {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: databaseUrl },
        pool: { min: 0, max: Number(process.env.DATABASE_POOL_MAX || 10) },
        acquireConnectionTimeout: timings().server.databaseConnectMs,
        compileSqlOnError,
        settings,
      },
      settings,
    };
  }
  fs.mkdirSync(path.dirname(databaseFile), { recursive: true });
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: databaseFile },
      useNullAsDefault: true,
      compileSqlOnError,
      pool: {
        min: 1,
        max: 1,
        // WAL: readers never wait for the writer, and a commit survives `kill -9`.
        afterCreate(
          connection: SqliteConnection,
          done: (error: Error | null, connection: SqliteConnection) => void,
        ) {
          connection.pragma('journal_mode = WAL');
          connection.pragma('synchronous = NORMAL');
          connection.pragma(`busy_timeout = ${timings().server.databaseBusyMs}`);
          beginImmediately(connection);
          done(null, connection);
        },
      },
    },
    settings,
  };
};
