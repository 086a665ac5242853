import { isIP } from 'node:net';
import { BRAND } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { readSettings } from '../../../settings';

/** Whom passkeys are for: the name of this server's public address, on its pages only. */
export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/** Null where the public address is no name: WebAuthn knows no IP addresses. */
export const findRelyingParty = (publicUrl: string): RelyingParty | null => {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, name: BRAND.name, origin } : null;
};

export const relyingParty = (): RelyingParty => {
  const party = findRelyingParty(readSettings().publicUrl);
  if (!party) throw new ApiError('NOT_FOUND');
  return party;
};
