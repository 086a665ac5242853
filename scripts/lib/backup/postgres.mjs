// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { must, root, run, StepFailure } from '../run.mjs';

/**
 * What is used here of pg, which belongs to the server's packages.
 * @typedef {{
 *   connect: () => Promise<void>,
 *   query: (statement: string) => Promise<{ rows: Record<string, unknown>[] }>,
 *   end: () => Promise<void>,
 * }} Connection
 */
const fromServer = createRequire(path.join(root, 'cms/package.json'));

/** Of the database's own schemas nothing is counted or removed. */
const OWN_SCHEMAS = `nspname not like 'pg\\_%' and nspname <> 'information_schema'`;

/**
 * What PostgreSQL's programs are told of a database. The password goes by the environment: arguments can be read by every user of the
 * machine.
 * @param {string} url
 */
const connectionOf = (url) => {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    dbname: `--dbname=${address.href}`,
    env: password === '' ? process.env : { ...process.env, PGPASSWORD: password },
  };
};

/** @param {string} program */
const ensureProgram = async (program) => {
  if ((await run(program, ['--version'])).code !== 0)
    throw new StepFailure(
      'PostgreSQL',
      `${program} is not installed here.`,
      'install the client programs of PostgreSQL, in the version of your server or a newer one (Debian, Ubuntu: apt install postgresql-client).',
    );
};

/**
 * The PostgreSQL database of this installation.
 * @param {string} url
 * @returns {import('./installation.mjs').Database}
 */
export const postgres = (url) => {
  const { dbname, env } = connectionOf(url);

  /** @param {string} statement @returns {Promise<Record<string, unknown>[]>} */
  const query = async (statement) => {
    const { Client } = /** @type {{ Client: new (options: { connectionString: string }) => Connection }} */ (
      fromServer('pg')
    );
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    kind: 'postgresql',
    file: 'database.dump',

    async save(target) {
      await ensureProgram('pg_dump');
      await must(
        'pg_dump',
        ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`, dbname],
        { env },
      );
      // A dump that was cut short has no list of what is in it.
      await ensureProgram('pg_restore');
      await must('pg_restore', ['--list', target]);
    },

    async isEmpty() {
      const rows = await query(
        `select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${OWN_SCHEMAS} limit 1`,
      );
      return rows.length === 0;
    },

    async refuseWhenInUse() {
      const rows = await query(
        `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend' limit 1`,
      );
      if (rows.length > 0)
        throw new StepFailure(
          'Restore',
          'Somebody is connected to the database.',
          'stop every server and program that works with it first.',
        );
    },

    async empty() {
      const schemas = await query(
        `select quote_ident(nspname) as name from pg_namespace where ${OWN_SCHEMAS}`,
      );
      const drops = schemas.map(({ name }) => `drop schema ${String(name)} cascade;`).join(' ');
      await query(`begin; ${drops} create schema public; commit;`);
    },

    async restore(source) {
      await ensureProgram('pg_restore');
      await must(
        'pg_restore',
        ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', dbname, source],
        { env },
      );
    },
  };
};
