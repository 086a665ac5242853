import type { Core } from '@strapi/strapi';

/**
 * Reads several things as they are at one moment: a renewal that comes between two questions is in both answers or in none.
 * SQLite's transactions are so by nature; PostgreSQL's have to be told.
 */
export const withSnapshot = async <Result>(
  strapi: Core.Strapi,
  read: () => Promise<Result>,
): Promise<Result> =>
  await strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres')
      await trx.raw('set transaction isolation level repeatable read');
    return read();
  });
