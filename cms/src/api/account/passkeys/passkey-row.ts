import type { Passkey, PasskeyDescriptor } from '../../../contract';
import { instantOf } from '../../../database/date-of';
import type { Row } from '../../../database/row';

export const PASSKEY = 'api::account.passkey';
export type PasskeyRow = Row<typeof PASSKEY>;

/** Row → contract. */
export const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.documentId,
  name: row.name,
  synced: row.synced,
  createdAt: instantOf(row.createdAt),
  lastUsedAt: row.lastUsedAt ? instantOf(row.lastUsedAt) : null,
});

/** How a browser finds it again. */
export const toDescriptor = (row: PasskeyRow): PasskeyDescriptor => ({
  id: row.credentialId,
  type: 'public-key',
  transports: row.transports ?? [],
});
