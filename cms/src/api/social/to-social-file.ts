import type { SocialFile } from '../../contract';
import type { SocialFileRow } from './social-rows';

/** Row → contract. */
export const toSocialFile = (row: SocialFileRow): SocialFile => ({
  id: row.documentId,
  name: row.name,
  bytes: row.bytes,
  status: row.state,
  failure: row.state === 'failed' ? (row.failure ?? 'INTERNAL') : null,
  createdAt: new Date(row.createdAt).toISOString(),
});
