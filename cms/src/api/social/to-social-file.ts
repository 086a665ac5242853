import type { SocialFile } from '../../contract';
import type { SocialFileRow } from './social-rows';
import { instantOf } from '../../database/date-of';

/** Row → contract. */
export const toSocialFile = (row: SocialFileRow): SocialFile => ({
  id: row.documentId,
  name: row.name,
  bytes: row.bytes,
  status: row.state,
  failure: row.state === 'failed' ? (row.failure ?? 'INTERNAL') : null,
  createdAt: instantOf(row.createdAt),
});
