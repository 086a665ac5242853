import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where a secret lives, so that it opens nowhere else: a row copied over another's is worthless. */
export interface SealOptions {
  /** The server's secret, any text. */
  key: string;
  place: string;
}

const keyOf = (key: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', 'officina: sealed secrets', 32));
/** Names a key without telling it: after a change of keys one sees which secrets are of the old one. */
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** Encrypts with AES-256-GCM: `v1.<key>.<iv>.<tag and text>`. */
export const sealSecret = (secret: string, { key, place }: SealOptions): string => {
  if (key === '') throw new Error('Secrets need ENCRYPTION_KEY');
  const bytes = keyOf(key);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [
    VERSION,
    nameOf(bytes),
    iv.toString('base64url'),
    Buffer.concat([cipher.getAuthTag(), text]).toString('base64url'),
  ].join('.');
};

/** The secret, or `null` when it was sealed with another key, for another place, or was touched. */
export const openSecret = (sealed: string, { key, place }: SealOptions): string | null => {
  const [version, name, iv, rest] = sealed.split('.');
  if (version !== VERSION || key === '' || iv === undefined || rest === undefined) return null;
  const bytes = keyOf(key);
  if (name !== nameOf(bytes)) return null;
  const body = Buffer.from(rest, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', bytes, Buffer.from(iv, 'base64url'), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(body.subarray(0, TAG_BYTES));
    return decipher.update(body.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};
