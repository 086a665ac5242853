import { createRequire } from 'node:module';
import path from 'node:path';
import { eventually } from './client';
import { cmsRoot } from './paths';
import type { SharedCms } from './shared-cms';

const fromCms = createRequire(path.join(cmsRoot, 'package.json'));

/** Many times what a job takes: a machine may be busy with other things. */
const JOB_MS = 60_000;

/** Runs one statement on a server's database, for what no route offers (a limit lowered, a clock turned back). */
export const sql = async (server: SharedCms, statement: string): Promise<Record<string, unknown>[]> => {
  const url = server.env.DATABASE_URL;
  if (url) {
    const { Client } = fromCms('pg') as typeof import('pg');
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  }
  const Database = fromCms('better-sqlite3') as new (file: string) => {
    prepare(text: string): { reader: boolean; all(): Record<string, unknown>[]; run(): void };
    close(): void;
  };
  const database = new Database(path.join(server.dataDir, 'officina.db'));
  try {
    const prepared = database.prepare(statement);
    if (prepared.reader) return prepared.all();
    prepared.run();
    return [];
  } finally {
    database.close();
  }
};

/** A moment as a literal of the server's database: SQLite keeps milliseconds, PostgreSQL UTC without a zone. */
export const instant = (server: SharedCms, milliseconds: number): string =>
  server.env.DATABASE_URL ? `'${new Date(milliseconds).toISOString().slice(0, -1)}'` : String(milliseconds);

/** Has a job of the server's queue done now that otherwise waits for its hour, and waits for its end. */
export const runJob = async (server: SharedCms, name: string): Promise<void> => {
  const id = crypto.randomUUID();
  const now = Date.now();
  const isShared = Boolean(server.env.DATABASE_URL);
  await sql(
    server,
    isShared
      ? `insert into pgboss.job (id, name, data) values ('${id}', '${name}', '{"payload":null}')`
      : `insert into jobs (document_id, name, payload, state, run_at, attempts, max_attempts, created_at, updated_at)
         values ('${id}', '${name}', 'null', 'waiting', ${now}, 0, 1, ${now}, ${now})`,
  );
  const [job] = await eventually(
    () =>
      sql(
        server,
        isShared
          ? `select state::text as state, output::text as error from pgboss.job where id = '${id}' and state <> 'completed'`
          : `select state, last_error as error from jobs where document_id = '${id}'`,
      ),
    ([row]) => row === undefined || row.state === 'failed',
    JOB_MS,
  );
  if (job) throw new Error(`The job ${name} failed: ${String(job.error)}`);
};

/** Inserts many rows, each a tuple of literals, some hundreds to a statement. */
export const sqlMany = async (server: SharedCms, insert: string, tuples: string[]): Promise<void> => {
  for (let at = 0; at < tuples.length; at += 400)
    await sql(server, `${insert} ${tuples.slice(at, at + 400).join(', ')}`);
};

/**
 * Keeps a server from finishing what writes a mail, as a slow disk would: everything that such a transaction has written so far is
 * there and not yet committed. Answers how to wait until somebody is stopped there, and how to let go.
 */
export const holdMails = async (
  server: SharedCms,
): Promise<{ reached(): Promise<boolean>; release(): Promise<void> }> => {
  const url = server.env.DATABASE_URL;
  if (url) {
    const { Client } = fromCms('pg') as typeof import('pg');
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('begin; lock table outbox_mails in access exclusive mode');
    return {
      reached: async () => (await client.query('select 1 from pg_locks where not granted')).rows.length > 0,
      release: async () => {
        await client.query('rollback');
        await client.end();
      },
    };
  }
  const Database = fromCms('better-sqlite3') as new (file: string) => {
    exec(text: string): void;
    close(): void;
  };
  const database = new Database(path.join(server.dataDir, 'officina.db'));
  database.exec('begin immediate');
  return {
    // SQLite has one writer: whoever writes anything waits before its first row.
    reached: async () => true,
    release: async () => {
      database.exec('rollback');
      database.close();
    },
  };
};
