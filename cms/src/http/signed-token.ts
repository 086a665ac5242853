import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, parts: (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * A token `<expiry>.<signature>` over `parts`; it says nothing to whoever reads it, and is stored nowhere. The first part names what it
 * is for, so that a token of one kind is none of another.
 */
export const signToken = (secret: string, parts: readonly string[], until: number): string =>
  `${until.toString(36)}.${sign(secret, [...parts, until])}`;

/** Whether a token was made for exactly these parts and has not ended. */
export const isSignedToken = (
  secret: string,
  parts: readonly string[],
  token: string,
  now: number,
): boolean => {
  const [expiry = '', signature = ''] = token.split('.');
  const until = parseInt(expiry, 36);
  return until > now && sameText(signature, sign(secret, [...parts, until]));
};
