import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whom Meta speaks of in a callback: `signature.payload`, both base64url, signed with the app's secret. Null where it was not Meta, or
 * speaks of nobody.
 */
export const readSignedRequest = (signed: string, secret: string): { userId: string } | null => {
  const [signature = '', payload = ''] = signed.split('.');
  if (!secret || !signature || !payload) return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = createHmac('sha256', secret).update(payload).digest();
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
    if (claims.algorithm !== 'HMAC-SHA256') return null;
    const userId = typeof claims.user_id === 'string' ? claims.user_id : '';
    return userId ? { userId } : null;
  } catch {
    return null;
  }
};
