import type { SocialGrant } from '../port';
import { isJson, type Json, jsonOf, listOf, numberOf, textOf } from '../http/answer';

/** That a grant came of a password made for us, and not of the account's own, which opens everything. */
export const APP_PASSWORD = 'app-password';

/** What a token says of itself. Nothing is decided by it that the server does not decide again. */
const claimsOf = (token: string): Json => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return isJson(claims) ? claims : {};
  } catch {
    return {};
  }
};

const endOf = (token: string): Date | null => {
  const seconds = numberOf(claimsOf(token).exp);
  return seconds === null ? null : new Date(seconds * 1000);
};

/** The server on which an account's posts are, as its public document names it; null where that is not one to open. */
const serverOf = (document: Json): string | null => {
  const service = listOf(document.service).find(({ id }) => textOf(id).endsWith('#atproto_pds'));
  const endpoint = textOf(service?.serviceEndpoint);
  return URL.canParse(endpoint) && new URL(endpoint).protocol === 'https:' ? new URL(endpoint).origin : null;
};

/** What `createSession` and `refreshSession` answer; `server` is the one that was asked. */
export const grantOf = (body: Json, server: string): SocialGrant => {
  const accessToken = textOf(body.accessJwt);
  const refreshToken = textOf(body.refreshJwt);
  const { scope } = claimsOf(accessToken);
  return {
    accessToken,
    refreshToken: refreshToken || null,
    expiresAt: endOf(accessToken),
    refreshExpiresAt: endOf(refreshToken),
    grantedScopes: textOf(scope).startsWith('com.atproto.appPass') ? [APP_PASSWORD] : [textOf(scope)],
    server: serverOf(jsonOf(body.didDoc)) ?? server,
  };
};
