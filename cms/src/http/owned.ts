import type { Core } from '@strapi/strapi';
import type { Populate, RowWith } from '../database/query';
import type { RelationOf, TableUid } from '../database/row';
import { ApiError } from './api-error';
import type { Caller } from './context';

/** The tables whose rows belong to somebody. */
type OwnedUid = { [Uid in TableUid]: 'owner' extends RelationOf<Uid> ? Uid : never }[TableUid];

/**
 * The one place where ownership is enforced: the row, or 404 when it is missing *or another's*,
 * so that nobody learns that it exists.
 */
export const findOwned = async <Uid extends OwnedUid, const Asked extends Populate<Uid> = []>(
  strapi: Core.Strapi,
  uid: Uid,
  documentId: string,
  caller: Pick<Caller, 'id'>,
  populate?: Asked,
): Promise<RowWith<Uid, Asked>> => {
  const row = await strapi.db
    .query(uid as string)
    .findOne({ where: { documentId, owner: { id: caller.id } }, populate });
  if (!row) throw new ApiError('NOT_FOUND');
  return row as unknown as RowWith<Uid, Asked>;
};
