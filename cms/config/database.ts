import fs from 'node:fs';
import path from 'node:path';
import { readSettings } from '../src/settings';
import { prepareConnection, type SqliteConnection } from '../src/settings/sqlite-connection';
import { timings } from '../src/settings/timings';

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
        afterCreate(
          connection: SqliteConnection,
          done: (error: Error | null, connection: SqliteConnection) => void,
        ) {
          prepareConnection(connection, timings().server.databaseBusyMs);
          done(null, connection);
        },
      },
    },
    settings,
  };
};
