import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewPasskeyCredential, PasskeyProof } from '../../../contract';
import { ApiError } from '../../../http/api-error';
import type { PasskeyRow } from './passkey-row';
import type { RelyingParty } from './relying-party';

/** COSE numbers of Ed25519, ES256 and RS256: between them, every authenticator that is sold. */
export const ALGORITHMS = [-8, -7, -257];

const refused = () => new ApiError('VALIDATION', { fields: { credential: 'wrong' } });

/** What is stored of a new passkey; throws when it was not made for this challenge, on our pages, by a person who was verified. */
export const verifyNewPasskey = async (
  { id, clientDataJSON, attestationObject, transports }: NewPasskeyCredential,
  expectedChallenge: (challenge: string) => boolean,
  party: RelyingParty,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'synced'>> => {
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) throw refused();
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: String(credential.counter),
    synced: credentialBackedUp,
  };
};

/** The new count of uses; throws when the proof is not of this passkey, for this challenge, on our pages, or is older than the last. */
export const verifyPasskey = async (
  row: PasskeyRow,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyProof,
  expectedChallenge: string,
  party: RelyingParty,
): Promise<Pick<PasskeyRow, 'counter' | 'synced'>> => {
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: Number(row.counter),
    },
  }).catch(() => null);
  if (!verified?.verified) throw refused();
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: String(newCounter), synced: credentialBackedUp };
};
