import type { Core, UID } from '@strapi/strapi';
import { ApiError } from './api-error';
import type { Caller } from './context';

/**
 * The one place where ownership is enforced: the row, or 404 when it is missing *or another's*,
 * so that nobody learns that it exists.
 */
export const findOwned = async <Row extends { id: number; documentId: string }>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  caller: Pick<Caller, 'id'>,
  populate: string[] = [],
): Promise<Row> => {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, owner: { id: caller.id } }, populate });
  if (!row) throw new ApiError('NOT_FOUND');
  return row as Row;
};
