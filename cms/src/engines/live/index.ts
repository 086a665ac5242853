import { createInProcessUpdates } from './in-process';
import type { LiveUpdates } from './port';
import { createPostgresUpdates } from './postgres';

/** LISTEN/NOTIFY where instances may share a PostgreSQL, otherwise within the process. */
export const createLiveUpdates = (options: {
  databaseUrl: string;
  log: { warn(message: string): void };
}): LiveUpdates =>
  options.databaseUrl
    ? createPostgresUpdates({ connectionString: options.databaseUrl, log: options.log })
    : createInProcessUpdates();
