import { createHmac } from 'node:crypto';
import type { EnableSecondFactor, SetUpSecondFactor } from '@contract';
import { client, dataOf, type TestUser } from './client';
import { sql } from './database';
import type { SharedCms } from './shared-cms';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** What an authenticator app shows (RFC 6238, written from its text and not with the server's library), `steps` from now. */
export const appCode = (secret: string, steps = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

export interface Protected {
  secret: string;
  recoveryCodes: string[];
}

/** The step of the last code is long past: the app's code of now has not been used. */
export const forgetUsedCodes = async (server: SharedCms, email: string): Promise<void> => {
  await sql(server, `update up_users set totp_step = 0 where email = '${email}'`);
};

/** Turns on a second factor as its owner does; the app's code of now is unused afterwards. */
export const protect = async (
  server: SharedCms,
  { token, email, password }: Pick<TestUser, 'token' | 'email' | 'password'>,
): Promise<Protected> => {
  const api = client(server);
  const setUp = await api.post('/me/second-factor/setup', { password }, { token });
  const { secret } = dataOf<SetUpSecondFactor['response']['data']>(setUp);
  const enabled = await api.post('/me/second-factor', { code: appCode(secret) }, { token });
  const { recoveryCodes } = dataOf<EnableSecondFactor['response']['data']>(enabled);
  await forgetUsedCodes(server, email);
  return { secret, recoveryCodes };
};
