import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';

/** Any number will do, as long as nothing else in the database uses it. */
const BOOT_LOCK = 727_001;

interface PostgresConnection {
  query(statement: string): Promise<unknown>;
}
interface ConnectionClient {
  acquireConnection(): Promise<PostgresConnection>;
  releaseConnection(connection: PostgresConnection): Promise<void>;
}

/**
 * Makes instances on one PostgreSQL boot one after the other: two at once on an empty database kill each other in
 * Strapi's schema sync, and seeds could run twice. Call it in `register()`, before the schema is touched, and the
 * answered function at the end of `bootstrap()`. A crashed instance loses its connection, and with it the lock.
 * On SQLite there is one process and nothing to lock.
 */
export const lockBoot = async (strapi: Core.Strapi): Promise<() => Promise<void>> => {
  if (!readSettings().databaseUrl) return async () => undefined;
  const client = strapi.db.connection.client as ConnectionClient;
  const connection = await client.acquireConnection();
  await connection.query(`select pg_advisory_lock(${BOOT_LOCK})`);
  let released = false;
  return async () => {
    if (released) return;
    released = true;
    try {
      await connection.query(`select pg_advisory_unlock(${BOOT_LOCK})`);
    } finally {
      await client.releaseConnection(connection);
    }
  };
};
