import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../src/settings';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

export default () => {
  const { databaseUrl, databaseFile, production } = readSettings();
  // Outside production a removed attribute may drop its column; in production that must be a migration of its own.
  const settings = { forceMigration: !production };
  if (databaseUrl) {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: databaseUrl },
        pool: { min: 0, max: Number(process.env.DATABASE_POOL_MAX ?? 10) },
        acquireConnectionTimeout: 15_000,
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
          connection.pragma('busy_timeout = 5000');
          done(null, connection);
        },
      },
    },
    settings,
  };
};
