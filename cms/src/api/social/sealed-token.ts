import { openSecret, sealSecret } from '../../domain/secrets/seal';
import { readSettings } from '../../settings';

/** Where a token lives: it opens nowhere else, so that a row copied over another's is worthless. */
export type TokenPlace = { account: string } | { attempt: string } | { server: string };

const placeOf = (place: TokenPlace): string =>
  'account' in place
    ? `social-account:${place.account}`
    : 'attempt' in place
      ? `social-attempt:${place.attempt}`
      : `social-server:${place.server}`;

/** Encrypts what a network gave, for the database. */
export const sealToken = (token: string, place: TokenPlace): string =>
  sealSecret(token, { key: readSettings().secrets.encryptionKey, place: placeOf(place) });

/** The token; null when there is none, or none that this server can open here. */
export const openToken = (sealed: string | null | undefined, place: TokenPlace): string | null =>
  sealed ? openSecret(sealed, { key: readSettings().secrets.encryptionKey, place: placeOf(place) }) : null;
