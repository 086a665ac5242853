import type { Core } from '@strapi/strapi';
import { probeDatabase } from './probe-database';

interface DatabaseSize {
  version: string;
  bytes: number | string;
}

const POSTGRES = `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`;
const SQLITE = `select sqlite_version() as version, page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;

/** Which database it is, how large, and how fast it answers. Throws when it does not. */
export const readDatabase = async (strapi: Core.Strapi) => {
  const probe = await probeDatabase(strapi);
  if (!probe.ok) throw new Error(`The database did not answer: ${probe.fault}`);
  const { connection } = strapi.db;
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const size: DatabaseSize | undefined = isPostgres
    ? (await connection.raw<{ rows: DatabaseSize[] }>(POSTGRES)).rows[0]
    : (await connection.raw<DatabaseSize[]>(SQLITE))[0];
  if (!size) throw new Error('The database did not say how large it is');
  return {
    engine: isPostgres ? ('postgresql' as const) : ('sqlite' as const),
    // Debian adds its own version in brackets.
    version: size.version.split(' ', 1)[0] ?? size.version,
    bytes: Number(size.bytes),
    milliseconds: probe.milliseconds,
  };
};
