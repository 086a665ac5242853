import { openSecret, sealSecret } from '../../domain/secrets/seal';
import { readSettings } from '../../settings';
import type { UserRow } from './to-account';

type Owner = Pick<UserRow, 'documentId' | 'totpSecret'>;

const sealOf = ({ documentId }: Pick<Owner, 'documentId'>) => ({
  key: readSettings().secrets.encryptionKey,
  place: `account-totp:${documentId}`,
});

/** Encrypts the key of somebody's authenticator app, for the database. */
export const sealTotp = (secret: string, owner: Pick<Owner, 'documentId'>): string =>
  sealSecret(secret, sealOf(owner));

/** The key; null when there is none, or none that this server's ENCRYPTION_KEY opens. */
export const openTotp = (owner: Owner): string | null =>
  owner.totpSecret ? openSecret(owner.totpSecret, sealOf(owner)) : null;
