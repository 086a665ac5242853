import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Any number will do, as long as nothing else in the database uses it. */
const NUMBERING_LOCK = 727_002;

/** Until the transaction ends nobody else writes a document, or what is derived from documents, in any process. */
export const holdNumbering = async (strapi: Core.Strapi, trx: Knex): Promise<void> => {
  // SQLite has one connection: whoever is in a transaction is alone.
  if (strapi.db.dialect.client === 'postgres')
    await trx.raw(`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
};
