import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyCredential, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@contract';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

// As much of CBOR (RFC 8949) as an attestation of none needs.
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
const encode = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([name, inner]) => [encode(name), encode(inner)]),
  ]);
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** What may be wrong with what an authenticator answers. */
interface Flaw {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whoever holds the device has not shown a finger, a face or a PIN. */
  unverified?: boolean;
  /** An earlier count than the last one: a copy of the key. */
  counter?: number;
}
export interface Authenticator {
  id: string;
  create(options: PasskeyCreation, flaw?: Flaw): NewPasskeyCredential;
  show(options: Pick<PasskeyRequest, 'challenge' | 'rpId'>, flaw?: Flaw): PasskeyProof;
}

/** A device with one passkey, written from the text of WebAuthn Level 3 and not with the server's library, at pages of `origin`. */
export const authenticator = (origin: string): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, challenge: string, flaw: Flaw): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: flaw.challenge ?? challenge,
        origin: flaw.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, flags: number, flaw: Flaw, rest: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(flaw.counter ?? uses);
    const verified = flaw.unverified ? 0 : VERIFIED;
    return Buffer.concat([sha256(flaw.rpId ?? rpId), Buffer.from([PRESENT | verified | flags]), count, rest]);
  };

  return {
    id,
    create({ challenge, rp }, flaw = {}) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const rest = Buffer.concat([Buffer.alloc(16), length, credentialId, encode(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, WITH_KEY, flaw, rest)],
      ]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, flaw).toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    show({ challenge, rpId }, flaw = {}) {
      uses += 1;
      const data = authenticatorData(rpId, 0, flaw, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge, flaw);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
};
